"""Many guesses at once: the server evaluates no more than remain before the lock."""

import collections
import http.client
import json
import math
import random
import socket
import time

import pytest

from testkit.aws import JSON, TARGET
from testkit.cognito import PASSWORD, attributes, new_email, unique
from testkit.waiting import eventually

GUESSES = 200
WRONG_ONE = "Wrong-Horse-7"
LOCKED = ("NotAuthorizedException", "Password attempts exceeded")
WRONG = ("NotAuthorizedException", "Incorrect username or password.")
# On a slow machine some requests of a burst wait too long and are not evaluated.
BUSY = ("ServiceUnavailableException", "The service is busy. Try again.")


@pytest.fixture
def api(api):
    api.pool = api.make_pool(AutoVerifiedAttributes=["email"])
    api.client = api.make_client(api.pool)
    # So many requests at once take memory that the server keeps for the next ones. What grows after that, leaks.
    burst(api, unique(), [WRONG_ONE] * GUESSES)
    return api


def confirmed(api):
    return api.make_user(api.pool, email=new_email(), email_verified="true").username


def unconfirmed(api):
    name = unique()
    api.public.sign_up(
        ClientId=api.client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": new_email()}))
    return name


def disabled(api):
    name = confirmed(api)
    api.admin.admin_disable_user(UserPoolId=api.pool, Username=name)
    return name


def reset_required(api):
    name = confirmed(api)
    api.admin.admin_reset_user_password(UserPoolId=api.pool, Username=name)
    return name


def unknown(api):
    return unique("absent")


def request(api, name, password):
    body = json.dumps({
        "ClientId": api.client.id, "AuthFlow": "USER_PASSWORD_AUTH",
        "AuthParameters": {"USERNAME": name, "PASSWORD": password}})
    return (
        f"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {JSON}\r\nX-Amz-Target: {TARGET}.InitiateAuth\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}").encode()


def told_by(connection):
    response = http.client.HTTPResponse(connection)
    response.begin()
    said = json.loads(response.read())
    return (said["__type"], said["message"]) if "__type" in said else "tokens"


def burst(api, name, passwords):
    """The response to each password, and the seconds that all took.

    Every request waits at the server for its last byte; the last bytes are sent within a few milliseconds.
    """
    connections = [socket.create_connection(("127.0.0.1", api.server.port), 120) for _ in passwords]
    for connection, password in zip(connections, passwords):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sendall(request(api, name, password)[:-1])
    assert eventually(api.server.has_read_all)
    began = time.monotonic()
    for connection in connections:
        connection.sendall(b"}")
    told = [told_by(connection) for connection in connections]
    took = time.monotonic() - began
    for connection in connections:
        connection.close()
    return told, took


def left(seconds):
    """The tries of so many seconds: five, and one for each lock that ended, after 1, 3, 7 … seconds."""
    return 5 + int(math.log2(seconds + 1))


@pytest.mark.parametrize("state", [confirmed, unconfirmed, disabled, reset_required, unknown])
@pytest.mark.rows("RACE-08")
def test_of_two_hundred_guesses_at_once_five_are_evaluated(api, state):
    name, place = state(api), random.randrange(GUESSES)
    passwords = [PASSWORD if number == place else f"Wrong-Horse-{number}" for number in range(GUESSES)]
    told, took = burst(api, name, passwords)
    counted = collections.Counter(told)
    evaluated = GUESSES - counted[LOCKED] - counted[BUSY]
    if told[place] in (LOCKED, WRONG, BUSY):
        # The usual case: the right password was not evaluated, or no user has the name.
        assert evaluated <= left(took), counted
        assert set(counted) <= {LOCKED, WRONG, BUSY}, counted
    else:
        # The right password was among the first, and a success clears the count.
        assert evaluated <= 5 + left(took), counted


@pytest.mark.rows("RACE-08")
def test_a_late_right_password_in_a_burst_is_not_evaluated(api):
    """Users who may not sign in; their right password gets a response that others do not."""
    told_right = []
    for state in [unconfirmed, disabled, reset_required] * 10:
        name, place = state(api), random.randrange(20, GUESSES)
        told, _ = burst(api, name, [PASSWORD if number == place else WRONG_ONE for number in range(GUESSES)])
        told_right.append(told[place] not in (LOCKED, WRONG, BUSY))
    # Requests overtake each other: by chance one in forty is among the first five.
    assert sum(told_right) <= 10, told_right


@pytest.mark.parametrize("state", [confirmed, unconfirmed, disabled, reset_required, unknown])
@pytest.mark.rows("RACE-08")
def test_beyond_the_limit_the_right_password_gets_the_response_of_any_other(api, state):
    """Five wrong ones first, and then many at once with right ones among them."""
    name = state(api)
    burst(api, name, ["Wrong-Horse-1"] * 5)
    for lock in (1, 2):
        time.sleep(lock + 0.1)
        burst(api, name, ["Wrong-Horse-1"])
    told, took = burst(api, name, [PASSWORD if number % 2 else "Wrong-Horse-2" for number in range(40)])
    # The lock lasts four seconds now; a slower burst proves nothing.
    assert took > 3 or set(told) <= {LOCKED, BUSY}, collections.Counter(told)


@pytest.mark.rows("RACE-08")
def test_the_right_password_many_times_at_once_is_always_right(api):
    """Twenty right sign-ins at once do not lock the user."""
    name = confirmed(api)
    told, _ = burst(api, name, [PASSWORD] * 20)
    assert "tokens" in told, collections.Counter(told)
    assert set(told) <= {"tokens", BUSY}, collections.Counter(told)
