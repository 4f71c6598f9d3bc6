"""The cost of the client to an app: packages fetched, modules built, libraries loaded."""

import json
import subprocess

from testkit.consumer import BUILT, PACKAGE, SCRATCH, SOURCES, swift_package
from testkit.server import ROOT

FETCHED = {"bigint", "swift-asn1", "swift-crypto"}
CLIENT = {
    "AWSMobileClient", "IdentityPoolsModel", "Kernel", "SRP", "SigV4", "UserPoolsModel", "WireClient", "WireRuntime",
}
# Beside these, what an app with datasets builds.
SYNC_CLIENT = {"AWSCognito", "SyncModel"}
# The toolchain's own libraries and the C library's.
AT_HAND = (
    "libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime", "libTesting", "lib_Testing",
    "libXCTest", "libc.", "libm.", "libdl.", "libpthread.", "librt.", "libresolv.", "libgcc_s.", "libstdc++.",
    "ld-linux",
)


def test_nothing_of_the_servers_is_resolved():
    pins = json.loads((PACKAGE / "Package.resolved").read_text())["pins"]
    assert {pin["identity"] for pin in pins} == FETCHED
    state = json.loads((SCRATCH / "workspace-state.json").read_text())["object"]["dependencies"]
    remote = {one["packageRef"]["identity"] for one in state if one["packageRef"]["kind"] != "fileSystem"}
    assert remote == FETCHED


def test_nothing_of_the_servers_is_in_the_graph():
    def names(package):
        found = {package["identity"]}
        for one in package["dependencies"]:
            found |= names(one)
        return found

    tree = json.loads(swift_package("show-dependencies", "--format", "json"))
    assert names(tree) == FETCHED | {
        "consumer", "browsersignin", "quickstart", "signintour", "todo", SOURCES.name.lower()}


def test_nothing_of_the_servers_is_built():
    rooms = {folder.name for folder in (ROOT / "Sources").iterdir() if folder.is_dir()}
    built = {module.stem for module in (BUILT / "Modules").glob("*.swiftmodule")}
    assert built & rooms == CLIENT | SYNC_CLIENT


def test_a_change_of_each_module_repeats_the_tests():
    script = (ROOT / "Scripts/test-consumer").read_text()
    assert set(script.split("modules=(")[1].split(")")[0].split()) == CLIENT | SYNC_CLIENT


def test_the_program_asks_for_no_library_but_the_toolchains():
    said = subprocess.run(
        ["readelf", "--dynamic", "--wide", BUILT / "SignInTour"], check=True, capture_output=True, text=True).stdout
    needed = [line.split("[")[1].rstrip("]") for line in said.splitlines() if "(NEEDED)" in line]
    assert any(name.startswith("libFoundation") for name in needed), said
    assert [name for name in needed if not name.startswith(AT_HAND)] == []


def test_a_program_with_datasets_asks_for_the_systems_sqlite_beside_them():
    said = subprocess.run(
        ["readelf", "--dynamic", "--wide", BUILT / "ToDo"], check=True, capture_output=True, text=True).stdout
    needed = [line.split("[")[1].rstrip("]") for line in said.splitlines() if "(NEEDED)" in line]
    assert [name for name in needed if not name.startswith(AT_HAND)] == ["libsqlite3.so.0"]


def test_the_sanitizer_reports_a_race():
    """Without this, a run without reports would prove nothing."""
    ended = subprocess.run([BUILT / "Racer"], capture_output=True, text=True, timeout=240)
    assert ended.returncode != 0, ended.stderr
    assert "ThreadSanitizer" in ended.stderr, ended.stderr
