# Needs Python 3.11 or newer and, for the compiled engine, a C compiler. Everything else is installed into virtual environments here.
#
#   make play      play in the browser (installs into .venv-play; ARGS="..." are passed to `landsraad serve`)
#   make terminal  play in the terminal (ARGS="..." are passed to `landsraad play`)
#   make test      what a change must pass: lint, types, the client, the tests interpreted and compiled
#   make test-lab  what it must pass besides: the examples that learn, and what needs a deep-learning library or Ray
#   make help      the rest

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
# More than cores: tests of the server wait for others. Not many more: each of them looks for all tests first.
JOBS ?= 4
ARGS ?=
SITE ?= build/site
TESTS ?= tests
# The longest come first, so that at the end no core waits for the other; what waits for clocks lies among what works.
RULES_TESTS := $(addprefix tests/,e2e server browser terminal/test_play.py table/test_host.py bots companion engine envs lab scenarios rulings \
	content golden properties)
# Golden games and the engine's own tests hold both engines to the same rules; what else hangs on the engine comes once.
COMPILED_ALONE := $(addprefix --ignore=tests/,server scenarios rulings content companion envs lab bots browser terminal/test_play.py \
	table/test_host.py)
LAB_TESTS := tests/examples tests/cluster

VENV := .venv
PLAY := .venv-play
LAB := .venv-lab
BIN := $(VENV)/bin
DEV := $(VENV)/.stamp
PLAYER := $(PLAY)/.stamp
RESEARCHER := $(LAB)/.stamp
COMPILED := $(CURDIR)/build/compiled
PIP := -m pip --disable-pip-version-check -q
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# Exactly: of a range pip may take a build with libraries for graphics cards, which is gigabytes.
TORCH := torch==2.13.0
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent
MODULES := web/node_modules/.package-lock.json
GENERATED := src/landsraad/text/names.en.ftl src/landsraad/envs/layouts.json web/src/wire.ts docs/coverage.md docs/variants.md web/fixtures web/src/companion/desks.json tests/golden
SOURCES := $(shell find src web -name __pycache__ -prune -o -name node_modules -prune -o -name static -prune \
	-o -type f -print 2>/dev/null)

unexport PYTHONPATH
# Tests start hundreds of processes: each would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal dev test test-lab web site check-web lint format types renew check-interpreted check-compiled coverage soak compile clean-compiled bench wheel lock clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 27

# --- playing ---------------------------------------------------------------------------------------------------------

play: $(PLAYER) ## play in the browser, with the engine compiled
	@$(PLAY)/bin/landsraad serve $(ARGS)

terminal: $(PLAYER) ## play in the terminal
	@$(PLAY)/bin/landsraad play $(ARGS)

# The package as a user gets it: not editable, the engine compiled if there is a C compiler.
$(PLAYER): pyproject.toml hatch_build.py requirements/runtime.lock $(SOURCES)
	@$(call new-venv,$(PLAY))
	@echo "Installing Landsraad into $(PLAY) (the engine is compiled: about a minute or two) ..."
	@$(PLAY)/bin/python $(PIP) install -c requirements/runtime.lock .
	@ls $(PLAY)/lib/python*/site-packages/landsraad_engine__mypyc* >/dev/null 2>&1 || \
		echo "Notice: the engine runs interpreted (same rules, slower). To compile it, install a C compiler, then: make -B play"
	@touch $@

# --- developing ------------------------------------------------------------------------------------------------------

# Of the packages here little is ever imported: Python compiles that when it is. (Of the lab much is, by many at once.)
dev: $(DEV) ## make the development environment (.venv, editable install, interpreted engine)

$(DEV): pyproject.toml hatch_build.py requirements/dev.lock
	@$(call new-venv,$(VENV))
	@echo "Installing the development environment into $(VENV) ..."
	@$(BIN)/python $(PIP) install --no-compile -r requirements/dev.lock
	@$(BIN)/python $(PIP) install --no-build-isolation -c requirements/dev.lock -e '.[dev]'
	@touch $@

# Each of the first three keeps one core busy; what they print comes when they end, so that it is not mixed.
test: ## what a change must pass
	@$(MAKE) --no-print-directory -j 2 --output-sync=target web compile lint check-web
	@$(MAKE) --no-print-directory check-interpreted
	@$(MAKE) --no-print-directory check-compiled

test-lab: $(RESEARCHER) compile ## what a change must pass besides: all that needs a deep-learning library or Ray, engine compiled
	PYTHONPATH="$(COMPILED)" $(LAB)/bin/python -m pytest -n 2 --dist loadgroup -m lab $(LAB_TESTS) $(ARGS)

