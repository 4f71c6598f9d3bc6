"""Self sign-up and its confirmation."""

import re
import uuid

import pytest

from testkit.aws import refused
from testkit.cognito import OTHER_PASSWORD, PASSWORD, as_dict, attributes, new_email, new_phone, secret_hash, unique

EMAIL_POOL = {"AutoVerifiedAttributes": ["email"]}


def sign_up(api, client, username, password=PASSWORD, **given):
    return api.public.sign_up(
        ClientId=client.id, Username=username, Password=password, UserAttributes=attributes(given),
        **client.hash(username))


@pytest.mark.rows(
    "SGN-SELF-02", "SGN-SELF-05", "SGN-SELF-06", "SGN-SELF-07", "SGN-SELF-08", "SGN-STA-03", "SGN-STA-04",
    "SGN-STA-05", "UP-SIGN-02", "UP-SIGN-03", "UP-SIGN-08", "UP-SIGN-11", "UP-SIGN-19", "UP-VER-01", "UP-VER-03")
def test_the_whole_way_from_sign_up_to_sign_in(api):
    pool = api.make_pool(**EMAIL_POOL)
    client = api.make_client(pool)
    username, email = unique("sue"), new_email()
    response = sign_up(api, client, username, email=email)
    assert response["UserConfirmed"] is False
    assert str(uuid.UUID(response["UserSub"])) == response["UserSub"]
    delivery = response["CodeDeliveryDetails"]
    assert delivery["DeliveryMedium"] == "EMAIL"
    assert delivery["AttributeName"] == "email"
    assert delivery["Destination"] == f"{email[0]}***@e***"

    user = api.admin.admin_get_user(UserPoolId=pool, Username=username)
    assert user["UserStatus"] == "UNCONFIRMED"
    assert user["Enabled"] is True
    assert as_dict(user["UserAttributes"]) == {"sub": response["UserSub"], "email": email, "email_verified": "false"}
    with refused("UserNotConfirmedException", "User is not confirmed."):
        api.sign_in(client, username)

    message = api.message(email)
    assert re.fullmatch(r"\d{6}", message["code"])
    assert message["code"] in message["body"]
    assert message["channel"] == "email"
    assert message["username"] == username
    assert message["userPoolId"] == pool
    wrong = f"{(int(message['code']) + 1) % 1_000_000:06}"
    with refused("CodeMismatchException"):
        api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=wrong)
    assert api.status_of(pool, username) == "UNCONFIRMED"
    api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=message["code"])
    assert api.status_of(pool, username) == "CONFIRMED"
    assert api.attributes_of(pool, username)["email_verified"] == "true"
    assert api.sign_in(client, username)["AccessToken"]
    with refused("NotAuthorizedException", "Current status is CONFIRMED"):
        api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=message["code"])


@pytest.mark.rows("SGN-SELF-01", "UP-ATTR-03", "UP-ATTR-04")
def test_a_missing_required_attribute_refuses_the_sign_up(api):
    pool = api.make_pool(Schema=[{"Name": "given_name", "Required": True}])
    client = api.make_client(pool)
    username = unique()
    with refused("InvalidParameterException", "given_name"):
        sign_up(api, client, username, email=new_email())
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=pool, Username=username)
    sign_up(api, client, username, given_name="Ada")
    assert api.attributes_of(pool, username)["given_name"] == "Ada"


@pytest.mark.rows("SGN-SELF-03", "SGN-SELF-04", "UP-VER-07", "UP-VER-08", "UP-SIGN-10")
def test_with_two_contacts_only_a_text_message_goes_out(api):
    pool = api.make_pool(AutoVerifiedAttributes=["email", "phone_number"])
    client = api.make_client(pool)
    username, email, phone = unique(), new_email(), new_phone()
    delivery = sign_up(api, client, username, email=email, phone_number=phone)["CodeDeliveryDetails"]
    assert delivery == {
        "DeliveryMedium": "SMS", "AttributeName": "phone_number", "Destination": "+*******" + phone[-4:]}
    api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=api.code(phone))
    assert api.messages(email) == []

    token = api.sign_in(client, username)["AccessToken"]
    seen = as_dict(api.public.get_user(AccessToken=token)["UserAttributes"])
    assert seen["phone_number_verified"] == "true"
    assert seen["email_verified"] == "false"
    details = api.public.get_user_attribute_verification_code(AccessToken=token, AttributeName="email")
    assert details["CodeDeliveryDetails"]["DeliveryMedium"] == "EMAIL"
    api.public.verify_user_attribute(AccessToken=token, AttributeName="email", Code=api.code(email))
    assert api.attributes_of(pool, username)["email_verified"] == "true"


