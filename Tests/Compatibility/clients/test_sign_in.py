"""Signing in: SRP as real clients do it, passwords, administrators, first sign-ins."""

import json

import pytest
from pycognito import Cognito
from pycognito.exceptions import ForceChangePasswordException

from house import tokens
from house.callers import refused
from house.people import OTHER_PASSWORD, PASSWORD, as_dict, attributes, new_email, secret_hash, unique
from house.server import REGION

secrets_or_not = pytest.mark.parametrize("secret", [False, True], ids=["public", "secret"])


@secrets_or_not
def test_srp_by_pycognito(house, secret):
    """AUTH-GEN-01 AUTH-GEN-02 AUTH-GEN-03 AUTH-GEN-05 AUTH-SRP-01 AUTH-SRP-02 AUTH-SRP-03 AUTH-SRP-05 UP-AUTH-01 UP-AUTH-02
    UP-GEN-03 UP-HASH-03"""
    pool = house.make_pool()
    client = house.make_client(pool, secret)
    person = house.make_person(pool, password="Pässwörd-1-🐦")
    srp = house.srp(client, person.username, person.password)
    opened = house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    assert opened["ChallengeName"] == "PASSWORD_VERIFIER"
    asked = opened["ChallengeParameters"]
    assert set(asked) >= {"SRP_B", "SALT", "SECRET_BLOCK", "USER_ID_FOR_SRP", "USERNAME"}
    assert asked["USER_ID_FOR_SRP"] == person.username
    answer = house.srp(client, person.username, person.password).authenticate_user()
    result = answer["AuthenticationResult"]
    assert result["TokenType"] == "Bearer" and result["ExpiresIn"] == 3600
    assert tokens.verify(house.server, pool, result["IdToken"])["cognito:username"] == person.username
    assert house.refresh(client, result["RefreshToken"], person.username)["AccessToken"]


@secrets_or_not
def test_srp_with_a_wrong_password(house, secret):
    """AUTH-GEN-04"""
    pool = house.make_pool()
    client = house.make_client(pool, secret)
    person = house.make_person(pool)
    with refused("NotAuthorizedException", "Incorrect username or password."):
        house.srp(client, person.username, PASSWORD + "!").authenticate_user()


