"""Signing in by SRP, by password and by administrators, and first sign-ins."""

import json
import time

import pytest
from pycognito import Cognito
from pycognito.exceptions import ForceChangePasswordException

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import OTHER_PASSWORD, PASSWORD, as_dict, attributes, new_email, secret_hash, unique
from testkit.server import REGION
from testkit.waiting import faster_than

secrets_or_not = pytest.mark.parametrize("secret", [False, True], ids=["public", "secret"])


@secrets_or_not
@pytest.mark.rows(
    "AUTH-GEN-01", "AUTH-GEN-02", "AUTH-GEN-03", "AUTH-GEN-05", "AUTH-SRP-01", "AUTH-SRP-02", "AUTH-SRP-03",
    "AUTH-SRP-05", "UP-AUTH-01", "UP-AUTH-02", "UP-GEN-03", "UP-HASH-03")
def test_srp_by_pycognito(api, secret):
    pool = api.make_pool()
    client = api.make_client(pool, secret)
    user = api.make_user(pool, password="Pässwörd-1-🐦")
    srp = api.srp(client, user.username, user.password)
    opened = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    assert opened["ChallengeName"] == "PASSWORD_VERIFIER"
    asked = opened["ChallengeParameters"]
    assert set(asked) >= {"SRP_B", "SALT", "SECRET_BLOCK", "USER_ID_FOR_SRP", "USERNAME"}
    assert asked["USER_ID_FOR_SRP"] == user.username
    response = api.srp(client, user.username, user.password).authenticate_user()
    result = response["AuthenticationResult"]
    assert result["TokenType"] == "Bearer"
    assert result["ExpiresIn"] == 3600
    assert tokens.verify(api.server, pool, result["IdToken"])["cognito:username"] == user.username
    assert api.refresh(client, result["RefreshToken"], user.username)["AccessToken"]


@secrets_or_not
@pytest.mark.rows("AUTH-GEN-04")
def test_srp_with_a_wrong_password(api, secret):
    pool = api.make_pool()
    client = api.make_client(pool, secret)
    user = api.make_user(pool)
    with refused("NotAuthorizedException", "Incorrect username or password."):
        api.srp(client, user.username, PASSWORD + "!").authenticate_user()


@pytest.mark.rows("TOK-VER-08")
def test_the_whole_of_pycognito(api):
    """Its high-level class signs in, checks the tokens itself, renews them and signs out."""
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool, name="Ada", email=new_email(), email_verified="true")
    cognito = Cognito(
        pool, client.id, user_pool_region=REGION, username=user.username,
        access_key=api.server.access_key_id, secret_key=api.server.secret_access_key,
        boto3_client_kwargs={"endpoint_url": api.server.url})
    cognito.authenticate(password=PASSWORD)
    assert cognito.id_claims["name"] == "Ada"
    before = cognito.access_token
    token = cognito.refresh_token
    cognito.renew_access_token()
    assert cognito.access_token != before
    assert cognito.get_user().sub == user.sub
    cognito.change_password(PASSWORD, OTHER_PASSWORD)
    cognito.logout()
    cognito.refresh_token = token  # the class drops it at each renewal
    with refused("NotAuthorizedException", "revoked"):
        cognito.renew_access_token()


@secrets_or_not
@pytest.mark.rows(
    "UP-ACU-11", "UP-ACU-13", "SGN-STA-10", "SGN-ACU-01", "SGN-ACU-03", "UP-SIGN-06", "UP-SIGN-17", "AUTH-GEN-06")
def test_a_temporary_password_must_be_changed_by_srp(api, secret):
    pool = api.make_pool()
    client = api.make_client(pool, secret)
    username = unique()
    api.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    assert api.status_of(pool, username) == "FORCE_CHANGE_PASSWORD"
    with pytest.raises(ForceChangePasswordException):
        api.srp(client, username).authenticate_user()
    response = api.srp(client, username).set_new_password_challenge(OTHER_PASSWORD)
    assert response["AuthenticationResult"]["IdToken"]
    assert api.status_of(pool, username) == "CONFIRMED"
    assert api.srp(client, username, OTHER_PASSWORD).authenticate_user()["AuthenticationResult"]
    with refused("NotAuthorizedException"):
        api.srp(client, username).authenticate_user()


