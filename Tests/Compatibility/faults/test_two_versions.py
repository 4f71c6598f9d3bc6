"""Nodes of one PostgreSQL are replaced one at a time, and put back, while users sign in: no call fails.

MARTLET_OLDER names the older program, or its Debian package: `make test` has none, and then nodes are replaced by
others of the same version only (docs/operations.md says how to run it with an older one).
"""

import hashlib
import os
import pathlib
import random
import subprocess
import threading
import time

import pytest
import requests

from testkit.aws import Wire
from testkit.cognito import PASSWORD, CognitoAPI, unique
from testkit.postgres import new_database, run_psql
from testkit.server import BINARY, TestServer, run_martlet
from testkit.waiting import eventually

NODES, CALLERS, DRAIN, USERS = 3, 4, 5, 8
# How many responses each node has sent before the next one is replaced.
ENOUGH = 30


class Node(TestServer):
    """A server of one of several programs on one store."""

    program = BINARY

    def command(self):
        words = super().command()
        words[words.index(str(BINARY))] = str(self.program)
        return words

    def replace(self, program):
        assert self.stop() == 0, self.tail()
        self.program = program
        self.start()


class Balancer:
    """Sends calls to the nodes that say that they are ready, and looks every twentieth of a second."""

    def __init__(self, nodes):
        self.nodes, self.ready, self.is_over = nodes, list(nodes), threading.Event()
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.thread.start()

    def watch(self):
        while not self.is_over.wait(0.05):
            self.ready = [node for node in self.nodes if self.responds(node)]

    @staticmethod
    def responds(node):
        try:
            return requests.get(f"{node.admin_url}/readyz", timeout=5).status_code == 200
        except requests.RequestException:
            return False


class Load:
    """Callers that pause for as long as their calls took: half of what they could ask for."""

    def __init__(self, balancer, client, users):
        self.balancer, self.client, self.users = balancer, client, users
        self.failed, self.created, self.durations = [], [], []
        self.responses = {id(node): 0 for node in balancer.nodes}
        self.lock, self.is_over = threading.Lock(), threading.Event()
        self.threads = [threading.Thread(target=self.call, args=(number,), daemon=True) for number in range(CALLERS)]
        for thread in self.threads:
            thread.start()

    def call(self, number):
        chance, token = random.Random(number), None
        while not self.is_over.is_set():
            began = time.monotonic()
            for step in (self.sign_in, self.get_user, self.refresh, self.create):
                node = chance.choice(self.balancer.ready or self.balancer.nodes)
                sent = time.monotonic()
                try:
                    token = step(node, chance, token)
                except Exception as error:  # each of them counts
                    self.failed.append(f"{step.__name__} at {node.port} by {node.program}: {error!r}")
                    break
                with self.lock:
                    self.responses[id(node)] += 1
                    self.durations.append((sent, time.monotonic() - sent))
            self.is_over.wait(time.monotonic() - began)

    def post(self, node, operation, body, signed=False):
        response = Wire(node).post(operation, body, signed=signed)
        if response.status_code != 200:
            raise AssertionError(f"{response.status_code} {response.text[:200]}")
        return response.json()

    def sign_in(self, node, chance, _):
        return self.tokens(node, "USER_PASSWORD_AUTH", USERNAME=chance.choice(self.users), PASSWORD=PASSWORD)

    def get_user(self, node, _, tokens):
        self.post(node, "GetUser", {"AccessToken": tokens["AccessToken"]})
        return tokens

    def refresh(self, node, _, tokens):
        return tokens | self.tokens(node, "REFRESH_TOKEN_AUTH", REFRESH_TOKEN=tokens["RefreshToken"])

    def create(self, node, _, tokens):
        name = unique("made")
        self.post(node, "AdminCreateUser", {
            "UserPoolId": self.client.pool, "Username": name, "MessageAction": "SUPPRESS"}, signed=True)
        self.created.append(name)
        return tokens

    def tokens(self, node, flow, **parameters):
        return self.post(node, "InitiateAuth", {
            "ClientId": self.client.id, "AuthFlow": flow, "AuthParameters": parameters})["AuthenticationResult"]

    def p99(self, since, until):
        """The milliseconds that 99 of 100 calls did not exceed."""
        taken = sorted(duration for sent, duration in self.durations if since <= sent < until)
        return taken[int(len(taken) * 0.99)] * 1000 if taken else None

    def wait(self):
        """Until each node that is ready has sent enough responses from now on."""
        before = dict(self.responses)
        assert eventually(
            lambda: self.failed or all(self.responses[id(node)] >= before[id(node)] + ENOUGH
                                       for node in self.balancer.ready or self.balancer.nodes), within=240)
        assert not self.failed, self.failed[:5]

    def end(self):
        self.is_over.set()
        self.balancer.is_over.set()
        for thread in self.threads:
            thread.join(120)


