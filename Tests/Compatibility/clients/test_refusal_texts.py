"""Sentences of refusals, word for word, because programs that come from Cognito compare them."""

import base64
import dataclasses

import pytest
from botocore.exceptions import ClientError

from testkit.cognito import (
    PASSWORD, AppClient, CognitoAPI, User, attributes, new_email, new_phone, secret_hash, unique)
from testkit.server import ACCOUNT, REGION
from testkit.tokens import claims, encode_part

INVALID, DENIED, UNKNOWN = "InvalidParameterException", "NotAuthorizedException", "UserNotFoundException"
WRONG = (DENIED, "Incorrect username or password.")
ABSENT = (UNKNOWN, "Username/client id combination not found.")
BAD_CODE = ("CodeMismatchException", "Invalid verification code provided, please try again.")


@dataclasses.dataclass
class Site:
    """Two pools with a user each: names are chosen in one, and are e-mail addresses in the other."""

    api: CognitoAPI
    # Tells of users, as a client does that leaves the setting out.
    app: AppClient
    hiding: AppClient
    user: User
    by_email: AppClient
    member: User
    address: str

    def begin(self, flow, client=None, **parameters):
        client = client or self.app
        return refusal(self.api.public.initiate_auth, ClientId=client.id, AuthFlow=flow, AuthParameters=parameters)

    def prove(self, **responses):
        return refusal(
            self.api.public.respond_to_auth_challenge, ClientId=self.app.id, ChallengeName="PASSWORD_VERIFIER",
            ChallengeResponses=responses)


@pytest.fixture(scope="module")
def site(server):
    api = CognitoAPI(server)
    telling = {"PreventUserExistenceErrors": "LEGACY"}
    pool, contacts = api.make_pool(), api.make_pool(UsernameAttributes=["email"])
    address = new_email()
    yield Site(
        api, api.make_client(pool, **telling), api.make_client(pool), api.make_user(pool),
        api.make_client(contacts, secret=True, **telling), api.make_user(contacts, address, email_verified="true"),
        address)
    api.tear_down()


def refusal(call, **given):
    with pytest.raises(ClientError) as caught:
        call(**given)
    error = caught.value.response["Error"]
    return error["Code"], error["Message"]


def test_a_name_that_is_taken(site):
    api = site.api
    assert refusal(api.admin.admin_create_user, UserPoolId=site.app.pool, Username=site.user.username) == (
        "UsernameExistsException", "User account already exists")
    assert refusal(
        api.public.sign_up, ClientId=site.app.id, Username=site.user.username, Password=PASSWORD) == (
        "UsernameExistsException", "User already exists")
    address = new_email()
    api.make_user(site.by_email.pool, address)
    taken = "An account with the given email already exists."
    assert refusal(
        api.public.sign_up, ClientId=site.by_email.id, Username=address, Password=PASSWORD,
        **site.by_email.hash(address)) == ("UsernameExistsException", taken)
    assert refusal(
        api.admin.admin_update_user_attributes, UserPoolId=site.by_email.pool, Username=site.member.username,
        UserAttributes=attributes({"email": address})) == ("AliasExistsException", taken)


def test_attributes(site):
    api, pool, name = site.api, site.app.pool, site.user.username
    token = api.sign_in(site.app, name)["AccessToken"]

    def missing(*names):
        return "".join(f"{one}: Attribute does not exist in the schema.\n" for one in names)

    fixed = "Cannot modify the non-mutable attribute sub"
    schema = "Attributes did not conform to the schema: "
    for call, given, text in [
        (api.public.update_user_attributes, {"sub": "x"}, fixed),
        (api.public.update_user_attributes, {"nope": "1"}, missing("user.nope")),
        (api.public.sign_up, {"sub": "x"}, fixed),
        (api.public.sign_up, {"custom:a": "1", "custom:b": "1"}, schema + missing("custom:a", "custom:b")),
        (api.admin.admin_create_user, {"sub": "x"}, fixed),
        (api.admin.admin_update_user_attributes, {"nope": "1"}, missing("user.nope")),
    ]:
        user = {
            api.public.update_user_attributes: {"AccessToken": token},
            api.public.sign_up: {"ClientId": site.app.id, "Username": unique(), "Password": PASSWORD},
            api.admin.admin_create_user: {"UserPoolId": pool, "Username": unique()},
            api.admin.admin_update_user_attributes: {"UserPoolId": pool, "Username": name},
        }[call]
        assert refusal(call, **user, UserAttributes=attributes(given)) == (INVALID, text)
    assert refusal(
        api.admin.admin_delete_user_attributes, UserPoolId=pool, Username=name,
        UserAttributeNames=["nickname", "custom:a", "custom:b"]) == (
        INVALID, "Invalid user attributes: " + missing("user.custom:a", "user.custom:b"))
    assert refusal(
        api.admin.admin_create_user, UserPoolId=site.by_email.pool, Username=new_email(),
        UserAttributes=attributes({"email": new_email()})) == (
        INVALID, "User email should be empty or same as username, since username attribute is email.")