def open_new_password(api, client, username, password=PASSWORD):
    response = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters=client.parameters(username, PASSWORD=password))
    assert response["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    assert "AuthenticationResult" not in response
    return response


def answer_new_password(api, client, username, session, password=OTHER_PASSWORD, **more):
    return api.public.respond_to_auth_challenge(
        ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=session,
        ChallengeResponses={"USERNAME": username, "NEW_PASSWORD": password, **more})


@pytest.mark.rows("UP-ACU-19", "UP-ACU-20", "UP-ATTR-05")
def test_required_attributes_are_asked_for_at_the_first_sign_in(api):
    """(decisions/0018-the-first-sign-in-overwrites-no-attribute.md)"""
    pool = api.make_pool(Schema=[{"Name": "given_name", "Required": True}, {"Name": "family_name", "Required": True}])
    client = api.make_client(pool)
    username = unique()
    api.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS",
        UserAttributes=attributes({"family_name": "Byron", "nickname": "A"}))
    asked = open_new_password(api, client, username)
    parameters = asked["ChallengeParameters"]
    shown = json.loads(parameters["userAttributes"])
    assert shown["family_name"] == "Byron"
    assert shown["nickname"] == "A"
    assert shown["given_name"] == ""
    assert json.loads(parameters["requiredAttributes"]) == ["userAttributes.given_name"]
    with refused("InvalidParameterException", "given_name"):
        answer_new_password(api, client, username, asked["Session"])
    more = {"userAttributes.given_name": "Ada"}
    for name, value in (("family_name", "Lovelace"), ("nickname", "A")):
        with refused("NotAuthorizedException", f"Cannot modify an already provided {name}"):
            answer_new_password(
                api, client, username, asked["Session"], **more, **{f"userAttributes.{name}": value})
    with refused("InvalidParameterException", "Cannot modify the non-mutable attribute email_verified"):
        answer_new_password(
            api, client, username, asked["Session"], **more, **{"userAttributes.email_verified": "true"})
    assert answer_new_password(api, client, username, asked["Session"], **more)["AuthenticationResult"]
    seen = api.attributes_of(pool, username)
    assert (seen["given_name"], seen["family_name"], seen["nickname"]) == ("Ada", "Byron", "A")


@pytest.mark.rows("UP-PWD-08")
def test_an_auth_session_survives_a_rejected_password_and_ends_with_success(api):
    """G.1.4: the same session serves after InvalidPassword."""
    pool = api.make_pool()
    client = api.make_client(pool)
    username = unique()
    api.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    session = open_new_password(api, client, username)["Session"]
    for _ in range(2):
        with refused("InvalidPasswordException"):
            answer_new_password(api, client, username, session, password="short")
    assert answer_new_password(api, client, username, session)["AuthenticationResult"]
    with refused("NotAuthorizedException", "Invalid session for the user."):
        answer_new_password(api, client, username, session, password="Yet-Another-9")


