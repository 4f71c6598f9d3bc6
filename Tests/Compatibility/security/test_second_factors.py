"""Attacks on second factors: repetition, guessing, and ways around them."""

import json
import time

import pytest

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import FLOWS, PASSWORD, CognitoAPI, new_phone
from testkit.factors import EMAIL, OFF, ON, SMS, TOKEN, Factors
from testkit.parallel import WORKERS, call_at_once, losses, winners
from testkit.totp import App
from testkit.waiting import eventually, faster_than

LOCKED = "Password attempts exceeded"


@pytest.mark.rows("MFA-01")
def test_one_code_of_an_app_in_many_sign_ins(api):
    factors = Factors(api, "OPTIONAL", TOKEN)
    user = factors.make_user()
    app = factors.with_app(user)
    asked = [factors.begin(user) for _ in range(WORKERS)]
    code = app.code()
    results = call_at_once(*[lambda one=one: factors.prove(user, one, code) for one in asked])
    assert len(winners(results)) == 1, losses(results)
    # Late calls find the user locked by the wrong ones.
    assert set(losses(results)) <= {"ExpiredCodeException", "NotAuthorizedException"}


@pytest.mark.rows("CODE-07", "RACE-06")
def test_one_code_by_text_message_in_many_answers(api):
    factors = Factors(api, "OPTIONAL", SMS)
    phone = new_phone()
    user = factors.make_user(phone_number=phone)
    factors.prefer(user, SMSMfaSettings=ON)
    asked = factors.begin(user)
    code = api.code(phone)
    results = call_at_once(*[lambda: factors.prove(user, asked, code)] * WORKERS)
    assert len(winners(results)) == 1
    assert losses(results) == {"NotAuthorizedException": WORKERS - 1}


@pytest.mark.rows("MFA-03", "MFA-04", "MFA-05")
def test_wrong_codes_lock_as_wrong_passwords_do(api):
    """Over sessions and clients, whatever the password does in between."""
    factors = Factors(api, "OPTIONAL", TOKEN)
    clients = [factors.client] + [api.make_client(factors.pool) for _ in range(2)]

    def locked():
        user = factors.make_user()
        app = factors.with_app(user)
        for turn in range(5):
            factors.client = clients[turn % len(clients)]
            with refused("CodeMismatchException"):
                factors.prove(user, factors.begin(user), app.at(7))
        with refused("NotAuthorizedException", LOCKED):
            factors.begin(user)
        return user, app

    # The lock lasts a second.
    user, app = faster_than(1, locked)

    def sign_in():
        asked = factors.begin(user)
        return factors.prove(user, asked, app.code())["AuthenticationResult"]

    assert eventually(lambda: attempt(sign_in))
    assert factors.begin(user)["ChallengeName"] == "SOFTWARE_TOKEN_MFA"


@pytest.mark.rows("SGN-AUT-03")
def test_a_medium_that_is_the_second_factor_does_not_reset_the_password(api):
    """A stolen telephone, or a mailbox, would be both factors."""
    no_contact = "Cannot reset password for the user as there is no registered/verified email or phone_number"

    def recover(factors, user):
        telling = api.make_client(factors.pool, PreventUserExistenceErrors="LEGACY")
        return api.public.forgot_password(
            ClientId=telling.id, Username=user.username)["CodeDeliveryDetails"]["DeliveryMedium"]

    phone = {"AccountRecoverySetting": {"RecoveryMechanisms": [{"Priority": 1, "Name": "verified_phone_number"}]}}
    for mode, settings in [("OPTIONAL", phone), ("ON", phone), ("ON", {})]:
        factors = Factors(api, mode, SMS, **settings)
        user = factors.make_user(phone_number_verified="true", **({} if settings else {"email_verified": "false"}))
        if mode == "OPTIONAL":
            assert recover(factors, user) == "SMS"
            factors.prefer(user, SMSMfaSettings=ON)
        with refused("InvalidParameterException", no_contact):
            recover(factors, user)
    factors = Factors(api, "OPTIONAL", SMS, EMAIL)
    user = factors.make_user(phone_number_verified="true")
    for on, off, medium in [
        ("SMSMfaSettings", "EmailMfaSettings", "EMAIL"), ("EmailMfaSettings", "SMSMfaSettings", "SMS"),
    ]:
        factors.prefer(user, **{on: ON, off: OFF})
        assert recover(factors, user) == medium
    # An administrator may decide otherwise.
    api.admin.admin_reset_user_password(UserPoolId=factors.pool, Username=user.username)


