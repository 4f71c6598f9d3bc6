"""Group TOK of the attack catalogue: forged, altered and misused tokens."""

import base64

import pytest
import requests
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa

from testkit import tokens
from testkit.aws import error_of, refused
from testkit.cognito import CognitoAPI, PASSWORD, attributes


@pytest.fixture
def api(api):
    api.pool = api.make_pool()
    api.client = api.make_client(api.pool)
    api.user = api.make_user(api.pool)
    api.signed_in = api.sign_in(api.client, api.user.username)
    return api


def assert_refused(api, token, *texts):
    response = api.wire.post("GetUser", {"AccessToken": token})
    assert response.status_code == 400
    assert error_of(response)[0] == "NotAuthorizedException", response.text
    assert "Username" not in response.json()


@pytest.fixture(scope="module")
def foreign():
    return rsa.generate_private_key(public_exponent=65537, key_size=2048)


def sign(key, header, claims):
    head = tokens.encode_part(header) + "." + tokens.encode_part(claims)
    return head + "." + tokens.encode_part(key.sign(head.encode(), padding.PKCS1v15(), hashes.SHA256()))


def public_jwk(key):
    numbers = key.public_key().public_numbers()
    n = tokens.encode_part(numbers.n.to_bytes(256, "big"))
    return {"kty": "RSA", "n": n, "e": "AQAB", "alg": "RS256", "use": "sig", "kid": "mine"}


@pytest.mark.parametrize(
    "extra",
    [{}, {"jku": "http://127.0.0.1:9/keys"}, {"x5u": "http://127.0.0.1:9/cert"}, {"x5c": ["MIIB"]}, {"jwk": "own"},
     {"kid": "../../dev/null"}, {"kid": "' OR 1=1 --"}, {"kid": "http://127.0.0.1:9/"}, {"kid": None},
     {"kid": "k" * 20_000}, {"kid": 7}, {"kid": ["a"]}, {"crit": ["b64"], "b64": False}, {"zip": "DEF"},
     {"typ": "at+jwt"}],
    ids=lambda extra: str(extra)[:30])
@pytest.mark.rows("TOK-02")
def test_a_token_that_brings_its_own_key(api, foreign, extra):
    header = {**tokens.header(api.signed_in["AccessToken"]), **extra}
    if extra.get("jwk") == "own":
        header["jwk"] = public_jwk(foreign)
    assert_refused(api, sign(foreign, header, tokens.claims(api.signed_in["AccessToken"])))


@pytest.mark.rows("TOK-01")
def test_algorithms_that_are_not_the_keys(api):
    """None, and HMAC with the public key as the secret."""
    import hashlib
    import hmac

    token = api.signed_in["AccessToken"]
    body = token.split(".")[1]
    key = tokens.key_set(api.server, api.pool)["keys"]
    for name in ("none", "None", "NONE", "HS256", "RS384", "PS256", "ES256", "", None, 256):
        header = {**tokens.header(token), "alg": name}
        head = tokens.encode_part(header) + "." + body
        for signature in (b"", token.split(".")[2].encode()):
            assert_refused(api, f"{head}.{signature.decode()}")
        for one in key:
            secret = tokens.decode_part(one["n"])
            digest = hmac.new(secret, head.encode(), hashlib.sha256).digest()
            assert_refused(api, f"{head}.{tokens.encode_part(digest)}")


@pytest.mark.rows("TOK-05")
def test_one_kind_of_token_is_not_another(api):
    assert_refused(api, api.signed_in["IdToken"])
    assert_refused(api, api.signed_in["RefreshToken"])
    for token in (api.signed_in["AccessToken"], api.signed_in["IdToken"]):
        with refused("NotAuthorizedException"):
            api.refresh(api.client, token)
    for operation, more in (
        ("UpdateUserAttributes", {"UserAttributes": attributes({"name": "x"})}), ("DeleteUser", {}),
        ("GlobalSignOut", {}), ("ChangePassword", {"PreviousPassword": PASSWORD, "ProposedPassword": PASSWORD + "x"}),
        ("VerifyUserAttribute", {"AttributeName": "email", "Code": "123456"}),
        ("GetUserAttributeVerificationCode", {"AttributeName": "email"}),
        ("DeleteUserAttributes", {"UserAttributeNames": ["name"]}),
    ):
        response = api.wire.post(operation, {"AccessToken": api.signed_in["IdToken"], **more})
        assert response.status_code == 400, operation
        assert error_of(response)[0] == "NotAuthorizedException", operation
    assert api.sign_in(api.client, api.user.username)


@pytest.mark.rows("TOK-06")
def test_a_token_of_another_server(api, new_server):
    server = new_server()
    server.start()
    other = CognitoAPI(server)
    pool = other.make_pool()
    client = other.make_client(pool)
    other.make_user(pool, username=api.user.username)
    assert_refused(api, other.sign_in(client, api.user.username)["AccessToken"])


@pytest.mark.rows("TOK-07")
def test_times_are_kept_to_the_second(api):
    client = api.make_client(
        api.pool, AccessTokenValidity=300, TokenValidityUnits={"AccessToken": "seconds"})
    token = api.sign_in(client, api.user.username)["AccessToken"]
    seen = tokens.claims(token)
    assert seen["exp"] - seen["iat"] == 300
    for name in ("exp", "iat", "auth_time"):
        assert isinstance(seen[name], int)


