"""The token store in GNOME's keyring, which other programs read and write too."""

import json
import pathlib
import signal
import subprocess
import tempfile
import time

import pytest

from testkit.cognito import PASSWORD, new_email
from testkit.consumer import BUILT
from testkit.keyring import Keyring

KEEPER, TOUR = BUILT / "Keeper", BUILT / "SignInTour"
ATTRIBUTES = ["xdg:schema", "AWSMobileClient.TokenStore", "service", "s"]


@pytest.fixture
def desktop():
    # The path of a socket is limited to 108 bytes.
    with tempfile.TemporaryDirectory(prefix="keyring-") as folder:
        keyring = Keyring(pathlib.Path(folder))
        yield keyring
        keyring.close()


@pytest.fixture
def keyring(desktop):
    desktop.start()
    return desktop


def kept(keyring, *changes, service="s"):
    ended = keyring.run(KEEPER, service, *changes)
    assert ended.returncode == 0, ended
    return json.loads(ended.stdout)


def test_stored_values_survive_a_restart_of_the_keyring(keyring):
    assert kept(keyring) == {}
    assert kept(keyring, "a=1", "b=Grüße", "a=2") == {"a": "2", "b": "Grüße"}
    assert kept(keyring, "c=" + "x" * 100_000, service="t").keys() == {"c"}
    keyring.stop()
    keyring.start()
    assert kept(keyring) == {"a": "2", "b": "Grüße"}
    assert kept(keyring, "a=", "b=") == {}
    assert keyring.run("secret-tool", "search", "--all", *ATTRIBUTES).stdout == ""
    assert len(kept(keyring, service="t")["c"]) == 100_000


def test_concurrent_processes_lose_no_change(keyring):
    names = [[f"{writer}.{number}=x" for number in range(10)] for writer in range(4)]
    writers = [
        subprocess.Popen([KEEPER, "s", *changes], env=keyring.environment, stdout=subprocess.DEVNULL)
        for changes in names]
    assert [writer.wait(60) for writer in writers] == [0] * 4
    assert set(kept(keyring)) == {change[:-2] for changes in names for change in changes}
    found = keyring.run("secret-tool", "search", "--all", *ATTRIBUTES)
    assert found.stdout.count("secret = ") == 1


def test_other_programs_read_and_write_the_item(keyring):
    kept(keyring, "a=1")
    assert json.loads(keyring.run("secret-tool", "lookup", *ATTRIBUTES).stdout) == {"a": "1"}
    shown = keyring.run("secret-tool", "search", *ATTRIBUTES)
    assert "label = Session of s" in shown.stdout, shown
    written = keyring.run("secret-tool", "store", "--label=theirs", *ATTRIBUTES, text='{"b": "2"}')
    assert written.returncode == 0, written
    assert kept(keyring) == {"b": "2"}
    assert kept(keyring, "c=3") == {"b": "2", "c": "3"}
    keyring.run("secret-tool", "store", "--label=theirs", *ATTRIBUTES, text="no JSON")
    refused = keyring.run(KEEPER, "s")
    assert refused.returncode == 1, refused
    assert "cannot be read" in refused.stdout, refused
    assert kept(keyring, "d=4") == {"d": "4"}
    keyring.run("secret-tool", "clear", *ATTRIBUTES)
    assert kept(keyring) == {}


def test_a_locked_keyring_is_an_error_without_delay(keyring):
    kept(keyring, "a=1")
    keyring.stop()
    keyring.start(password=None)
    began = time.monotonic()
    for words in [["s"], ["s", "a=2"]]:
        ended = keyring.run(KEEPER, *words)
        assert ended.returncode == 1, ended
        assert "The keyring is locked" in ended.stdout, ended
    assert time.monotonic() - began < 60
    keyring.stop()
    keyring.start()
    assert kept(keyring) == {"a": "1"}


