"""The bit functions of compiled code are the same with every C compiler, also with one that has none of its own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

from semiramis.games import bits

SIDECAR = Path(bits.__file__).with_suffix(".pxd")
COMPILER = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])
BOARDS = [1, 2, 3, 1 << 31, 1 << 32, 1 << 63, 0x8000000100000000, 0xAAAAAAAAAAAAAAAA, 0x0123456789ABCDEF, 2**64 - 1]
# Without the headers of the system, which are not for a compiler that claims to be another one.
PROGRAM = """
int printf(const char *, ...);
int main(void) {
    unsigned long long boards[] = {%s};
    unsigned int i;
    for (i = 0; i < sizeof boards / sizeof boards[0]; i++)
        printf("%%d %%d\\n", semiramis_count(boards[i]), semiramis_first(boards[i]));
    printf("%%d\\n", semiramis_count(0));
    for (i = 0; i < 256 * 8; i++)
        printf("%%d", semiramis_bits[i / 8][i %% 8]);
    return 0;
}
"""
# What Microsoft's compiler has of its own, in the words of this one: that it is called as it is declared there.
INTRINSICS = """
static unsigned long long __popcnt64(unsigned long long board) {
    unsigned long long found = 0;
    for (; board; board &= board - 1) found++;
    return found;
}
static unsigned char _BitScanForward64(unsigned long *found, unsigned long long board) {
    *found = 0;
    while (board && !(board >> *found & 1)) ++*found;
    return board != 0;
}
"""
WINDOWS = ["-U__GNUC__", "-U__clang__", "-D_MSC_VER=1940", "-D__inline=inline"]


@pytest.mark.skipif(COMPILER is None or os.name != "posix", reason="no C compiler whose flags these are")
@pytest.mark.parametrize(
    "flags",
    [
        [],
        ["-DSEMIRAMIS_PORTABLE_BITS"],
        ["-U__GNUC__", "-U__clang__"],
        [*WINDOWS, "-D_M_X64"],
        [*WINDOWS, "-D_M_ARM64"],
    ],
    ids=["own", "portable", "other", "windows-x64", "windows-arm64"],
)
def test_the_bit_functions_are_standard_c_and_right(tmp_path: Path, flags: list[str]) -> None:
    block = "".join(re.findall(r'"""\n(.*?)"""', SIDECAR.read_text(encoding="utf-8"), re.DOTALL))
    source, program = tmp_path / "bits.c", tmp_path / "bits"
    (tmp_path / "intrin.h").write_text(INTRINSICS, encoding="utf-8")
    boards = ", ".join(f"{board}ULL" for board in BOARDS)
    source.write_text(block + PROGRAM % boards, encoding="utf-8")
    assert COMPILER
    strict = [
        "-std=c11",
        "-pedantic-errors",
        "-Wall",
        "-Wextra",
        "-Wno-unused-function",
        "-Werror",
        f"-isystem{tmp_path}",
    ]
    subprocess.run([COMPILER, *strict, *flags, source, "-o", program], check=True)
    printed = subprocess.run([program], capture_output=True, text=True, check=True).stdout.split("\n")
    spread = "".join(str(byte >> bit & 1) for byte in range(256) for bit in range(8))
    assert printed == [*(f"{bits.count(board)} {bits.first(board)}" for board in BOARDS), "0", spread]
