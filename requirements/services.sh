#!/bin/sh
# The databases, the reverse proxy and the browser that the tests use. Where we may, they are installed; elsewhere the
# tests that need them are skipped and say so (with CI=true they fail).
set -eu
missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v caddy >/dev/null 2>&1 || missing="$missing caddy"
browser=
for program in chromium-headless-shell chromium chromium-browser google-chrome; do
  command -v "$program" >/dev/null 2>&1 && browser=$program
done
[ -n "$browser" ] || missing="$missing chromium"
[ -n "$missing" ] || exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "sherwood: not installed here:$missing. The tests that need them are SKIPPED." >&2
  exit 0
fi
echo "sherwood: installing$missing" >&2
log=$(mktemp)
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 # several packages
if ! {
  apt-get -qq update
  # Without a window around the page, where the system has it; half the work for the same engine.
  apt-cache show chromium-headless-shell && missing=$(printf '%s' "$missing" | sed 's/chromium$/chromium-headless-shell/')
  apt-get -qq install -y --no-install-recommends $missing
} >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  echo "sherwood: apt-get could not install$missing" >&2
fi
rm -f "$log"
