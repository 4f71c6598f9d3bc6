"""First factors that users choose: USER_AUTH, codes instead of passwords, and users without a password."""

import pytest

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import OTHER_PASSWORD, PASSWORD, SMS_ROLE, attributes, new_email, new_phone, unique
from testkit.choices import Choices

EVERY = ["PASSWORD", "PASSWORD_SRP", "EMAIL_OTP", "SMS_OTP"]
INVALID = "Invalid session for the user."


@pytest.mark.parametrize("secret", [False, True], ids=["public", "secret"])
def test_the_user_chooses_among_the_factors(api, secret):
    choices = Choices(api, "EMAIL_OTP", "SMS_OTP", secret=secret)
    phone = new_phone()
    user = choices.make_user(phone_number=phone)
    asked = choices.begin(user.username)
    assert asked["ChallengeName"] == "SELECT_CHALLENGE"
    assert asked["AvailableChallenges"] == EVERY
    assert asked["ChallengeParameters"] == {}
    assert "AuthenticationResult" not in asked
    signed_in = choices.select(user.username, asked, "PASSWORD", PASSWORD=PASSWORD)["AuthenticationResult"]
    assert tokens.verify(api.server, choices.pool, signed_in["IdToken"])["cognito:username"] == user.username
    srp = api.srp(choices.client, user.username)
    sent = srp.get_auth_params()
    opened = choices.select(user.username, asked, "PASSWORD_SRP", SRP_A=sent["SRP_A"])
    assert opened["ChallengeName"] == "PASSWORD_VERIFIER"
    proven = api.public.respond_to_auth_challenge(
        ClientId=choices.client.id, ChallengeName="PASSWORD_VERIFIER",
        ChallengeResponses=srp.process_challenge(opened["ChallengeParameters"], sent))
    assert proven["AuthenticationResult"]
    for challenge, destination, medium in [("EMAIL_OTP", user.email, "EMAIL"), ("SMS_OTP", phone, "SMS")]:
        pending = choices.select(user.username, asked, challenge)
        assert pending["ChallengeName"] == challenge
        assert pending["ChallengeParameters"]["CODE_DELIVERY_DELIVERY_MEDIUM"] == medium
        code = api.code(destination)
        with refused("CodeMismatchException", "Invalid code or auth state for the user."):
            choices.prove(user.username, pending, "000000" if code != "000000" else "000001")
        assert choices.prove(user.username, pending, code)["AuthenticationResult"]
        with refused("NotAuthorizedException", INVALID):
            choices.prove(user.username, pending, code)
    with refused("NotAuthorizedException", "Incorrect username or password."):
        choices.select(user.username, asked, "PASSWORD", PASSWORD=OTHER_PASSWORD)
    assert api.attributes_of(choices.pool, user.username)["phone_number_verified"] == "true"


def test_a_preferred_factor(api):
    choices = Choices(api, "EMAIL_OTP", "SMS_OTP")
    user = choices.make_user()
    own = ["PASSWORD", "PASSWORD_SRP", "EMAIL_OTP"]
    assert choices.begin(user.username, "PASSWORD", PASSWORD=PASSWORD)["AuthenticationResult"]
    srp = api.srp(choices.client, user.username)
    opened = choices.begin(user.username, "PASSWORD_SRP", SRP_A=srp.get_auth_params()["SRP_A"])
    assert opened["ChallengeName"] == "PASSWORD_VERIFIER"
    sent = choices.begin(user.username, "EMAIL_OTP")
    assert sent["ChallengeName"] == "EMAIL_OTP"
    assert sent["AvailableChallenges"] == own
    assert choices.prove(user.username, sent, api.code(user.email))["AuthenticationResult"]
    for missing in ["SMS_OTP", "WEB_AUTHN"]:
        asked = choices.begin(user.username, missing)
        assert asked["ChallengeName"] == "SELECT_CHALLENGE"
        assert asked["AvailableChallenges"] == own
        with refused("InvalidParameterException", "Selected challenge is not available"):
            choices.select(user.username, asked, missing)
    for name, message in [("PASSWORD", "PASSWORD"), ("PASSWORD_SRP", "SRP_A")]:
        with refused("InvalidParameterException", f"Missing required parameter {message}"):
            choices.begin(user.username, name)
    with refused("UserNotFoundException"):
        choices.begin(unique("nobody"))
    plain = api.make_client(choices.pool)
    with refused("InvalidParameterException", "USER_AUTH flow not enabled for this client"):
        api.public.initiate_auth(
            ClientId=plain.id, AuthFlow="USER_AUTH", AuthParameters=plain.parameters(user.username))


