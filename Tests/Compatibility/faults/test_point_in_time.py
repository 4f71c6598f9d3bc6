"""docs/point-in-time-recovery.md, followed: the log is kept, and the store brought to a second in between."""

import os
import pathlib
import re
import subprocess
import textwrap

import pytest

from testkit.aws import refused
from testkit.cognito import CognitoAPI, unique
from testkit.postgres import PostgresServer, run_psql
from testkit.server import ROOT, TestServer, run_martlet
from testkit.waiting import eventually

BLOCK = re.compile(r"^( *)```sh\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
OWNER = ["runuser", "--user", "postgres", "--"] if os.geteuid() == 0 else []


class Shell:
    """A shell of the database's owner, in which the page's variables have the values of a private PostgreSQL."""

    def __init__(self, postgres, archive):
        text = (ROOT / "docs/point-in-time-recovery.md").read_text(encoding="utf-8")
        variables, *self.blocks = [textwrap.dedent(found[2]) for found in BLOCK.finditer(text)]
        programs = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))[-1]
        given = {
            "PROGRAMS": str(programs), "PGDATA": f"{postgres.folder}/data", "ARCHIVE": str(archive),
            "DATABASE": postgres.url,
        }
        assert re.findall(r"^(\w+)=", variables, re.MULTILINE) == list(given)
        self.start = "set -euo pipefail\n" + "".join(f"{name}='{value}'\n" for name, value in given.items())

    def block(self, begins):
        """The only block with these words."""
        found, = [text for text in self.blocks if begins in text]
        return found

    def run(self, script):
        done = subprocess.run(
            [*OWNER, "bash", "-c", self.start + script], cwd="/", stdin=subprocess.DEVNULL, capture_output=True,
            text=True, timeout=240)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture
def postgres(scratch):
    folder = scratch / unique("recovery")
    made = PostgresServer(folder)
    made.start()
    yield made
    made.crash()


def test_the_page_about_point_in_time_recovery(postgres, scratch):
    archive = scratch / unique("archive")
    archive.mkdir()
    if OWNER:
        subprocess.run(["chown", "postgres", archive], check=True)
    shell = Shell(postgres, archive)
    assert len(shell.blocks) == 8
    server = TestServer(scratch / unique("recovered"), database=postgres.url)
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool())

    shell.run(shell.block("archive_mode"))
    postgres.stop()
    postgres.start()
    assert eventually(server.is_ready)
    early = api.make_user(client.pool)
    shell.run(shell.block("pg_basebackup"))
    kept = api.make_user(client.pool)
    token, other = [api.sign_in(client, early.username)["RefreshToken"] for _ in range(2)]
    target = run_psql(postgres.url, "SELECT clock_timestamp()").strip()

    shell.run(shell.block("pg_create_restore_point"))
    api.public.revoke_token(Token=token, ClientId=client.id)
    lost = api.make_user(client.pool)
    api.admin.admin_disable_user(UserPoolId=client.pool, Username=kept.username)
    assert server.stop() == 0
    shell.run(shell.block("pg_switch_wal"))
    assert eventually(lambda: shell.run(shell.block("pg_stat_archiver")).split("|")[0].strip() == "t")
    postgres.stop()
    back = shell.block("recovery.signal")
    assert back.count("2026-11-27 14:30:00+00") == 1
    shell.run(back.replace("2026-11-27 14:30:00+00", target))
    postgres.start()
    shell.run(shell.block("pg_is_in_recovery"))

    # What the page warns of: without its command, a revoked token is good again.
    server.start()
    again = CognitoAPI(server)
    assert again.refresh(client, token)["AccessToken"]
    assert server.stop() == 0
    words = shell.block("martlet restore").split()
    done = run_martlet(*words[1:], *server.store)
    assert done.returncode == 0, done
    server.start()
    again = CognitoAPI(server)
    for each in (token, other):
        with refused("NotAuthorizedException"):
            again.refresh(client, each)
    # Neither of these has happened.
    assert again.sign_in(client, kept.username) and again.sign_in(client, early.username)
    with refused("UserNotFoundException"):
        again.admin.admin_get_user(UserPoolId=client.pool, Username=lost.username)
    assert again.make_user(client.pool, lost.username).sub != lost.sub
    assert server.stop() == 0
