"""PostgreSQL stops and starts again."""

import concurrent.futures
import socket
import tempfile
import threading

import pytest
import requests

from testkit.cognito import CognitoAPI
from testkit.ledger import Ledger
from testkit.postgres import PostgresServer
from testkit.server import TestServer
from testkit.waiting import eventually


@pytest.fixture
def postgres(scratch):
    made = PostgresServer(tempfile.mkdtemp(prefix="postgres-", dir=scratch))
    made.start()
    yield made
    made.crash()


@pytest.fixture
def martlet(scratch, postgres):
    made = TestServer(scratch / "on-postgres", database=postgres.url)
    made.start()
    yield made
    made.kill()


def goes_on(ledger):
    """Whether twenty more writes are acknowledged without an error."""
    errors, enough = len(ledger.errors), ledger.writes + 20
    return eventually(lambda: ledger.writes >= enough) and len(ledger.errors) == errors


def is_unready(server):
    return requests.get(server.admin_url + "/readyz", timeout=60).status_code == 503


@pytest.mark.rows("FLT-08")
def test_restarts_under_load_lose_nothing(postgres, martlet):
    api = CognitoAPI(martlet)
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["RefreshToken"]
    ledger = Ledger(martlet, pool)
    for turn in range(5):
        end = ledger.run()
        assert goes_on(ledger)
        (postgres.crash if turn % 2 == 0 else postgres.stop)()
        assert eventually(lambda: is_unready(martlet))
        assert requests.get(martlet.admin_url + "/healthz", timeout=60).status_code == 200
        response = api.wire.post("ListUsers", {"UserPoolId": pool}, signed=True)
        assert response.status_code >= 500
        assert response.json()["__type"] == "ServiceUnavailableException"
        assert "postgres" not in response.text.lower()
        assert "127.0.0.1" not in response.text
        postgres.start()
        assert eventually(martlet.is_ready)
        assert eventually(lambda: goes_on(ledger)), "errors only while the database is away"
        end()
        ledger.check()
    assert ledger.errors
    assert ledger.writes > 100
    assert api.refresh(client, token)["AccessToken"], "no user was signed out"
    assert api.sign_in(client, user.username)


class Proxy:
    """A proxy before the database that can stop passing data without closing connections."""

    def __init__(self, port):
        self.target = port
        self.open = threading.Event()
        self.open.set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
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


@pytest.mark.rows("FLT-10")
def test_a_silent_database_holds_no_request_for_ever(postgres, scratch):
    port = int(postgres.url.rsplit(":", 1)[1].split("/")[0])
    proxy = Proxy(port)
    server = TestServer(scratch / "behind-proxy", database=postgres.url.replace(f":{port}/", f":{proxy.port}/"))
    server.start()
    try:
        api = CognitoAPI(server)
        pool = api.make_pool()
        proxy.open.clear()
        with concurrent.futures.ThreadPoolExecutor(40) as threads:
            responses = list(threads.map(
                lambda _: api.wire.post("ListUsers", {"UserPoolId": pool}, signed=True), range(40)))
        assert {response.status_code for response in responses} == {503}
        assert eventually(lambda: is_unready(server))
        proxy.open.set()
        assert eventually(server.is_ready)
        assert api.make_user(pool).sub
    finally:
        proxy.listener.close()
        assert server.stop() == 0
