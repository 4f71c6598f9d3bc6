"""Signing keys are replaced while two nodes serve one store, and no token is refused."""

import threading
import time

import pytest
import requests

from house import tokens
from house.callers import JSON, TARGET
from house.people import PASSWORD, House
from house.server import run_martlet

LEAD = 10  # seconds that a new key is published before it signs
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
        self.sign_ins, self.kids, self.complaints = 0, [], []
        self._session = requests.Session()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._stop.set()
        self._thread.join(30)

    def _ask(self, node, operation, body):
        return self._session.post(
            node.url, json=body, timeout=20,
            headers={"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.{operation}"})

    def _run(self):
        while not self._stop.is_set():
            try:
                self._turn()
            except Exception as error:
                self.complaints.append(repr(error))
            time.sleep(0.01)

    def _turn(self):
        answer = self._ask(self.one, "InitiateAuth", {
            "ClientId": self.client.id, "AuthFlow": "USER_PASSWORD_AUTH",
            "AuthParameters": {"USERNAME": self.username, "PASSWORD": PASSWORD}}).json()
        given = answer["AuthenticationResult"]
        self.sign_ins += 1
        published = {key["kid"] for key in tokens.key_set(self.two, self.client.pool)["keys"]}
        for name in ("IdToken", "AccessToken"):
            kid = tokens.header(given[name])["kid"]
            if kid not in published:
                self.complaints.append(f"{kid} of an {name} is not published by the other node")
        used = self._ask(self.two, "GetUser", {"AccessToken": given["AccessToken"]})
        if used.status_code != 200:
            self.complaints.append(used.text)
        if tokens.header(given["AccessToken"])["kid"] not in self.kids:
            self.kids.append(tokens.header(given["AccessToken"])["kid"])


@pytest.mark.seconds(120)
def test_no_token_is_refused_by_the_other_node(nodes):
    """TOK-JWK-03 TOK-JWK-04 TOK-24"""
    one, two = nodes
    house = House(one)
    pool = house.make_pool()
    client, person = house.make_client(pool), house.make_person(pool)
    before = house.sign_in(client, person.username)
    with Poller(one, two, client, person.username) as forth, Poller(two, one, client, person.username) as back:
        for _ in range(ROTATIONS):
            known = {key["kid"] for key in tokens.key_set(two, pool)["keys"]}
            done = run_martlet("keys", "rotate", "--pool", pool, *one.store, environment=one.root_key)
            assert done.returncode == 0, done.stderr
            time.sleep(1.1)
            for node in nodes:
                assert known < {key["kid"] for key in tokens.key_set(node, pool)["keys"]}, "not published in a second"
            time.sleep(1.5)
        time.sleep(LEAD + 1)
    assert forth.complaints == [] and back.complaints == []
    assert len(forth.kids) == len(back.kids) == ROTATIONS + 1 and forth.kids == back.kids
    assert forth.sign_ins + back.sign_ins > 50
    for node in nodes:
        assert tokens.verify(node, pool, before["IdToken"])["sub"] == person.sub
    assert house.anyone.get_user(AccessToken=before["AccessToken"])["Username"] == person.username