# The lock is what comes on top of the development environment.
$(RESEARCHER): pyproject.toml hatch_build.py requirements/dev.lock requirements/lab.lock
	@$(call new-venv,$(LAB))
	@echo "Installing the lab into $(LAB) ..."
	@$(LAB)/bin/python $(PIP) install -r requirements/dev.lock -r requirements/lab.lock
	@$(LAB)/bin/python $(PIP) install --no-build-isolation -c requirements/dev.lock -c requirements/lab.lock -e '.[dev,train,ray]'
	@touch $@

web: $(MODULES) ## build the browser client into the package
	@$(BIN)/python hatch_build.py client

site: web ## write the table as a site of plain files into build/site (or SITE=DIR)
	@$(BIN)/landsraad site $(SITE)

check-web: web ## types, lint and tests of the browser client
	@$(NPM) run check

# npm writes this file when it has installed everything.
$(MODULES): web/package-lock.json | $(DEV)
	@$(NPM) ci
	@touch $@

lint: $(DEV) $(MODULES) ## ruff, mypy --strict, import-linter, and biome for the client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(NPM) run formatted

format: $(DEV) $(MODULES) ## let ruff and biome sort, fix and format
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(NPM) run format

# Records of older rules (tests/records) and the client's sample games (web/fixtures/make.py) are not renewed.
renew: $(DEV) ## renew everything generated, and show what has changed
	$(BIN)/python -m tests.names
	$(BIN)/python -m tests.wire
	$(BIN)/python -m tests.coverage
	$(BIN)/python web/fixtures/library.py
	$(BIN)/python -m tests.variants
	$(BIN)/python -m tests.envs.layouts
	$(BIN)/python -m tests.companion.desks
	$(BIN)/python -m tests.golden.make
	@git status --short -- $(GENERATED)
	@git diff --stat -- $(GENERATED)

types: $(DEV) ## mypy --strict alone
	$(BIN)/mypy

check-interpreted: $(DEV) ## the tests, engine interpreted; each rule, the server, the browser and hundreds of games come in the other run
	$(PYTEST) $(TESTS) -m "not soak and not lab and not e2e and not compiled" $(COMPILED_ALONE) $(ARGS)

coverage: $(DEV) ## those and each rule's, engine interpreted, with the lines that they do not reach: three times as long
	@$(MAKE) --no-print-directory check-interpreted COMPILED_ALONE= ARGS="--cov --cov-report=term $(ARGS)"

# What hangs on the engine, and what a user runs: the compiled engine behind the real server. The compiled copy of the
# package holds the client, so that comes first.
check-compiled: web compile ## the tests of the rules, engine compiled, and a real browser on the real server
	PYTHONPATH="$(COMPILED)" $(PYTEST) $(RULES_TESTS) $(ARGS)

soak: web compile ## the tests marked soak: whole games by clicks in a browser, engine compiled
	PYTHONPATH="$(COMPILED)" $(PYTEST) $(TESTS) -m soak $(ARGS)

compile: $(DEV) ## build build/compiled: a copy of the package with the engine compiled
	@$(BIN)/python hatch_build.py engine build

clean-compiled: ## remove everything compiled
	rm -rf build/compiled build/engine
	find src -name '*.so' -delete

bench: compile ## time the compiled engine (ARGS="..." are passed on)
	PYTHONPATH="$(COMPILED)" $(BIN)/landsraad bench $(ARGS)

wheel: $(DEV) ## build dist/*.whl with the engine compiled
	LANDSRAAD_COMPILED=1 $(BIN)/python $(PIP) wheel --no-build-isolation --no-deps -w dist .

lock: ## renew requirements/*.lock: the newest releases that pyproject.toml allows
	rm -rf build/lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/python $(PIP) install --upgrade pip
	build/lock/bin/python $(PIP) install -e .
	build/lock/bin/python $(PIP) freeze --exclude-editable --exclude landsraad >requirements/runtime.lock
	build/lock/bin/python $(PIP) install -c requirements/runtime.lock --upgrade -e '.[dev]'
	build/lock/bin/python $(PIP) freeze --exclude-editable --exclude landsraad --all --exclude pip --exclude wheel \
		>requirements/dev.lock
	build/lock/bin/python $(PIP) install -c requirements/dev.lock $(TORCH) -e '.[dev,train,ray]'
	build/lock/bin/python $(PIP) freeze --exclude-editable --exclude landsraad --all --exclude pip --exclude wheel | \
		sed 's/+cpu$$//' | grep -vxFf requirements/dev.lock >requirements/lab.lock
	rm -rf build/lock

clean: clean-compiled ## remove everything that make has made
	rm -rf $(VENV) $(PLAY) $(LAB) build dist .coverage .coverage.* htmlcov .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# A virtual environment, made new if it is missing or broken.
define new-venv
	if [ -z "$(PYTHON)" ]; then echo "Landsraad needs Python 3.11 or newer: none was found (try make PYTHON=/path/to/python3)"; exit 1; fi; \
	$(1)/bin/python -c 'import pip' 2>/dev/null || $(PYTHON) -m venv --clear $(1)
endef