def test_listings_of_users(site):
    def listing(**given):
        return refusal(site.api.admin.list_users, UserPoolId=site.app.pool, **given)

    assert listing(Filter='custom:foo = "bar"') == (INVALID, "Invalid search attribute: custom:foo")
    assert listing(Filter="username = foo") == (INVALID, "Error while parsing filter")
    assert listing(AttributesToGet=["nope"]) == (INVALID, "One or more requested attributes do not exist.")


def test_codes_of_unknown_users(site):
    public, name = site.api.public, unique("absent")
    for client, told in ((site.app, ABSENT), (site.hiding, BAD_CODE)):
        given = {"ClientId": client.id, "Username": name, "ConfirmationCode": "123456"}
        assert refusal(public.confirm_sign_up, **given) == told
        assert refusal(public.confirm_forgot_password, **given, Password=PASSWORD) == told
    for call in (public.forgot_password, public.resend_confirmation_code):
        assert refusal(call, ClientId=site.app.id, Username=name) == ABSENT
    pool = site.api.make_pool(AccountRecoverySetting={"RecoveryMechanisms": [{"Priority": 1, "Name": "admin_only"}]})
    for mode in ("LEGACY", "ENABLED"):
        client = site.api.make_client(pool, PreventUserExistenceErrors=mode)
        assert refusal(public.forgot_password, ClientId=client.id, Username=name) == (
            DENIED, "Contact administrator to reset password.")


def test_sign_ins(site):
    name = site.user.username
    assert site.begin("CUSTOM_AUTH", USERNAME=name) == (INVALID, "CUSTOM_AUTH is not enabled for the client.")
    assert refusal(
        site.api.admin.admin_initiate_auth, UserPoolId=site.app.pool, ClientId=site.app.id,
        AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD}) == (
        INVALID, "Initiate Auth method not supported")
    assert site.begin("USER_SRP_AUTH", USERNAME=name, SRP_A="zzz") == (
        INVALID, "1 validation error detected: Value 'zzz' at 'sRPA' failed to satisfy constraint: "
        "Member must satisfy regular expression pattern: ^[0-9a-fA-F]+$")
    # The sub is no name.
    assert site.begin("USER_SRP_AUTH", USERNAME=site.user.sub, SRP_A="abcdef") == (UNKNOWN, "User does not exist.")
    block = base64.b64encode(bytes(200)).decode()
    given = {"USERNAME": name, "TIMESTAMP": "Wed Sep 16 06:04:31 UTC 2026", "PASSWORD_CLAIM_SECRET_BLOCK": block}
    assert site.prove(**given, PASSWORD_CLAIM_SIGNATURE="AAAA") == WRONG
    assert site.prove(**given, PASSWORD_CLAIM_SIGNATURE="***") == (
        INVALID, "Invalid PASSWORD_CLAIM_SIGNATURE format. Must be a Base64 string.")
    assert site.prove() == (INVALID, "Missing required parameter challenge responses.")


def test_users_who_may_not_sign_in_yet(site):
    api, waiting, reset = site.api, unique("waiting"), site.api.make_user(
        site.app.pool, email=new_email(), email_verified="true").username
    api.public.sign_up(ClientId=site.app.id, Username=waiting, Password=PASSWORD)
    api.admin.admin_reset_user_password(UserPoolId=site.app.pool, Username=reset)

    def sign_in(name, password="Wrong-Horse-7", client=None):
        return site.begin("USER_PASSWORD_AUTH", client, USERNAME=name, PASSWORD=password)

    unconfirmed = ("UserNotConfirmedException", "User is not confirmed.")
    assert sign_in(waiting) == unconfirmed
    assert site.begin("USER_SRP_AUTH", USERNAME=waiting, SRP_A="abcdef") == unconfirmed
    assert sign_in(waiting, client=site.hiding) == sign_in(reset) == sign_in(reset, client=site.hiding) == WRONG
    assert sign_in(reset, PASSWORD)[0] == "PasswordResetRequiredException"
    api.admin.admin_disable_user(UserPoolId=site.app.pool, Username=waiting)
    disabled = (DENIED, "User is disabled.")
    assert sign_in(waiting) == site.begin("USER_SRP_AUTH", USERNAME=waiting, SRP_A="abcdef") == disabled


