"""The package Tests/Consumer, which `make test-consumer` builds with the thread sanitizer."""

import subprocess

from testkit.server import ROOT

PACKAGE = ROOT / "Tests/Consumer"
SCRATCH = ROOT / ".build/consumer"
BUILT = SCRATCH / "debug"


def swift_package(*words):
    """The output of `swift package` for it."""
    command = ["swift", "package", "--package-path", PACKAGE, "--scratch-path", SCRATCH, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=240).stdout
