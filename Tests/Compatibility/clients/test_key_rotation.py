"""Signing keys are rotated while two nodes serve one store, and no token is refused."""

import threading
import time

import pytest
import requests

from testkit import store, tokens
from testkit.aws import JSON, TARGET
from testkit.cognito import PASSWORD, CognitoAPI
from testkit.server import run_martlet
from testkit.waiting import eventually

ROTATIONS = 4


@pytest.fixture
def nodes(new_server, engine):
    """Two servers on one store, with the same secrets and the same issuer."""
    if engine == "sqlite":
        pytest.skip("one folder belongs to one process")
    issuer = ["--public-url", "http://id.example.test"]
    one = new_server(arguments=issuer)
    two = new_server(share=one, arguments=issuer)
    two.environment.update(one.root_key)
    two.access_key_id, two.secret_access_key = one.access_key_id, one.secret_access_key
    for node in (one, two):
        node.start()
    return one, two


class Poller:
    """Signs a user in on one node and uses the tokens on the other, over and over."""

    def __init__(self, one, two, client, username):
        self.one, self.two, self.client, self.username = one, two, client, username
        self.kids, self.complaints = [], []
        self._session = requests.Session()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._stop.set()
        self._thread.join(90)

    def _ask(self, node, operation, body):
        return self._session.post(
            node.url, json=body, timeout=60,
            headers={"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.{operation}"})

    def _run(self):
        while not self._stop.is_set():
            try:
                self._turn()
            except Exception as error:
                self.complaints.append(repr(error))
            time.sleep(0.01)

    def _turn(self):
        response = self._ask(self.one, "InitiateAuth", {
            "ClientId": self.client.id, "AuthFlow": "USER_PASSWORD_AUTH",
            "AuthParameters": {"USERNAME": self.username, "PASSWORD": PASSWORD}}).json()
        given = response["AuthenticationResult"]
        known = published(self.two, self.client.pool)
        for name in ("IdToken", "AccessToken"):
            kid = tokens.header(given[name])["kid"]
            if kid not in known:
                self.complaints.append(f"{kid} of an {name} is not published by the other node")
        used = self._ask(self.two, "GetUser", {"AccessToken": given["AccessToken"]})
        if used.status_code != 200:
            self.complaints.append(used.text)
        if tokens.header(given["AccessToken"])["kid"] not in self.kids:
            self.kids.append(tokens.header(given["AccessToken"])["kid"])


def published(node, pool):
    return {key["kid"] for key in tokens.key_set(node, pool)["keys"]}


@pytest.mark.rows("TOK-JWK-03", "TOK-24")
def test_no_token_is_refused_by_the_other_node(nodes):
    one, two = nodes
    api = CognitoAPI(one)
    pool = api.make_pool()
    client, user = api.make_client(pool), api.make_user(pool)
    before = api.sign_in(client, user.username)
    order = [published(one, pool)]
    with Poller(one, two, client, user.username) as forth, Poller(two, one, client, user.username) as back:
        for _ in range(ROTATIONS):
            known = published(two, pool)
            done = run_martlet("keys", "rotate", "--pool", pool, *one.store, environment=one.root_key)
            assert done.returncode == 0, done.stderr
            # The minute is for other programs: nodes need ten seconds of it.
            store.bring_new_keys_forward(one, 60)
            assert eventually(lambda: all(known < published(node, pool) for node in nodes))
            order.append(published(two, pool) - known)
            time.sleep(1.5)
        signed = eventually(lambda: forth.kids[-1] in order[-1] and back.kids[-1] in order[-1])
    assert forth.complaints == []
    assert back.complaints == []
    assert signed, (order, forth.kids, back.kids)
    for kids in (forth.kids, back.kids):
        turns = [next(turn for turn, pair in enumerate(order) if kid in pair) for kid in kids]
        assert turns == sorted(set(turns)), "a key signs until the next one does"
    for node in nodes:
        assert tokens.verify(node, pool, before["IdToken"])["sub"] == user.sub
    assert api.public.get_user(AccessToken=before["AccessToken"])["Username"] == user.username
