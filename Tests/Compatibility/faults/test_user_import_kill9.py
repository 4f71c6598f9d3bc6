"""`martlet user import` under kill -9 of the command and of the server that it asks."""

import json
import os
import random
import signal
import subprocess
import time

import pytest

from testkit import hashes
from testkit.cognito import PASSWORD, CognitoAPI
from testkit.server import BINARY, run_martlet
from testkit.store import damage

ROUNDS = max(2, int(os.environ.get("KILL_ROUNDS", "100")) // 25)
USERS = 2000


@pytest.mark.seconds(3600)
def test_no_user_is_lost_or_there_twice(new_server, tmp_path):
    server = new_server()
    server.start()
    api, chance = CognitoAPI(server), random.Random(7)
    password = hashes.all_of(PASSWORD)["bcrypt-2a"]
    for round in range(ROUNDS):
        pool = api.make_pool(AliasAttributes=["email"])
        api.admin.create_group(UserPoolId=pool, GroupName="staff")
        lines = [
            {"username": f"user{number:04}", "sub": f"0a1b2c3d-{round:04x}-4000-8000-{number:012x}",
             "attributes": {"email": f"user{number}@example.com", "email_verified": "true"}, "groups": ["staff"],
             "password": password}
            for number in range(USERS)]
        path = tmp_path / f"{round}.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        words = ["user", "import", *map(str, server.store), "--pool", pool, str(path), "--continue"]
        interrupted = 0
        for victim in ("command", "server", "command"):
            running = subprocess.Popen(
                [str(BINARY), *words], env=server.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            # After some batches.
            for _ in range(chance.randint(1, 3)):
                running.stdout.readline()
            time.sleep(chance.uniform(0, 0.1))
            interrupted += running.poll() is None
            if victim == "command":
                running.send_signal(signal.SIGKILL)
            else:
                server.kill()
            running.communicate(timeout=120)
            if victim == "server":
                server.start()
        assert interrupted, "killed too late"
        done = run_martlet(*words, environment=server.root_key, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
        last = json.loads(done.stdout.splitlines()[-1])
        assert last["added"] + last["present"] == USERS
        assert last["refused"] == 0
        export = tmp_path / f"{round}-out.jsonl"
        told = run_martlet(
            "user", "export", *server.store, "--pool", pool, export, environment=server.root_key, timeout=300)
        assert told.returncode == 0, told.stderr
        found = [json.loads(line) for line in export.read_text().splitlines()]
        assert [(one["username"], one["sub"]) for one in found] == [
            (line["username"], line["sub"]) for line in lines], "each once, and all"
        assert all(
            one["groups"] == ["staff"] and one["password"] == password and one["status"] == "CONFIRMED"
            for one in found), "nothing half done"
        client = api.make_client(pool)
        assert api.sign_in(client, "user1234@example.com")["AccessToken"]
    assert server.stop() == 0
    assert damage(server) == []
