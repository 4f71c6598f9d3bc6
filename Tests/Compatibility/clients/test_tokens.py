"""The claims of tokens, verified by an independent JOSE library."""

import base64
import time
import uuid

import jwt
import pytest
import requests

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import as_dict, attributes, new_email, new_phone, unique
from testkit.server import ACCOUNT, REGION


@pytest.fixture
def api(api):
    api.pool = api.make_pool(Schema=[
        {"Name": "level", "AttributeDataType": "Number", "Mutable": True},
        {"Name": "team", "AttributeDataType": "String", "Mutable": True},
    ])
    api.client = api.make_client(api.pool)
    return api


@pytest.mark.rows(
    "TOK-GEN-01", "TOK-GEN-03", "TOK-GEN-05", "TOK-ID-01", "TOK-ID-02", "TOK-ID-03", "TOK-ID-04", "TOK-ID-06",
    "TOK-ID-07", "TOK-ID-08", "TOK-ID-09", "TOK-ID-10", "TOK-ID-11", "TOK-ID-20", "UP-TOK-01", "UP-TOK-02",
    "UP-TOK-05", "UP-TOK-07", "UP-TOK-10", "UP-LIM-20", "LIM-TOK-01", "TOK-VER-01", "TOK-VER-02", "TOK-VER-03",
    "TOK-VER-04", "TOK-VER-05", "TOK-VER-06", "UP-ATTR-22")
def test_every_claim_of_the_id_token(api):
    given = {
        "address": "1 Road", "birthdate": "1815-12-10", "email": new_email(), "email_verified": "true",
        "family_name": "Lovelace", "gender": "f", "given_name": "Ada", "locale": "en-GB", "middle_name": "King",
        "name": "Ada Lovelace", "nickname": "A", "phone_number": new_phone(), "phone_number_verified": "false",
        "picture": "https://example.com/a.png", "preferred_username": unique("ada"),
        "profile": "https://example.com/ada", "updated_at": "1700000000", "website": "https://example.com",
        "zoneinfo": "Europe/London", "custom__level": "7", "custom__team": "engines",
    }
    user = api.make_user(api.pool, **given)
    before = int(time.time())
    token = api.sign_in(api.client, user.username)["IdToken"]
    assert set(tokens.header(token)) == {"alg", "kid"}
    assert tokens.header(token)["alg"] == "RS256"
    seen = tokens.verify(api.server, api.pool, token)
    assert seen["iss"] == f"{api.server.url}/{api.pool}"
    assert seen["sub"] == user.sub
    assert seen["aud"] == api.client.id
    assert seen["token_use"] == "id"
    assert seen["cognito:username"] == user.username
    assert before - 1 <= seen["iat"] <= time.time() + 1
    assert seen["exp"] == seen["iat"] + 3600
    assert seen["auth_time"] <= seen["iat"]
    for claim in ("jti", "origin_jti", "event_id"):
        assert str(uuid.UUID(seen[claim])) == seen[claim]
    standard = {name: value for name, value in given.items() if not name.startswith("custom")}
    standard.update({"email_verified": True, "phone_number_verified": False, "address": {"formatted": "1 Road"}})
    for name in ("updated_at",):
        standard[name] = seen[name]
        assert str(seen[name]) == given[name]
    assert {name: seen[name] for name in standard} == standard
    assert seen["custom:level"] == "7"
    assert seen["custom:team"] == "engines"
    own = {
        "iss", "sub", "aud", "token_use", "cognito:username", "iat", "exp", "auth_time", "jti", "origin_jti",
        "event_id"}
    assert set(seen) == own | set(standard) | {"custom:level", "custom:team"}


@pytest.mark.rows(
    "TOK-GEN-04", "TOK-GEN-06", "TOK-ACC-01", "TOK-ACC-02", "TOK-ACC-03", "TOK-ACC-04", "TOK-ACC-05", "TOK-ACC-06",
    "TOK-ACC-07", "TOK-ACC-08", "TOK-ACC-09", "TOK-ACC-10", "TOK-ACC-13")
