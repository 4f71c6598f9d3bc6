"""The time of a response tells neither which users exist nor how wrong a password is."""

import base64
import itertools
import time

import pytest

from testkit.cognito import PASSWORD
from testkit.stopwatch import Stopwatch, compare

# Welch's t beyond which two classes differ; dudect's 4.5 assumes an idle machine.
CERTAIN = 10
# The t that a known difference must reach, which shows that the measurement works.
SEEN = 4.5
ROUNDS = 4
# The parts of the samples that are compared, from the one that a quiet machine needs.
SHARES = (0.8, 0.5, 0.25)


@pytest.fixture
def api(api):
    api.pool = api.make_pool()
    api.client = api.make_client(api.pool)
    api.watch = Stopwatch(api.server)
    yield api
    api.watch.close()


def make_users(api, count, prefix):
    """Creates users with names of one length."""
    return [api.make_user(api.pool, username=f"{prefix}{number:03}").username for number in range(count)]


def unknown_names(count, prefix):
    return [f"{prefix}{number:03}" for number in range(count)]


def asker(api, flow, names, kind, client=None, **parameters):
    """Asks for the names in turn; each response must be `kind`. Returns the seconds it took."""
    names = itertools.cycle(names)
    client = client or api.client

    def ask():
        took, response = api.watch.ask("InitiateAuth", {
            "ClientId": client.id, "AuthFlow": flow, "AuthParameters": {"USERNAME": next(names), **parameters}})
        told = response.get("ChallengeName") or (response["__type"], response["message"])
        assert told == kind, told
        return took

    return ask


CHALLENGED, UNKNOWN = "PASSWORD_VERIFIER", ("UserNotFoundException", "User does not exist.")
WRONG = ("NotAuthorizedException", "Incorrect username or password.")


def least(measure, share=SHARES[0]):
    """The round with the smallest t: noise makes a large one now and then, a leak each time."""
    found = []
    for number in range(ROUNDS):
        found.append(measure(number).of_fastest(share))
        if abs(found[-1].t) < CERTAIN / 2:
            break
    return min(found, key=lambda one: abs(one.t))


@pytest.mark.rows("SRP-06", "SRP-09")
def test_an_unknown_name_is_challenged_as_fast_as_a_known_one(api):
    a = f"{api.srp(api.client, 'x').large_a_value:x}"
    known, unknown = make_users(api, 20, "known0"), unknown_names(20, "other0")

    def measure(number, second=CHALLENGED, client=None, samples=300):
        return compare(
            asker(api, "USER_SRP_AUTH", known, CHALLENGED, client, SRP_A=a),
            asker(api, "USER_SRP_AUTH", unknown, second, client, SRP_A=a), samples, seed=number)

    # A LEGACY client is refused without an exponentiation. That difference must show: on a busy machine with more
    # samples, or in their fastest part, which is then compared.
    legacy, seen = api.make_client(api.pool, PreventUserExistenceErrors="LEGACY"), []
    for number in range(ROUNDS + 1):
        control = measure(number, UNKNOWN, legacy, 300 << number)
        seen.append([control.of_fastest(share).t for share in SHARES])
        if max(seen[-1]) > SEEN:
            break
    assert max(seen[-1]) > SEEN, seen
    share = next(share for share, t in zip(SHARES, seen[-1]) if t > SEEN)
    assert abs(least(measure, share).t) < CERTAIN


@pytest.mark.rows("SRP-06", "SRP-09")
def test_a_wrong_password_is_refused_as_fast_for_unknown_names(api):
    """At most five tries for each name, since the fifth locks it."""

    def measure(number):
        return compare(
            asker(api, "USER_PASSWORD_AUTH", make_users(api, 42, f"known{number}"), WRONG, PASSWORD="Wrong-Horse-7"),
            asker(api, "USER_PASSWORD_AUTH", unknown_names(42, f"other{number}"), WRONG, PASSWORD="Wrong-Horse-7"),
            samples=200, seed=number)

    assert abs(least(measure).t) < CERTAIN


@pytest.mark.rows("SRP-06")
def test_a_nearly_right_password_is_refused_as_fast_as_any_other(api):
    def measure(number):
        return compare(
            asker(api, "USER_PASSWORD_AUTH", make_users(api, 42, f"near{number}"), WRONG, PASSWORD=PASSWORD[:-1] + "8"),
            asker(api, "USER_PASSWORD_AUTH", make_users(api, 42, f"away{number}"), WRONG, PASSWORD="#" * len(PASSWORD)),
            samples=200, seed=number)

    assert abs(least(measure).t) < CERTAIN


def prover(api, names):
    """Answers challenges with a proof of zeros. Only the answer is measured."""
    names, a = itertools.cycle(names), f"{api.srp(api.client, 'x').large_a_value:x}"
    proof = base64.b64encode(bytes(32)).decode()

    def ask():
        name = next(names)
        _, asked = api.watch.ask("InitiateAuth", {
            "ClientId": api.client.id, "AuthFlow": "USER_SRP_AUTH", "AuthParameters": {"USERNAME": name, "SRP_A": a}})
        now = time.gmtime()
        took, response = api.watch.ask("RespondToAuthChallenge", {
            "ClientId": api.client.id, "ChallengeName": CHALLENGED, "ChallengeResponses": {
                "USERNAME": asked["ChallengeParameters"]["USER_ID_FOR_SRP"], "PASSWORD_CLAIM_SIGNATURE": proof,
                "PASSWORD_CLAIM_SECRET_BLOCK": asked["ChallengeParameters"]["SECRET_BLOCK"],
                "TIMESTAMP": time.strftime("%a %b ", now) + str(now.tm_mday) + time.strftime(" %H:%M:%S UTC %Y", now)}})
        assert (response["__type"], response["message"]) == WRONG, response
        return took

    return ask


@pytest.mark.rows("SRP-06", "SRP-09")
def test_a_wrong_proof_is_refused_as_fast_for_unknown_names(api):
    def measure(number):
        return compare(
            prover(api, make_users(api, 42, f"known{number}")), prover(api, unknown_names(42, f"other{number}")),
            samples=200, seed=number)

    assert abs(least(measure).t) < CERTAIN