@pytest.mark.rows(
    "SGN-ADM-01", "SGN-ADM-02", "SGN-ADM-03", "SGN-STA-08", "SGN-AUT-03", "UP-SIGN-04", "UP-SIGN-12", "UP-SIGN-15",
    "UP-VER-05", "UP-VER-06")
def test_without_verification_an_administrator_confirms(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    username, email = unique(), new_email()
    assert "CodeDeliveryDetails" not in sign_up(api, client, username, email=email)
    with refused("UserNotConfirmedException"):
        api.sign_in(client, username)
    api.admin.admin_confirm_sign_up(UserPoolId=pool, Username=username)
    assert api.sign_in(client, username)["IdToken"]
    assert api.attributes_of(pool, username)["email_verified"] == "false"
    assert api.messages(email) == []
    telling = api.make_client(pool, PreventUserExistenceErrors="LEGACY")
    with refused("InvalidParameterException", "verified"):
        api.public.forgot_password(ClientId=telling.id, Username=username)
    api.public.forgot_password(ClientId=client.id, Username=username)
    assert api.messages(email) == [], "a client that hides users gets the usual response, and no mail is sent"
    with refused("NotAuthorizedException", "Current status is CONFIRMED"):
        api.admin.admin_confirm_sign_up(UserPoolId=pool, Username=username)


@pytest.mark.rows("UP-SIGN-13")
def test_a_code_is_sent_again(api):
    client = api.make_client(api.make_pool(**EMAIL_POOL))
    username, email = unique(), new_email()
    sign_up(api, client, username, email=email)
    first = api.code(email)
    again = api.public.resend_confirmation_code(ClientId=client.id, Username=username)
    assert again["CodeDeliveryDetails"]["AttributeName"] == "email"
    second = api.code(email, count=2)
    if first != second:
        with refused("CodeMismatchException"):
            api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=first)
    api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=second)
    with refused("InvalidParameterException", "User is already confirmed."):
        api.public.resend_confirmation_code(ClientId=client.id, Username=username)
    with refused("NotAuthorizedException", "User cannot be confirmed. Current status is CONFIRMED"):
        api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode="000000")
    absent = unique("absent")
    assert api.public.resend_confirmation_code(ClientId=client.id, Username=absent)["CodeDeliveryDetails"]
    with refused("CodeMismatchException"):
        api.public.confirm_sign_up(ClientId=client.id, Username=absent, ConfirmationCode="000000")


@pytest.mark.rows("UP-ADMCFG-01", "UP-ADMCFG-02", "UP-ACU-10")
def test_self_sign_up_can_be_switched_off(api):
    open_pool = api.make_pool()
    config = api.admin.describe_user_pool(UserPoolId=open_pool)["UserPool"]["AdminCreateUserConfig"]
    assert config["AllowAdminCreateUserOnly"] is False
    closed = api.make_client(api.make_pool(AdminCreateUserConfig={"AllowAdminCreateUserOnly": True}))
    with refused("NotAuthorizedException", "SignUp is not permitted for this user pool"):
        sign_up(api, closed, unique())


