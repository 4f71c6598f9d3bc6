"""PostgreSQL gives fewer connections than Martlet asks for."""

import concurrent.futures
import secrets
from urllib.parse import urlsplit, urlunsplit

import pytest

from testkit.cognito import CognitoAPI, unique
from testkit.postgres import new_database, run_psql
from testkit.server import TestServer
from testkit.waiting import eventually

CALLERS = 16


class LimitedRole:
    """A role that owns one database and has a limit of connections."""

    def __init__(self, limit):
        self.admin_url = new_database()
        self.name, password = "few_" + secrets.token_hex(4), secrets.token_hex(8)
        database = urlsplit(self.admin_url).path.strip("/")
        self._run(f"CREATE ROLE {self.name} LOGIN PASSWORD '{password}'")
        self._run(f"ALTER DATABASE {database} OWNER TO {self.name}")
        parts = urlsplit(self.admin_url)
        self.url = urlunsplit(parts._replace(netloc=f"{self.name}:{password}@{parts.hostname}:{parts.port}"))
        self.limit(limit)

    def limit(self, connections):
        self._run(f"ALTER ROLE {self.name} CONNECTION LIMIT {connections}")

    def connections(self):
        return int(self._run(f"SELECT count(*) FROM pg_stat_activity WHERE usename = '{self.name}'"))

    def end_connections(self):
        self._run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{self.name}'")

    def _run(self, statement):
        return run_psql(self.admin_url, statement)


def load(api, pool, rounds=8):
    """Reads and writes of many callers at once. Returns the responses other than 200."""

    def call(number):
        if number % 3 == 0:
            return api.wire.post(
                "AdminCreateUser", {"UserPoolId": pool, "Username": unique(), "MessageAction": "SUPPRESS"}, signed=True)
        return api.wire.post("ListUsers", {"UserPoolId": pool, "Limit": 3}, signed=True)

    with concurrent.futures.ThreadPoolExecutor(CALLERS) as threads:
        responses = list(threads.map(call, range(CALLERS * rounds)))
    return [(response.status_code, response.text) for response in responses if response.status_code != 200]


@pytest.mark.parametrize("limit", [1, 2])
def test_with_a_connection_or_two_it_starts_and_responds_to_all(scratch, limit):
    """While one connection works, no request is refused; when the limit grows, the pool grows."""
    role = LimitedRole(limit)
    server = TestServer(scratch / f"few-{limit}", database=role.url)
    server.start()
    try:
        api = CognitoAPI(server)
        pool = api.make_pool()
        assert load(api, pool) == []
        assert 1 <= role.connections() <= limit

        role.limit(-1)
        failures = []

        def has_grown():
            failures.extend(load(api, pool, rounds=2))
            return role.connections() > limit

        assert eventually(has_grown, within=120), "the pool grows when the limit does"
        assert failures == []

        role.limit(limit)
        role.end_connections()
        assert load(api, pool) == [], "the connections that can be opened do the work"
        assert 1 <= role.connections() <= limit
        assert server.is_ready()
        assert server.stop() == 0
    finally:
        server.kill()


def test_the_number_of_connections_is_a_setting(scratch):
    """Under load the server opens as many connections as `--database-connections` says, and no more."""
    role = LimitedRole(-1)
    server = TestServer(scratch / "three", database=role.url, environment={"MARTLET_DATABASE_CONNECTIONS": "3"})
    server.start()
    try:
        api = CognitoAPI(server)
        pool = api.make_pool()
        most = 0

        def uses_three():
            nonlocal most
            assert load(api, pool, rounds=2) == []
            most = max(most, role.connections())
            return most >= 3

        assert eventually(uses_three, within=120)
        assert load(api, pool) == []
        assert role.connections() == 3
    finally:
        server.kill()
