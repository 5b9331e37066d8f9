# make play   set up and start            make check   linters, types, tests at both speeds, sanitized build
# make test   set up and test             make bench   the figures of MEASUREMENTS.md

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
# Whatever is compiled into the installed package: when one of these changes, it is installed again.
SIDECARS := $(shell find src -name '*.pxd')
INSTALLED := .venv/installed
READY := .venv/ready-to-test

.PHONY: play test check lint sanitize bench bench-server bench-crash clean

play: $(INSTALLED)
	$(BIN)/semiramis serve --open

test: $(READY)
	$(BIN)/pytest -q -n auto
	SEMIRAMIS_INTERPRETED=1 $(BIN)/pytest -q -n auto tests/games

check: lint test sanitize

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# The rules once more, compiled so that an index or a shift out of bounds ends the program.
SANITIZED := build/sanitized
SANITIZE := -fsanitize=bounds,shift -fno-sanitize-recover=bounds,shift

sanitize: $(READY)
	SEMIRAMIS_CFLAGS='$(SANITIZE)' $(BIN)/python setup.py --quiet build --force \
		--build-base $(SANITIZED) --build-lib $(SANITIZED)/lib
	LD_PRELOAD=$$($(CC) -print-file-name=libubsan.so) PYTHONPATH=$(SANITIZED)/lib $(BIN)/pytest -q -n auto tests/games

bench: $(INSTALLED)
	$(BIN)/semiramis bench

# How much the table server bears, and what becomes of the tables when it is killed.
bench-server bench-crash: $(READY)
	$(BIN)/python bench/$(@:bench-%=%).py

$(INSTALLED): pyproject.toml setup.py $(SIDECARS) $(SIDECARS:.pxd=.py)
	@echo "Setting up .venv and compiling the rules (half a minute) ..."
	test -d .venv || $(PYTHON) -m venv .venv
	$(PIP) --editable .
	touch $@

$(READY): $(INSTALLED) requirements-dev.txt
	$(PIP) --requirement requirements-dev.txt
	touch $@

clean:
	rm -rf .venv build
	find src -name '*.so' -delete
