"""What callers and functions of a custom sign-in cannot do."""

import pytest

from testkit import sum_handlers
from testkit.aws import refused
from testkit.cognito import unique
from testkit.functions import SUM_TRIGGERS, Hooks, answer, begin, custom_client

WRONG = ("NotAuthorizedException", "Incorrect username or password.")
LOCKED = ("NotAuthorizedException", "Password attempts exceeded")
INVALID_SESSION = ("NotAuthorizedException", "Invalid session for the user.")


@pytest.fixture
def hooks(api):
    made = Hooks(api.server)
    yield made
    made.close()


def responding(response):
    return lambda event, _: {**event, "response": response}


@pytest.mark.parametrize("response, expected", [
    ({"issueTokens": True, "failAuthentication": True}, WRONG),
    ({"challengeName": "SMS_MFA"}, ("InvalidLambdaResponseException",)),
    ({"challengeName": "PASSWORD_VERIFIER"}, ("InvalidLambdaResponseException",)),
    ({"issueTokens": "true"}, ("InvalidLambdaResponseException",)),
    ({}, ("InvalidLambdaResponseException",)),
], ids=["both", "built-in", "no SRP", "text", "empty"])
@pytest.mark.rows("TRG-07")
def test_what_a_function_may_decide(api, hooks, response, expected):
    client = custom_client(api, hooks.add_all({**SUM_TRIGGERS, "DefineAuthChallenge": responding(response)}))
    with refused(*expected):
        begin(api, client, api.make_user(client.pool).username)


@pytest.mark.rows("TRG-07")
def test_a_function_signs_in_no_disabled_user(api, hooks):
    tokens = responding({"issueTokens": True})
    client = custom_client(api, hooks.add_all({**SUM_TRIGGERS, "DefineAuthChallenge": tokens}))
    user = api.make_user(client.pool)
    assert begin(api, client, user.username)["AuthenticationResult"]
    asked_before = custom_client(api, hooks.add_all(SUM_TRIGGERS))
    other = api.make_user(asked_before.pool)
    asked = begin(api, asked_before, other.username)
    for pool, name in ((client.pool, user.username), (asked_before.pool, other.username)):
        api.admin.admin_disable_user(UserPoolId=pool, Username=name)
    with refused("NotAuthorizedException", "User is disabled."):
        begin(api, client, user.username)
    with refused("NotAuthorizedException"):
        answer(api, asked_before, other.username, asked, "42")
    with refused(*WRONG):
        begin(api, client, unique())


@pytest.mark.rows("TRG-07")
def test_a_sign_in_ends_after_25_answers(api, hooks):
    endless = responding({"challengeName": "CUSTOM_CHALLENGE"})
    client = custom_client(api, hooks.add_all({**SUM_TRIGGERS, "DefineAuthChallenge": endless}))
    user = api.make_user(client.pool)
    asked = begin(api, client, user.username)
    for _ in range(24):
        asked = answer(api, client, user.username, asked, "42")
    with refused(*WRONG):
        answer(api, client, user.username, asked, "42")
    with refused(*INVALID_SESSION):
        answer(api, client, user.username, asked, "42")


@pytest.mark.parametrize("value", ["true", 1, [True]], ids=["text", "number", "list"])
@pytest.mark.rows("TRG-08")
def test_only_true_is_right(api, hooks, value):
    verify = responding({"answerCorrect": value})
    client = custom_client(api, hooks.add_all({**SUM_TRIGGERS, "VerifyAuthChallengeResponse": verify}))
    user = api.make_user(client.pool)
    asked = begin(api, client, user.username)
    with refused("InvalidLambdaResponseException"):
        answer(api, client, user.username, asked, "42")


def test_a_session_is_used_once_by_its_user(api, hooks):
    client = custom_client(api, hooks.add_all(SUM_TRIGGERS))
    user, other = api.make_user(client.pool), api.make_user(client.pool)
    asked = begin(api, client, user.username)
    with refused(*INVALID_SESSION):
        answer(api, client, other.username, asked, "42")
    assert answer(api, client, user.username, asked, "42")["AuthenticationResult"]
    with refused(*INVALID_SESSION):
        answer(api, client, user.username, asked, "42")
    elsewhere = custom_client(api, hooks.add_all(SUM_TRIGGERS))
    asked = begin(api, client, user.username)
    with refused(*INVALID_SESSION):
        answer(api, elsewhere, user.username, asked, "42")


def test_wrong_answers_lock_across_sign_ins(api, hooks):
    client = custom_client(api, hooks.add_all(SUM_TRIGGERS))
    user = api.make_user(client.pool)
    # The lock doubles with each wrong answer, so that it outlasts a slow machine.
    wrong, locked = 0, False
    while wrong < 40 and not locked:
        try:
            answer(api, client, user.username, begin(api, client, user.username), "0")
            wrong += 1
        except api.public.exceptions.NotAuthorizedException as error:
            locked = error.response["Error"]["Message"] == LOCKED[1]
            assert locked, error
    assert locked
    assert wrong >= 5


def test_an_unknown_user_looks_like_a_known_one(api, hooks):
    client = custom_client(api, hooks.add_all(SUM_TRIGGERS))
    known, unknown = api.make_user(client.pool).username, unique()
    shown = []
    for name in (known, unknown):
        asked = begin(api, client, name)
        again = answer(api, client, name, asked, "41")
        assert len(asked["Session"]) == len(again["Session"])
        shown.append((
            asked["ChallengeName"], {**asked["ChallengeParameters"], "USERNAME": ""}, len(asked["Session"]),
            again["ChallengeName"]))
    assert shown[0] == shown[1]
    with refused(*WRONG):
        answer(api, client, unknown, again, sum_handlers.ANSWER)
    told = {event["userName"]: event["request"]["userNotFound"] for event in hooks.events}
    assert told == {known: False, unknown: True}