def test_an_administrators_server_begins_a_choice(api):
    choices = Choices(api, "EMAIL_OTP")
    user = choices.make_user()
    asked = api.admin.admin_initiate_auth(
        UserPoolId=choices.pool, ClientId=choices.client.id, AuthFlow="USER_AUTH",
        AuthParameters={"USERNAME": user.username})
    assert asked["AvailableChallenges"] == ["PASSWORD", "PASSWORD_SRP", "EMAIL_OTP"]
    assert api.admin.admin_respond_to_auth_challenge(
        UserPoolId=choices.pool, ClientId=choices.client.id, ChallengeName="SELECT_CHALLENGE",
        Session=asked["Session"],
        ChallengeResponses={"USERNAME": user.username, "ANSWER": "PASSWORD", "PASSWORD": PASSWORD},
    )["AuthenticationResult"]


def test_what_a_pool_allows(api):
    choices = Choices(api, "EMAIL_OTP")

    def update(*factors, **more):
        policies = {"SignInPolicy": {"AllowedFirstAuthFactors": list(factors)}}
        api.admin.update_user_pool(UserPoolId=choices.pool, Policies=policies, **more)

    def allowed():
        told = api.admin.describe_user_pool(UserPoolId=choices.pool)["UserPool"]
        return told["Policies"]["SignInPolicy"]["AllowedFirstAuthFactors"]

    assert allowed() == ["PASSWORD", "EMAIL_OTP"]
    with refused("InvalidParameterException", "SMS configuration is required"):
        update("PASSWORD", "SMS_OTP")
    with refused("InvalidParameterException", "Password should be configured"):
        update("EMAIL_OTP")
    with refused("InvalidParameterException", "Not built yet in Martlet: Policies.SignInPolicy"):
        update("PASSWORD", "WEB_AUTHN")
    with refused("InvalidParameterException", "MFA cannot be required"):
        update("PASSWORD", "SMS_OTP", SmsConfiguration=SMS_ROLE, MfaConfiguration="ON")
    with refused("TierChangeNotAllowedException", "Passwordless sign-in"):
        update("PASSWORD", "EMAIL_OTP", UserPoolTier="LITE")
    with refused("InvalidParameterException", "MFA cannot be required"):
        api.admin.set_user_pool_mfa_config(
            UserPoolId=choices.pool, MfaConfiguration="ON", SoftwareTokenMfaConfiguration={"Enabled": True})
    assert allowed() == ["PASSWORD", "EMAIL_OTP"]
    update("PASSWORD")
    user = choices.make_user()
    assert choices.begin(user.username)["AvailableChallenges"] == ["PASSWORD", "PASSWORD_SRP"]


@pytest.mark.rows("MFA-07")
def test_a_user_with_a_second_factor_begins_with_the_password(api):
    choices = Choices(api, "EMAIL_OTP", "SMS_OTP")
    api.admin.set_user_pool_mfa_config(
        UserPoolId=choices.pool, MfaConfiguration="OPTIONAL", SmsMfaConfiguration={"SmsConfiguration": SMS_ROLE})
    user = choices.make_user(phone_number=new_phone())
    early = choices.begin(user.username, "EMAIL_OTP")
    api.admin.admin_set_user_mfa_preference(
        UserPoolId=choices.pool, Username=user.username, SMSMfaSettings={"Enabled": True})
    with refused("NotAuthorizedException", INVALID):
        choices.prove(user.username, early, api.code(user.email))
    for preferred in [None, "EMAIL_OTP", "SMS_OTP"]:
        asked = choices.begin(user.username, preferred)
        assert asked["AvailableChallenges"] == ["PASSWORD", "PASSWORD_SRP"]
    after = choices.select(user.username, asked, "PASSWORD", PASSWORD=PASSWORD)
    assert after["ChallengeName"] == "SMS_MFA"