def attempt(call):
    try:
        return call()
    except Exception as error:
        assert LOCKED in str(error)
        return None


@pytest.mark.rows("MFA-03")
def test_guesses_at_once_are_no_more_than_are_left(api):
    factors = Factors(api, "OPTIONAL", TOKEN)
    user = factors.make_user()
    app = factors.with_app(user)
    asked = [factors.begin(user) for _ in range(WORKERS)]
    results = call_at_once(*[lambda one=one: factors.prove(user, one, app.at(9)) for one in asked])
    assert not winners(results)
    evaluated = losses(results)["CodeMismatchException"]
    # The lock after five lasts a second; a slow machine may pass it once or twice.
    assert 5 <= evaluated <= 8, losses(results)


@pytest.mark.parametrize("name", [
    "NEW_PASSWORD_REQUIRED", "SELECT_MFA_TYPE", "MFA_SETUP", "SOFTWARE_TOKEN_MFA", "EMAIL_OTP", "DEVICE_SRP_AUTH",
    "PASSWORD_VERIFIER", "DEVICE_PASSWORD_VERIFIER",
])
@pytest.mark.rows("MFA-06")
def test_only_the_challenge_that_was_given_is_answered(api, name):
    factors = Factors(api, "ON", SMS)
    phone = new_phone()
    user = factors.make_user(phone_number=phone)
    asked = factors.begin(user)
    code = api.code(phone)
    responses = {
        "SMS_MFA_CODE": code, "EMAIL_OTP_CODE": code, "SOFTWARE_TOKEN_MFA_CODE": code, "ANSWER": "SMS_MFA",
        "NEW_PASSWORD": PASSWORD,
    }
    proofs = ["PASSWORD_VERIFIER", "DEVICE_SRP_AUTH", "DEVICE_PASSWORD_VERIFIER"]
    code_of_refusal = dict.fromkeys(proofs, "InvalidParameterException")
    with refused(code_of_refusal.get(name, "NotAuthorizedException")):
        factors.answer(user, name, asked["Session"], **responses)
    for empty in [{}, {"SMS_MFA_CODE": ""}]:
        with refused("InvalidParameterException"):
            factors.answer(user, "SMS_MFA", asked["Session"], **empty)
    assert factors.prove(user, asked, code)["AuthenticationResult"]


@pytest.mark.rows("MFA-06")
def test_a_session_is_of_one_user_and_client(api):
    factors = Factors(api, "ON", SMS)
    phone = new_phone()
    user, other = factors.make_user(phone_number=phone), factors.make_user()
    asked, own = factors.begin(user), factors.client
    code = api.code(phone)
    with refused("NotAuthorizedException", "Invalid session for the user."):
        factors.prove(other, asked, code)
    factors.client = api.make_client(factors.pool)
    with refused("NotAuthorizedException", "Invalid session for the user."):
        factors.prove(user, asked, code)
    factors.client = own
    assert factors.prove(user, asked, code)["AuthenticationResult"]