@pytest.mark.rows("UP-AUTH-02", "UP-APP-10")
def test_the_client_decides_which_flows_are_allowed(api):
    pool = api.make_pool()
    only_srp = api.make_client(pool, ExplicitAuthFlows=["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"])
    only_password = api.make_client(pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"])
    user = api.make_user(pool)
    assert api.sign_in(only_password, user.username)["RefreshToken"]
    with refused("InvalidParameterException", "USER_PASSWORD_AUTH flow not enabled for this client"):
        api.sign_in(only_srp, user.username)
    with refused("InvalidParameterException", "USER_SRP_AUTH is not enabled for the client"):
        api.srp(only_password, user.username).authenticate_user()


def test_an_administrator_has_a_password_flow_of_their_own(api):
    """AdminInitiateAuth takes ADMIN_USER_PASSWORD_AUTH, and not the flow of the applications."""
    client = api.make_client(api.make_pool())
    user = api.make_user(client.pool)
    with refused("InvalidParameterException", "Initiate Auth method not supported"):
        api.admin.admin_initiate_auth(
            UserPoolId=client.pool, ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": user.username, "PASSWORD": PASSWORD})


@pytest.mark.parametrize("flow", ["ADMIN_NO_SRP_AUTH", "ADMIN_USER_PASSWORD_AUTH"])
@pytest.mark.rows("AUTH-ADM-01", "AUTH-ADM-02", "AUTH-ADM-03", "AUTH-ADM-04", "AUTH-ADM-05", "UP-AUTH-05", "UP-AUTH-06")
def test_an_administrator_signs_a_user_in(api, flow):
    pool = api.make_pool()
    enabled = [flow] if flow == "ADMIN_NO_SRP_AUTH" else ["ALLOW_" + flow]
    client = api.make_client(pool, ExplicitAuthFlows=enabled)
    other = api.make_client(pool, ExplicitAuthFlows=["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"])
    user = api.make_user(pool)
    given = {"AuthFlow": flow, "AuthParameters": {"USERNAME": user.username, "PASSWORD": PASSWORD}}
    response = api.admin.admin_initiate_auth(UserPoolId=pool, ClientId=client.id, **given)
    assert response["AuthenticationResult"]["IdToken"]
    with refused("InvalidParameterException"):
        api.admin.admin_initiate_auth(UserPoolId=pool, ClientId=other.id, **given)
    with refused("InvalidParameterException"):
        api.public.initiate_auth(ClientId=client.id, **given)
    with refused("InvalidParameterException"):
        api.public.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="ADMIN_NO_SRP_AUTH", ChallengeResponses=given["AuthParameters"])
    unsigned = api.wire.post("AdminInitiateAuth", {"UserPoolId": pool, "ClientId": client.id, **given})
    assert unsigned.status_code == 400
    assert unsigned.json()["__type"] == "MissingAuthenticationTokenException"


@pytest.mark.rows("AUTH-ADM-06", "AUTH-ADM-07", "UP-AUTH-07")
def test_an_administrator_answers_with_the_name_the_service_gave(api):
    pool = api.make_pool(AliasAttributes=["email"])
    client = api.make_client(pool, secret=True)
    email, username = new_email(), unique()
    api.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS",
        UserAttributes=attributes({"email": email, "email_verified": "true"}))
    asked = api.admin.admin_initiate_auth(
        UserPoolId=pool, ClientId=client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
        AuthParameters=client.parameters(email, PASSWORD=PASSWORD))
    assert asked["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    real = asked["ChallengeParameters"]["USER_ID_FOR_SRP"]
    assert real == username
    response = api.admin.admin_respond_to_auth_challenge(
        UserPoolId=pool, ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=asked["Session"],
        ChallengeResponses={
            "USERNAME": real, "NEW_PASSWORD": OTHER_PASSWORD, "SECRET_HASH": secret_hash(real, client)})
    assert response["AuthenticationResult"]["AccessToken"]


@pytest.mark.rows("AUTH-SRP-01", "AUTH-ADM-01")
def test_srp_with_an_administrators_signature(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    srp = api.srp(client, user.username)
    asked = api.admin.admin_initiate_auth(
        UserPoolId=pool, ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    assert asked["ChallengeName"] == "PASSWORD_VERIFIER"
    response = api.admin.admin_respond_to_auth_challenge(
        UserPoolId=pool, ClientId=client.id, ChallengeName="PASSWORD_VERIFIER",
        ChallengeResponses=srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params()))
    assert response["AuthenticationResult"]["AccessToken"]


@pytest.mark.rows("UP-SIGN-07", "SGN-STA-11", "USR-UI-09")
def test_user_states_that_refuse_a_sign_in(api):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool)
    email = new_email()
    user = api.make_user(pool, email=email, email_verified="true")
    api.admin.admin_disable_user(UserPoolId=pool, Username=user.username)
    with refused("NotAuthorizedException", "User is disabled."):
        api.sign_in(client, user.username)
    api.admin.admin_enable_user(UserPoolId=pool, Username=user.username)
    assert api.sign_in(client, user.username)
    api.admin.admin_reset_user_password(UserPoolId=pool, Username=user.username)
    assert api.status_of(pool, user.username) == "RESET_REQUIRED"
    with refused("PasswordResetRequiredException", "Password reset required for the user"):
        api.sign_in(client, user.username)
    api.public.confirm_forgot_password(
        ClientId=client.id, Username=user.username, ConfirmationCode=api.code(email), Password=OTHER_PASSWORD)
    assert api.sign_in(client, user.username, OTHER_PASSWORD)
    api.admin.admin_disable_user(UserPoolId=pool, Username=user.username)
    api.admin.admin_delete_user(UserPoolId=pool, Username=user.username)
    with refused("NotAuthorizedException", "Incorrect username or password."):
        api.sign_in(client, user.username, OTHER_PASSWORD)


@pytest.mark.parametrize("mode", ["ENABLED", "LEGACY"])
@pytest.mark.rows("AUTH-GEN-04")
def test_the_client_decides_whether_unknown_users_are_told(api, mode):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool, PreventUserExistenceErrors=mode)
    absent = unique("absent")
    code, text = {
        "ENABLED": ("NotAuthorizedException", "Incorrect username or password."),
        "LEGACY": ("UserNotFoundException", "User does not exist."),
    }[mode]
    with refused(code, text):
        api.sign_in(client, absent)
    with refused(code, text):
        api.srp(client, absent).authenticate_user()
    if mode == "ENABLED":
        assert api.public.forgot_password(ClientId=client.id, Username=absent)["CodeDeliveryDetails"]
        assert api.public.resend_confirmation_code(ClientId=client.id, Username=absent)["CodeDeliveryDetails"]
        mismatch = ("CodeMismatchException", "Invalid verification code provided, please try again.")
        with refused(*mismatch):
            api.public.confirm_forgot_password(
                ClientId=client.id, Username=unique("absent"), ConfirmationCode="123456", Password=PASSWORD)
        with refused(*mismatch):
            api.public.confirm_sign_up(
                ClientId=client.id, Username=unique("absent"), ConfirmationCode="123456")
    else:
        unknown = ("UserNotFoundException", "Username/client id combination not found.")
        with refused(*unknown):
            api.public.forgot_password(ClientId=client.id, Username=absent)
        with refused(*unknown):
            api.public.resend_confirmation_code(ClientId=client.id, Username=absent)
        with refused(*unknown):
            api.public.confirm_sign_up(ClientId=client.id, Username=absent, ConfirmationCode="123456")
        with refused(*unknown):
            api.public.confirm_forgot_password(
                ClientId=client.id, Username=absent, ConfirmationCode="123456", Password=PASSWORD)
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=pool, Username=absent)


