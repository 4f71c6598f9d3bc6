"""Attacks on the choice of a first factor: guesses, repetition, and questions about who exists."""

import pytest

from testkit.aws import refused
from testkit.choices import Choices
from testkit.cognito import PASSWORD, new_email, new_phone, unique
from testkit.parallel import WORKERS, call_at_once, losses, winners
from testkit.stopwatch import Stopwatch, auc, interleaved
from testkit.waiting import faster_than

INVALID = "Invalid session for the user."
LOCKED = "Password attempts exceeded"
# As in test_hidden_users.py.
TELLS, ATTEMPTS, PER_NAME = 0.66, 4, 5


def told(response):
    """A response without what is different each time."""
    return {name: value for name, value in response.items() if name not in ("Session", "ResponseMetadata")}


def without(name, response):
    """A response in which the name that was asked for is replaced."""
    parameters = {key: value.replace(name, "name") for key, value in response["ChallengeParameters"].items()}
    return {**told(response), "ChallengeParameters": parameters}


@pytest.mark.rows("CODE-16")
def test_no_name_is_told_apart(api):
    """A user with both contacts, one without, a disabled one, one without a password, and an unknown name."""
    choices = Choices(api, "EMAIL_OTP", "SMS_OTP", hides=True)
    both, one, off = (choices.make_user(**more) for more in ({"phone_number": new_phone()}, {}, {}))
    api.admin.admin_disable_user(UserPoolId=choices.pool, Username=off.username)
    bare = unique("bare")
    api.admin.admin_create_user(UserPoolId=choices.pool, Username=bare)
    responses = []
    for name in (both.username, one.username, off.username, bare, unique("other")):
        asked = choices.begin(name)
        of_name = [without(name, asked)]
        for challenge in ("EMAIL_OTP", "SMS_OTP"):
            of_name.append(without(name, choices.begin(name, challenge)))
            pending = choices.select(name, asked, challenge)
            of_name.append(without(name, pending))
            with refused("CodeMismatchException", "Invalid code or auth state for the user."):
                choices.prove(name, pending, "no code")
        with refused("NotAuthorizedException", "Incorrect username or password."):
            choices.select(name, asked, "PASSWORD", PASSWORD=PASSWORD + "x")
        responses.append(of_name)
    assert all(of_name == responses[0] for of_name in responses), responses


@pytest.mark.rows("CODE-16")
def test_asking_for_a_code_to_sign_in_takes_as_long_for_unknown_names(api):
    choices = Choices(api, "EMAIL_OTP", hides=True)
    watch = Stopwatch(api.server)

    def asker(names):
        names = iter([name for name in names for _ in range(PER_NAME)])

        def ask():
            took, response = watch.ask("InitiateAuth", {
                "ClientId": choices.client.id, "AuthFlow": "USER_AUTH",
                "AuthParameters": {"USERNAME": next(names), "PREFERRED_CHALLENGE": "EMAIL_OTP"}})
            assert response["ChallengeName"] == "EMAIL_OTP", response
            return took

        return ask

    found = []
    try:
        for number in range(ATTEMPTS):
            known = [f"known-{number}-{place:02}" for place in range(21)]
            for name in known:
                api.make_user(choices.pool, username=name, email=new_email(), email_verified="true")
            first, second = asker(known), asker([f"other-{number}-{place:02}" for place in range(21)])
            for _ in range(PER_NAME):
                first(), second()
            found.append(auc(*interleaved([first, second], 20 * PER_NAME, seed=number)))
            if found[-1] < TELLS:
                return
    finally:
        watch.close()
    raise AssertionError(f"the time tells which users exist: {found}")


@pytest.mark.rows("CODE-07", "RACE-06")
def test_one_code_in_many_answers(api):
    choices = Choices(api, "EMAIL_OTP")
    user = choices.make_user()
    asked = choices.begin(user.username, "EMAIL_OTP")
    code = api.code(user.email)
    results = call_at_once(*[lambda: choices.prove(user.username, asked, code)] * WORKERS)
    assert len(winners(results)) == 1
    assert losses(results) == {"NotAuthorizedException": WORKERS - 1}


def test_one_session_of_a_confirmed_sign_up_in_many_sign_ins(api):
    choices = Choices(api, "EMAIL_OTP")
    email = new_email()
    username, response = choices.sign_up(email=email)
    session = choices.confirm(username, email, Session=response["Session"])["Session"]
    results = call_at_once(*[lambda: choices.begin(username, session=session)] * WORKERS)
    assert len(winners(results)) == 1
    assert losses(results) == {"NotAuthorizedException": WORKERS - 1}


@pytest.mark.parametrize("known", [True, False], ids=["user", "unknown"])
@pytest.mark.rows("MFA-03")
def test_wrong_codes_lock_as_wrong_passwords_do(api, known):
    choices = Choices(api, "EMAIL_OTP", hides=True)

    def locked():
        name = choices.make_user().username if known else unique("other")
        asked = choices.begin(name, "EMAIL_OTP")
        for _ in range(5):
            with refused("CodeMismatchException"):
                choices.prove(name, asked, "no code")
        for call in (lambda: choices.prove(name, asked, "no code"), lambda: choices.begin(name, "EMAIL_OTP"),
                     lambda: choices.begin(name), lambda: choices.begin(name, "PASSWORD", PASSWORD=PASSWORD)):
            with refused("NotAuthorizedException", LOCKED):
                call()

    # The lock lasts a second.
    faster_than(1, locked)


@pytest.mark.rows("MFA-06")
def test_a_session_is_worth_nothing_elsewhere(api):
    choices = Choices(api, "EMAIL_OTP")
    user, other = choices.make_user(), choices.make_user()
    asked, sent = choices.begin(user.username), choices.begin(user.username, "EMAIL_OTP")
    code = api.code(user.email)
    for name, session in [("EMAIL_OTP", asked["Session"]), ("SMS_OTP", sent["Session"]), ("SMS_MFA", sent["Session"]),
                          ("SOFTWARE_TOKEN_MFA", sent["Session"]), ("NEW_PASSWORD_REQUIRED", sent["Session"]),
                          ("MFA_SETUP", asked["Session"]), ("SELECT_MFA_TYPE", asked["Session"])]:
        with refused("NotAuthorizedException", INVALID):
            choices.answer(
                user.username, name, session, EMAIL_OTP_CODE=code, SMS_OTP_CODE=code, SMS_MFA_CODE=code,
                SOFTWARE_TOKEN_MFA_CODE=code, NEW_PASSWORD=PASSWORD, ANSWER="SMS_MFA", EMAIL=new_email())
    for session in (asked["Session"], sent["Session"], "s" * 40):
        with refused("NotAuthorizedException", INVALID):
            choices.begin(user.username, session=session)
    with refused("NotAuthorizedException", INVALID):
        choices.prove(other.username, sent, code)
    with refused("NotAuthorizedException", INVALID):
        choices.select(other.username, asked, "EMAIL_OTP")
    own = choices.client
    choices.client = choices.make_client()
    for call in (lambda: choices.prove(user.username, sent, code),
                 lambda: choices.select(user.username, asked, "PASSWORD", PASSWORD=PASSWORD)):
        with refused("NotAuthorizedException", INVALID):
            call()
    choices.client = own
    assert choices.prove(user.username, sent, code)["AuthenticationResult"]
