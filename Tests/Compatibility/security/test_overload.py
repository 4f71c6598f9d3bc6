"""More requests than can be served: the others are served, and those that are refused are told so at once.

Nothing here is measured by a clock: what counts is the order in which requests are answered.
"""

import pytest

from house.flood import Flood
from house.people import PASSWORD

CROWD = 600


@pytest.fixture
def flood(house):
    """A pool with a crowd that asks for names that are not there, each of which costs as much as a wrong password."""
    house.pool = house.make_pool()
    house.client = house.make_client(house.pool)
    made = Flood(house.server, CROWD)
    yield made
    made.close()


def sign_in(client, username, password=PASSWORD):
    return {"AuthFlow": "USER_PASSWORD_AUTH", "ClientId": client.id,
            "AuthParameters": {"USERNAME": username, "PASSWORD": password}}


def place_of(wanted, flood):
    """How many others are answered before `wanted`, and its answer."""
    for place, (connection, answer) in enumerate(flood.answers()):
        if connection is wanted:
            return place, answer
    raise AssertionError("no answer came")


def test_a_user_of_another_pool_does_not_wait_for_a_crowd(house, flood):
    """Flows take turns: the crowd of one pool does not delay another pool."""
    other = house.make_client(house.make_pool())
    person = house.make_person(other.pool)
    *crowd, single = flood.connections
    for number, connection in enumerate(crowd):
        connection.ask("InitiateAuth", sign_in(house.client, f"unknown-{number}"))
    single.ask("InitiateAuth", sign_in(other, person.username))
    place, answer = place_of(single, flood)
    assert answer.status == 200
    assert place < CROWD / 2


def test_a_sign_in_that_was_begun_is_completed_before_others_are_begun(house, flood):
    """Answers to challenges come before new sign-ins of their pool."""
    person = house.make_person(house.pool)
    aws = house.srp(house.client, person.username)
    challenge = house.anyone.initiate_auth(
        ClientId=house.client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=aws.get_auth_params())
    response = aws.process_challenge(challenge["ChallengeParameters"], {"USERNAME": person.username})
    *crowd, single = flood.connections
    for number, connection in enumerate(crowd):
        connection.ask("InitiateAuth", sign_in(house.client, f"unknown-{number}"))
    single.ask("RespondToAuthChallenge", {
        "ChallengeName": "PASSWORD_VERIFIER", "ClientId": house.client.id, "ChallengeResponses": response})
    place, answer = place_of(single, flood)
    assert answer.status == 200
    assert "AuthenticationResult" in answer.document
    assert place < CROWD / 2


def test_a_refused_request_says_when_to_try_again_and_another_pool_is_not_refused(house, flood):
    """LOAD-02: the excess gets 503 fast; what remains of the capacity is measured by make bench."""
    other = house.make_client(house.make_pool())
    person = house.make_person(other.pool)
    *crowd, single = flood.connections
    for number, connection in enumerate(crowd):
        connection.ask("InitiateAuth", sign_in(house.client, f"unknown-{number}"))
    single.ask("InitiateAuth", sign_in(other, person.username))
    refused, signed_in, served = [], 0, 0
    for number, (connection, answer) in enumerate(flood.answers()):
        if connection is single:
            assert answer.status == 200
            signed_in += 1
            connection.ask("InitiateAuth", sign_in(other, person.username))
        else:
            assert answer.status in (400, 503)
            served += answer.status == 400
            refused += [answer] if answer.status == 503 else []
            connection.ask("InitiateAuth", sign_in(house.client, f"unknown-{CROWD + number}"))
        if len(refused) >= 100 and signed_in >= 10 and served >= CROWD:
            break
    assert {answer.fields[b"retry-after"] for answer in refused} == {b"1"}
    assert {answer.document["__type"] for answer in refused} == {"ServiceUnavailableException"}
    assert {answer.fields[b"x-amzn-errortype"] for answer in refused} == {b"serviceunavailableexception"}