def test_five_wrong_passwords_lock_for_a_second(api):
    """While the lock lasts, the right password is refused too; no reset is needed."""
    pool = api.make_pool()
    client = api.make_client(pool)

    def lock():
        user = api.make_user(pool)
        for _ in range(5):
            with refused("NotAuthorizedException", "Incorrect username or password."):
                api.sign_in(client, user.username, "Wrong-Horse-7")
        with refused("NotAuthorizedException", "Password attempts exceeded"):
            api.sign_in(client, user.username)
        return user

    user = faster_than(1, lock)
    time.sleep(1.2)
    assert api.sign_in(client, user.username)["AccessToken"]
    with refused("NotAuthorizedException", "Incorrect username or password."):
        api.sign_in(client, user.username, "Wrong-Horse-7")
    assert api.sign_in(client, user.username), "a success clears the count"


@pytest.mark.rows("UP-ADMCFG-03", "UP-ADMCFG-04")
def test_an_unused_account_expires(api):
    pool = api.make_pool(Policies={"PasswordPolicy": {"TemporaryPasswordValidityDays": 90}})
    described = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    assert described["Policies"]["PasswordPolicy"]["TemporaryPasswordValidityDays"] == 90
    assert api.admin.describe_user_pool(UserPoolId=api.make_pool())["UserPool"]["Policies"]["PasswordPolicy"][
        "TemporaryPasswordValidityDays"] == 7
    with refused("InvalidParameterException"):
        api.make_pool(Policies={"PasswordPolicy": {"TemporaryPasswordValidityDays": 366}})


def test_client_metadata_is_accepted(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    response = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters=client.parameters(user.username, PASSWORD=PASSWORD),
        ClientMetadata={"cognito:systemName": "iOS", "cognito:bundleShortV": "1"},
        AnalyticsMetadata={"AnalyticsEndpointId": "x"}, UserContextData={"EncodedData": "notbase64!"})
    assert as_dict(api.public.get_user(
        AccessToken=response["AuthenticationResult"]["AccessToken"])["UserAttributes"])["sub"] == user.sub


def test_an_unknown_client_or_flow_is_refused(api):
    with refused("ResourceNotFoundException", "User pool client"):
        api.public.initiate_auth(
            ClientId="0" * 26, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": "a", "PASSWORD": "b"})
    client = api.make_client(api.make_pool())
    with refused("InvalidParameterException", "1 validation error detected", "authFlow"):
        api.public.initiate_auth(ClientId=client.id, AuthFlow="SOMEHOW", AuthParameters={"USERNAME": "a"})
    with refused("InvalidParameterException", "USERNAME"):
        api.public.initiate_auth(ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"PASSWORD": "b"})
    other_pool = api.make_pool()
    with refused("ResourceNotFoundException"):
        api.admin.admin_initiate_auth(
            UserPoolId=other_pool, ClientId=client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": "a", "PASSWORD": "b"})
