"""kill -9 of the server and of `martlet pool schema` during a change, which then goes on."""

import json
import os
import random
import signal
import subprocess
import time

import pytest

from testkit.cognito import CognitoAPI
from testkit.server import BINARY, run_martlet

ROUNDS = max(4, int(os.environ.get("KILL_ROUNDS", "100")) // 10)
USERS = 900


class Site:
    def __init__(self, server, folder):
        self.server = server
        server.start()
        self.api = CognitoAPI(server)
        plan = {"Name": "plan", "AttributeDataType": "String", "Mutable": True}
        self.pool = self.api.make_pool(Schema=[plan])
        lines = [self.line(number) for number in range(USERS)]
        (folder / "users.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
        done = run_martlet(
            "user", "import", *server.store, self.pool, folder / "users.jsonl", environment=server.root_key,
            timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr

    @staticmethod
    def line(number):
        contact = {"email": f"User{number}@example.com", "email_verified": "true"}
        return {"username": f"User{number}", "attributes": {"custom:plan": f"p{number}", **contact}}

    def words(self, *change):
        return ["pool", "schema", *map(str, self.server.store), "--pool", self.pool, *change, "--apply"]

    def interrupt(self, after, kills_server, *change):
        """Kills the server or the command so many seconds after the change began."""
        running = subprocess.Popen(
            [str(BINARY), *self.words(*change)], env=self.server.environment, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)
        time.sleep(after)
        if kills_server:
            self.server.kill()
        else:
            running.send_signal(signal.SIGKILL)
        running.communicate(timeout=120)
        if kills_server:
            self.server.start()
        return running.returncode

    def finish(self, *change):
        done = run_martlet(*self.words(*change), environment=self.server.root_key, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr

    def seconds(self, *change):
        began = time.monotonic()
        self.finish(*change)
        return time.monotonic() - began

    def read(self, name):
        return self.api.attributes_of(self.pool, name)


@pytest.fixture
def site(new_server, tmp_path):
    return Site(new_server(), tmp_path)


@pytest.mark.seconds(2400)
def test_a_rename_goes_on_after_kill_9(site):
    chance = random.Random(5)
    former, latter = "custom:plan", "custom:tier"
    whole = site.seconds("--attribute", former, "--rename", latter)
    cut_off = 0
    for number in range(ROUNDS):
        former, latter = latter, former
        change = ["--attribute", former, "--rename", latter]
        cut_off += site.interrupt(chance.uniform(0.3, whole), number % 2 == 0, *change) != 0
        for user in chance.sample(range(USERS), 5):
            assert f"p{user}" in site.read(f"User{user}").values(), "the value is there under one of the names"
        site.finish(*change)
        for user in range(0, USERS, 37):
            found = site.read(f"User{user}")
            assert found[latter] == f"p{user}"
            assert former not in found
    assert cut_off > 0
    assert site.server.stop() == 0


@pytest.mark.seconds(2400)
def test_a_change_of_names_goes_on_after_kill_9(site):
    chance = random.Random(6)
    changes = [
        ["--alias-attributes", "email", "--case-sensitive", "off"],
        ["--alias-attributes", "", "--case-sensitive", "on"],
    ]
    whole = site.seconds(*changes[0])
    site.finish(*changes[1])
    cut_off = 0
    for number in range(ROUNDS):
        change = changes[number % 2]
        cut_off += site.interrupt(chance.uniform(0.3, whole), number // 2 % 2 == 0, *change) != 0
        for user in chance.sample(range(USERS), 5):
            assert site.read(f"User{user}")["custom:plan"] == f"p{user}", "the username finds the user meanwhile"
        site.finish(*change)
        missing = site.api.admin.exceptions.UserNotFoundException
        for user in range(0, USERS, 37):
            assert site.read(f"User{user}")["custom:plan"] == f"p{user}"
            for name in (f"user{user}", f"user{user}@example.com"):
                if number % 2 == 0:
                    assert site.read(name)["custom:plan"] == f"p{user}"
                else:
                    with pytest.raises(missing):
                        site.read(name)
    assert cut_off > 0
    assert site.server.stop() == 0
