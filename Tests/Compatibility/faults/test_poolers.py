"""PostgreSQL behind PgBouncer."""

import pytest

from testkit.cognito import CognitoAPI
from testkit.pooler import Pooler
from testkit.postgres import new_database, run_psql
from testkit.server import TestServer

LEFT = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database = " \
    "(SELECT oid FROM pg_database WHERE datname = current_database())"


@pytest.mark.parametrize("settings", [
    {"pool_mode": "transaction"},
    {"pool_mode": "transaction", "server_round_robin": 1, "min_pool_size": 2},
    {"pool_mode": "statement"},
], ids=["transaction", "in turn", "statement"])
def test_a_pooler_that_shares_sessions_is_refused(scratch, settings):
    """A start ends with one line, and leaves neither settings nor locks in the sessions of others."""
    database = new_database()
    with Pooler(database, scratch, **settings) as pooler:
        run_psql(pooler.url, "SELECT 1")
        server = TestServer(scratch / "shared-sessions", database=pooler.url)
        with pytest.raises(RuntimeError) as ended:
            server.start()
        assert "pool_mode=session" in str(ended.value)
        for _ in range(4):
            assert run_psql(pooler.url, "SHOW default_transaction_read_only").strip() == "off"
            assert run_psql(pooler.url, "SHOW statement_timeout").strip() == "0"
        assert run_psql(database, LEFT).strip() == "0"


@pytest.mark.parametrize("settings", [
    {"pool_mode": "session"}, {"pool_mode": "session", "default_pool_size": 1},
], ids=["many", "one"])
def test_sessions_of_its_own_are_served(scratch, settings):
    """Also if the pooler has only one session to give."""
    with Pooler(new_database(), scratch, **settings) as pooler:
        server = TestServer(scratch / "own-sessions", database=pooler.url)
        server.start()
        try:
            api = CognitoAPI(server)
            client = api.make_client(api.make_pool())
            assert api.sign_in(client, api.make_user(client.pool).username)["AccessToken"]
            assert server.stop() == 0
        finally:
            server.kill()
