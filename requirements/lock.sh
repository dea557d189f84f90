#!/bin/sh
# Pins what pyproject.toml asks for, with hashes and for every platform. All lists come from one resolution,
# so that they agree and can share a .venv. Pins stay where they are unless pyproject.toml forbids it.
#   requirements/lock.sh              UPGRADE=1 moves every pin to the newest version
set -eu
cd "$(dirname "$0")"

all=$(mktemp)
trap 'rm -f "$all"' EXIT

compile() {
  ../.venv/bin/python -m uv --quiet --no-config pip compile --universal --fork-strategy fewest \
    --no-header --no-annotate "$@" >/dev/null
}

pin() { # pin NAME ARGUMENTS: writes NAME.txt
  list=$1.txt
  shift
  compile --generate-hashes --constraints "$all" --output-file "$all.list" "$@"
  { echo '# Made by `make lock`. Change pyproject.toml instead.' && cat "$all.list"; } >"$list"
  rm -f "$all.list"
  echo "sherwood: requirements/$list: $(grep -c == "$list") pinned" >&2
}

if [ -z "${UPGRADE:-}" ]; then
  sed -n 's/^\([a-z].*==.*[^ \\]\) *\\*$/\1/p' ./*.txt 2>/dev/null | sort -u >"$all"
fi
compile --output-file "$all" --all-extras --group ../pyproject.toml:build --group ../pyproject.toml:install \
  --group ../pyproject.toml:wasm ../pyproject.toml

pin uv --group ../pyproject.toml:install
pin wasm --group ../pyproject.toml:wasm
pin serve --extra scale ../pyproject.toml
pin play --group ../pyproject.toml:build --extra page --extra scale ../pyproject.toml
pin test --group ../pyproject.toml:build --extra dev --extra page --extra ray --extra scale ../pyproject.toml
pin bench --group ../pyproject.toml:build --extra bench ../pyproject.toml