def test_every_claim_of_the_access_token(api):
    user = api.make_user(api.pool, email=new_email())
    response = api.sign_in(api.client, user.username)
    seen = tokens.verify(api.server, api.pool, response["AccessToken"])
    assert set(seen) == {
        "sub", "iss", "client_id", "origin_jti", "event_id", "token_use", "scope", "auth_time", "exp", "iat", "jti",
        "username"}
    assert seen["sub"] == user.sub
    assert seen["username"] == user.username
    assert seen["client_id"] == api.client.id
    assert seen["token_use"] == "access"
    assert seen["iss"] == f"{api.server.url}/{api.pool}"
    assert seen["scope"] == "aws.cognito.signin.user.admin"
    assert seen["exp"] == seen["iat"] + 3600
    identity = tokens.claims(response["IdToken"])
    for claim in ("origin_jti", "event_id", "auth_time"):
        assert identity[claim] == seen[claim]
    assert identity["jti"] != seen["jti"]
    access, id = tokens.header(response["AccessToken"]), tokens.header(response["IdToken"])
    assert set(access) == {"alg", "kid"}
    assert access["kid"] != id["kid"]


@pytest.mark.rows("TOK-JWK-01", "TOK-JWK-02", "TOK-JWK-03", "TOK-ACC-04", "TOK-21")
def test_the_published_keys(api):
    keys = tokens.key_set(api.server, api.pool)["keys"]
    assert len(keys) == 2
    assert len({key["kid"] for key in keys}) == 2
    for key in keys:
        assert set(key) == {"alg", "e", "kid", "kty", "n", "use"}
        assert (key["alg"], key["kty"], key["use"], key["e"]) == ("RS256", "RSA", "sig", "AQAB")
        assert int.from_bytes(tokens.decode_part(key["n"]), "big").bit_length() == 2048
    user = api.make_user(api.pool)
    response = api.sign_in(api.client, user.username)
    used = {tokens.header(response[name])["kid"] for name in ("IdToken", "AccessToken")}
    assert used == {key["kid"] for key in keys}
    assert tokens.key_set(api.server, api.pool)["keys"] == keys
    other = tokens.key_set(api.server, api.make_pool())["keys"]
    assert not {key["kid"] for key in other} & used
    missing = requests.get(f"{api.server.url}/{REGION}_000000000/.well-known/jwks.json", timeout=60)
    assert missing.status_code == 404


@pytest.mark.rows("OA-17")
def test_discovery_names_endpoints_that_respond(api):
    """No endpoint is missing, and keys and algorithms verify a token."""
    response = requests.get(f"{api.server.url}/{api.pool}/.well-known/openid-configuration", timeout=60)
    assert response.status_code == 200
    told = response.json()
    assert told["issuer"] == f"{api.server.url}/{api.pool}"
    assert told["jwks_uri"] == f"{told['issuer']}/.well-known/jwks.json"
    assert requests.get(told["jwks_uri"], timeout=60).json() == tokens.key_set(api.server, api.pool)
    assert told["id_token_signing_alg_values_supported"] == ["RS256"]
    assert told["response_types_supported"] == ["code", "token"]
    assert told["subject_types_supported"] == ["public"]
    endpoints = {name: url for name, url in told.items() if name.endswith("_endpoint")}
    assert set(endpoints) == {
        "authorization_endpoint", "token_endpoint", "userinfo_endpoint", "revocation_endpoint",
        "introspection_endpoint", "device_authorization_endpoint", "end_session_endpoint"}
    assert told["backchannel_logout_supported"] is told["backchannel_logout_session_supported"] is True
    for name, url in endpoints.items():
        responses = {
            method: requests.request(method, url, timeout=60, allow_redirects=False).status_code
            for method in ("GET", "POST")}
        assert 404 not in responses.values(), (name, responses)
        assert set(responses.values()) != {405}, (name, responses)
    token = api.sign_in(api.client, api.make_user(api.pool).username)["IdToken"]
    key = jwt.PyJWKClient(told["jwks_uri"]).get_signing_key_from_jwt(token)
    assert jwt.decode(token, key, algorithms=told["id_token_signing_alg_values_supported"], audience=api.client.id,
                      issuer=told["issuer"])["token_use"] == "id"


