# Kagemusha: `make help` lists the targets.

PYTHON ?= python3
JOBS   ?= 2
UV     ?= uv==0.13.7

VENV     := .venv
BENCH    := .venv-bench
BIN      := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY    := $(VENV)/.ready
COMPILED := $(CURDIR)/build/compiled
SOURCES  := $(shell find src -type f -not -name '*.pyc' -not -path '*/server/static/*' 2>/dev/null) \
            pyproject.toml hatch_build.py native_build.py
ON_COMPILED := PYTHONPATH="$(COMPILED)" KAGEMUSHA_EXPECT_COMPILED=1
# Random examples are few where the compiled build tries all of them, which costs a twentieth there.
FEW      := KAGEMUSHA_FEW_EXAMPLES=1
PYTEST   := $(BIN)/pytest -n $(JOBS) --dist worksteal
CLIENT   := $(BIN)/python web_build.py

export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Without bytecode on the disk every process of every test would compile all modules first.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE KAGEMUSHA_COMPILED KAGEMUSHA_EXPECT_COMPILED
unexport KAGEMUSHA_FEW_EXAMPLES

puzzles-of = src/kagemusha/puzzles/$(1)/puzzles.jsonl

say = @printf '\n=== %s ===\n' '$(1)'

.DELETE_ON_ERROR:
.PHONY: help play terminal web test test-browser test-client test-rules test-interpreted test-compiled \
        machine quick docs check check-python check-client format compiled bench bench-check golden types lock puzzles \
        wheel wheel-compiled recipes clean python-check

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Bots see further if they are compiled. That takes minutes: it is done beside the first match.
play: web ## play in the browser: start the server and open its page
	@KAGEMUSHA_COMPILED_FOLDER="$(COMPILED)" $(BIN)/python scripts/play.py $(BIN)/kagemusha browser -- \
	    nice -n 19 $(MAKE) --no-print-directory compiled

terminal: $(PLAYABLE) ## play 7 Ronin in the terminal against a bot
	@$(BIN)/kagemusha play seven-ronin

web: $(PLAYABLE) ## build the browser client if it has changed
	@$(CLIENT)

# Without PostgreSQL or Chromium the tests that need them are skipped, and say so; never in CI.
# Browser tests wait more than they compute, so the rest runs beside them.
test: ## run everything that CI runs
	@$(MAKE) --no-print-directory -j2 --output-sync=target web machine
	@$(MAKE) --no-print-directory -j2 --output-sync=target $(READY) check-client test-client
	@if scripts/postgres.sh >/dev/null; then export KAGEMUSHA_EXPECT_POSTGRES=1; \
	elif [ -n "$$CI" ]; then exit 1; fi; \
	if chromium=$$(scripts/chromium.sh); then export KAGEMUSHA_CHROMIUM="$$chromium" KAGEMUSHA_EXPECT_BROWSER=1; \
	elif [ -n "$$CI" ]; then exit 1; fi; \
	if $(BIN)/python native_build.py || [ -n "$$CI" ]; then build=compiled; rest='test-compiled test-rules'; \
	else build=; rest=test-interpreted; \
	    printf '\n=== Tests on the compiled build: SKIPPED, see the error above ===\n'; fi; \
	printf '\n=== Side by side: each part is shown when it is over ===\n'; \
	$(MAKE) --no-print-directory -j3 --output-sync=target BUILD=$$build test-browser $$rest check-python docs

# Beside other installations, since it is mostly waiting. What is missing is told where it is needed.
machine:
	@scripts/postgres.sh >/dev/null 2>&1 || true
	@scripts/chromium.sh >/dev/null 2>&1 || true

test-client: $(PLAYABLE)
	$(call say,Tests of the browser client)
	@$(CLIENT) npm test

# With a compiled build, the rules are tested on both, and everything else on that build alone.
test-compiled: compiled ## run all tests but those in the browser on the compiled build
	$(call say,Tests on the compiled build)
	@# They wait now and then for what they started: one more at a time uses the processor meanwhile.
	$(ON_COMPILED) $(BIN)/pytest -n $$(($(JOBS) + 1)) --dist worksteal tests --ignore tests/web --ignore tests/cuda

RULES := core games testing cuda test_golden.py

test-rules: $(READY)
	$(call say,Tests of the rules interpreted)
	$(FEW) $(PYTEST) -m 'not slow' $(addprefix tests/,$(RULES))

