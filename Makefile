# Everything happens in .venv at the project's root. Each target sets up what it needs the first time,
# from the pinned and hashed lists in requirements/, and touches no network when nothing has changed.

# The interpreter that makes .venv, and more arguments for a command, as in: make play ARGS=--help
PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
INSTALL := $(BIN)/python -m uv --quiet pip install --python $(BIN)/python --no-build-isolation
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web
# More processes than two cores have: a third of the time, tests wait for a clock, a server or a browser.
PYTEST := $(BIN)/python -m pytest --numprocesses 6 --dist worksteal
SOAKED := tests/bots/test_bots.py tests/games/test_every_game.py tests/packaging tests/play/test_ray.py tests/wasm \
  $(addprefix tests/server/test_,losses.py planted_leaks.py requests.py timing.py timing_of_sheriff.py worlds.py) \
  $(addprefix tests/web/test_,access.py firefox.py games.py lessons.py sight.py)

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
.PHONY: help play serve web wasm site wheel test quick soak lint generate bench lock clean

help: ## Show this list
	@echo 'Sherwood. The targets of make:'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1 \2/p' Makefile | \
	  while read -r target meaning; do printf '  %-8s %s\n' "$$target" "$$meaning"; done

play: .venv/sherwood web/dist/index.html ## Play in the browser, on this machine
	@$(BIN)/sherwood play $(ARGS)

serve: .venv/sherwood web/dist/index.html ## Run a server for others to join
	@$(BIN)/sherwood serve $(ARGS)

web: wasm ## Build the page, with the games as WebAssembly in it
	@$(MAKE) --no-print-directory web/dist/index.html

wasm: .venv/modules ## Build the games as WebAssembly

site: .venv/sherwood web ## Write the page as plain files into build/site, for any web host
	@rm -rf build/site
	@$(BIN)/sherwood site build/site

wheel: .venv/sherwood web ## Build what is published: sources and wheel, with the page in both
	@$(BIN)/python -m uv --quiet build --no-build-isolation --python $(BIN)/python
	@ls dist

test: lint .venv/bench web ## Check everything: lint, compile the rules, run all tests
	@requirements/services.sh
	@$(NPM) test --silent & page=$$!; $(BIN)/sherwood warm; rules=$$?; wait $$page && exit $$rules
	@$(PYTEST) --cache-clear -m 'not soak' $(ARGS) || { [ $$? -eq 1 ] && $(BIN)/python -m tests.once_more; }

quick: .venv/test web/node_modules/made ## Run the tests of about a minute, without the slow ones
	@$(BIN)/sherwood warm
	@$(NPM) test --silent
	@$(PYTEST) -m 'not slow and not soak' $(ARGS)

soak: .venv/test web ## Try for certainty: kill servers a hundred times, look for leaks in a thousand scenes
	@$(BIN)/sherwood warm
	@SHERWOOD_SOAK=1 $(BIN)/python -m pytest $(SOAKED) $(ARGS)

lint: .venv/test web/node_modules/made ## Check style, types and who imports whom
	@{ $(NPM) run --silent check && $(NPM) run --silent lint; } & page=$$!; \
	  $(BIN)/ruff check && $(BIN)/ruff format --check && $(BIN)/mypy && $(BIN)/lint-imports --no-logo; sources=$$?; \
	  wait $$page && exit $$sources

generate: .venv/sherwood ## Write the page's types and the tables of the documentation from the code
	@$(BIN)/python -m sherwood.server.typescript
	@$(BIN)/python -m sherwood.play.reference

bench: .venv/bench web ## Measure our speed beside the peers', and the page in a browser
	@$(BIN)/sherwood bench $(ARGS)

lock: .venv/made ## Pin the dependencies of pyproject.toml in requirements/ (UPGRADE=1: the newest)
	@UPGRADE="$(UPGRADE)" requirements/lock.sh

clean: ## Remove .venv, caches and whatever was built
	@rm -rf .venv build dist web/dist web/wasm web/node_modules *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find sherwood tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Set-up: each file in .venv stands for something installed.
.venv/made: requirements/uv.txt
	@requirements/venv.sh "$(PYTHON)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/play .venv/test .venv/bench .venv/wasm: .venv/%: requirements/%.txt .venv/made
	@echo 'sherwood: installing $<' >&2
	@$(INSTALL) --require-hashes -r $<
	@touch $@

.venv/sherwood: pyproject.toml .venv/play
	@echo 'sherwood: installing sherwood itself' >&2
	@$(INSTALL) --no-deps --editable .
	@touch $@

.venv/test .venv/bench .venv/wasm: | .venv/sherwood
.venv/bench: | .venv/test # the servers that are measured are started as the tests start theirs

# The games as WebAssembly. The linker is large, so whoever only plays does without them.
ifeq ($(wildcard web/wasm/*.wasm),)
.PHONY: .venv/modules
endif
.venv/modules: .venv/wasm $(shell find sherwood/games sherwood/bots sherwood/wasm sherwood/server/web/catalogue.py sherwood/server/web/talkbooks.py -name '*.py' -o -name '*.toml' -o -name '*.ll')
	@$(BIN)/python -m sherwood.wasm web/wasm
	@$(BIN)/python -m sherwood.server.web.catalogue web/wasm/catalogue.json
	@$(BIN)/python -m sherwood.server.web.talkbooks web/wasm
	@touch $@

# The page: Node and npm come with the packages of .venv.
web/node_modules/made: web/package.json web/package-lock.json | .venv/play
	@echo 'sherwood: installing what the page is built with' >&2
	@$(NPM) ci --silent
	@touch $@

web/dist/index.html: web/node_modules/made web/index.html $(wildcard web/*.ts) $(shell find web/src web/public web/wasm -type f 2>/dev/null)
	@echo 'sherwood: building the page' >&2
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