@pytest.mark.parametrize("secret", [False, True], ids=["public", "secret"])
@pytest.mark.rows("MFA-07")
def test_no_flow_gives_tokens_without_the_factor(api, secret):
    factors = Factors(api, "ON", TOKEN, secret=secret)
    factors.client = api.make_client(factors.pool, secret, ExplicitAuthFlows=[*FLOWS, "ALLOW_USER_AUTH"])
    user = factors.make_user()
    # Before a factor is set up, and after.
    for expected in ["MFA_SETUP", "SOFTWARE_TOKEN_MFA"]:
        assert len(FLOWS) == 4, "a new flow needs a line here"
        by_srp = api.srp(factors.client, user.username)
        opened = api.public.initiate_auth(
            ClientId=factors.client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=by_srp.get_auth_params())
        proof = by_srp.process_challenge(opened["ChallengeParameters"], by_srp.get_auth_params())
        responses = [
            factors.begin(user), factors.begin_as_administrator(user),
            api.public.respond_to_auth_challenge(
                ClientId=factors.client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof),
            api.public.initiate_auth(
                ClientId=factors.client.id, AuthFlow="USER_AUTH", AuthParameters=factors.client.parameters(
                    user.username, PREFERRED_CHALLENGE="PASSWORD", PASSWORD=PASSWORD)),
        ]
        assert [response["ChallengeName"] for response in responses] == [expected] * 4
        assert not any("AuthenticationResult" in response for response in responses)
        if expected == "MFA_SETUP":
            set_up(factors, user, responses[0])


def set_up(factors, user, asked):
    told = factors.api.public.associate_software_token(Session=asked["Session"])
    done = factors.api.public.verify_software_token(
        Session=told["Session"], UserCode=App(told["SecretCode"]).code())
    assert factors.answer(user, "MFA_SETUP", done["Session"])["AuthenticationResult"]


@pytest.mark.rows("MFA-07")
def test_the_password_alone_does_not_replace_an_app(api):
    """Neither with a session from before, nor after the app was disabled in a pool that requires a factor."""
    factors = Factors(api, "ON", TOKEN)
    user = factors.make_user()
    early, late = factors.begin(user), factors.begin(user)
    begun = api.public.associate_software_token(Session=early["Session"])
    set_up(factors, user, factors.begin(user))
    with refused("NotAuthorizedException", "Invalid session for the user."):
        api.public.associate_software_token(Session=late["Session"])
    with refused("NotAuthorizedException", "Invalid session for the user."):
        api.public.associate_software_token(Session=begun["Session"])
    factors.prefer(user, SoftwareTokenMfaSettings=OFF)
    assert factors.begin(user)["ChallengeName"] == "SOFTWARE_TOKEN_MFA"


@pytest.mark.rows("MFA-10")
def test_a_factor_is_turned_off_with_an_access_token_and_that_is_logged(new_server):
    server = new_server(arguments=["--log-level", "info"])
    server.start()
    api = CognitoAPI(server)
    factors = Factors(api, "OPTIONAL", TOKEN)
    user = factors.make_user()
    token = factors.begin(user)["AuthenticationResult"]["AccessToken"]
    factors.register(token)
    api.public.set_user_mfa_preference(AccessToken=token, SoftwareTokenMfaSettings=ON)
    assert factors.begin(user)["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    api.public.set_user_mfa_preference(AccessToken=token, SoftwareTokenMfaSettings=OFF)
    assert factors.begin(user)["AuthenticationResult"]
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    logged = [line for line in lines if line.get("operation") == "SetUserMFAPreference"]
    assert [(line["message"], line["outcome"], line["sub"], line["userPoolId"]) for line in logged] == [
        ("audit", "ok", user.sub, factors.pool)] * 2


@pytest.mark.rows("MFA-15")
def test_the_time_of_a_sign_in_is_that_of_the_second_factor(api):
    """A refresh does not change it, and no method is claimed that the service does not claim."""
    factors = Factors(api, "OPTIONAL", SMS)
    phone = new_phone()
    user = factors.make_user(phone_number=phone)
    factors.prefer(user, SMSMfaSettings=ON)
    asked = factors.begin(user)
    code, proven = api.code(phone), int(time.time())
    done = factors.prove(user, asked, code)["AuthenticationResult"]
    claims = tokens.verify(api.server, factors.pool, done["IdToken"])
    assert proven <= claims["auth_time"] <= time.time()
    assert "amr" not in claims
    again = tokens.claims(api.refresh(factors.client, done["RefreshToken"])["IdToken"])
    assert again["auth_time"] == claims["auth_time"]
    assert "amr" not in again
