"""What Windows does not have is not needed to import anything: `semiramis serve` once failed there for a type."""

from __future__ import annotations

import subprocess
import sys

WITHOUT = """
import asyncio, multiprocessing.context, os, pkgutil, signal, socket, sys

for name in ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
for module, names in {
    os: ("fork", "getpgid", "getuid", "killpg", "mkfifo", "setpgrp", "setsid"),
    signal: ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGUSR1", "SIGUSR2", "SIGWINCH", "setitimer"),
    socket: ("AF_UNIX", "SO_REUSEPORT"),
    multiprocessing.context: ("ForkContext", "ForkProcess", "ForkServerContext", "ForkServerProcess"),
}.items():
    for name in names:
        delattr(module, name)

import semiramis

for module in pkgutil.walk_packages(semiramis.__path__, "semiramis."):
    if module.name != "semiramis.__main__" and ".migrations." not in module.name:
        __import__(module.name)
        print(module.name)
"""


def test_every_module_can_be_imported_without_what_only_posix_has() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, timeout=120)
    assert ran.stderr == ""
    assert "semiramis.server.workers" in ran.stdout.split()
