#!/bin/sh
# Makes .venv at the project's root, or says what is missing for it. A sound one is kept.
#   requirements/venv.sh check      is there a sound one?
#   requirements/venv.sh PYTHON     make it with this interpreter
set -eu

say() { printf 'sherwood: %s\n' "$*" >&2; }
fail() {
  printf '\n' >&2
  for line in "$@"; do say "$line"; done
  printf '\n' >&2
  exit 1
}

# A moved or copied .venv still names its old place in its scripts.
sound() {
  .venv/bin/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null &&
    grep -qF "$(pwd -P)/.venv" .venv/bin/activate 2>/dev/null
}

install_venv_module() {
  package=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
  if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    say "installing $package, which Debian keeps apart from Python"
    apt-get -qq update && apt-get -qq install -y --no-install-recommends "$package" >/dev/null ||
      fail "apt-get could not install $package, without which Python cannot make .venv."
  elif command -v apt-get >/dev/null; then
    fail "$1 cannot make virtual environments: its venv module is a package of its own here." \
      "Install it with:  sudo apt-get install $package"
  else
    fail "$1 cannot make virtual environments: its modules venv and ensurepip are missing." \
      "Install them from your system's packages, or name another Python:  make PYTHON=/path/to/python3"
  fi
}

if [ "$1" = check ]; then
  sound && echo sound
  exit
fi

sound && exit
python=$1
command -v "$python" >/dev/null 2>&1 ||
  fail "there is no $python here. Sherwood needs Python 3.11 or newer." \
    "Install it (on Debian or Ubuntu:  sudo apt-get install python3 python3-venv)," \
    "or name the one to use:  make PYTHON=/path/to/python3"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
  fail "$python is $("$python" --version 2>&1), and Sherwood needs Python 3.11 or newer." \
    "Name a newer one:  make PYTHON=python3.12"
"$python" -c 'import ensurepip, venv' 2>/dev/null || install_venv_module "$python"

"$python" -c 'import sys; sys.exit(sys.version_info[:2] > (3, 15))' ||
  say "this Python is newer than the packages that are pinned here. If one cannot be installed, make clean and name an older one:  make PYTHON=python3.15"
say "making .venv with $("$python" --version)"
"$python" -m venv --clear .venv
