"""The package Tests/Consumer, which `make test-consumer` builds with the thread sanitizer."""

import subprocess

from house.server import ROOT

PACKAGE = ROOT / "Tests/Consumer"
SCRATCH = ROOT / ".build/consumer"
BUILT = SCRATCH / "debug"


def swift_package(*words):
    """What `swift package` says about it."""
    command = ["swift", "package", "--package-path", PACKAGE, "--scratch-path", SCRATCH, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=80).stdout
