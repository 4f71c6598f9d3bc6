"""Scripts/build-folders: which folder a build uses, and that what a cache has compiled serves no other build."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import time

import pytest

from testkit.server import ROOT

SCRIPTS = ("build-folders", "copy-sources")
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

# A program of two modules and one that depends on neither.
MODULES = """// swift-tools-version:6.2
import PackageDescription
let package = Package(
    name: "program",
    targets: [
        .target(name: "Other"), .target(name: "Library"),
        .executableTarget(name: "program", dependencies: ["Library", "Other"]),
    ])
"""


class Clone:
    """A folder with the scripts, and its builds in a cache of the test."""

    def __init__(self, folder, cache):
        self.folder, self.cache = folder, cache
        (folder / "Scripts").mkdir(parents=True)
        for script in SCRIPTS:
            shutil.copy(ROOT / "Scripts" / script, folder / "Scripts")

    def environment(self, **changes):
        kept = {name: value for name, value in os.environ.items() if not name.endswith(("_FOLDER", "_FLAGS"))}
        return {**kept, "CI": "", "MARTLET_BUILD_DIR": str(self.cache), **changes}

    def command(self, *words):
        return [self.folder / "Scripts/build-folders", *words]

    def variable(self, name, **changes):
        ended = subprocess.run(
            self.command("printenv", name), env=self.environment(**changes), check=True, capture_output=True, text=True,
            timeout=240)
        return ended.stdout.strip()

    def folder_of(self, name="DEBUG", **changes):
        """The folder for a configuration."""
        return self.variable(f"{name}_FOLDER", **changes)

    def sources(self):
        """The copy of this clone's sources that is built."""
        return pathlib.Path(self.variable("SOURCES"))

    def add(self, **files):
        """Writes files of Sources, each named by its target, and lets git know of the folder."""
        for target, text in files.items():
            file = self.folder / "Sources" / target / "main.swift" if target == "program" else (
                self.folder / "Sources" / target / f"{target}.swift")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        subprocess.run(["git", "-C", self.folder, "init", "--quiet"], check=True, timeout=240)

    def said(self):
        """What the clone's program prints."""
        run = 'swift run --package-path "$SOURCES" --scratch-path "$DEBUG_FOLDER" program'
        ended = subprocess.run(
            self.command("sh", "-c", run), env=self.environment(), capture_output=True, text=True, timeout=240)
        assert ended.returncode == 0, ended.stderr
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
        (clone.folder / "Package.swift").write_text(PROGRAM.format(url=library.as_uri(), version=version))
        clone.add(program="import Library\nprint(version)\n")
        return clone.said()

    assert said(clone, "1.0.0") == "1.0.0"
    assert said(other, "1.0.1") == "1.0.1"


# -- Sources --


def times(folder):
    return {path.name: path.stat().st_mtime_ns for path in folder.rglob("*.swift")}


def test_sources_of_a_second_clone_keep_their_times_unless_they_or_what_they_import_changed(clone, other):
    program = {"Other": "", "Library": "import Foundation\n", "program": "@testable import Library\n"}
    clone.add(**program)
    other.add(**program)
    before = times(clone.sources())
    assert other.sources() == clone.sources()
    assert times(other.sources()) == before

    other.add(Library="import Foundation\nlet changed = true\n")
    after = times(other.sources())
    assert after["Other.swift"] == before["Other.swift"]
    assert after["Library.swift"] > before["Library.swift"]
    assert after["main.swift"] > before["main.swift"]


def test_a_manifest_that_changed_gives_all_sources_a_new_time(clone):
    clone.add(Other="", Library="")
    before = times(clone.sources())
    (clone.folder / "Package.swift").write_text(MODULES)
    after = times(clone.sources())
    assert all(after[name] > before[name] for name in before)


def test_the_copy_has_what_git_would_add_and_nothing_else(clone):
    clone.add(Other="let other = 1\n", Library="")
    (clone.folder / ".gitignore").write_text("ignored\n")
    (clone.folder / "ignored").touch()
    (clone.folder / "link").symlink_to("Sources")
    copy = clone.sources()
    assert (copy / "Sources/Other/Other.swift").read_text() == "let other = 1\n"
    assert os.readlink(copy / "link") == "Sources"
    assert os.access(copy / "Scripts/build-folders", os.X_OK)
    assert not (copy / "ignored").exists()

    shutil.rmtree(clone.folder / "Sources/Other")
    (clone.folder / "link").unlink()
    copy = clone.sources()
    assert not (copy / "Sources/Other/Other.swift").exists()
    assert not os.path.lexists(copy / "link")


def test_sources_that_git_does_not_know_are_built_where_they_are(clone):
    assert clone.sources() == clone.folder


def test_a_second_clone_compiles_only_what_changed_even_the_layout_of_a_structure(clone, other):
    """The program is compiled again with the structure, and the module beside it is not."""
    structure = "package struct Pair {{\n    {} package var last = 7\n    package init() {{}}\n}}\n"
    program = "import Library\nimport Other\nprint(Pair().last, other)\n"
    for one in (clone, other):
        one.add(Other="package let other = 1\n", Library=structure.format(""), program=program)
        (one.folder / "Package.swift").write_text(MODULES)
    assert clone.said() == "7 1"
    objects = pathlib.Path(clone.folder_of()) / "debug/Other.build/Other.swift.o"
    compiled = objects.stat().st_mtime_ns

    other.add(Library=structure.format("package var first = (1, 2, 3, 4);"))
    assert other.said() == "7 1"
    assert objects.stat().st_mtime_ns == compiled