def test_the_whole_of_pycognito(house):
    """Its high-level class signs in, checks the tokens itself, renews them and signs out. TOK-VER-08"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool, name="Ada", email=new_email(), email_verified="true")
    user = Cognito(
        pool, client.id, user_pool_region=REGION, username=person.username,
        access_key=house.server.access_key_id, secret_key=house.server.secret_access_key,
        boto3_client_kwargs={"endpoint_url": house.server.url})
    user.authenticate(password=PASSWORD)
    assert user.id_claims["name"] == "Ada"
    before = user.access_token
    token = user.refresh_token
    user.renew_access_token()
    assert user.access_token != before
    assert user.get_user().sub == person.sub
    user.change_password(PASSWORD, OTHER_PASSWORD)
    user.logout()
    user.refresh_token = token  # the class drops it with each renewal
    with refused("NotAuthorizedException", "revoked"):
        user.renew_access_token()


@secrets_or_not
def test_a_temporary_password_must_be_changed_by_srp(house, secret):
    """UP-ACU-11 UP-ACU-13 SGN-STA-10 SGN-ACU-01 SGN-ACU-03 UP-SIGN-06 UP-SIGN-17 AUTH-GEN-06"""
    pool = house.make_pool()
    client = house.make_client(pool, secret)
    username = unique()
    house.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    assert house.status_of(pool, username) == "FORCE_CHANGE_PASSWORD"
    with pytest.raises(ForceChangePasswordException):
        house.srp(client, username).authenticate_user()
    answer = house.srp(client, username).set_new_password_challenge(OTHER_PASSWORD)
    assert answer["AuthenticationResult"]["IdToken"]
    assert house.status_of(pool, username) == "CONFIRMED"
    assert house.srp(client, username, OTHER_PASSWORD).authenticate_user()["AuthenticationResult"]
    with refused("NotAuthorizedException"):
        house.srp(client, username).authenticate_user()


def open_new_password(house, client, username, password=PASSWORD):
    answer = house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters=client.parameters(username, PASSWORD=password))
    assert answer["ChallengeName"] == "NEW_PASSWORD_REQUIRED" and "AuthenticationResult" not in answer
    return answer


def answer_new_password(house, client, username, session, password=OTHER_PASSWORD, **more):
    return house.anyone.respond_to_auth_challenge(
        ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=session,
        ChallengeResponses={"USERNAME": username, "NEW_PASSWORD": password, **more})


def test_required_attributes_are_asked_for_at_the_first_sign_in(house):
    """UP-ACU-19 UP-ACU-20 UP-ATTR-05 (decisions/0018)"""
    pool = house.make_pool(Schema=[{"Name": "given_name", "Required": True}, {"Name": "family_name", "Required": True}])
    client = house.make_client(pool)
    username = unique()
    house.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS",
        UserAttributes=attributes({"family_name": "Byron", "nickname": "A"}))
    asked = open_new_password(house, client, username)
    parameters = asked["ChallengeParameters"]
    shown = json.loads(parameters["userAttributes"])
    assert shown["family_name"] == "Byron" and shown["nickname"] == "A" and shown["given_name"] == ""
    assert json.loads(parameters["requiredAttributes"]) == ["userAttributes.given_name"]
    with refused("InvalidParameterException", "given_name"):
        answer_new_password(house, client, username, asked["Session"])
    more = {"userAttributes.given_name": "Ada"}
    for name, value in (("family_name", "Lovelace"), ("nickname", "A")):
        with refused("NotAuthorizedException", f"Cannot modify an already provided {name}"):
            answer_new_password(
                house, client, username, asked["Session"], **more, **{f"userAttributes.{name}": value})
    with refused("InvalidParameterException", "Cannot modify the non-mutable attribute email_verified"):
        answer_new_password(
            house, client, username, asked["Session"], **more, **{"userAttributes.email_verified": "true"})
    assert answer_new_password(house, client, username, asked["Session"], **more)["AuthenticationResult"]
    seen = house.attributes_of(pool, username)
    assert (seen["given_name"], seen["family_name"], seen["nickname"]) == ("Ada", "Byron", "A")


def test_a_session_outlives_a_rejected_password_and_dies_with_success(house):
    """UP-PWD-08 (G.1, row 4: the same session serves after InvalidPassword)"""
    pool = house.make_pool()
    client = house.make_client(pool)
    username = unique()
    house.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    session = open_new_password(house, client, username)["Session"]
    for _ in range(2):
        with refused("InvalidPasswordException"):
            answer_new_password(house, client, username, session, password="short")
    assert answer_new_password(house, client, username, session)["AuthenticationResult"]
    with refused("NotAuthorizedException", "Invalid session for the user."):
        answer_new_password(house, client, username, session, password="Yet-Another-9")


def test_passwords_over_the_wire_where_the_client_allows_it(house):
    """UP-AUTH-02 UP-APP-10"""
    pool = house.make_pool()
    only_srp = house.make_client(pool, ExplicitAuthFlows=["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"])
    only_password = house.make_client(pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"])
    person = house.make_person(pool)
    assert house.sign_in(only_password, person.username)["RefreshToken"]
    with refused("InvalidParameterException", "USER_PASSWORD_AUTH flow not enabled for this client"):
        house.sign_in(only_srp, person.username)
    with refused("InvalidParameterException", "USER_SRP_AUTH is not enabled for the client"):
        house.srp(only_password, person.username).authenticate_user()


def test_an_administrator_has_a_password_flow_of_their_own(house):
    """AdminInitiateAuth takes ADMIN_USER_PASSWORD_AUTH, and not the flow of the applications."""
    client = house.make_client(house.make_pool())
    person = house.make_person(client.pool)
    with refused("InvalidParameterException", "Initiate Auth method not supported"):
        house.admin.admin_initiate_auth(
            UserPoolId=client.pool, ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": person.username, "PASSWORD": PASSWORD})


@pytest.mark.parametrize("flow", ["ADMIN_NO_SRP_AUTH", "ADMIN_USER_PASSWORD_AUTH"])
def test_an_administrator_signs_a_person_in(house, flow):
    """AUTH-ADM-01 AUTH-ADM-02 AUTH-ADM-03 AUTH-ADM-04 AUTH-ADM-05 UP-AUTH-05 UP-AUTH-06"""
    pool = house.make_pool()
    enabled = [flow] if flow == "ADMIN_NO_SRP_AUTH" else ["ALLOW_" + flow]
    client = house.make_client(pool, ExplicitAuthFlows=enabled)
    other = house.make_client(pool, ExplicitAuthFlows=["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"])
    person = house.make_person(pool)
    given = {"AuthFlow": flow, "AuthParameters": {"USERNAME": person.username, "PASSWORD": PASSWORD}}
    answer = house.admin.admin_initiate_auth(UserPoolId=pool, ClientId=client.id, **given)
    assert answer["AuthenticationResult"]["IdToken"]
    with refused("InvalidParameterException"):
        house.admin.admin_initiate_auth(UserPoolId=pool, ClientId=other.id, **given)
    with refused("InvalidParameterException"):
        house.anyone.initiate_auth(ClientId=client.id, **given)
    unsigned = house.wire.post("AdminInitiateAuth", {"UserPoolId": pool, "ClientId": client.id, **given})
    assert unsigned.status_code == 400 and unsigned.json()["__type"] == "MissingAuthenticationTokenException"


def test_an_administrator_answers_with_the_name_the_service_gave(house):
    """AUTH-ADM-06 AUTH-ADM-07 UP-AUTH-07"""
    pool = house.make_pool(AliasAttributes=["email"])
    client = house.make_client(pool, secret=True)
    email, username = new_email(), unique()
    house.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS",
        UserAttributes=attributes({"email": email, "email_verified": "true"}))
    asked = house.admin.admin_initiate_auth(
        UserPoolId=pool, ClientId=client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
        AuthParameters=client.parameters(email, PASSWORD=PASSWORD))
    assert asked["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    real = asked["ChallengeParameters"]["USER_ID_FOR_SRP"]
    assert real == username
    answer = house.admin.admin_respond_to_auth_challenge(
        UserPoolId=pool, ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=asked["Session"],
        ChallengeResponses={
            "USERNAME": real, "NEW_PASSWORD": OTHER_PASSWORD, "SECRET_HASH": secret_hash(real, client)})
    assert answer["AuthenticationResult"]["AccessToken"]


def test_srp_with_an_administrators_signature(house):
    """AUTH-SRP-01 AUTH-ADM-01"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    srp = house.srp(client, person.username)
    asked = house.admin.admin_initiate_auth(
        UserPoolId=pool, ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    assert asked["ChallengeName"] == "PASSWORD_VERIFIER"
    answer = house.admin.admin_respond_to_auth_challenge(
        UserPoolId=pool, ClientId=client.id, ChallengeName="PASSWORD_VERIFIER",
        ChallengeResponses=srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params()))
    assert answer["AuthenticationResult"]["AccessToken"]


