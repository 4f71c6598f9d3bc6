"""`martlet pool export` and `import` with sessions under kill -9 of the command and of the server that it asks."""

import json
import os
import random
import signal
import subprocess
import time

import pytest

from testkit.aws import refused
from testkit.clock import MovableClock
from testkit.cognito import CognitoAPI, new_email
from testkit.server import BINARY, run_martlet
from testkit.snapshots import Snapshots, rows_of
from testkit.store import damage
from testkit.waiting import eventually

ROUNDS = max(2, int(os.environ.get("KILL_ROUNDS", "100")) // 25)
USERS, SIGNED_IN = 1500, 12


class Interruptions:
    """Commands that are killed, or whose server is, once it has handled some of their requests."""

    def __init__(self, passphrase):
        self.passphrase, self.chance, self.count = passphrase, random.Random(11), 0

    def interrupt(self, word, server, *words, kills_server):
        command = {"export": "ExportPoolRows", "import": "ImportPoolRows"}[word]
        before = audited(server, command)
        running = subprocess.Popen(
            [str(BINARY), "pool", word, *map(str, server.store), "--passphrase-file", str(self.passphrase), *words],
            env=server.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        assert eventually(lambda: audited(server, command) > before or running.poll() is not None)
        time.sleep(self.chance.uniform(0, 0.05))
        if kills_server:
            server.kill()
        else:
            running.send_signal(signal.SIGKILL)
        _, said = running.communicate(timeout=120)
        if kills_server:
            server.start()
        # It may have ended just before.
        assert running.returncode in (0, 1 if kills_server else -signal.SIGKILL), said
        self.count += running.returncode != 0


def audited(server, command):
    return sum(file.read_bytes().count(command.encode()) for file in (server.folder / "audit").rglob("*.jsonl"))


def furnish(server, folder):
    """A pool with many users, and the tokens of users who have signed in."""
    api = CognitoAPI(server)
    name = api.make_pool()
    client = api.make_client(name)
    users = folder / f"{name}.jsonl"
    users.write_text("".join(
        json.dumps({"username": f"user{number:04}", "attributes": {"email": f"user{number}@example.com"}}) + "\n"
        for number in range(USERS)))
    added = run_martlet("user", "import", *server.store, "--pool", name, users, environment=server.root_key)
    assert added.returncode == 0, added.stderr
    signed = [api.make_user(name, email=new_email()) for _ in range(SIGNED_IN)]
    return client, [api.sign_in(client, user.username) for user in signed]


def describes(api, name):
    try:
        return api.admin.describe_user_pool(UserPoolId=name)["UserPool"]["Id"] == name
    except api.admin.exceptions.ResourceNotFoundException:
        return False


def lasting(server, name):
    """The rows of a pool but for those that each sign-in changes, sorted."""
    return sorted(row for row in rows_of(server, name, withSessions=True)[1] if not row.startswith('["last_sign_ins"'))


@pytest.mark.seconds(3600)
def test_a_pool_with_sessions_arrives_once_and_whole(new_server, scratch, passphrase, tmp_path):
    source, clock = new_server(), MovableClock(scratch)
    source.start()
    api, snapshots, interruptions = CognitoAPI(source), Snapshots(passphrase), Interruptions(passphrase)
    for number in range(ROUNDS):
        client, granted = furnish(source, tmp_path)
        name, file, kills_server = client.pool, tmp_path / f"{number}.snapshot", number % 2 == 1
        interruptions.interrupt("export", source, "--with-sessions", name, str(file), kills_server=kills_server)
        # What is left of the file is replaced, and the whole one is not.
        file.unlink(missing_ok=True)
        snapshots.export(source, name, file, "--with-sessions")
        clock.move(0)
        # The issuer of access tokens is the public URL.
        target = new_server(environment=clock.environment, arguments=["--public-url", source.url])
        target.start()
        moved = CognitoAPI(target)
        for attempt, kills in enumerate((kills_server, not kills_server), 1):
            interruptions.interrupt("import", target, str(file), kills_server=kills)
            if describes(moved, name):
                break  # It had ended.
            with refused("ResourceNotFoundException"):
                moved.refresh(client, granted[0]["RefreshToken"])
            if not kills:
                # What the killed command has asked last is handled before the clock moves.
                assert target.stop() == 0
                target.start()
            # An interrupted import holds the id for a minute. The clock stays within the five of a signature.
            clock.move(attempt * 120)
        else:
            loaded = snapshots.load(target, file)
            assert loaded.returncode == 0, loaded.stderr
        assert lasting(target, name) == lasting(source, name)
        for tokens in granted:
            assert moved.refresh(client, tokens["RefreshToken"])["AccessToken"]
            assert api.refresh(client, tokens["RefreshToken"])["AccessToken"]
        assert target.stop() == 0
        assert damage(target) == []
    assert interruptions.count, "killed too late"
    assert source.stop() == 0
    assert damage(source) == []
