"""A server whose time of day differs from the machine's."""

import pathlib
import shutil
import subprocess

SOURCE = pathlib.Path(__file__).with_name("clock.c")


def moved_clock(folder):
    """Makes the variables that move a process's time of day by so many seconds."""
    library = folder / "clock.so"
    if not library.exists():
        compiler = shutil.which("clang") or shutil.which("cc")
        subprocess.run([compiler, "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True, timeout=240)
    return lambda seconds: {"LD_PRELOAD": str(library), "MOVED_SECONDS": str(seconds)}