def older_program(scratch):
    given = os.environ.get("MARTLET_OLDER")
    if not given:
        pytest.skip("MARTLET_OLDER names no older program")
    path = pathlib.Path(given)
    if path.suffix == ".deb":
        folder = scratch / unique("older")
        subprocess.run(["dpkg-deb", "--extract", path, folder], check=True)
        path = folder / "usr/bin/martlet"
    digests = {hashlib.sha256(each.read_bytes()).hexdigest() for each in (path, BINARY)}
    assert len(digests) == 2, "MARTLET_OLDER names the program that is tested"
    return path


def sign_in_across(client, user, first, second):
    """A sign-in by SRP that begins at one node and ends at another."""
    asked = first.srp(client, user)
    challenge = first.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=asked.get_auth_params())
    proof = asked.process_challenge(challenge["ChallengeParameters"], asked.get_auth_params())
    response = second.public.respond_to_auth_challenge(
        ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof)["AuthenticationResult"]
    assert first.public.get_user(AccessToken=response["AccessToken"])["Username"] == user


def start_nodes(scratch, program, count):
    first = Node(scratch / unique("versions"), database=new_database())
    first.arguments = ["--drain-delay", str(DRAIN), "--public-url", first.url]
    nodes = [first]
    for _ in range(count - 1):
        node = Node(first.folder, database=first.database, arguments=first.arguments)
        node.environment.update(first.root_key)
        node.access_key_id, node.secret_access_key = first.access_key_id, first.secret_access_key
        nodes.append(node)
    for node in nodes:
        node.program = program
        node.start()
    return nodes


def start_load(nodes):
    api = CognitoAPI(nodes[0])
    client = api.make_client(api.make_pool())
    users = [api.make_user(client.pool).username for _ in range(USERS)]
    return Load(Balancer(nodes), client, users)


@pytest.mark.seconds(1200)
@pytest.mark.parametrize("kind", ["the same version", "an older version"])
def test_nodes_are_replaced_under_half_load_and_no_call_fails(scratch, kind):
    newer = BINARY
    older = newer if kind == "the same version" else older_program(scratch)
    nodes = start_nodes(scratch, older, NODES)
    store, apis, load = nodes[0].store, [CognitoAPI(node) for node in nodes], start_load(nodes)
    user, client = load.users[0], load.client
    began = time.monotonic()
    try:
        load.wait()
        replaced = time.monotonic()
        for place, node in enumerate(nodes):
            node.replace(newer)
            load.wait()
            sign_in_across(client, user, apis[place], apis[place - 1])
            sign_in_across(client, user, apis[place - 1], apis[place])
        # Back, because something about the new version disappoints, and forth again.
        nodes[0].replace(older)
        load.wait()
        if run_psql(nodes[0].database, "SELECT MIN(steps) < MAX(steps) FROM store_nodes").strip() == "t":
            done = run_martlet("migrate", "--finish", *store)
            assert done.returncode == 1, done
        nodes[0].replace(newer)
        load.wait()
        done = run_martlet("migrate", "--finish", *store)
        assert done.returncode == 0, done
        load.wait()
    finally:
        load.end()
    # No verdict depends on a time, so this is only printed (pytest -s).
    before, during = load.p99(began, replaced), load.p99(replaced, time.monotonic())
    print(f"{kind}: p99 before {before:.0f} ms, during and after {during:.0f} ms, {len(load.durations)} calls")
    assert not load.failed, load.failed[:5]
    found = {user["Username"] for page in apis[0].admin.get_paginator("list_users").paginate(UserPoolId=client.pool)
             for user in page["Users"]}
    assert set(load.created) <= found and len(load.created) > NODES * ENOUGH / 4
    for node in nodes:
        assert node.stop() == 0, node.tail()


def test_the_load_notices_a_node_that_does_not_wait_for_its_calls(scratch):
    """Otherwise the test above could not fail."""
    nodes = start_nodes(scratch, BINARY, 2)
    load = start_load(nodes)
    try:
        load.wait()
        while not load.failed:
            nodes[1].kill()
            nodes[1].start()
    finally:
        load.end()
    assert nodes[0].stop() == 0 and nodes[1].stop() == 0