def test_a_keyring_without_a_collection_holds_nothing_and_asks_for_a_password(desktop):
    desktop.start(password=None)
    assert kept(desktop) == {}
    ended = desktop.run(KEEPER, "s", "a=1")
    assert ended.returncode == 1, ended
    assert "The keyring is locked" in ended.stdout, ended


def test_a_keyring_that_hangs_is_an_error_within_seconds(keyring):
    kept(keyring, "a=1")
    keyring.daemon.send_signal(signal.SIGSTOP)
    began = time.monotonic()
    ended = keyring.run(KEEPER, "s", "a=2")
    keyring.daemon.send_signal(signal.SIGCONT)
    assert ended.returncode == 1, ended
    assert "in time" in ended.stdout, ended
    assert 4 < time.monotonic() - began < 60
    assert kept(keyring) == {"a": "1"}


def test_without_a_keyring_the_store_says_so(desktop):
    ended = desktop.run(KEEPER, "s")
    assert ended.returncode == 1, ended
    assert "The keyring cannot be used" in ended.stdout, ended


def tour(keyring, api, *lines):
    """Runs the tour with these lines as its input."""
    configuration = api.server.folder / "awsconfiguration.json"
    ended = keyring.run(TOUR, configuration, text="".join(f"{line}\n" for line in lines))
    assert "ThreadSanitizer" not in ended.stderr, ended.stderr
    return ended


def held_for(keyring, pool):
    """The user whose session the keyring holds."""
    service = "SignInTour.AWSCognitoIdentityUserPool"
    found = keyring.run("secret-tool", "lookup", *ATTRIBUTES[:2], "service", service).stdout
    return json.loads(found)[f"{pool['AppClientId']}.currentUser"] if found else None


def test_an_app_keeps_its_session_in_the_keyring(api, keyring):
    """Without a configured store the session goes to the keyring and to no file, and the next run finds it."""
    pool = json.loads((api.server.folder / "awsconfiguration.json").read_text())["CognitoUserPool"]["Default"]
    name = api.make_user(pool["PoolId"], email=new_email()).username
    assert tour(keyring, api, "in", name, PASSWORD, "quit").returncode == 0
    data = pathlib.Path(keyring.environment["XDG_DATA_HOME"])
    assert not list(data.rglob("tokens*"))
    assert held_for(keyring, pool) == name
    assert f"State: signedIn, as {name}" in tour(keyring, api, "quit").stdout

    keyring.stop()
    keyring.start(password=None)
    began = time.monotonic()
    locked = tour(keyring, api, "quit")
    assert locked.returncode == 2, locked
    assert "The keyring is locked" in locked.stdout, locked
    assert time.monotonic() - began < 60

    keyring.stop()
    keyring.start()
    out = tour(keyring, api, "out", "quit")
    assert out.returncode == 0, out
    assert "State: signedOut" in out.stdout, out
    assert held_for(keyring, pool) is None
    assert keyring.run("secret-tool", "lookup", *ATTRIBUTES[:2]).stdout == ""


def test_a_session_moves_from_the_file_into_the_keyring(api, desktop):
    """An app that stored its session in a file before keeps it once there is a keyring."""
    pool = json.loads((api.server.folder / "awsconfiguration.json").read_text())["CognitoUserPool"]["Default"]
    name = api.make_user(pool["PoolId"], email=new_email()).username
    assert tour(desktop, api, "in", name, PASSWORD, "quit").returncode == 0
    data = pathlib.Path(desktop.environment["XDG_DATA_HOME"])
    assert list(data.rglob("tokens"))
    desktop.start()
    assert f"State: signedIn, as {name}" in tour(desktop, api, "quit").stdout
    # A changed attribute makes the client fetch and store new tokens.
    assert "name = Bob" in tour(desktop, api, "change", "name", "Bob", "me", "quit").stdout
    assert held_for(desktop, pool) == name
    desktop.stop()
    assert "State: signedOut" in tour(desktop, api, "quit").stdout
    desktop.start()
    assert "State: signedOut" in tour(desktop, api, "out", "quit").stdout
    assert held_for(desktop, pool) is None
