"""A server whose time of day differs from the machine's."""

import pathlib
import shutil
import struct
import subprocess

SOURCE = pathlib.Path(__file__).with_name("clock.c")


def moved_clock(folder):
    """Makes the variables that move a process's time of day by so many seconds."""
    library = _compiled(folder)
    return lambda seconds: {"LD_PRELOAD": str(library), "MOVED_SECONDS": str(seconds)}


class MovableClock:
    """A clock that is moved while processes with its `environment` run."""

    def __init__(self, folder):
        self._file = folder / "clock"
        self._file.touch(mode=0o644)
        self.move(0)
        self.environment = {"LD_PRELOAD": str(_compiled(folder)), "MOVED_FILE": str(self._file)}

    def move(self, seconds):
        """Sets by how much the time of day differs from the machine's."""
        # In place: the processes have the file in their memory.
        with open(self._file, "r+b") as file:
            file.write(struct.pack("@q", seconds))


def _compiled(folder):
    library = folder / "clock.so"
    if not library.exists():
        compiler = shutil.which("clang") or shutil.which("cc")
        subprocess.run([compiler, "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True, timeout=240)
    return library