test-interpreted: $(READY)
	$(call say,Tests)
	$(PYTEST) --ignore tests/web

test-browser: $(READY) $(BUILD)
	$(call say,Browser tests)
	$(if $(BUILD),$(ON_COMPILED)) $(PYTEST) tests/web

# What is worth a minute: of every package the tests that find most in little time.
QUICK := core text/test_locales.py text/test_source_ids.py text/test_texts.py test_golden.py \
    games/seven_ronin/test_area_step.py games/seven_ronin/test_planning.py games/seven_ronin/test_ends.py \
    games/wat_aah/test_turn.py games/wat_aah/test_powers.py \
    games/era_of_the_ninja/test_turn.py games/era_of_the_ninja/test_attack.py \
    bots/test_roster.py bots/test_decisions.py arena/test_ratings.py arena/test_sprt.py envs/test_numbers.py vector/test_many.py cuda/test_build.py \
    table/test_commands.py server/test_wire.py server/test_openapi.py learn/test_attempt.py puzzles/test_puzzles.py datasets training benchmark terminal/test_errors.py \
    packaging/test_client_lock.py packaging/test_web_build.py docs/test_links.py

quick: $(READY) ## lint, types and the most useful tests, in a minute
	@$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet && $(BIN)/codespell
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	$(FEW) $(PYTEST) -m 'not slow' $(addprefix tests/,$(QUICK))

docs: $(READY) ## build the documentation site into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir build/site

check: check-python check-client ## lint, format, types, import rules, spelling, types of the browser client

check-python: $(READY)
	$(call say,Lint)
	$(BIN)/ruff check
	$(call say,Format)
	$(BIN)/ruff format --check
	$(call say,Types)
	$(BIN)/mypy
	$(call say,Import rules)
	$(BIN)/lint-imports
	$(call say,Spelling)
	$(BIN)/codespell
	$(call say,Subjects of commits)
	$(BIN)/python scripts/commit_subjects.py

check-client: $(PLAYABLE)
	$(call say,Types of the browser client)
	@$(CLIENT) npm run check

format: $(READY) ## fix what can be fixed, and format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

compiled: build/compiled/.ready ## build the compiled package into build/compiled
	@# Its client is the one that was built last.
	@if [ -d src/kagemusha/server/static ]; then rm -rf build/compiled/kagemusha/server/static; \
	    cp -r src/kagemusha/server/static build/compiled/kagemusha/server/static; fi

bench: $(BENCH)/.ready compiled ## compare the speed with other engines
	$(call say,Benchmark)
	$(BENCH)/bin/python bench/run.py

bench-check: $(BENCH)/.ready compiled ## list the speeds that have fallen since they were recorded
	$(call say,Benchmark)
	$(BENCH)/bin/python bench/run.py --check --seconds 1 --turns 2

puzzles: compiled ## look for more puzzles until each game has enough; can be interrupted
	$(ON_COMPILED) $(BIN)/kagemusha puzzles make seven-ronin --number 150 --out $(call puzzles-of,seven_ronin)
	$(ON_COMPILED) $(BIN)/kagemusha puzzles make wat-aah --number 100 --out $(call puzzles-of,wat_aah)
	$(ON_COMPILED) $(BIN)/kagemusha puzzles make era-of-the-ninja --number 60 --out $(call puzzles-of,era_of_the_ninja)

golden: $(READY) ## rewrite the golden files; review the diffs
	$(BIN)/pytest tests/test_golden.py --regenerate-golden

types: $(READY) ## rewrite the description of the API and the client's types
	@mkdir -p build
	$(BIN)/python -m kagemusha.server.openapi > build/api.json
	mv build/api.json web/api.json
	@$(CLIENT) npm run types

