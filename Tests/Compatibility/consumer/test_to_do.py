"""Examples/ToDo: what a list on a device keeps, and how it follows its user to another one."""

import json
import os
import re
import subprocess

import pytest

from testkit.aws import boto_client
from testkit.cognito import PASSWORD, CognitoAPI
from testkit.consumer import BUILT
from testkit.identities import IdentityAPI
from testkit.push import Google, PushSite
from testkit.roles import Roles, trust_of_pool
from testkit.server import REGION
from testkit.sync import OWN
from testkit.waiting import eventually

TO_DO = BUILT / "ToDo"


@pytest.fixture
def device(tmp_path):
    """Starts the program on a device; nothing listens at the service's port."""
    pool = {"PoolId": "us-east-1:00000000-1111-2222-3333-444444444444", "Endpoint": "127.0.0.1:1"}
    configuration = tmp_path / "awsconfiguration.json"
    configuration.write_text(json.dumps({"CredentialsProvider": {"CognitoIdentity": {"Default": pool}}}))
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "home")}

    def start():
        return subprocess.Popen(
            [TO_DO, tmp_path / "phone", configuration], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True)

    return start


def test_what_was_added_survives_a_kill(device):
    """Each command is killed when the next one has shown that it returned."""
    for number, word in enumerate(["milk", "bread", "salt"], 1):
        program = device()
        program.stdin.write(f"add {word}\nlist\n")
        program.stdin.flush()
        while not program.stdout.readline().startswith(f"{number}. {word}"):
            assert program.poll() is None, program.stderr.read()
        program.kill()
        program.wait()
    output, errors = device().communicate("done 2\nlist\nquit\n", timeout=240)
    assert output.splitlines()[1:] == ["Done: bread", "1. milk", "2. salt"], errors
    assert "ThreadSanitizer" not in errors, errors


@pytest.mark.rows("SYN-OVR-01")
def test_without_a_service_a_list_waits_for_it(device):
    """The cache for offline use."""
    output, errors = device().communicate("add milk\nsync\nlist\nquit\n", timeout=240)
    assert "scheduled" in output.splitlines(), errors
    assert "1. milk" in output, errors


class User:
    """A user of a server, with an identity pool, and the user's devices."""

    def __init__(self, server, folder):
        api, identities, roles = CognitoAPI(server), IdentityAPI(server), Roles(server)
        user_pool = api.make_pool()
        client = api.make_client(user_pool)
        self.server, self.roles, self.folder = server, roles, folder
        self.admin = boto_client(server, signed=True, service="cognito-sync")
        self.pool = identities.make_pool(client, AllowUnauthenticatedIdentities=True)
        given = {
            kind: roles.make(trust_of_pool(self.pool, kind), *OWN) for kind in ("authenticated", "unauthenticated")}
        identities.admin.set_identity_pool_roles(IdentityPoolId=self.pool, Roles=given)
        place = {"Region": REGION, "Endpoint": server.url}
        self.configuration = folder / "awsconfiguration.json"
        self.configuration.write_text(json.dumps({
            "CognitoUserPool": {"Default": {"PoolId": user_pool, "AppClientId": client.id, **place}},
            "CredentialsProvider": {"CognitoIdentity": {"Default": {"PoolId": self.pool, **place}}}}))
        self.sign_in = f"in\n{api.make_user(user_pool).username}\n{PASSWORD}\n"

    def list(self, device, commands):
        """The list of a device after commands."""
        return [line for line in self.told(device, f"{commands}list\n") if re.match(r"\d+\. ", line)]

    def told(self, device, commands):
        """What the program says on a device."""
        home = self.folder / device
        environment = {"PATH": os.environ["PATH"], "HOME": str(home), "XDG_DATA_HOME": str(home / "home")}
        done = subprocess.run(
            [TO_DO, home, self.configuration], env=environment, input=f"{commands}quit\n", capture_output=True,
            text=True, timeout=240)
        assert done.returncode == 0, done.stderr
        assert "ThreadSanitizer" not in done.stderr, done.stderr
        return done.stdout.splitlines()


@pytest.fixture
def own(new_server):
    made = new_server()
    made.start()
    return made


def test_entries_that_are_added_at_once_keep_their_order(own, tmp_path):
    names = [f"entry {number}" for number in range(40)]
    listed = User(own, tmp_path).list("phone", "".join(f"add {name}\n" for name in names))
    assert listed == [f"{place + 1}. {name}" for place, name in enumerate(names)]


def test_a_list_follows_its_user_to_another_device(own, tmp_path):
    """What guests have added is the user's after the sign-in, and a removal reaches the other device."""
    user = User(own, tmp_path)
    assert user.list("phone", f"add milk\nadd bread\n{user.sign_in}sync\n") == ["1. milk", "2. bread"]
    assert user.list("tablet", f"add tea\n{user.sign_in}sync\n") == ["1. milk", "2. bread", "3. tea"]
    assert user.list("tablet", "done 1\nsync\n") == ["1. bread", "2. tea"]
    assert user.list("phone", "add salt\nsync\n") == ["1. bread", "2. tea", "3. salt"]
    usage = user.admin.describe_identity_pool_usage(IdentityPoolId=user.pool)["IdentityPoolUsage"]
    assert usage["SyncSessionsCount"] == 4


def test_what_a_killed_server_did_not_take_comes_later(own, tmp_path):
    user = User(own, tmp_path)
    assert user.list("phone", f"{user.sign_in}add milk\nsync\n") == ["1. milk"]
    own.kill()
    assert user.list("phone", "add bread\nsync\n") == ["1. milk", "2. bread"]
    own.start()
    assert user.list("phone", "sync\n") == ["1. milk", "2. bread"]
    assert user.list("tablet", f"{user.sign_in}sync\n") == ["1. milk", "2. bread"]


@pytest.mark.rows("PUSH-AND-05", "PUSH-SRV-02")
def test_a_device_is_told_of_a_change_by_its_platform(own, tmp_path):
    """What the server gave to the platform is what the client understands."""
    google = Google()
    try:
        user = User(own, tmp_path)
        PushSite(user, user.roles, tmp_path, google)
        said = user.told("phone", f"{user.sign_in}add milk\nsync\nregister phone\n")
        assert said[-1] == "Other devices' changes are told.", said
        assert user.list("tablet", f"{user.sign_in}add tea\nsync\n") == ["1. milk", "2. tea"]
        assert eventually(lambda: google.counts("phone") == [2])
        message = json.dumps(google.data(google.sent[0]))
        assert user.list("phone", "") == ["1. milk"]
        said = user.told("phone", f"push {message}\npush {message}\nlist\npush {{}}\n")
        wanted = ["synchronized", "upToDate", "1. milk", "2. tea", "It is not a message of Cognito Sync."]
        assert [line for line in said if line in wanted] == wanted, said
    finally:
        google.close()
