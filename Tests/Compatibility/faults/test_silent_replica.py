"""PostgreSQL waits for a synchronous replica that does not respond."""

import concurrent.futures
import tempfile
import time

import pytest

from testkit.cognito import CognitoAPI, unique
from testkit.postgres import PostgresServer, run_psql
from testkit.server import TestServer
from testkit.waiting import eventually

# What a node opens at most.
CONNECTIONS = 8
HANGING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"


@pytest.fixture
def postgres(scratch):
    made = PostgresServer(tempfile.mkdtemp(prefix="replica-", dir=scratch))
    made.start()
    yield made
    made.crash()


def wait_for_replica(postgres, name):
    run_psql(postgres.url, f"ALTER SYSTEM SET synchronous_standby_names = '{name}'")
    run_psql(postgres.url, "SELECT pg_reload_conf()")
    shown = "SHOW synchronous_standby_names"
    assert eventually(lambda: run_psql(postgres.url, shown).strip() == name)


def test_commits_that_hang_are_few_and_reads_go_on(postgres, scratch):
    """Writes are refused at once while commits hang, on every node and after a restart, and come back with the replica."""
    server = TestServer(scratch / "silent-replica", database=postgres.url)
    server.start()
    try:
        api = CognitoAPI(server)
        pool = api.make_pool()
        client = api.make_client(pool)
        user = api.make_user(pool)
        token = api.sign_in(client, user.username)["AccessToken"]
        wait_for_replica(postgres, "ghost")

        def write(name):
            return api.wire.post(
                "AdminCreateUser", {"UserPoolId": pool, "Username": name, "MessageAction": "SUPPRESS"},
                signed=True).status_code

        names = [unique() for _ in range(64)]
        for _ in range(3):
            with concurrent.futures.ThreadPoolExecutor(len(names)) as threads:
                assert set(threads.map(write, names)) == {503}
        left = int(run_psql(postgres.url, HANGING))
        assert 1 <= left <= CONNECTIONS
        began = time.monotonic()
        assert {write(name) for name in names} == {503}
        # Each used to wait four seconds.
        assert time.monotonic() - began < len(names)
        assert int(run_psql(postgres.url, HANGING)) == left
        assert not server.is_ready()
        assert api.public.get_user(AccessToken=token)["Username"] == user.username

        server.kill()
        for _ in range(3):
            with pytest.raises(RuntimeError, match="does not confirm commits"):
                server.start()
        assert int(run_psql(postgres.url, HANGING)) == left, "no start leaves another one behind"

        wait_for_replica(postgres, "")
        server.start()
        assert api.make_user(pool).sub
        assert api.sign_in(client, user.username)["AccessToken"]
    finally:
        server.kill()
