"""The package Tests/Consumer, which `make test-consumer` builds with the thread sanitizer."""

import os
import pathlib
import subprocess

from testkit.server import ROOT

# What was built: this package, or the copy of it that belongs to a cache of builds (Scripts/build-folders).
SOURCES = pathlib.Path(os.environ.get("SOURCES") or ROOT)
PACKAGE = SOURCES / "Tests/Consumer"
SCRATCH = pathlib.Path(os.environ.get("CONSUMER_FOLDER", ROOT / ".build/consumer"))
BUILT = SCRATCH / "debug"


def swift_package(*words):
    """The output of `swift package` for it."""
    command = ["swift", "package", "--package-path", PACKAGE, "--scratch-path", SCRATCH, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=240).stdout