@pytest.mark.rows("UP-ALIAS-01", "UP-ALIAS-02", "UP-ALIAS-03")
def test_a_name_is_taken_until_its_user_is_deleted(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    username = unique()
    first = sign_up(api, client, username, name="Not The Username")["UserSub"]
    with refused("UsernameExistsException", "User already exists"):
        sign_up(api, client, username)
    assert api.attributes_of(pool, username)["name"] == "Not The Username"
    api.admin.admin_delete_user(UserPoolId=pool, Username=username)
    assert sign_up(api, client, username)["UserSub"] != first


@pytest.mark.rows(
    "UP-HASH-01", "UP-HASH-02", "UP-HASH-03", "UP-HASH-04", "SGN-HSH-01", "SGN-HSH-02", "SGN-HSH-03", "UP-APP-01",
    "UP-APP-02")
def test_a_client_with_a_secret_must_prove_it_everywhere(api):
    pool = api.make_pool(**EMAIL_POOL)
    client = api.make_client(pool, secret=True)
    username, email = f"José-{unique()}", new_email()
    right, wrong = secret_hash(username, client), secret_hash("someone else", client)
    calls = {
        "sign_up": {"Password": PASSWORD, "UserAttributes": attributes({"email": email})},
        "resend_confirmation_code": {},
        "confirm_sign_up": {"ConfirmationCode": None},
        "forgot_password": {},
        "confirm_forgot_password": {"ConfirmationCode": None, "Password": OTHER_PASSWORD},
    }
    for operation, more in calls.items():
        given = {"ClientId": client.id, "Username": username, **more}
        if "ConfirmationCode" in given:
            given["ConfirmationCode"] = api.code(email, count=2 if operation == "confirm_sign_up" else 3)
        call = getattr(api.public, operation)
        with refused("NotAuthorizedException", "secret"):
            call(**given)
        with refused("NotAuthorizedException", "secret"):
            call(**given, SecretHash=wrong)
        call(**given, SecretHash=right)
    with refused("NotAuthorizedException", "secret"):
        api.public.initiate_auth(
            ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": username, "PASSWORD": OTHER_PASSWORD})
    assert api.sign_in(client, username, OTHER_PASSWORD)["AccessToken"]


def test_members_for_risk_and_analytics_are_accepted(api):
    client = api.make_client(api.make_pool(**EMAIL_POOL))
    response = api.public.sign_up(
        ClientId=client.id, Username=unique(), Password=PASSWORD,
        UserAttributes=attributes({"email": new_email()}),
        ValidationData=attributes({"cognito:iOSVersion": "13.3", "cognito:bundleShortV": "1.0"}),
        ClientMetadata={"cognito:deviceName": "phone"}, AnalyticsMetadata={"AnalyticsEndpointId": "e1"},
        UserContextData={"EncodedData": "eyJwYXlsb2FkIjoie30ifQ=="})
    assert response["UserConfirmed"] is False


def test_an_unknown_client_is_not_found(api):
    with refused("ResourceNotFoundException", "User pool client"):
        api.public.sign_up(ClientId="0" * 26, Username=unique(), Password=PASSWORD)


@pytest.mark.parametrize(
    "name, value",
    [
        ("phone_number", "+1 206 555 0100"), ("phone_number", "2065550100"), ("phone_number", "+1(206)5550100"),
        ("phone_number", "+"), ("email", "no-at-sign"), ("email", "a@b@c.example"), ("birthdate", "1/1/2000"),
        ("birthdate", "2000-01-011"), ("updated_at", "yesterday"), ("updated_at", "-1"), ("name", "x" * 2049), ("name", "ü" * 2049),
        ("custom:unheard", "1"), ("shoe_size", "44"), ("sub", "11111111-1111-4111-8111-111111111111"),
    ])
@pytest.mark.rows(
    "UP-ATTR-07", "UP-ATTR-08", "UP-ATTR-12", "UP-STD-03", "UP-STD-04", "UP-STD-13", "UP-STD-19", "UP-LIM-09",
    "LIM-HARD-02")
def test_a_value_that_an_attribute_cannot_hold(api, name, value):
    client = api.make_client(api.make_pool())
    response = api.wire.post(
        "SignUp", {"ClientId": client.id, "Username": unique(), "Password": PASSWORD,
                   "UserAttributes": [{"Name": name, "Value": value}]})
    assert response.status_code == 400
    assert response.json()["__type"] == "InvalidParameterException", response.text


@pytest.mark.rows(
    "UP-ATTR-07", "UP-ATTR-12", "UP-STD-03", "UP-STD-09", "UP-STD-18", "UP-STD-19", "UP-LIM-09", "LIM-HARD-02")
def test_values_at_the_edge_are_kept_as_they_are(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    username = unique()
    given = {
        "name": "x" * 2048, "given_name": "ü" * 2048, "birthdate": "2000-01-31", "phone_number": "+14325551212", "updated_at": "1600000000",
        "zoneinfo": "Europe/Zürich", "locale": "gsw-CH", "nickname": "  a\u0301\u200d🦆  ",
    }
    sign_up(api, client, username, **given)
    seen = api.attributes_of(pool, username)
    assert {name: seen[name] for name in given} == given