lock: python-check ## rewrite requirements/*.txt; LOCK_FLAGS=--upgrade takes newer versions
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/pip install --quiet '$(UV)'
	$(LOCK) pyproject.toml --extra server --group dev -o requirements/lock.txt
	$(LOCK) pyproject.toml --extra server --group play -c requirements/lock.txt -o requirements/play.txt
	$(LOCK) pyproject.toml --extra push -c requirements/lock.txt -o requirements/push.txt
	$(LOCK) pyproject.toml --extra passkeys -c requirements/lock.txt -o requirements/passkeys.txt
	$(LOCK) pyproject.toml --extra server --group bench -o requirements/bench.txt
	$(LOCK) --group compile -c requirements/lock.txt -o requirements/compile.txt
	$(LOCK) --group wheels -o requirements/wheels.txt
	$(LOCK) --group node -o requirements/node.txt
	perl -0pi -e 's/\\\n +//g' requirements/*.txt  # one line for a package
	@! grep -nE '://|file:|--(extra-)?index|--find-links| /' requirements/*.txt

LOCK = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
    --custom-compile-command 'make lock' $(LOCK_FLAGS)

wheel: $(READY) ## build a source distribution and a pure wheel into dist/
	$(BIN)/python -m build --no-isolation --outdir dist

wheel-compiled: $(VENV)/.wheels ## build a compiled wheel into dist/, on Linux with a manylinux tag
	@$(BIN)/python native_build.py
	rm -rf build/wheel
	KAGEMUSHA_COMPILED=1 $(BIN)/python -m build --wheel --no-isolation --outdir build/wheel
	@mkdir -p dist
	if [ "$$(uname)" = Linux ]; then PATH="$(BIN):$$PATH" $(BIN)/auditwheel repair --wheel-dir dist build/wheel/*.whl; \
	else cp build/wheel/*.whl dist/; fi

recipes: wheel ## run every recipe of the docs from the wheel, each in an empty environment
	$(BIN)/python scripts/check_recipes.py "$$(ls -t dist/*-none-any.whl | head -n 1)"

clean: ## remove environments, caches and build products
	rm -rf $(VENV) $(BENCH) build dist artifacts .hypothesis .import_linter_cache .*_cache
	rm -rf web/node_modules src/kagemusha/server/static
	find $(wildcard src tests bench research) -name __pycache__ -type d -prune -exec rm -rf {} +

# What the targets above stand on.

python-check:
	@command -v $(PYTHON) >/dev/null || { \
	    echo "error: '$(PYTHON)' was not found; Kagemusha needs Python 3.11 or later" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; v = sys.version_info[:3]; v >= (3, 11) or sys.exit( \
	    "error: Kagemusha needs Python 3.11 or later, and $(PYTHON) is %d.%d.%d; " \
	    "name another one: make PYTHON=python3.11" % v); v < (3, 15) or print( \
	    "warning: Kagemusha is not tested with Python %d.%d.%d" % v, file=sys.stderr)'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "error: $(PYTHON) has no venv module; install it (Debian: python3-venv)" >&2; exit 1; }

# To play needs little and is there soon; to develop needs the rest.
$(VENV)/.locked: requirements/play.txt
	@$(MAKE) --no-print-directory python-check
	$(call say,Installing into $(VENV))
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/pip install --quiet --require-hashes -r requirements/play.txt
	@touch $@

# Node builds the browser client: this machine's if it suits, else one from the package index.
$(VENV)/.node: requirements/node.txt web/package.json | $(VENV)/.locked
	@$(CLIENT) node >/dev/null 2>&1 || { \
	    printf '\n=== Installing Node into $(VENV) ===\n'; \
	    $(BIN)/pip install --quiet --require-hashes -r requirements/node.txt; }
	@touch $@

$(PLAYABLE): $(VENV)/.locked pyproject.toml | $(VENV)/.node
	@$(CLIENT)
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): requirements/lock.txt | $(PLAYABLE)
	$(call say,Installing the tools of development)
	@# Most of their modules are never imported: the others are compiled when they are.
	$(BIN)/pip install --quiet --no-compile --require-hashes -r requirements/lock.txt
	@touch $@

$(VENV)/.compiler: requirements/compile.txt | $(PLAYABLE)
	$(BIN)/pip install --quiet --require-hashes -r requirements/compile.txt
	@touch $@

$(VENV)/.wheels: requirements/wheels.txt | $(READY)
	@$(BIN)/pip install --quiet --require-hashes -r requirements/wheels.txt
	@touch $@

build/compiled/.ready: $(SOURCES) requirements/compile.txt | $(VENV)/.compiler
	@$(BIN)/python native_build.py
	$(call say,Compiling)
	rm -rf build/compiled
	KAGEMUSHA_COMPILED=1 $(BIN)/pip install --quiet --no-deps --no-build-isolation \
	    --upgrade --target build/compiled .
	@touch $@

$(BENCH)/.ready: requirements/bench.txt | web
	@$(MAKE) --no-print-directory python-check
	$(call say,Installing into $(BENCH))
	$(PYTHON) -m venv --clear $(BENCH)
	$(BENCH)/bin/pip install --quiet --require-hashes -r requirements/bench.txt
	$(BENCH)/bin/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@
