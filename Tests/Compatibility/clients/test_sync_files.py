"""`martlet sync export` and `import`."""

import json
import signal
import stat
import subprocess

import pytest

from testkit.identities import IdentityAPI
from testkit.roles import Roles
from testkit.server import BINARY, run_martlet
from testkit.sync import DEVELOPER, SyncSite
from testkit.waiting import eventually


@pytest.fixture
def place(new_server):
    """A running server, a site on it, and a function that runs a command on its store."""
    server = new_server()
    server.start()
    site = SyncSite(IdentityAPI(server), Roles(server))

    def sync(word, *words):
        return run_martlet("sync", word, *server.store, "--pool", site.pool, *words, environment=server.root_key)

    return server, site, sync


def lines(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_what_is_exported_can_be_imported(place, tmp_path):
    server, site, sync = place
    ann, bob = site.user("ann"), site.user("bob")
    ann.write("prefs", {"colour": "bleu \N{SNOWMAN}", "quote": '"/\\\n\t', "gone": "x"})
    ann.write("prefs", {"gone": None}, {"gone": 1})
    bob.write("prefs", {"colour": "red"})
    file = tmp_path / "pool.jsonl"
    said = sync("export", file)
    assert said.returncode == 0, said.stderr
    assert said.stdout == f"{file}  3 records\n", said.stderr
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    records = lines(file)
    assert [record["IdentityId"] for record in records] == sorted([ann.identity] * 2 + [bob.identity])
    assert {record["Value"] for record in records} == {"bleu \N{SNOWMAN}", '"/\\\n\t', "red"}
    assert sync("export", file).stderr == f"martlet: {file} exists already\n"
    one = tmp_path / "one.jsonl"
    assert sync("export", one, "--identity", bob.identity).returncode == 0
    assert [record["IdentityId"] for record in lines(one)] == [bob.identity]

    again = sync("import", file)
    assert again.stdout == "0 records added, 0 overwritten, 3 are there already\n", again.stderr
    bob.write("prefs", {"colour": "green"}, {"colour": 1})
    refused = sync("import", file)
    assert refused.returncode == 1
    assert f'{bob.identity} prefs "colour" would be overwritten' in refused.stdout
    assert "give --overwrite" in refused.stderr
    assert bob.values("prefs") == {"colour": "green"}
    dry = sync("import", file, "--overwrite", "--dry-run")
    assert dry.returncode == 0
    assert bob.values("prefs") == {"colour": "green"}
    assert dry.stdout.endswith("0 records would be added, 1 would be overwritten, 2 are there already\n")
    # Devices learn of an import as of any other update, and without a server it works the same.
    since = bob.list("prefs")["DatasetSyncCount"]
    assert server.stop() == 0
    written = sync("import", file, "--overwrite")
    assert written.stdout.endswith("0 records added, 1 overwritten, 2 are there already\n"), written.stderr
    server.start()
    changed, = bob.list("prefs", LastSyncCount=since)["Records"]
    assert (changed["Value"], changed["SyncCount"]) == ("red", since + 1)
    moved = sync("import", one, "--identity", ann.identity, "--overwrite")
    assert moved.returncode == 0
    assert ann.values("prefs")["colour"] == "red"


def test_copies_of_merged_identities_stay_copies(place, tmp_path):
    server, site, sync = place
    ann, bob = site.user("ann"), site.user("bob")
    bob.write("prefs", {"a": "bob's"})
    site.identities.admin.merge_developer_identities(
        IdentityPoolId=site.pool, DeveloperProviderName=DEVELOPER, SourceUserIdentifier="bob",
        DestinationUserIdentifier="ann")
    file = tmp_path / "copies.jsonl"
    assert sync("export", file).returncode == 0
    copy = f"prefs.{bob.identity}"
    assert lines(file)[0]["CopyOf"] == "prefs"
    ann.client.delete_dataset(**ann.of(copy))
    assert ann.list("prefs")["MergedDatasetNames"] == []
    assert sync("import", file).returncode == 0
    assert ann.list("prefs")["MergedDatasetNames"] == [copy]


@pytest.mark.one_engine
def test_bad_lines_are_named_and_nothing_is_written(place, tmp_path):
    server, site, sync = place
    user = site.user()
    good = {"IdentityId": user.identity, "DatasetName": "prefs", "Key": "a", "Value": "1"}
    missing = "us-east-1:00000000-0000-4000-8000-000000000000"
    file = tmp_path / "bad.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in [
        good, {**good, "Key": ""}, {**good, "IdentityId": missing}, {**good, "DatasetName": "p", "Extra": 1}]) + "\n{")
    said = sync("import", file)
    assert said.returncode == 1
    assert said.stderr == "martlet: 4 lines are bad; nothing was written\n"
    told = said.stdout.splitlines()
    assert [line.split(":")[0] for line in told] == ["line 2", "line 3", "line 4", "line 5"], told
    assert f"Identity '{missing}' not found." in told[1]
    assert "'Extra'" in told[2]
    assert user.list("prefs")["DatasetExists"] is False
    for words, reason in [(("import", tmp_path / "missing"), "cannot be read"),
                          (("export", tmp_path / "x", "--identity", missing), "not found")]:
        failed = sync(*words)
        assert failed.returncode == 1, failed.stderr
        assert reason in failed.stderr, failed.stderr
    assert not list(tmp_path.glob("x*"))


@pytest.mark.seconds(900)
def test_an_import_that_was_killed_goes_on(place, tmp_path):
    """The command, or the server that it asks, is killed in the middle: each dataset is there as a whole or not."""
    server, site, sync = place
    users = [site.user() for _ in range(20)]
    file = tmp_path / "many.jsonl"
    records = [
        {"IdentityId": user.identity, "DatasetName": f"d{name}", "Key": f"k{key}", "Value": "v" * 50}
        for user in users for name in range(10) for key in range(20)]
    file.write_text("".join(json.dumps(record) + "\n" for record in records))

    def usage():
        return site.admin.describe_identity_pool_usage(IdentityPoolId=site.pool)["IdentityPoolUsage"]

    command = [str(BINARY), "sync", "import", *map(str, server.store), "--pool", site.pool, str(file)]
    for victim in ("command", "server"):
        running = subprocess.Popen(
            command, env=server.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        before = usage()["SyncSessionsCount"]
        eventually(lambda: usage()["SyncSessionsCount"] > before + 5 or running.poll() is not None)
        if victim == "command":
            running.send_signal(signal.SIGKILL)
        else:
            server.kill()
        running.communicate(timeout=60)
        if victim == "server":
            server.start()
    done = sync("import", file)
    assert done.returncode == 0, done.stdout + done.stderr
    assert usage()["SyncSessionsCount"] == 200, "each dataset was written once, as a whole"
    assert usage()["DataStorage"] == sum(len(record["Key"]) + 50 for record in records)
