"""What clients are told of sign-outs survives kill -9, and two servers tell it once."""

import collections
import time

import pytest

from testkit import tokens
from testkit.authorize import OAUTH
from testkit.cognito import CognitoAPI
from testkit.logout import LogoutReceiver, check, metrics, sign_in, sign_out, tell
from testkit.waiting import eventually


@pytest.fixture
def receivers():
    made = [LogoutReceiver() for _ in range(2)]
    yield made
    for receiver in made:
        receiver.stop()


def clients_of(api, receivers):
    """A client for each receiver, in one pool."""
    pool = api.make_pool()
    made = [api.make_client(pool, **OAUTH) for _ in receivers]
    for client, receiver in zip(made, receivers):
        tell(api, client, receiver.url)
    return made


def test_a_notice_outlives_the_process_that_wrote_it(new_server, receivers):
    """Nothing listens at the clients' URLs when the user signs out and the server is killed."""
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    clients = clients_of(api, receivers)
    user = api.make_user(clients[0].pool)
    for turn in range(3):
        browser, claims, _ = sign_in(api, clients[0], user)
        sign_in(api, clients[1], user, browser)
        sign_out(browser, clients[0])
        server.kill()
        for receiver in receivers:
            receiver.received.clear()
            receiver.start()
        server.start()
        for client, receiver in zip(clients, receivers):
            # If the server was killed while it asked, the next one asks a minute later.
            (token,) = receiver.wait(within=150)
            assert check(server, client, token)["sid"] == claims["sid"]
        assert eventually(lambda: metrics(server)["waiting"] == 0)
        time.sleep(2)
        assert [len(receiver.received) for receiver in receivers] == [1, 1]
        for receiver in receivers:
            receiver.stop()


def test_a_kill_at_any_time_loses_no_notice(new_server, receivers):
    """A notice that was sent when the server was killed, and not deleted yet, comes again with the same id."""
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    client, receiver = clients_of(api, receivers[:1])[0], receivers[0].start()
    user = api.make_user(client.pool)
    wanted = set()
    for turn in range(10):
        browser, claims, _ = sign_in(api, client, user)
        wanted.add(claims["sid"])
        sign_out(browser, client)
        time.sleep(turn * 0.15)
        server.kill()
        server.start()
    assert eventually(lambda: metrics(server)["waiting"] == 0, within=150)
    ids = collections.defaultdict(set)
    for token in receiver.tokens:
        ids[tokens.claims(token)["sid"]].add(tokens.claims(token)["jti"])
    assert set(ids) == wanted
    assert all(len(found) == 1 for found in ids.values())


def test_two_servers_tell_it_once(new_server, engine, receivers):
    if engine == "sqlite":
        pytest.skip("one folder belongs to one process")
    one = new_server(arguments=["--public-url", "http://id.example.test"])
    two = new_server(share=one, arguments=["--public-url", "http://id.example.test"])
    two.environment.update(one.root_key)
    two.access_key_id, two.secret_access_key = one.access_key_id, one.secret_access_key
    for node in (one, two):
        node.start()
    api = CognitoAPI(one)
    clients = clients_of(api, receivers)
    for receiver in receivers:
        # Two at a time to each host: the second server helps the first one.
        receiver.delay = 0.3
        receiver.start()
    users = [api.make_user(clients[0].pool) for _ in range(15)]
    for user in users:
        browser, _, _ = sign_in(api, clients[0], user)
        sign_in(api, clients[1], user, browser)
    for user in users:
        api.admin.admin_user_global_sign_out(UserPoolId=clients[0].pool, Username=user.username)
    for receiver in receivers:
        receiver.wait(15)
    assert eventually(lambda: metrics(one)["waiting"] == 0)
    time.sleep(2)
    for receiver in receivers:
        assert sorted(tokens.claims(token)["sub"] for token in receiver.tokens) == sorted(user.sub for user in users)
    assert metrics(one)["sent"] + metrics(two)["sent"] == 30
    assert metrics(one)["sent"] > 0
    assert metrics(two)["sent"] > 0