def test_states_that_keep_people_out(house):
    """UP-SIGN-07 SGN-STA-09 SGN-STA-11 UP-SIGN-05 USR-UI-09"""
    pool = house.make_pool(AutoVerifiedAttributes=["email"])
    client = house.make_client(pool)
    email = new_email()
    person = house.make_person(pool, email=email, email_verified="true")
    house.admin.admin_disable_user(UserPoolId=pool, Username=person.username)
    with refused("NotAuthorizedException", "User is disabled."):
        house.sign_in(client, person.username)
    house.admin.admin_enable_user(UserPoolId=pool, Username=person.username)
    assert house.sign_in(client, person.username)
    house.admin.admin_reset_user_password(UserPoolId=pool, Username=person.username)
    assert house.status_of(pool, person.username) == "RESET_REQUIRED"
    with refused("PasswordResetRequiredException", "Password reset required for the user"):
        house.sign_in(client, person.username)
    house.anyone.confirm_forgot_password(
        ClientId=client.id, Username=person.username, ConfirmationCode=house.code(email), Password=OTHER_PASSWORD)
    assert house.sign_in(client, person.username, OTHER_PASSWORD)
    house.admin.admin_disable_user(UserPoolId=pool, Username=person.username)
    house.admin.admin_delete_user(UserPoolId=pool, Username=person.username)
    with refused("NotAuthorizedException", "Incorrect username or password."):
        house.sign_in(client, person.username, OTHER_PASSWORD)