def test_refreshes(site):
    api, client, user = site.api, site.by_email, site.member
    token = api.sign_in(client, site.address)["RefreshToken"]
    given = {"REFRESH_TOKEN": token, "SECRET_HASH": secret_hash(site.address, client)}
    assert site.begin("REFRESH_TOKEN_AUTH", client, **given) == (
        DENIED, f"Unable to verify secret hash for client {client.id}")
    assert api.refresh(client, token, user.sub)["AccessToken"]
    token = api.sign_in(site.app, site.user.username)["RefreshToken"]
    assert site.begin("REFRESH_TOKEN_AUTH", site.hiding, REFRESH_TOKEN=token) == (
        DENIED, "Refresh Token has different Client")
    # A client without a secret ignores the hash.
    assert api.public.initiate_auth(
        ClientId=site.app.id, AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": token, "SECRET_HASH": "x"})["AuthenticationResult"]


def test_access_tokens(site):
    public, name = site.api.public, unique("user")
    site.api.make_user(site.app.pool, name)
    signed_in = site.api.sign_in(site.app, name)
    token = signed_in["AccessToken"]
    head, _, signature = token.split(".")
    forged = ".".join((head, encode_part({**claims(token), "username": "eve"}), signature))
    for text, sentence in (
        (forged, "Could not verify signature for Access Token"), ("abc", "Invalid Access Token"),
        (signed_in["IdToken"], "Invalid Access Token"),
    ):
        assert refusal(public.get_user, AccessToken=text) == (DENIED, sentence)
    # The present password is compared before the new one is judged.
    passwords = {"AccessToken": token, "ProposedPassword": "short"}
    assert refusal(public.change_password, **passwords, PreviousPassword="Wrong-Horse-7") == WRONG
    assert refusal(public.change_password, **passwords) == (INVALID, "Missing required parameter OldPassword")
    site.api.admin.admin_disable_user(UserPoolId=site.app.pool, Username=name)
    assert refusal(public.get_user, AccessToken=token) == (DENIED, "User is disabled.")
    site.api.admin.admin_enable_user(UserPoolId=site.app.pool, Username=name)
    assert refusal(public.get_user, AccessToken=token) == (DENIED, "Access Token has been revoked")
    site.api.admin.admin_delete_user(UserPoolId=site.app.pool, Username=name)
    site.api.make_user(site.app.pool, name)
    assert refusal(public.get_user, AccessToken=token) == (DENIED, "Invalid access token.")


def test_names_that_are_telephone_numbers(site):
    api = site.api
    pool = api.make_pool(UsernameAttributes=["phone_number"], AutoVerifiedAttributes=["phone_number"])
    client, phone = api.make_client(pool), new_phone()
    text = "Username should be a phone number."
    assert refusal(api.public.sign_up, ClientId=client.id, Username="+12", Password=PASSWORD) == (INVALID, text)
    made = api.admin.admin_create_user(UserPoolId=pool, Username=phone)["User"]["Username"]
    again = {"UserPoolId": pool, "MessageAction": "RESEND"}
    assert refusal(api.admin.admin_create_user, **again, Username=made) == (INVALID, text)
    assert api.admin.admin_create_user(**again, Username=phone)["User"]["Username"] == made


def test_the_first_sign_in_changes_no_attribute_that_has_a_value(site):
    api, name = site.api, unique("invited")
    api.admin.admin_create_user(
        UserPoolId=site.app.pool, Username=name, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS",
        UserAttributes=attributes({"email": new_email(), "email_verified": "true"}))
    asked = api.public.initiate_auth(
        ClientId=site.app.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD})
    for attribute, value, told in [
        ("email", "eve@example.com", (DENIED, "Cannot modify an already provided email")),
        ("email_verified", "true", (INVALID, "Cannot modify the non-mutable attribute email_verified")),
    ]:
        assert refusal(
            api.public.respond_to_auth_challenge, ClientId=site.app.id, ChallengeName="NEW_PASSWORD_REQUIRED",
            Session=asked["Session"], ChallengeResponses={
                "USERNAME": name, "NEW_PASSWORD": PASSWORD + "8", f"userAttributes.{attribute}": value}) == told


def test_tags_of_a_pool_elsewhere(site):
    arn = site.api.admin.describe_user_pool(UserPoolId=site.app.pool)["UserPool"]["Arn"]
    for other in (arn.replace(f":{REGION}:", ":eu-north-1:"), arn.replace(ACCOUNT, "210987654321")):
        assert refusal(site.api.admin.tag_resource, ResourceArn=other, Tags={"a": "b"})[0] == (
            "ResourceNotFoundException")


def test_a_body_of_another_type(site):
    for body, text in (
        (b'{"PoolName": ["x"]}', "Start of list found where not expected"),
        (b'{"PoolName": {}}', "Start of structure or map found where not expected."),
        (b"[1]", "Start of list found where not expected"),
    ):
        response = site.api.wire.post("CreateUserPool", body, signed=True)
        assert response.status_code == 400
        assert response.json() == {"__type": "SerializationException", "Message": text}
        assert response.headers["x-amzn-ErrorType"] == "SerializationException:"
        assert response.headers["x-amzn-ErrorMessage"] == text