@pytest.mark.rows("TOK-09")
def test_a_refresh_token_cut_or_changed_anywhere(api):
    token = api.signed_in["RefreshToken"]
    places = range(0, len(token), max(1, len(token) // 60))
    changed = [token[:place] for place in places if place] + [
        token[:place] + ("A" if token[place] != "A" else "B") + token[place + 1:] for place in places
    ] + [token + "A", token + "=", token + ".", " " + token, token.swapcase(), token + "\u0000", token[::-1]]
    for one in changed:
        response = api.wire.post("InitiateAuth", {
            "ClientId": api.client.id, "AuthFlow": "REFRESH_TOKEN_AUTH", "AuthParameters": {"REFRESH_TOKEN": one}})
        assert response.status_code == 400, one
        assert error_of(response)[0] == ("SerializationException" if "\0" in one else "NotAuthorizedException"), one
    assert api.refresh(api.client, token)["AccessToken"]


@pytest.mark.parametrize("end", ["disable", "delete", "sign out"])
@pytest.mark.rows("TOK-09", "TOK-18")
def test_a_refresh_token_ends_with_its_session(api, end):
    {
        "disable": lambda: api.admin.admin_disable_user(UserPoolId=api.pool, Username=api.user.username),
        "delete": lambda: api.admin.admin_delete_user(UserPoolId=api.pool, Username=api.user.username),
        "sign out": lambda: api.public.global_sign_out(AccessToken=api.signed_in["AccessToken"]),
    }[end]()
    with refused("NotAuthorizedException"):
        api.refresh(api.client, api.signed_in["RefreshToken"])
    response = api.wire.post("GetUser", {"AccessToken": api.signed_in["AccessToken"]})
    assert response.status_code == 400
    assert error_of(response)[0] == ("UserNotFoundException" if end == "delete" else "NotAuthorizedException")


@pytest.mark.rows("NAME-09", "TOK-09")
def test_a_name_given_anew_gets_no_old_tokens(api):
    api.admin.admin_delete_user(UserPoolId=api.pool, Username=api.user.username)
    successor = api.make_user(api.pool, username=api.user.username)
    assert successor.sub != api.user.sub
    with refused("NotAuthorizedException", "The user has been deleted for the associated refresh token"):
        api.refresh(api.client, api.signed_in["RefreshToken"])
    response = api.wire.post("GetUser", {"AccessToken": api.signed_in["AccessToken"]})
    assert response.status_code == 400
    assert error_of(response) == ("NotAuthorizedException", "Invalid access token.")


@pytest.mark.rows("TOK-14")
def test_used_tokens_stay_used_after_a_restart(new_server):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool()
    client = api.make_client(
        pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0})
    user = api.make_user(pool)
    first = api.sign_in(client, user.username)
    revoked = api.sign_in(client, user.username)
    api.public.revoke_token(Token=revoked["RefreshToken"], ClientId=client.id)
    successor = api.public.get_tokens_from_refresh_token(
        ClientId=client.id, RefreshToken=first["RefreshToken"])["AuthenticationResult"]
    api.public.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=successor["RefreshToken"])
    server.kill()
    server.start()
    for token, kind in ((first, "RefreshTokenReuseException"), (revoked, "NotAuthorizedException")):
        with refused(kind):
            api.public.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=token["RefreshToken"])
    with refused("NotAuthorizedException", "revoked"):
        api.public.get_user(AccessToken=revoked["AccessToken"])


@pytest.mark.rows("TOK-16")
def test_revoking_what_is_no_token(api):
    for garbage in ("x", "x" * 5000, base64.b64encode(b"\0" * 64).decode()):
        assert api.wire.post("RevokeToken", {"Token": garbage, "ClientId": api.client.id}).status_code == 200
    for another in (api.signed_in["IdToken"], "a.b.c"):
        with refused("UnsupportedTokenTypeException"):
            api.public.revoke_token(Token=another, ClientId=api.client.id)
    assert api.refresh(api.client, api.signed_in["RefreshToken"])


@pytest.mark.rows("TOK-21")
def test_the_published_keys_hold_nothing_private(api):
    url = f"{api.server.url}/{api.pool}/.well-known/jwks.json"
    response = requests.get(url, timeout=60)
    assert not {"d", "p", "q", "dp", "dq", "qi", "oth", "k"} & {name for key in response.json()["keys"] for name in key}
    assert response.headers["Content-Type"].startswith("application/json")
    assert "max-age" in response.headers["Cache-Control"]
    if "ETag" in response.headers:
        again = requests.get(url, headers={"If-None-Match": response.headers["ETag"]}, timeout=60)
        assert again.status_code == 304
        assert again.content == b""


@pytest.mark.rows("TOK-23")
def test_tokens_of_a_user_in_a_hundred_groups_stay_bounded(api):
    for number in range(100):
        name = f"{number:02}" + "g" * 126
        api.admin.create_group(UserPoolId=api.pool, GroupName=name)
        api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=api.user.username, GroupName=name)
    api.admin.admin_update_user_attributes(
        UserPoolId=api.pool, Username=api.user.username,
        UserAttributes=attributes({name: "x" * 2048 for name in ("name", "nickname", "profile", "website", "picture")}))
    response = api.sign_in(api.client, api.user.username)
    assert len(response["IdToken"]) < 40_000
    assert len(tokens.verify(api.server, api.pool, response["IdToken"])["cognito:groups"]) == 100
    assert api.public.get_user(AccessToken=response["AccessToken"])["Username"] == api.user.username


@pytest.mark.rows("TOK-24")
def test_keys_are_in_no_place_that_other_users_read(api):
    environment = open(f"/proc/{api.server.process.pid}/environ", "rb").read()
    assert b"PRIVATE" not in environment
    for path in api.server.folder.iterdir():
        if path.is_file() and ("key" in path.name or "credentials" in path.name):
            assert path.stat().st_mode & 0o077 == 0, path
    for path in ("/", "/debug", "/env", "/.env", "/credentials", "/sealing-key"):
        response = requests.get(api.server.url + path, timeout=60)
        assert b"PRIVATE" not in response.content
        assert api.server.secret_access_key.encode() not in response.content
