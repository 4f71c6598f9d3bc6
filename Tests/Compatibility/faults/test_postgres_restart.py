"""PostgreSQL goes away and comes back."""

import concurrent.futures
import socket
import tempfile
import threading
import time

import pytest
import requests

from house.ledger import Ledger
from house.people import House
from house.postgres import PostgresServer
from house.server import Martlet, free_port


@pytest.fixture
def postgres(scratch):
    made = PostgresServer(tempfile.mkdtemp(prefix="postgres-", dir=scratch))
    made.start()
    yield made
    made.crash()


@pytest.fixture
def martlet(scratch, postgres):
    made = Martlet(scratch / "on-postgres", database=postgres.url)
    made.start()
    yield made
    made.kill()


def wait_until(true, patience=20):
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.seconds(240)
def test_restarts_under_load_lose_nothing(postgres, martlet):
    """FLT-08"""
    house = House(martlet)
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["RefreshToken"]
    ledger = Ledger(martlet, pool)
    for turn in range(5):
        end = ledger.run()
        time.sleep(0.7)
        (postgres.crash if turn % 2 == 0 else postgres.stop)()
        wait_until(lambda: requests.get(martlet.admin_url + "/readyz", timeout=12).status_code == 503, 15)
        assert requests.get(martlet.admin_url + "/healthz", timeout=5).status_code == 200
        answer = house.wire.post("ListUsers", {"UserPoolId": pool}, signed=True)
        assert answer.status_code >= 500 and answer.json()["__type"] == "ServiceUnavailableException"
        assert "postgres" not in answer.text.lower() and "127.0.0.1" not in answer.text
        time.sleep(0.3)
        postgres.start()
        began = time.monotonic()
        wait_until(martlet.is_ready, 6)
        assert time.monotonic() - began < 5
        time.sleep(0.5)
        before = len(ledger.errors)
        time.sleep(0.7)
        assert len(ledger.errors) == before, "errors only while the database is away"
        end()
        ledger.check()
    assert ledger.errors and ledger.writes > 100
    assert house.refresh(client, token)["AccessToken"], "nobody was signed out"
    assert house.sign_in(client, person.username)


class Proxy:
    """A way to the database that can be blocked without being closed."""

    def __init__(self, port):
        self.target, self.port = port, free_port()
        self.open = threading.Event()
        self.open.set()
        self.listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.target))
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one, other):
        try:
            while piece := one.recv(65536):
                self.open.wait()
                other.sendall(piece)
        except OSError:
            pass
        for end in (one, other):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


@pytest.mark.seconds(120)
def test_a_database_that_falls_silent_holds_nobody_for_ever(postgres, scratch):
    """FLT-10"""
    port = int(postgres.url.rsplit(":", 1)[1].split("/")[0])
    proxy = Proxy(port)
    server = Martlet(scratch / "behind-proxy", database=postgres.url.replace(f":{port}/", f":{proxy.port}/"))
    server.start()
    try:
        house = House(server)
        pool = house.make_pool()
        proxy.open.clear()
        began = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(40) as crowd:
            answers = list(crowd.map(
                lambda _: house.wire.post("ListUsers", {"UserPoolId": pool}, signed=True), range(40)))
        assert {answer.status_code for answer in answers} == {503} and time.monotonic() - began < 12
        assert all(answer.elapsed.total_seconds() < 11 for answer in answers)
        wait_until(lambda: requests.get(server.admin_url + "/readyz", timeout=12).status_code == 503, 15)
        proxy.open.set()
        wait_until(server.is_ready, 20)
        began = time.monotonic()
        assert house.make_person(pool).sub
        assert time.monotonic() - began < 5, "nobody waits behind those who have been told no"
    finally:
        proxy.listener.close()
        assert server.stop() == 0
