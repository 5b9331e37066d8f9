# `make help` lists the targets: what follows ## on the line of each. All of them set up what they need, in .venv and build.

PYTHON ?= python3
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
PYTEST := $(BIN)/pytest -q -n auto --dist worksteal
WEB := $(BIN)/python web/build.py
APT_GET = $(if $(filter root,$(shell whoami)),,sudo) apt-get --quiet --yes
DOCUMENT := $(CURDIR)/build/openapi.json
SANITIZED := build/sanitized
SIDECARS := $(shell find src -name '*.pxd')

# Files whose times say when something was done.
VENV := .venv/pyvenv.cfg
NODE := .venv/node
LINKED := .venv/linked
INSTALLED := .venv/installed
READY := .venv/ready-to-test
LEARNING := .venv/ready-to-test-learning
STATIC := .venv/ready-for-static
DOCS := .venv/ready-for-docs

# No target is a file of its name.
.PHONY: $(shell sed -nE 's/^([a-z-]+):.*/\1/p' Makefile)

play: ## set up everything, start the server and open it; with a game: make play GAME=amytis
	@$(MAKE) --no-print-directory --jobs=2 installed web
	@exec $(BIN)/semiramis serve --play $(GAME)

play-static: static ## build the page without a server, and open it
	@$(BIN)/python web/static.py --serve

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' Makefile

# Targets that need nothing of each other run side by side: some wait while others compute. The output of each is shown
# as a whole when it ends; a failure does not stop the others.
BESIDE = @$(MAKE) --no-print-directory --jobs=2 --keep-going --output-sync=target

test: $(READY) web-tools web chromium ## run the tests that take little time: some minutes
	$(BESIDE) test-python test-client test-browser

test-python: $(READY) ## run the tests of Python that take little time, and play the golden games on the sources
	$(PYTEST) -m "not slow" --ignore tests/web
	SEMIRAMIS_INTERPRETED=1 $(PYTEST) tests/games/test_playthroughs.py tests/games/test_speeds.py

test-all: $(READY) ## run all tests of Python but those in the browser, and those of the rules on the sources, too
	$(PYTEST) --ignore tests/web
	SEMIRAMIS_INTERPRETED=1 $(PYTEST) tests/games

test-client: web-tools ## run the unit tests of the client
	$(WEB) npm test

# Apart from the other tests of Python: the event loop of the browser goes on, and theirs could not start.
test-browser: $(READY) web chromium ## play some turns of each game in the browser
	$(PYTEST) tests/web/test_whole_games.py

test-web: $(READY) web chromium ## run all tests in the browser
	$(PYTEST) tests/web --ignore tests/web/test_static.py --ignore tests/web/test_firefox.py

test-rules: $(INSTALLED) ## run the tests that need nothing but the rules, on any system
	@$(PIP) --requirement requirements-test.txt
	$(BIN)/python -m pytest -q -n auto tests/games tests/testing
	SEMIRAMIS_INTERPRETED=1 $(BIN)/python -m pytest -q -n auto tests/games

test-static: $(READY) static chromium ## test the page without a server in the browser
	$(BIN)/pytest -q tests/web/test_static.py

# A Firefox that hangs is ended after a while.
test-firefox: $(READY) static firefox ## test the page without a server in Firefox: home, a lesson, some turns
	LIBGL_ALWAYS_SOFTWARE=1 timeout --kill-after=10 600 xvfb-run --auto-servernum $(BIN)/pytest -q tests/web/test_firefox.py

