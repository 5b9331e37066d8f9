# make play   set up, start and open it   make check   linters, types, tests at both speeds, sanitized build
# make test   set up and test             make bench   the figures of MEASUREMENTS.md
# make strength   how strong the levels are, hours of games      make docs   the documentation site, in build/site
# make web    build the web client        make web-types   write what it knows of the API from the server's document
# make wheel  build a wheel into dist/, and test it without a compiler
# make sdist  build an archive of the sources into dist/, and test it
# make static build the page without a server into dist/static       make play-static   and open it

PYTHON ?= python3
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
# The pip of $(PYTHON), if it can install into .venv: to set up another one takes half as long as all libraries.
OWN_PIP = $(shell $(PYTHON) -c "import pip; exit(tuple(map(int, pip.__version__.split('.')[:2])) < (22, 3))" 2>&1 || echo yes)
# Without compiling all that is installed to byte code: Python does that with what is imported, when it is.
PIP = $(if $(OWN_PIP),$(BIN)/python -m pip,$(PYTHON) -m pip --python $(BIN)/python) install --quiet --disable-pip-version-check --no-compile
# Whatever is compiled into the installed package: when one of these changes, it is installed again.
SIDECARS := $(shell find src -name '*.pxd')
DEPENDENCIES := .venv/dependencies
LINKED := .venv/linked
INSTALLED := .venv/installed
READY := .venv/ready-to-test
LEARNING := .venv/ready-to-test-learning
DOCS := .venv/ready-for-docs
# The machine's Node if it will do; otherwise the one of PyPI, in .venv.
HAS_NODE = $(if $(shell $(PYTHON) web/build.py --requirements),,yes)
WEB = $(if $(HAS_NODE),$(PYTHON),$(BIN)/python) web/build.py
NPM = $(WEB) npm
DOCUMENT := $(CURDIR)/build/openapi.json

.PHONY: play play-static static test-static bench-static wheel sdist installed web build-web web-tools node-of-pypi test test-rules test-docs check lint lint-python lint-web web-types document node chromium sanitize bench bench-search bench-batch strength bench-server bench-crash bench-hostile bench-web screenshots docs clean

# From a wheel of these sources in dist/, if there is one. Otherwise the web client is built while the rules are compiled.
# `make play GAME=amytis` opens this game.
play:
	@mkdir -p build && $(PYTHON) wheels.py find > build/command
	@test -s build/command || $(PYTHON) web/build.py --is-built || $(MAKE) --no-print-directory node
	@test -s build/command || { $(MAKE) --no-print-directory --jobs=2 installed web && echo $(BIN)/semiramis > build/command; }
	@exec $$(cat build/command) serve --play $(GAME)

installed: $(INSTALLED)
	@:

web:
	@$(PYTHON) web/build.py --is-built || $(MAKE) --no-print-directory build-web

# By itself, since to look for Node takes as long as to see that nothing changed.
build-web: node
	@$(WEB)

# The page without a server, in dist/static: any host of files can serve it. See docs/static.md.
static: $(INSTALLED) web-tools
	@$(BIN)/python web/static.py

play-static: static
	@$(BIN)/python web/static.py --serve

# A wheel for this machine, and its tests in an environment that has no compiler. An archive of the sources, and the same.
wheel sdist:
	$(PYTHON) wheels.py $@

# With everything that the tests and linters need, so that `web` does not install a part of it first.
web-tools: node
	@$(WEB) install

# The tests in the browser by themselves: their event loop goes on, and other tests could not start theirs.
test: $(READY) web-tools web chromium
	$(NPM) test
	$(BIN)/pytest -q -n auto --dist worksteal --ignore tests/web
	$(BIN)/pytest -q -n auto --dist worksteal tests/web --ignore tests/web/test_static.py
	SEMIRAMIS_INTERPRETED=1 $(BIN)/pytest -q -n auto --dist worksteal tests/games

# The page without a server in the browser: whole games, a reload, no network.
test-static: $(READY) static chromium
	$(BIN)/pytest -q tests/web/test_static.py

# The tests that need nothing but the rules, on any system.
test-rules: $(INSTALLED)
	@$(PIP) --requirement requirements-test.txt
	$(BIN)/python -m pytest -q -n auto tests/games tests/testing
	SEMIRAMIS_INTERPRETED=1 $(BIN)/python -m pytest -q -n auto tests/games

