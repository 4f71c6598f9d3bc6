"""Scripts/test-consumer repeats the client's tests only if something that they depend on has changed."""

import os
import shutil
import subprocess

import pytest

from testkit.server import ROOT

SCRIPT = ROOT / "Scripts/test-consumer"
MODULES = SCRIPT.read_text().split("modules=(")[1].split(")")[0].split()
# Notes its calls, and writes the versions of packages. A file makes its tests fail.
SWIFT = """#!/bin/sh
echo "$1" >> {root}/calls
[ "$1" != --version ] || cat {root}/version
[ "$1" != package ] || cp {root}/pins Tests/Consumer/Package.resolved
[ "$1" != test ] || [ ! -e {root}/failing ]
"""


class Package:
    """A clone of which only the script is real."""

    def __init__(self, root):
        self.root, self.clone = root, root / "clone"
        tests = ["Tests/Consumer", "Tests/AWSMobileClientTests", "Tests/AWSCognitoTests", "Examples"]
        for folder in [*(f"Sources/{name}" for name in MODULES), *tests]:
            (self.clone / folder).mkdir(parents=True)
            (self.clone / folder / "File.swift").write_text("first")
        (self.clone / "Scripts").mkdir()
        shutil.copy(SCRIPT, self.clone / "Scripts")
        for path in ("clone/Package.swift", "version", "pins"):
            (root / path).write_text("first\n")
        for folder in ("bin", "built"):
            (root / folder).mkdir()
        (root / "bin/swift").write_text(SWIFT.format(root=root))
        (root / "bin/swift").chmod(0o755)

    def run(self, *flags, **changes):
        """Whether the script ran the tests, and whether it succeeded."""
        (self.root / "calls").write_text("")
        environment = {
            **os.environ, "CI_FULL": "", "CONSUMER_FOLDER": str(self.root / "built"), "SOURCES": str(self.clone),
            "PATH": f"{self.root / 'bin'}:{os.environ['PATH']}", **changes,
        }
        words = ["--package-path", self.clone / "Tests/Consumer", "--scratch-path", self.root / "built", *flags]
        ended = subprocess.run(
            [self.clone / "Scripts/test-consumer", *words], env=environment, capture_output=True, timeout=240)
        return "test" in (self.root / "calls").read_text().split(), ended.returncode == 0


@pytest.fixture
def package(tmp_path):
    made = Package(tmp_path)
    assert made.run() == (True, True)
    return made


def test_what_passed_is_not_repeated(package):
    assert package.run() == (False, True)
    assert package.run(CI_FULL="1") == (True, True)


@pytest.mark.parametrize(
    "path", [
        "clone/Package.swift", "clone/Tests/Consumer/File.swift", "clone/Tests/AWSMobileClientTests/File.swift",
        "clone/Tests/AWSCognitoTests/File.swift",
        "clone/Examples/File.swift", "version", "pins", *(f"clone/Sources/{name}/File.swift" for name in MODULES),
    ])
def test_a_change_is_tested(package, path):
    (package.root / path).write_text("second")
    assert package.run() == (True, True)
    assert package.run() == (False, True)


def test_a_new_file_and_another_flag_are_tested(package):
    (package.clone / "Sources/Kernel/New.swift").write_text("")
    assert package.run() == (True, True)
    assert package.run("-Xswiftc", "-O") == (True, True)


def test_what_failed_is_tested_again(package):
    (package.root / "failing").touch()
    assert package.run(CI_FULL="1") == (True, False)
    (package.root / "failing").unlink()
    assert package.run() == (True, True)