test-docs: $(READY) ## test what the documents link, print and promise
	$(PYTEST) tests/test_docs*.py tests/*/test_docs*.py

check: $(LEARNING) $(DOCS) web-tools web chromium firefox ## what CI runs: linters, types, all tests, the sanitized build
	$(BESIDE) test-all test-web test-client test-static test-firefox sanitize lint-python lint-web docs

lint: $(READY) ## check style and types of Python and of the client, side by side
	$(BESIDE) lint-python lint-web

lint-python: $(READY) ## run ruff and mypy
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-web: $(NODE) document ## run biome and svelte-check, and compare the types of the API
	$(WEB) npm run lint
	$(WEB) npm run check
	@$(WEB) npm run types -- $(DOCUMENT) --check || { echo "The types of the API are out of date: make web-types"; exit 1; }

# Without the second reader of the rules, which is plain Python and takes long.
sanitize: $(READY) ## test the rules, compiled so that an index or a shift out of bounds ends the program
	rm -rf $(SANITIZED)/lib
	SEMIRAMIS_REQUIRE_COMPILED=1 SEMIRAMIS_WITHOUT_CLIENT=1 \
		SEMIRAMIS_CFLAGS='-O1 -fsanitize=bounds,shift -fno-sanitize-recover=bounds,shift' \
		$(BIN)/python setup.py --quiet build --force --build-base $(SANITIZED) --build-lib $(SANITIZED)/lib
	LD_PRELOAD=$$($(CC) -print-file-name=libubsan.so) PYTHONPATH=$(SANITIZED)/lib $(PYTEST) tests/games \
		tests/envs/test_batch.py tests/ai/amytis tests/ai/babylon --ignore tests/games/babylon/test_reference_rules.py

web: $(NODE) ## build the web client, if it changed
	@$(WEB)

web-types: $(NODE) document ## generate the client's types of the API
	$(WEB) npm run types -- $(DOCUMENT)

rules-pages: web-tools ## write docs/rules/babylon.md and amytis.md from the rules in the client
	$(WEB) npm exec -- vitest run src/games/rules-pages.test.ts --update

web-tools: $(NODE) ## install all packages of the client, with those that only tests and linters need
	@$(WEB) install

static: $(STATIC) web-tools ## build the page without a server into dist/static
	@$(BIN)/python web/static.py

document: $(INSTALLED) ## write the OpenAPI document into build/openapi.json
	@mkdir -p build
	@$(BIN)/python web/document.py > $(DOCUMENT)

docs: $(DOCS) ## build the documentation site into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

screenshots: $(READY) web chromium ## take pictures of the main views
	$(BIN)/python docs/screenshots.py

wheel: ## build a wheel into dist/, and test it where there is no compiler
	$(PYTHON) wheels.py wheel

sdist: ## build an archive of the sources into dist/, and test it
	$(PYTHON) wheels.py sdist

bench: $(INSTALLED) ## measure the speed of the rules
	$(BIN)/semiramis bench

bench-search: $(READY) ## measure the simulations per second of a search
	$(BIN)/python bench/search.py

bench-batch: $(READY) ## measure how fast many games are stepped together
	$(BIN)/python bench/batch.py

bench-server: $(READY) ## measure the server with 500 live tables and 2,000 streams
	$(BIN)/python bench/server.py

bench-crash: $(READY) ## kill the server while people play, and check that every confirmed action was stored
	$(BIN)/python bench/crash.py

bench-web: $(READY) web chromium ## measure the client: bytes, clicks, draw calls, Lighthouse
	$(BIN)/python bench/web.py

bench-static: $(READY) static chromium ## measure the page without a server: bytes, first action, turns, memory
	$(BIN)/python bench/static.py

positions: $(READY) ## make the set of positions of semiramis judge: hours, continues where it was stopped
	$(BIN)/python bench/positions.py

strength: $(READY) ## measure how strong the levels are: hours, continues where it was stopped
	$(BIN)/python bench/strength.py

installed: $(INSTALLED) ## install the package into .venv from these sources, and compile it
	@:

chromium: ## install the browser of the tests, if it is missing (Debian)
	@command -v chromium > /dev/null || { $(APT_GET) update && $(APT_GET) install chromium; }

firefox: ## install Firefox for the tests, if it is missing (Debian)
	@{ { command -v firefox-esr || command -v firefox; } && command -v xvfb-run && command -v xauth; } > /dev/null || \
		{ $(APT_GET) update && $(APT_GET) install firefox-esr xvfb xauth; }

clean: ## delete everything that was built or installed
	rm -rf .venv build web/node_modules src/semiramis/server/pages
	find src -name '*.so' -delete

$(VENV):
	@echo "semiramis: setting up .venv ..."
	@$(PYTHON) -m venv .venv

# The machine's Node if it will do; otherwise the one of PyPI.
$(NODE): $(VENV) web/build.py
	@$(WEB) --requirements | xargs -r $(PIP)
	@touch $@

# The sources in src become the installed package. They are compiled afterwards, beside the build of the web client.
$(LINKED): $(VENV) pyproject.toml setup.py
	@echo "semiramis: installing libraries (pip) ..."
	@$(PIP) $$($(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'])")
	@SEMIRAMIS_WITHOUT_CLIENT=1 SEMIRAMIS_WITHOUT_COMPILING=1 $(PIP) --no-build-isolation --editable '.[server]'
	@touch $@

$(INSTALLED): $(LINKED) $(SIDECARS) $(SIDECARS:.pxd=.py)
	@echo "semiramis: compiling the rules and searches ..."
	@SEMIRAMIS_WITHOUT_CLIENT=1 $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(READY): $(INSTALLED) requirements-dev.txt requirements-test.txt
	$(PIP) --requirement requirements-dev.txt
	@touch $@

# For tests of environments. With PyTorch it takes 1.3 GB, so only `make check` installs it.
$(LEARNING): $(READY) requirements-learning.txt
	$(PIP) --requirement requirements-learning.txt
	@touch $@

# The compiler of the page without a server: 100 MB.
$(STATIC): $(INSTALLED) requirements-static.txt
	$(PIP) --requirement requirements-static.txt
	@touch $@

$(DOCS): $(INSTALLED) requirements-docs.txt
	$(PIP) --requirement requirements-docs.txt
	@touch $@
