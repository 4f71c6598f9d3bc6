"""`martlet pool follow` under kill -9 of the command and of the server that it fills, and then goes on."""

import json
import os
import random
import signal
import subprocess

import pytest

from testkit.cognito import CognitoAPI
from testkit.postgres import new_database
from testkit.server import BINARY, TestServer, run_martlet
from testkit.source import Throttled, follow, write_source
from testkit.store import damage

ROUNDS = max(1, int(os.environ.get("KILL_ROUNDS", "100")) // 50)
USERS = int(os.environ.get("FOLLOWED_USERS", "1200"))


@pytest.mark.seconds(3600)
def test_no_user_is_lost_or_there_twice(new_server, engine, scratch, tmp_path):
    here = new_server()
    there = TestServer(
        scratch / f"followed-of-{engine}", database=None if engine == "postgres" else new_database())
    here.start()
    there.start()
    api, chance, proxy = CognitoAPI(there), random.Random(11), Throttled(there.port)
    try:
        for round in range(ROUNDS):
            pool = api.make_pool(
                AliasAttributes=["email"], Schema=[{"Name": "plan", "AttributeDataType": "String", "Mutable": True}])
            api.admin.create_group(UserPoolId=pool, GroupName="staff")
            client = api.make_client(pool)
            lines = [
                {"username": f"user{number:05}", "sub": f"0a1b2c3d-{round:04x}-4000-8000-{number:012x}",
                 "attributes": {"email": f"user{number}@example.com", "email_verified": "true"}, "groups": ["staff"]}
                for number in range(USERS)]
            path = tmp_path / f"{round}.jsonl"
            path.write_text("".join(json.dumps(line) + "\n" for line in lines))
            done = run_martlet("user", "import", *there.store, pool, path, environment=there.root_key, timeout=600)
            assert done.returncode == 0, done.stdout + done.stderr
            source = write_source(
                tmp_path / "old.json", proxy.url, pool, client.id, (there.access_key_id, there.secret_access_key))
            words = [str(BINARY), "pool", "follow", *map(str, here.store), "--pool", pool, "--from", str(source),
                     "--apply", "--json"]
            interrupted = 0
            for victim in ("command", "server", "command"):
                running = subprocess.Popen(
                    words, env=here.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                for _ in range(chance.randint(1, 4)):
                    running.stdout.readline()
                interrupted += running.poll() is None
                if victim == "command":
                    running.send_signal(signal.SIGKILL)
                else:
                    here.kill()
                running.communicate(timeout=300)
                if victim == "server":
                    here.start()
            assert interrupted, "killed too late"
            last = follow(here, pool, "--from", source, "--apply", "--json")
            assert last.returncode == 0, last.stdout + last.stderr
            users = json.loads(last.stdout.splitlines()[-1])["users"]
            assert users["added"] + users["present"] == USERS and users["refused"] == 0 and users["present"] > 0
            export = tmp_path / f"{round}-out.jsonl"
            told = run_martlet("user", "export", *here.store, pool, export, environment=here.root_key, timeout=600)
            assert told.returncode == 0, told.stderr
            found = [json.loads(one) for one in export.read_text().splitlines()]
            assert [(one["username"], one["sub"]) for one in found] == [
                (line["username"], line["sub"]) for line in lines], "each once, and all"
            assert all(one["groups"] == ["staff"] for one in found), "none half done"
        assert proxy.refused > 0
        assert here.stop() == 0
        assert damage(here) == []
    finally:
        proxy.close()
        there.kill()
