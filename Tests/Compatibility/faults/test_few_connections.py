"""PostgreSQL gives fewer connections than Martlet asks for."""

import concurrent.futures
import secrets
from urllib.parse import urlsplit, urlunsplit

import pytest

from house.people import House, unique
from house.postgres import new_database, run_psql
from house.server import Martlet, comes_true

CALLERS = 16


class LimitedRole:
    """A role that owns one database and may open so many connections."""

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


def load(house, pool, rounds=8):
    """Reads and writes of many callers at once. Gives the answers that are no success."""

    def call(number):
        if number % 3 == 0:
            return house.wire.post(
                "AdminCreateUser", {"UserPoolId": pool, "Username": unique(), "MessageAction": "SUPPRESS"}, signed=True)
        return house.wire.post("ListUsers", {"UserPoolId": pool, "Limit": 3}, signed=True)

    with concurrent.futures.ThreadPoolExecutor(CALLERS) as crowd:
        answers = list(crowd.map(call, range(CALLERS * rounds)))
    return [(answer.status_code, answer.text) for answer in answers if answer.status_code != 200]


@pytest.mark.seconds(150)
@pytest.mark.parametrize("limit", [1, 2])
def test_with_a_connection_or_two_it_starts_and_answers_all(scratch, limit):
    """As long as one connection works, no request is turned away; when more are to be had, more are used."""
    role = LimitedRole(limit)
    server = Martlet(scratch / f"few-{limit}", database=role.url)
    server.start()
    try:
        house = House(server)
        pool = house.make_pool()
        assert load(house, pool) == []
        assert 1 <= role.connections() <= limit

        role.limit(-1)
        failures = []

        def has_grown():
            failures.extend(load(house, pool, rounds=2))
            return role.connections() > limit

        assert comes_true(has_grown, within=40), "the connections grow back"
        assert failures == []

        role.limit(limit)
        role.end_connections()
        assert load(house, pool) == [], "some connections cannot be replaced, and the others do the work"
        assert 1 <= role.connections() <= limit
        assert server.is_ready()
        assert server.stop() == 0
    finally:
        server.kill()


@pytest.mark.seconds(120)
def test_the_number_of_connections_is_a_setting(scratch):
    """`--database-connections`: what is asked for is used under load, and no more."""
    role = LimitedRole(-1)
    server = Martlet(scratch / "three", database=role.url, environment={"MARTLET_DATABASE_CONNECTIONS": "3"})
    server.start()
    try:
        house = House(server)
        pool = house.make_pool()
        most = 0

        def uses_three():
            nonlocal most
            assert load(house, pool, rounds=2) == []
            most = max(most, role.connections())
            return most >= 3

        assert comes_true(uses_three, within=40)
        assert load(house, pool) == [] and role.connections() == 3
    finally:
        server.kill()