@pytest.mark.parametrize("value", ["Zoë", '"a\\b"', "a\nb\tc", "</script>", "🔑 \u2028", "{}[],:"])
@pytest.mark.rows("TOK-VER-08")
def test_no_character_of_a_claim_spoils_the_token(api, value):
    user = api.make_user(api.pool, name=value, email=new_email())
    response = api.sign_in(api.client, user.username)
    assert tokens.verify(api.server, api.pool, response["IdToken"])["name"] == value
    assert tokens.verify(api.server, api.pool, response["AccessToken"])["sub"] == user.sub


@pytest.mark.rows("UP-PERM-01", "UP-PERM-04", "UP-PERM-05", "UP-TOK-11")
def test_only_readable_attributes_become_claims(api):
    narrow = api.make_client(api.pool, ReadAttributes=["email", "custom:team"])
    user = api.make_user(
        api.pool, email=new_email(), name="Hidden", custom__team="red", custom__level="3")
    response = api.sign_in(narrow, user.username)
    seen = tokens.claims(response["IdToken"])
    assert seen["email"] == user.email
    assert seen["custom:team"] == "red"
    assert "name" not in seen
    assert "custom:level" not in seen
    read = as_dict(api.public.get_user(AccessToken=response["AccessToken"])["UserAttributes"])
    assert set(read) == {"sub", "email", "custom:team"}


@pytest.mark.rows("UP-PERM-02", "UP-APP-11")
def test_by_default_custom_attributes_are_readable_too(api):
    user = api.make_user(api.pool, custom__team="blue", name="Shown")
    seen = tokens.claims(api.sign_in(api.client, user.username)["IdToken"])
    assert seen["name"] == "Shown"
    assert seen["custom:team"] == "blue"


@pytest.mark.parametrize(
    "settings, id_seconds, access_seconds",
    [
        ({"AccessTokenValidity": 10, "IdTokenValidity": 5,
          "TokenValidityUnits": {"AccessToken": "minutes", "IdToken": "minutes"}}, 300, 600),
        ({"AccessTokenValidity": 1, "IdTokenValidity": 1,
          "TokenValidityUnits": {"AccessToken": "days", "IdToken": "days"}}, 86400, 86400),
        ({"AccessTokenValidity": 300, "IdTokenValidity": 2,
          "TokenValidityUnits": {"AccessToken": "seconds", "IdToken": "hours"}}, 7200, 300),
        ({"AccessTokenValidity": 3}, 3600, 10800),
    ])
def test_validity_in_every_unit(api, settings, id_seconds, access_seconds):
    client = api.make_client(api.pool, **settings)
    user = api.make_user(api.pool)
    response = api.sign_in(client, user.username)
    id, access = tokens.claims(response["IdToken"]), tokens.claims(response["AccessToken"])
    assert id["exp"] - id["iat"] == id_seconds
    assert access["exp"] - access["iat"] == access_seconds
    assert response["ExpiresIn"] == access_seconds


@pytest.mark.rows(
    "UP-GRP-03", "UP-GRP-04", "UP-GRP-05", "UP-GRP-06", "UP-GRP-07", "UP-TOK-06", "TOK-ID-12", "TOK-ID-13",
    "TOK-ID-14", "TOK-ID-15", "TOK-ID-18")