# What the documents point to, print and promise.
test-docs: $(READY)
	$(BIN)/pytest -q -n auto tests/test_docs*.py tests/*/test_docs*.py

check: $(LEARNING) $(DOCS) lint test test-static docs sanitize

# Python and the web client side by side: mypy and svelte-check take half a minute each, and one processor.
lint: $(READY)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint-python lint-web

lint-python: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-web: node document
	$(NPM) run lint
	$(NPM) run check
	@$(NPM) run types -- $(DOCUMENT) --check || { echo "The types of the API are out of date: make web-types"; exit 1; }

web-types: node document
	$(NPM) run types -- $(DOCUMENT)

document: $(INSTALLED)
	@mkdir -p $(dir $(DOCUMENT))
	@$(BIN)/python -m semiramis.server.document > $(DOCUMENT)

# A Node for the web client, where the machine has none that will do.
node:
	@test -n "$(HAS_NODE)" || $(MAKE) --no-print-directory node-of-pypi

node-of-pypi: $(DEPENDENCIES)
	@needed=$$($(BIN)/python web/build.py --requirements) && test -z "$$needed" || $(PIP) $$needed

# The browser of the tests.
chromium:
	@command -v chromium > /dev/null || { echo "Installing chromium for the tests in the browser ..." && \
		sudo=$$(test $$(id -u) = 0 || echo sudo) && $$sudo apt-get -q update && $$sudo apt-get -qy install chromium; } || \
		{ echo "The tests in the browser need chromium: install it (Debian: apt-get install chromium)"; exit 1; }

# The rules once more, compiled so that an index or a shift out of bounds ends the program.
SANITIZED := build/sanitized
# -O1, since with sanitizers -O3 takes twice as long to compile.
SANITIZE := -O1 -fsanitize=bounds,shift -fno-sanitize-recover=bounds,shift

sanitize: $(READY)
	rm -rf $(SANITIZED)/lib
	SEMIRAMIS_REQUIRE_COMPILED=1 SEMIRAMIS_WITHOUT_CLIENT=1 SEMIRAMIS_CFLAGS='$(SANITIZE)' $(BIN)/python setup.py --quiet build --force \
		--build-base $(SANITIZED) --build-lib $(SANITIZED)/lib
	LD_PRELOAD=$$($(CC) -print-file-name=libubsan.so) PYTHONPATH=$(SANITIZED)/lib $(BIN)/pytest -q -n auto tests/games tests/envs/test_batch.py tests/ai/amytis \
		tests/ai/babylon --ignore tests/games/babylon/test_reference_rules.py  # which takes long for being Python itself

bench: $(INSTALLED)
	$(BIN)/semiramis bench

# How fast search thinks, and how fast many games are stepped together.
bench-search bench-batch: $(READY)
	$(BIN)/python bench/$(@:bench-%=%).py

# How strong the levels are: the table of MEASUREMENTS.md. It takes hours, and goes on where it was stopped.
strength: $(READY)
	$(BIN)/python bench/strength.py

# What the web client weighs, how Lighthouse judges it, how fast it answers; and pictures of it.
bench-web: $(READY) web chromium
	$(BIN)/python bench/web.py

# The page without a server: bytes, the time to the first action, the seconds of a turn, memory.
bench-static: $(READY) static chromium
	$(BIN)/python bench/static.py

screenshots: $(READY) web chromium
	$(BIN)/python docs/screenshots.py

# The documentation site, in build/site. Once the packages are there, nothing is fetched.
docs: $(DOCS)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

# How much the table server bears, what becomes of the tables when it is killed, and what one hostile guest costs the others.
bench-server bench-crash bench-hostile: $(READY)
	$(BIN)/python bench/$(@:bench-%=%).py

# What is needed to compile and to serve, in one step.
$(DEPENDENCIES): pyproject.toml
	@echo "semiramis: setting up .venv ..."
	@test -d .venv || $(PYTHON) -m venv $(if $(OWN_PIP),,--without-pip) .venv
	@mkdir -p build && $(BIN)/python -c "$$NEEDED" > build/requirements.txt
	@echo "semiramis: installing libraries (pip) ..."
	@$(PIP) --requirement build/requirements.txt
	@touch $@

define NEEDED
import tomllib
project = tomllib.load(open("pyproject.toml", "rb"))
print(*project["build-system"]["requires"], *project["project"]["dependencies"], sep="\n")
print(*project["project"]["optional-dependencies"]["server"], "pip", sep="\n")
endef
export NEEDED

# Before the rules are compiled, while the web client is built: this takes one processor, and compiling takes all.
$(LINKED): $(DEPENDENCIES) pyproject.toml setup.py
	@echo "semiramis: linking these sources into .venv ..."
	@SEMIRAMIS_WITHOUT_CLIENT=1 SEMIRAMIS_WITHOUT_COMPILING=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(INSTALLED): $(LINKED) $(SIDECARS) $(SIDECARS:.pxd=.py)
	@SEMIRAMIS_WITHOUT_CLIENT=1 $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(READY): $(INSTALLED) requirements-dev.txt
	$(PIP) --requirement requirements-dev.txt
	touch $@

# Tianshou and sb3-contrib, for tests of environments: with PyTorch they take 1.3 GB, so only `make check` installs them.
$(LEARNING): $(READY) requirements-learning.txt
	$(PIP) --requirement requirements-learning.txt
	touch $@

$(DOCS): $(INSTALLED) requirements-docs.txt
	$(PIP) --requirement requirements-docs.txt
	touch $@

clean:
	rm -rf .venv build web/node_modules src/semiramis/server/pages
	find src -name '*.so' -delete