def test_a_sign_up_without_a_password(api):
    choices = Choices(api, "EMAIL_OTP")
    email = new_email()
    username, _ = choices.sign_up(email=email)
    assert api.status_of(choices.pool, username) == "UNCONFIRMED"
    signed_in = choices.sign_in_by_code(username, email)
    assert api.status_of(choices.pool, username) == "CONFIRMED", "the code at sign-in confirms as well"
    assert api.attributes_of(choices.pool, username)["email_verified"] == "true"
    token = signed_in["AccessToken"]
    told = api.public.get_user_auth_factors(AccessToken=token)
    assert told["ConfiguredUserAuthFactors"] == ["EMAIL_OTP"]
    assert choices.begin(username)["AvailableChallenges"] == ["EMAIL_OTP"]
    with refused("NotAuthorizedException"):
        api.sign_in(choices.client, username)
    api.public.change_password(AccessToken=token, ProposedPassword=OTHER_PASSWORD)
    assert api.sign_in(choices.client, username, OTHER_PASSWORD)
    with refused("InvalidParameterException", "Missing required parameter OldPassword"):
        api.public.change_password(AccessToken=token, ProposedPassword=PASSWORD)
    with refused("InvalidParameterException", "A user without a password needs one of: email."):
        choices.sign_up(name="Unreachable")
    plain = api.make_client(api.make_pool())
    with refused("InvalidParameterException", "Missing required parameter Password"):
        api.public.sign_up(ClientId=plain.id, Username=unique())


@pytest.mark.parametrize("secret", [False, True], ids=["public", "secret"])
def test_a_sign_up_that_ends_signed_in(api, secret):
    """The sessions of SignUp and ConfirmSignUp lead to tokens without another code."""
    choices = Choices(api, "EMAIL_OTP", secret=secret)
    email = new_email()
    username, response = choices.sign_up(email=email)
    confirmed = choices.confirm(username, email, Session=response["Session"])
    with refused("NotAuthorizedException", INVALID):
        choices.begin(username, session=response["Session"])
    sent = len(api.messages(email))
    assert choices.begin(username, "EMAIL_OTP", session=confirmed["Session"])["AuthenticationResult"]
    with refused("NotAuthorizedException", INVALID):
        choices.begin(username, session=confirmed["Session"])
    assert len(api.messages(email)) == sent
    other = new_email()
    name, _ = choices.sign_up(PASSWORD, email=other)
    confirmed = choices.confirm(name, other)
    assert choices.begin(name, session=confirmed["Session"])["AuthenticationResult"], "the code is enough"
    assert len(choices.api.messages(other)) == 1, "no second code was sent"


def test_an_administrator_creates_a_user_without_a_password(api):
    choices = Choices(api, "EMAIL_OTP")
    username, email = unique(), new_email()
    made = api.admin.admin_create_user(
        UserPoolId=choices.pool, Username=username, UserAttributes=attributes({"email": email}))["User"]
    assert made["UserStatus"] == "CONFIRMED"
    assert api.messages(email) == []
    assert choices.sign_in_by_code(username, email)
    api.public.forgot_password(ClientId=choices.client.id, Username=username)
    api.public.confirm_forgot_password(
        ClientId=choices.client.id, Username=username, ConfirmationCode=api.code(email, 2), Password=OTHER_PASSWORD)
    assert api.sign_in(choices.client, username, OTHER_PASSWORD)
    told = api.admin.admin_get_user_auth_factors(UserPoolId=choices.pool, Username=username)
    assert told["ConfiguredUserAuthFactors"] == ["PASSWORD", "EMAIL_OTP"]
    given = api.admin.admin_create_user(
        UserPoolId=choices.pool, Username=unique(), TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")["User"]
    assert given["UserStatus"] == "FORCE_CHANGE_PASSWORD"