def test_groups_and_roles_in_the_tokens(api):
    user = api.make_user(api.pool)
    plain = api.sign_in(api.client, user.username)
    for name in ("IdToken", "AccessToken"):
        assert not {"cognito:groups", "cognito:roles", "cognito:preferred_role"} & set(tokens.claims(plain[name]))
    join(api, user, "staff", precedence=None, role="staff")
    join(api, user, "chiefs", precedence=0, role="chiefs")
    join(api, user, "everyone", precedence=1)
    response = api.sign_in(api.client, user.username)
    seen = tokens.claims(response["IdToken"])
    assert sorted(seen["cognito:groups"]) == ["chiefs", "everyone", "staff"]
    assert sorted(seen["cognito:roles"]) == [arn("chiefs"), arn("staff")]
    assert seen["cognito:preferred_role"] == arn("chiefs")
    access = tokens.claims(response["AccessToken"])
    assert sorted(access["cognito:groups"]) == ["chiefs", "everyone", "staff"]
    assert "cognito:roles" not in access


@pytest.mark.parametrize(
    "groups, preferred",
    [
        ([("a", 5, "one"), ("b", 5, "one")], "one"),
        ([("a", 5, "one"), ("b", 5, "two")], None),
        ([("a", 5, "one"), ("b", 6, "two")], "one"),
        ([("a", None, "one"), ("b", 1000, "two")], "two"),
        ([("a", None, "one")], "one"),
        ([("a", 0, None), ("b", 9, "two")], "two"),
        ([("a", 1, None)], None),
    ])
@pytest.mark.rows("UP-GRP-03", "UP-GRP-07", "UP-GRP-08", "UP-GRP-09", "TOK-ID-15", "TOK-ID-16", "TOK-ID-17")
def test_which_role_is_preferred(api, groups, preferred):
    user = api.make_user(api.pool)
    for name, precedence, role in groups:
        join(api, user, name, precedence, role)
    seen = tokens.claims(api.sign_in(api.client, user.username)["IdToken"])
    assert seen.get("cognito:preferred_role") == (arn(preferred) if preferred else None)
    assert ("cognito:roles" in seen) == any(role for _, _, role in groups)


def arn(role):
    return f"arn:aws:iam::{ACCOUNT}:role/{role}"


def join(api, user, group, precedence=None, role=None):
    settings = {"Precedence": precedence} if precedence is not None else {}
    settings.update({"RoleArn": arn(role)} if role else {})
    api.admin.create_group(UserPoolId=api.pool, GroupName=group, **settings)
    api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=user.username, GroupName=group)


def test_a_change_shows_in_the_next_tokens(api):
    """A refresh reads the user's attributes and groups anew."""
    user = api.make_user(api.pool, name="Before")
    first = api.sign_in(api.client, user.username)
    api.admin.admin_update_user_attributes(
        UserPoolId=api.pool, Username=user.username, UserAttributes=attributes({"name": "After"}))
    join(api, user, "new")
    seen = tokens.claims(api.refresh(api.client, first["RefreshToken"])["IdToken"])
    assert seen["name"] == "After"
    assert seen["cognito:groups"] == ["new"]


@pytest.mark.rows("TOK-GEN-07", "TOK-ACC-13", "TOK-VER-07")
def test_a_token_with_one_letter_changed_is_no_token(api):
    token = api.sign_in(api.client, api.make_user(api.pool).username)["AccessToken"]
    head, body, signature = token.split(".")
    bits = bytearray(tokens.decode_part(signature))
    bits[100] ^= 1
    altered, invalid = "Could not verify signature for Access Token", "Invalid Access Token"
    for forged, message in (
        (f"{head}.{body}.{tokens.encode_part(bytes(bits))}", altered),
        (f"{head}.{tokens.encode_part({**tokens.claims(token), 'username': 'root'})}.{signature}", altered),
        (f"{tokens.encode_part({'alg': 'none'})}.{body}.", invalid),
        (base64.b64encode(b"nothing of the kind").decode(), invalid),
    ):
        with refused("NotAuthorizedException", message):
            api.public.get_user(AccessToken=forged)
