# make play   set up and start            make check   linters, types, tests at both speeds, sanitized build
# make test   set up and test             make bench   the figures of MEASUREMENTS.md

PYTHON ?= python3
BIN := .venv/bin
# Whatever is compiled into the installed package: when one of these changes, it is installed again.
COMPILED := pyproject.toml setup.py $(shell find src -name '*.pxd') \
	$(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))
INSTALLED := .venv/installed

.PHONY: play test check lint bench sanitize clean

play: $(INSTALLED)
	$(BIN)/semiramis watch

test: $(INSTALLED)
	$(BIN)/pytest -q -n auto
	SEMIRAMIS_INTERPRETED=1 $(BIN)/pytest -q -n auto tests/games

check: lint test sanitize

lint: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# The rules once more, compiled so that an index or a shift out of bounds ends the program.
SANITIZED := build/sanitized
SANITIZE := -fsanitize=bounds,shift -fno-sanitize-recover=bounds,shift

sanitize: $(INSTALLED)
	SEMIRAMIS_CFLAGS='$(SANITIZE)' $(BIN)/python setup.py --quiet build --force --build-base $(SANITIZED) --build-lib $(SANITIZED)/lib
	LD_PRELOAD=$$($(CC) -print-file-name=libubsan.so) PYTHONPATH=$(SANITIZED)/lib $(BIN)/pytest -q -n auto tests/games

bench: $(INSTALLED)
	$(BIN)/semiramis bench

$(INSTALLED): $(COMPILED)
	test -d .venv || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

clean:
	rm -rf .venv build
	find src -name '*.so' -delete
