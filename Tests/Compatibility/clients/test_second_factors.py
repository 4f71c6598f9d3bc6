"""Second factors: authenticator apps, codes by text message and by e-mail, and the choice between them."""

import re

import pytest
from pycognito import Cognito
from pycognito.exceptions import SMSMFAChallengeException, SoftwareTokenMFAChallengeException

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import OTHER_PASSWORD, PASSWORD, SMS_ROLE, attributes, new_email, new_phone, unique
from testkit.factors import EMAIL, OFF, ON, PREFERRED, SMS, TOKEN, Factors, listed
from testkit.server import REGION
from testkit.totp import App

MISMATCH = "Code mismatch and fail enable Software Token MFA"


def refused_without_an_app(factors, user, token):
    """Programs compare what the user is told, and show their page for an app; administrators read something else."""
    with refused("InvalidParameterException", "User has not set up software token mfa"):
        factors.api.public.set_user_mfa_preference(AccessToken=token, SoftwareTokenMfaSettings=ON)
    with refused("InvalidParameterException", "User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA"):
        factors.prefer(user, SoftwareTokenMfaSettings=ON)


@pytest.mark.rows("UP-MFA-03", "UP-MFA-15", "UP-MFA-19", "UP-MFA-22", "UP-MFA-25", "UP-MFA-26", "MFA-08")
def test_an_app_from_its_registration_to_its_end(api):
    factors = Factors(api, "OPTIONAL", TOKEN)
    user = factors.make_user()
    signed_in = factors.begin(user)["AuthenticationResult"]
    token = signed_in["AccessToken"]
    refused_without_an_app(factors, user, token)
    told = api.public.associate_software_token(AccessToken=token)
    assert re.fullmatch("[A-Z2-7]{32}", told["SecretCode"])
    assert "Session" not in told
    app = App(told["SecretCode"])
    with refused("EnableSoftwareTokenMFAException", MISMATCH):
        api.public.verify_software_token(AccessToken=token, UserCode=app.at(5))
    refused_without_an_app(factors, user, token)
    verified = api.public.verify_software_token(
        AccessToken=token, UserCode=app.code(), FriendlyDeviceName="my phone")
    assert verified["Status"] == "SUCCESS"
    assert factors.begin(user)["AuthenticationResult"], "verified, and not enabled yet"
    api.public.set_user_mfa_preference(AccessToken=token, SoftwareTokenMfaSettings=PREFERRED)
    shown = api.public.get_user(AccessToken=token)
    assert shown["UserMFASettingList"] == ["SOFTWARE_TOKEN_MFA"]
    assert shown["PreferredMfaSetting"] == "SOFTWARE_TOKEN_MFA"
    assert "MFAOptions" not in shown

    asked = factors.begin(user)
    assert asked["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    assert "AuthenticationResult" not in asked
    assert asked["ChallengeParameters"] == {"FRIENDLY_DEVICE_NAME": "my phone", "USER_ID_FOR_SRP": user.username}
    with refused("CodeMismatchException", "Invalid code received for user"):
        factors.prove(user, asked, app.at(5))
    code = app.code()
    again = factors.prove(user, asked, code)["AuthenticationResult"]
    assert tokens.verify(api.server, factors.pool, again["IdToken"])["cognito:username"] == user.username
    with refused("ExpiredCodeException", "Your software token has already been used once."):
        factors.prove(user, factors.begin(user), code)
    assert api.refresh(factors.client, again["RefreshToken"])["AccessToken"], "a refresh asks for no factor"

    api.public.set_user_mfa_preference(AccessToken=token, SoftwareTokenMfaSettings=OFF)
    assert factors.begin(user)["AuthenticationResult"]
    assert "UserMFASettingList" not in api.public.get_user(AccessToken=token)
    api.public.set_user_mfa_preference(AccessToken=token, SoftwareTokenMfaSettings=ON)
    assert factors.begin(user)["ChallengeParameters"]["FRIENDLY_DEVICE_NAME"] == "my phone", "the secret stayed"


@pytest.mark.rows("UP-MFA-26")
def test_an_administrator_deletes_a_lost_app(api):
    factors = Factors(api, "OPTIONAL", TOKEN)
    user = factors.make_user()
    factors.with_app(user)
    assert factors.begin(user)["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    api.admin.admin_delete_software_token(UserPoolId=factors.pool, Username=user.username)
    token = factors.begin(user)["AuthenticationResult"]["AccessToken"]
    refused_without_an_app(factors, user, token)
    assert factors.register(token)


@pytest.mark.parametrize("secret", [False, True], ids=["public", "secret"])
@pytest.mark.rows("UP-MFA-05", "UP-MFA-27", "UP-MFA-02")
def test_a_pool_that_requires_a_factor(api, secret):
    factors = Factors(api, "OPTIONAL", TOKEN, secret=secret)
    user = factors.make_user()
    factors.offer("ON", TOKEN)
    asked = factors.begin(user)
    assert asked["ChallengeName"] == "MFA_SETUP"
    assert listed(asked, "MFAS_CAN_SETUP") == ["SOFTWARE_TOKEN_MFA"]
    with refused("NotAuthorizedException", "Invalid session for the user."):
        factors.answer(user, "MFA_SETUP", asked["Session"])
    told = api.public.associate_software_token(Session=asked["Session"])
    assert told["Session"] != asked["Session"]
    with refused("NotAuthorizedException", "Invalid session for the user."):
        api.public.associate_software_token(Session=asked["Session"])
    app = App(told["SecretCode"])
    with refused("EnableSoftwareTokenMFAException", MISMATCH):
        api.public.verify_software_token(Session=told["Session"], UserCode=app.at(5))
    verified = api.public.verify_software_token(
        Session=told["Session"], UserCode=app.code(), FriendlyDeviceName="first")
    assert verified["Status"] == "SUCCESS"
    assert factors.answer(user, "MFA_SETUP", verified["Session"])["AuthenticationResult"]
    again = factors.begin(user)
    assert again["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    assert again["ChallengeParameters"]["FRIENDLY_DEVICE_NAME"] == "first"
    assert factors.prove(user, again, app.code())["AuthenticationResult"]


@pytest.mark.rows("UP-MFA-18", "UP-MFA-19")
def test_who_may_register_an_app(api):
    factors = Factors(api, "OPTIONAL", SMS)
    user = factors.make_user()
    token = factors.begin(user)["AuthenticationResult"]["AccessToken"]
    for call, more in [(api.public.associate_software_token, {}),
                       (api.public.verify_software_token, {"UserCode": "123456"})]:
        with refused("SoftwareTokenMFANotFoundException", "Software Token MFA has not been enabled by the userPool."):
            call(AccessToken=token, **more)
        with refused("InvalidParameterException", "Either AccessToken or Session"):
            call(**more)
        with refused("InvalidParameterException", "Only one of AccessToken and Session"):
            call(AccessToken=token, Session="s" * 40, **more)
        for session in ["s" * 40, f"{factors.client.id}.{'s' * 40}"]:
            with refused("NotAuthorizedException", "Invalid session for the user."):
                call(Session=session, **more)
    factors.offer("OPTIONAL", TOKEN)
    with refused("SoftwareTokenMFANotFoundException"):
        api.public.verify_software_token(AccessToken=token, UserCode="123456")


@pytest.mark.rows("AUTH-SRP-04")
def test_an_app_by_pycognito(api):
    """Its whole flow over SRP, as applications use it."""
    factors = Factors(api, "OPTIONAL", TOKEN, SMS)
    user = factors.make_user(name="Ada")

    def cognito():
        return Cognito(
            factors.pool, factors.client.id, user_pool_region=REGION, username=user.username,
            access_key=api.server.access_key_id, secret_key=api.server.secret_access_key,
            boto3_client_kwargs={"endpoint_url": api.server.url})

    first = cognito()
    first.authenticate(password=PASSWORD)
    app = App(first.associate_software_token())
    assert first.verify_software_token(app.code(), "Ada's phone")
    first.set_user_mfa_preference(sms_mfa=True, software_token_mfa=True, preferred="SOFTWARE_TOKEN")
    second = cognito()
    with pytest.raises(SoftwareTokenMFAChallengeException):
        second.authenticate(password=PASSWORD)
    second.respond_to_software_token_mfa_challenge(app.code())
    assert second.id_claims["name"] == "Ada"
    second.set_user_mfa_preference(sms_mfa=True, software_token_mfa=False, preferred="SMS")
    third = cognito()
    with pytest.raises(SMSMFAChallengeException):
        third.authenticate(password=PASSWORD)
    third.respond_to_sms_mfa_challenge(api.code(api.attributes_of(factors.pool, user.username)["phone_number"]))
    assert third.get_user().sub == user.sub


@pytest.mark.rows("UP-MFA-08", "UP-MFA-12", "UP-MSG-15")
def test_a_code_by_text_message(api):
    factors = Factors(api, "OPTIONAL", {
        "SmsMfaConfiguration": {"SmsConfiguration": SMS_ROLE, "SmsAuthenticationMessage": "{####} it is"}})
    phone = new_phone()
    user = factors.make_user(phone_number=phone)
    assert api.attributes_of(factors.pool, user.username).get("phone_number_verified") != "true"
    factors.prefer(user, SMSMfaSettings=ON)
    asked = factors.begin(user)
    assert asked["ChallengeName"] == "SMS_MFA"
    assert asked["ChallengeParameters"] == {
        "CODE_DELIVERY_DELIVERY_MEDIUM": "SMS", "CODE_DELIVERY_DESTINATION": f"+*******{phone[-4:]}",
        "USER_ID_FOR_SRP": user.username}
    message = api.message(phone)
    assert message["body"] == f"{message['code']} it is"
    with refused("CodeMismatchException", "Invalid code or auth state for the user."):
        factors.prove(user, asked, "000000" if message["code"] != "000000" else "000001")
    assert factors.prove(user, asked, message["code"])["AuthenticationResult"]
    assert api.attributes_of(factors.pool, user.username)["phone_number_verified"] == "true"
    with refused("NotAuthorizedException", "Invalid session for the user."):
        factors.prove(user, asked, message["code"])


@pytest.mark.rows("UP-MFA-11")
def test_a_user_who_lost_the_telephone_gets_another_number_from_an_administrator(api):
    """The user cannot sign in, and has no access token to change the number with."""
    factors = Factors(api, "ON", SMS)
    user = factors.make_user()
    asked, phone = factors.begin(user), new_phone()
    api.admin.admin_update_user_attributes(
        UserPoolId=factors.pool, Username=user.username, UserAttributes=attributes({"phone_number": phone}))
    again = factors.begin(user)
    assert again["ChallengeParameters"]["CODE_DELIVERY_DESTINATION"].endswith(phone[-4:])
    code = api.code(phone)
    with refused("CodeMismatchException"):
        factors.prove(user, asked, code)
    assert factors.prove(user, again, code)["AuthenticationResult"]


def test_a_code_by_mail(api):
    factors = Factors(api, "OPTIONAL", EMAIL)
    user = factors.make_user()
    factors.prefer(user, EmailMfaSettings=ON)
    asked = factors.begin(user)
    assert asked["ChallengeName"] == "EMAIL_OTP"
    assert asked["ChallengeParameters"]["CODE_DELIVERY_DESTINATION"] == "m***@e***"
    assert asked["ChallengeParameters"]["CODE_DELIVERY_DELIVERY_MEDIUM"] == "EMAIL"
    message = api.message(user.email)
    assert message["subject"] == "Your sign-in"
    assert message["body"] == f"The code is {message['code']}."
    assert factors.prove(user, asked, message["code"])["AuthenticationResult"]
    stranger = factors.make_user(email_verified="false")
    with refused("InvalidParameterException", "User does not have delivery config set to turn on EMAIL_OTP"):
        factors.prefer(stranger, EmailMfaSettings=ON)


@pytest.mark.rows("UP-MFA-06", "UP-MFA-07")
def test_a_choice_between_factors(api):
    factors = Factors(api, "OPTIONAL", TOKEN, SMS, EMAIL)
    user = factors.make_user()
    app = factors.with_app(user)
    factors.prefer(user, SMSMfaSettings=ON, EmailMfaSettings=ON)
    asked = factors.begin(user)
    assert asked["ChallengeName"] == "SELECT_MFA_TYPE"
    assert listed(asked, "MFAS_CAN_CHOOSE") == ["SMS_MFA", "SOFTWARE_TOKEN_MFA", "EMAIL_OTP"]
    with refused("InvalidParameterException"):
        factors.answer(user, "SELECT_MFA_TYPE", asked["Session"], ANSWER="WEB_AUTHN")
    chosen = factors.answer(user, "SELECT_MFA_TYPE", asked["Session"], ANSWER="SOFTWARE_TOKEN_MFA")
    assert chosen["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    assert factors.prove(user, chosen, app.code())["AuthenticationResult"]
    with refused("InvalidParameterException", "Only one"):
        factors.prefer(user, SMSMfaSettings=PREFERRED, EmailMfaSettings=PREFERRED)
    factors.prefer(user, EmailMfaSettings=PREFERRED)
    assert factors.begin(user)["ChallengeName"] == "EMAIL_OTP"
    factors.prefer(user, SMSMfaSettings=PREFERRED)
    assert factors.begin(user)["ChallengeName"] == "SMS_MFA"
    shown = api.admin.admin_get_user(UserPoolId=factors.pool, Username=user.username)
    assert shown["UserMFASettingList"] == ["SMS_MFA", "SOFTWARE_TOKEN_MFA", "EMAIL_OTP"]
    assert shown["PreferredMfaSetting"] == "SMS_MFA"
    assert api.admin.admin_get_user_auth_factors(UserPoolId=factors.pool, Username=user.username)[
        "ConfiguredUserAuthFactors"] == ["PASSWORD"]


@pytest.mark.rows("UP-MFA-14", "UP-ATTR-13", "USR-UI-10")
def test_the_older_settings(api):
    factors = Factors(api, "OPTIONAL", SMS)
    user = factors.make_user()
    token = factors.begin(user)["AuthenticationResult"]["AccessToken"]
    option = [{"AttributeName": "phone_number", "DeliveryMedium": "SMS"}]
    where = {"UserPoolId": factors.pool, "Username": user.username}
    for turn in [lambda options: api.public.set_user_settings(AccessToken=token, MFAOptions=options),
                 lambda options: api.admin.admin_set_user_settings(**where, MFAOptions=options)]:
        turn(option)
        assert factors.begin(user)["ChallengeName"] == "SMS_MFA"
        assert api.public.get_user(AccessToken=token)["MFAOptions"] == option
        assert listed_user(api, factors.pool, user)["MFAOptions"] == option
        assert api.public.get_user_auth_factors(AccessToken=token)["UserMFASettingList"] == ["SMS_MFA"]
        turn([])
        assert factors.begin(user)["AuthenticationResult"]
        assert "MFAOptions" not in listed_user(api, factors.pool, user)
        with refused("InvalidParameterException"):
            turn([{"AttributeName": "email", "DeliveryMedium": "EMAIL"}])
    stranger = api.make_user(factors.pool)
    with refused("InvalidParameterException", "User does not have delivery config set to turn on SMS_MFA"):
        api.admin.admin_set_user_settings(UserPoolId=factors.pool, Username=stranger.username, MFAOptions=option)


def listed_user(api, pool, user):
    """The user as ListUsers shows it."""
    found = api.admin.list_users(UserPoolId=pool, Filter=f'username = "{user.username}"')["Users"]
    assert len(found) == 1
    return found[0]


@pytest.mark.rows("UP-MFA-05")
def test_an_address_set_up_at_sign_in(api):
    """MFA_SETUP answered with an address, which the code verifies."""
    factors = Factors(api, "ON", TOKEN, EMAIL)
    user, email = api.make_user(factors.pool), new_email()
    asked = factors.begin(user)
    assert asked["ChallengeName"] == "MFA_SETUP"
    assert listed(asked, "MFAS_CAN_SETUP") == ["SOFTWARE_TOKEN_MFA", "EMAIL_OTP"]
    sent = factors.answer(user, "MFA_SETUP", asked["Session"], EMAIL=email)
    assert sent["ChallengeName"] == "EMAIL_OTP"
    assert sent["ChallengeParameters"]["CODE_DELIVERY_DESTINATION"] == "m***@e***"
    with refused("NotAuthorizedException", "Invalid session for the user."):
        factors.answer(user, "MFA_SETUP", asked["Session"], EMAIL=new_email())
    assert api.attributes_of(factors.pool, user.username)["email_verified"] == "false"
    assert factors.prove(user, sent, api.code(email))["AuthenticationResult"]
    assert api.attributes_of(factors.pool, user.username)["email_verified"] == "true"
    assert factors.begin(user)["ChallengeName"] == "EMAIL_OTP"


@pytest.mark.rows("UP-ACU-11", "UP-ACU-12")
def test_a_new_password_comes_before_the_factor(api):
    factors = Factors(api, "ON", SMS)
    username, phone = unique(), new_phone()
    api.admin.admin_create_user(
        UserPoolId=factors.pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS",
        UserAttributes=attributes({"phone_number": phone}))
    user = type("Invited", (), {"username": username})
    asked = factors.begin(user)
    assert asked["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    for name in ["SMS_MFA", "MFA_SETUP", "SELECT_MFA_TYPE"]:
        with refused("NotAuthorizedException", "Invalid session for the user."):
            factors.answer(user, name, asked["Session"], SMS_MFA_CODE="123456", ANSWER="SMS_MFA")
    after = factors.answer(user, "NEW_PASSWORD_REQUIRED", asked["Session"], NEW_PASSWORD=OTHER_PASSWORD)
    assert after["ChallengeName"] == "SMS_MFA"
    assert factors.prove(user, after, api.code(phone))["AuthenticationResult"]


@pytest.mark.rows("UP-MFA-01", "UP-MFA-04", "UP-MFA-17")
def test_the_modes_of_a_pool(api):
    factors = Factors(api, "ON", SMS, EMAIL)
    user = factors.make_user()
    assert listed(factors.begin(user), "MFAS_CAN_CHOOSE") == ["SMS_MFA", "EMAIL_OTP"]
    told = api.admin.get_user_pool_mfa_config(UserPoolId=factors.pool)
    assert told["MfaConfiguration"] == "ON"
    assert "SoftwareTokenMfaConfiguration" not in told
    assert told["SmsMfaConfiguration"]["SmsConfiguration"]["SnsCallerArn"] == SMS_ROLE["SnsCallerArn"]
    assert told["EmailMfaConfiguration"] == EMAIL["EmailMfaConfiguration"]
    factors.offer("OFF")
    assert factors.begin(user)["AuthenticationResult"]
    told = api.admin.get_user_pool_mfa_config(UserPoolId=factors.pool)
    assert {name for name in told if name != "ResponseMetadata"} == {"MfaConfiguration"}
    with refused("InvalidParameterException", "can't turn off MFA and configure an MFA together"):
        factors.offer("OFF", TOKEN)
    with refused("InvalidParameterException", "can't disable all MFAs with a required or optional configuration"):
        factors.offer("ON")