@pytest.mark.parametrize("mode", ["ENABLED", "LEGACY"])
def test_who_is_unknown_is_told_or_not_as_the_client_says(house, mode):
    """AUTH-GEN-04"""
    pool = house.make_pool(AutoVerifiedAttributes=["email"])
    client = house.make_client(pool, PreventUserExistenceErrors=mode)
    nobody = unique("nobody")
    code, text = {
        "ENABLED": ("NotAuthorizedException", "Incorrect username or password."),
        "LEGACY": ("UserNotFoundException", "User does not exist."),
    }[mode]
    with refused(code, text):
        house.sign_in(client, nobody)
    with refused(code, text):
        house.srp(client, nobody).authenticate_user()
    if mode == "ENABLED":
        assert house.anyone.forgot_password(ClientId=client.id, Username=nobody)["CodeDeliveryDetails"]
        assert house.anyone.resend_confirmation_code(ClientId=client.id, Username=nobody)["CodeDeliveryDetails"]
        mismatch = ("CodeMismatchException", "Invalid verification code provided, please try again.")
        with refused(*mismatch):
            house.anyone.confirm_forgot_password(
                ClientId=client.id, Username=unique("nobody"), ConfirmationCode="123456", Password=PASSWORD)
        with refused(*mismatch):
            house.anyone.confirm_sign_up(
                ClientId=client.id, Username=unique("nobody"), ConfirmationCode="123456")
    else:
        unknown = ("UserNotFoundException", "Username/client id combination not found.")
        with refused(*unknown):
            house.anyone.forgot_password(ClientId=client.id, Username=nobody)
        with refused(*unknown):
            house.anyone.resend_confirmation_code(ClientId=client.id, Username=nobody)
        with refused(*unknown):
            house.anyone.confirm_sign_up(ClientId=client.id, Username=nobody, ConfirmationCode="123456")
        with refused(*unknown):
            house.anyone.confirm_forgot_password(
                ClientId=client.id, Username=nobody, ConfirmationCode="123456", Password=PASSWORD)
    with refused("UserNotFoundException"):
        house.admin.admin_get_user(UserPoolId=pool, Username=nobody)


def test_five_wrong_passwords_lock_for_a_moment(house):
    """The documented back-off: the right password is refused too while it lasts, and waiting is enough."""
    import time

    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    for _ in range(5):
        with refused("NotAuthorizedException", "Incorrect username or password."):
            house.sign_in(client, person.username, "Wrong-Horse-7")
    with refused("NotAuthorizedException", "Password attempts exceeded"):
        house.sign_in(client, person.username)
    time.sleep(1.2)
    assert house.sign_in(client, person.username)["AccessToken"]
    with refused("NotAuthorizedException", "Incorrect username or password."):
        house.sign_in(client, person.username, "Wrong-Horse-7")
    assert house.sign_in(client, person.username), "success has cleared the count"


def test_an_account_that_nobody_used_in_time(house):
    """UP-ADMCFG-03 UP-ADMCFG-04 UP-ACU-09"""
    pool = house.make_pool(Policies={"PasswordPolicy": {"TemporaryPasswordValidityDays": 90}})
    described = house.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    assert described["Policies"]["PasswordPolicy"]["TemporaryPasswordValidityDays"] == 90
    assert house.admin.describe_user_pool(UserPoolId=house.make_pool())["UserPool"]["Policies"]["PasswordPolicy"][
        "TemporaryPasswordValidityDays"] == 7
    with refused("InvalidParameterException"):
        house.make_pool(Policies={"PasswordPolicy": {"TemporaryPasswordValidityDays": 366}})


def test_client_metadata_goes_along_unharmed(house):
    """UP-AUTH-09 (G.1, row 8)"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    answer = house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters=client.parameters(person.username, PASSWORD=PASSWORD),
        ClientMetadata={"cognito:systemName": "iOS", "cognito:bundleShortV": "1"},
        AnalyticsMetadata={"AnalyticsEndpointId": "x"}, UserContextData={"EncodedData": "notbase64!"})
    assert as_dict(house.anyone.get_user(
        AccessToken=answer["AuthenticationResult"]["AccessToken"])["UserAttributes"])["sub"] == person.sub


def test_an_unknown_client_or_a_flow_that_is_none(house):
    with refused("ResourceNotFoundException", "User pool client"):
        house.anyone.initiate_auth(
            ClientId="0" * 26, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": "a", "PASSWORD": "b"})
    client = house.make_client(house.make_pool())
    with refused("InvalidParameterException", "1 validation error detected", "authFlow"):
        house.anyone.initiate_auth(ClientId=client.id, AuthFlow="SOMEHOW", AuthParameters={"USERNAME": "a"})
    with refused("InvalidParameterException", "USERNAME"):
        house.anyone.initiate_auth(ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"PASSWORD": "b"})
    other_pool = house.make_pool()
    with refused("ResourceNotFoundException"):
        house.admin.admin_initiate_auth(
            UserPoolId=other_pool, ClientId=client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": "a", "PASSWORD": "b"})
