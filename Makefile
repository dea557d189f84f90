# Everything happens in .venv at the project's root. Each target sets up what it needs the first time,
# from the pinned and hashed lists in requirements/, and touches no network when nothing has changed.

# The interpreter that makes .venv, and more arguments for a command, as in: make play ARGS=--help
PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
INSTALL := $(BIN)/python -m uv --quiet pip install --python $(BIN)/python --no-build-isolation
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web
PYTEST := $(BIN)/python -m pytest --numprocesses 2 --dist worksteal

# A .venv that is missing, broken or moved is made anew.
ifneq ($(shell requirements/venv.sh check),sound)
.PHONY: .venv/made
endif

# uv keeps its downloads in the home folder or, where nothing can be written, in .venv.
CACHE := $(or $(UV_CACHE_DIR),$(or $(XDG_CACHE_HOME),$(HOME)/.cache)/uv)
ifneq ($(shell mkdir -p "$(CACHE)" 2>/dev/null && test -w "$(CACHE)" && echo writable),writable)
export UV_CACHE_DIR := $(CURDIR)/.venv/cache
endif

# Python keeps what it has compiled, or every server that the tests start would compile all its sources.
export PYTHONDONTWRITEBYTECODE :=

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play serve web test quick soak lint bench lock clean

help: ## Show this list
	@echo 'Sherwood. The targets of make:'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1 \2/p' Makefile | \
	  while read -r target meaning; do printf '  %-8s %s\n' "$$target" "$$meaning"; done

play: .venv/sherwood web/dist/index.html ## Play in the browser, on this machine
	@$(BIN)/sherwood play $(ARGS)

serve: .venv/sherwood web/dist/index.html ## Run a server for others to join
	@$(BIN)/sherwood serve $(ARGS)

web: web/dist/index.html ## Build the page

test: lint .venv/bench web/dist/index.html ## Check everything: lint, compile the rules, run all tests
	@requirements/services.sh
	@$(BIN)/sherwood warm
	@$(NPM) test --silent
	@$(PYTEST) $(ARGS)

quick: .venv/test web/node_modules/made ## Run the tests of about a minute, without the slow ones
	@$(BIN)/sherwood warm
	@$(NPM) test --silent
	@$(PYTEST) -m 'not slow' $(ARGS)

soak: .venv/test ## Kill servers, workers and databases a hundred times while games are played
	@$(BIN)/sherwood warm
	@SHERWOOD_KILLS=100 $(BIN)/python -m pytest tests/server/test_losses.py $(ARGS)

lint: .venv/test web/node_modules/made ## Check style, types and who imports whom
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(NPM) run --silent check

bench: .venv/bench web/dist/index.html ## Measure our speed beside the peers', and the page in a browser
	@$(BIN)/sherwood bench $(ARGS)

lock: .venv/made ## Pin the dependencies of pyproject.toml in requirements/ (UPGRADE=1: the newest)
	@UPGRADE="$(UPGRADE)" requirements/lock.sh

clean: ## Remove .venv, caches and whatever was built
	@rm -rf .venv build dist web/dist web/node_modules *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find sherwood tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Set-up: each file in .venv stands for something installed.
.venv/made: requirements/uv.txt
	@requirements/venv.sh "$(PYTHON)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/play .venv/test .venv/bench: .venv/%: requirements/%.txt .venv/made
	@echo 'sherwood: installing $<' >&2
	@$(INSTALL) --require-hashes -r $<
	@touch $@

.venv/sherwood: pyproject.toml .venv/play
	@echo 'sherwood: installing sherwood itself' >&2
	@$(INSTALL) --no-deps --editable .
	@touch $@

.venv/test .venv/bench: | .venv/sherwood
.venv/bench: | .venv/test # the servers that are measured are started as the tests start theirs

# The page: Node and npm come with the packages of .venv.
web/node_modules/made: web/package.json web/package-lock.json | .venv/play
	@echo 'sherwood: installing what the page is built with' >&2
	@$(NPM) ci --silent
	@touch $@

web/dist/index.html: web/node_modules/made web/index.html web/vite.config.ts $(shell find web/src web/public -type f 2>/dev/null)
	@echo 'sherwood: building the page' >&2
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
