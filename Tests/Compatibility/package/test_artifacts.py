"""What a release consists of: the same bytes from the same program, its archive, and the list of its contents.

Run by `make test-package`, without the other tests' conftest. MARTLET names the program, as for Packaging/artifacts.
"""

import hashlib
import importlib.resources
import json
import os
import pathlib
import re
import subprocess
import tarfile
import urllib.parse

import jsonschema
import pytest
import referencing
import referencing.jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = pathlib.Path(os.environ.get("MARTLET", ROOT / ".build/release/martlet"))
# Two machines whose users have set up different things.
SURROUNDINGS = [
    {"TZ": "UTC", "LC_ALL": "C.UTF-8", "umask": 0o022},
    {"TZ": "Asia/Tokyo", "LC_ALL": "C", "umask": 0o077, "ZSTD_NBTHREADS": "2", "ZSTD_CLEVEL": "1", "GZIP_OPT": "-1"},
]


def make(folder, umask, **environment):
    """The artifacts of the program, by name."""
    done = subprocess.run(
        [ROOT / "Packaging/artifacts"], env={**os.environ, **environment, "OUT": str(folder), "MARTLET": str(PROGRAM)},
        capture_output=True, text=True, timeout=300, umask=umask)
    assert done.returncode == 0, done.stdout + done.stderr
    return {path.name: path for path in folder.iterdir()}


@pytest.fixture(scope="module")
def artifacts(tmp_path_factory):
    return make(tmp_path_factory.mktemp("artifacts") / "first", **SURROUNDINGS[0])


def named(artifacts, end):
    found, = [path for name, path in artifacts.items() if name.endswith(end)]
    return found


@pytest.fixture(scope="module")
def contents(artifacts):
    return json.loads(named(artifacts, ".cdx.json").read_text())


def test_the_same_program_gives_the_same_bytes(artifacts, tmp_path):
    again = make(tmp_path / "a-folder-of-another-length", **SURROUNDINGS[1])
    assert set(again) == set(artifacts) and len(artifacts) == 4
    for name, path in artifacts.items():
        assert path.read_bytes() == again[name].read_bytes(), f"{name} differs"


def test_the_sums_are_those_of_the_files(artifacts):
    lines = artifacts["SHA256SUMS"].read_text().splitlines()
    listed = dict(reversed(line.split("  ")) for line in lines)
    assert set(listed) == set(artifacts) - {"SHA256SUMS"}
    for name, digest in listed.items():
        assert hashlib.sha256(artifacts[name].read_bytes()).hexdigest() == digest


def test_the_archive_has_the_program_and_what_it_needs(artifacts, tmp_path):
    path = named(artifacts, ".tar.gz")
    top = path.name.removesuffix(".tar.gz")
    with tarfile.open(path) as archive:
        members = archive.getmembers()
    subprocess.run(["tar", "--directory", tmp_path, "--extract", "--file", path], check=True)
    names = [member.name for member in members]
    assert names == sorted(names) and all(name.partition("/")[0] == top for name in names)
    assert {(member.uid, member.gid, member.mtime) for member in members} == {(0, 0, members[0].mtime)}
    assert not any(member.mode & 0o022 for member in members)
    for file in ("etc/martlet/martlet.conf", "lib/systemd/system/martlet.service", "share/man/man1/martlet.1.gz",
                 "share/doc/martlet/docs/operations.md", "share/doc/martlet/licences-of-libraries"):
        assert (tmp_path / top / file).exists(), file
    shown = subprocess.run([tmp_path / top / "bin/martlet", "--version"], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() in top


def schema():
    """The published schema, with the two that it refers to."""
    folder = importlib.resources.files("cyclonedx") / "schema/_res"
    names = [f"{name}.SNAPSHOT.schema.json" for name in ("bom-1.6", "spdx", "jsf-0.82")]
    bom, *others = [json.loads((folder / name).read_text()) for name in names]
    # It refers to them by their names in this folder.
    resources = [(urllib.parse.urljoin(bom["$id"], name), referencing.jsonschema.DRAFT7.create_resource(file))
                 for name, file in zip(names[1:], others)]
    checker = jsonschema.Draft7Validator.FORMAT_CHECKER
    return jsonschema.Draft7Validator(
        bom, registry=referencing.Registry().with_resources(resources), format_checker=checker)


def test_the_contents_are_valid_by_the_published_schema(contents):
    assert not [error.message for error in schema().iter_errors(contents)]


@pytest.mark.parametrize("wrong", [
    {"licenses": [{"license": {"id": "Apache-2"}}]}, {"type": "code"}, {"version": 1}, {"hashes": [{"alg": "CRC"}]}])
def test_wrong_contents_are_not_valid(contents, wrong):
    changed = {**contents, "components": [{**contents["components"][0], **wrong}]}
    assert list(schema().iter_errors(changed))


def components(contents, kind):
    return {each["name"]: each for each in contents["components"] if each["purl"].startswith(f"pkg:{kind}/")}


def test_the_contents_name_each_package_with_its_version_and_licence(contents):
    manifest = (ROOT / "Package.swift").read_text()
    wanted = dict(re.findall(r'"https://github\.com/[^/]+/([^"]+)", (?:exact: )?"([\d.]+)"', manifest))
    assert len(wanted) == 11
    listed = {name.lower(): each["version"] for name, each in components(contents, "swift").items()}
    for name, version in wanted.items():
        assert listed[name.lower()] == version
    # What they depend on is there too.
    assert listed["swift-atomics"] and listed["swift-runtime"]
    assert all(each["licenses"] and each["version"] for each in contents["components"])
    references = {each["bom-ref"] for each in contents["components"]}
    assert len(references) == len(contents["components"])
    main, *others = contents["dependencies"]
    assert set(main["dependsOn"]) == references == {each["ref"] for each in others}


def test_the_contents_name_sources_of_other_projects_with_their_revisions(contents):
    listed = [each for each in contents["components"] if each["purl"].startswith("pkg:generic/")]
    assert {each["name"] for each in listed} >= {"boringssl", "llhttp"}
    revisions = [each["version"] for each in listed if each["name"] == "boringssl"]
    # swift-nio-ssl and swift-crypto have a copy each.
    assert len(revisions) == 2 and all(re.fullmatch("[0-9a-f]{40}", revision) for revision in revisions)


def test_the_contents_name_each_library_that_the_program_loads(artifacts, contents, tmp_path):
    subprocess.run(["dpkg-deb", "--extract", named(artifacts, ".deb"), tmp_path], check=True)
    program = tmp_path / "usr/bin/martlet"
    shown = subprocess.run(
        ["readelf", "--dynamic", "--wide", program], capture_output=True, text=True, check=True).stdout
    needed = set(re.findall(r"NEEDED.*\[(.*)\]", shown))
    described = " ".join(each["description"] for each in components(contents, "deb").values())
    assert len(needed) > 8 and all(library in described for library in needed)
    installed = subprocess.run(
        ["dpkg-query", "--show", "--showformat", "${Version}", "libssl3"], capture_output=True, text=True, check=True)
    assert components(contents, "deb")["libssl3"]["version"] == installed.stdout
    digest = hashlib.sha256(program.read_bytes()).hexdigest()
    assert contents["metadata"]["component"]["hashes"] == [{"alg": "SHA-256", "content": digest}]
