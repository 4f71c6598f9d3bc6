"""Scripts/build-folders: which folder a build uses, and that a cache of compiled packages answers for no other build."""

import contextlib
import os
import shutil
import subprocess
import time

import pytest

from testkit.server import ROOT

SCRIPT = ROOT / "Scripts/build-folders"
LIBRARY = """// swift-tools-version:6.2
import PackageDescription
let package = Package(
    name: "library", products: [.library(name: "Library", targets: ["Library"])],
    targets: [.target(name: "Library", path: ".", sources: ["Library.swift"])])
"""
PROGRAM = """// swift-tools-version:6.2
import PackageDescription
let package = Package(
    name: "program", dependencies: [.package(url: "{url}", exact: "{version}")],
    targets: [.executableTarget(name: "program", dependencies: [.product(name: "Library", package: "library")])])
"""


class Clone:
    """A folder with the script, and its builds in a cache of the test."""

    def __init__(self, folder, cache):
        self.folder, self.cache = folder, cache
        (folder / "Scripts").mkdir(parents=True)
        shutil.copy(SCRIPT, folder / "Scripts")

    def environment(self, **changes):
        kept = {name: value for name, value in os.environ.items() if not name.endswith(("_FOLDER", "_FLAGS"))}
        return {**kept, "CI": "", "MARTLET_BUILD_DIR": str(self.cache), **changes}

    def command(self, *words):
        return [self.folder / "Scripts/build-folders", *words]

    def folder_of(self, name="DEBUG", **changes):
        """The folder for a configuration."""
        ended = subprocess.run(
            self.command("printenv", f"{name}_FOLDER"), env=self.environment(**changes), check=True,
            capture_output=True, text=True, timeout=240)
        return ended.stdout.strip()

    def built_before(self):
        (self.folder / ".build").mkdir()
        (self.folder / ".build/workspace-state.json").touch()

    @property
    def own(self):
        return str(self.folder / ".build")

    @contextlib.contextmanager
    def building(self):
        """While a command of this clone runs."""
        process = subprocess.Popen(
            self.command("sh", "-c", "echo begun; read line"), env=self.environment(), stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        assert process.stdout.readline() == "begun\n"
        yield
        process.communicate("\n", timeout=240)
        assert process.returncode == 0


@pytest.fixture
def clone(tmp_path):
    return Clone(tmp_path / "one", tmp_path / "cache")


@pytest.fixture
def other(tmp_path):
    return Clone(tmp_path / "other", tmp_path / "cache")


def test_clones_without_builds_use_one_folder(clone, other):
    assert clone.folder_of() == other.folder_of()
    assert clone.folder_of().startswith(str(clone.cache))
    assert len({clone.folder_of(name) for name in ("DEBUG", "RELEASE", "CONSUMER")}) == 3


def test_a_working_tree_keeps_its_own_folder_but_not_in_ci(clone):
    clone.built_before()
    assert clone.folder_of() == clone.own
    assert clone.folder_of("CONSUMER") == clone.own + "/consumer"
    assert clone.folder_of(CI="true").startswith(str(clone.cache))


def test_another_flag_has_another_folder(clone):
    folders = {clone.folder_of(DEBUG_FLAGS=flags) for flags in ("", "-Xswiftc -O", "-Xswiftc -Onone")}
    assert len(folders) == 3
    assert clone.folder_of("RELEASE", DEBUG_FLAGS="-Xswiftc -O") == clone.folder_of("RELEASE")


@pytest.mark.parametrize("change", ["version", "place"])
def test_another_toolchain_has_another_folder(clone, tmp_path, change):
    def toolchain(name, version):
        swift = tmp_path / name / "swift"
        swift.parent.mkdir()
        swift.write_text(f"#!/bin/sh\necho Swift version {version}\n")
        swift.chmod(0o755)
        return clone.folder_of(PATH=f"{swift.parent}:{os.environ['PATH']}")

    first = toolchain("first", "6.3.1")
    shutil.rmtree(tmp_path / "first")
    assert toolchain("first", "6.3.1") == first
    if change == "version":
        shutil.rmtree(tmp_path / "first")
        assert toolchain("first", "6.3.2") != first
    else:
        assert toolchain("second", "6.3.1") != first


def test_a_clone_builds_in_its_own_folder_while_another_one_uses_the_cache(clone, other):
    with clone.building():
        assert other.folder_of() == other.own
        assert clone.folder_of().startswith(str(clone.cache))
        ended = subprocess.run(other.command("--clean"), env=other.environment(), capture_output=True, timeout=240)
        assert ended.returncode == 1
        assert clone.cache.exists()
    assert other.folder_of().startswith(str(clone.cache))


def test_a_cache_that_cannot_be_written_is_not_used(clone):
    clone.cache.write_text("a file, not a folder")
    assert clone.folder_of() == clone.own


def test_folders_that_no_build_has_used_for_long_are_removed(clone):
    old = clone.folder_of(DEBUG_FLAGS="-Xswiftc -O")
    new = clone.folder_of()
    month_ago = time.time() - 30 * 86_400
    os.utime(f"{old}/used", (month_ago, month_ago))
    assert clone.folder_of() == new
    assert not os.path.exists(old)
    assert os.path.exists(new)


def test_clean_removes_the_cache(clone):
    clone.folder_of()
    subprocess.run(clone.command("--clean"), env=clone.environment(), check=True, timeout=240)
    assert not clone.cache.exists()


def test_another_version_of_a_package_is_compiled(clone, other, tmp_path):
    """Two clones that ask for different versions build in one folder; each gets the version it asked for."""
    library = tmp_path / "library"
    library.mkdir()

    def git(*words):
        named = ["-c", "user.name=test", "-c", "user.email=test@example.com", "-C", library]
        subprocess.run(["git", *named, *words], check=True, capture_output=True, timeout=240)

    git("init")
    for version in ("1.0.0", "1.0.1"):
        (library / "Package.swift").write_text(LIBRARY)
        (library / "Library.swift").write_text(f'public let version = "{version}"\n')
        git("add", ".")
        git("commit", "--message", version)
        git("tag", version)

    def said(clone, version):
        sources = clone.folder / "Sources/program"
        sources.mkdir(parents=True)
        (clone.folder / "Package.swift").write_text(PROGRAM.format(url=library.as_uri(), version=version))
        (sources / "main.swift").write_text("import Library\nprint(version)\n")
        run = 'swift run --package-path "$1" --scratch-path "$DEBUG_FOLDER" program'
        ended = subprocess.run(
            clone.command("sh", "-c", run, "sh", clone.folder), env=clone.environment(), capture_output=True, text=True,
            timeout=240)
        assert ended.returncode == 0, ended.stderr
        return ended.stdout.strip()

    assert said(clone, "1.0.0") == "1.0.0"
    assert said(other, "1.0.1") == "1.0.1"
