"""Group TOK of the attack catalogue: tokens that are not what they seem."""

import base64

import pytest
import requests
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa

from house import tokens
from house.callers import error_of, refused
from house.people import House, PASSWORD, attributes


@pytest.fixture
def home(house):
    house.pool = house.make_pool()
    house.client = house.make_client(house.pool)
    house.person = house.make_person(house.pool)
    house.signed_in = house.sign_in(house.client, house.person.username)
    return house


def turned_away(home, token, *texts):
    answer = home.wire.post("GetUser", {"AccessToken": token})
    assert answer.status_code == 400 and answer.elapsed.total_seconds() < 2
    assert error_of(answer)[0] == "NotAuthorizedException", answer.text
    assert "Username" not in answer.json()


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
     {"kid": "../../dev/null"}, {"kid": "' OR 1=1 --"}, {"kid": "http://127.0.0.1:9/"}, {"kid": None}, {"kid": "k" * 20_000},
     {"kid": 7}, {"kid": ["a"]}, {"crit": ["b64"], "b64": False}, {"zip": "DEF"}, {"typ": "at+jwt"}],
    ids=lambda extra: str(extra)[:30])
def test_a_token_that_brings_its_own_key(home, foreign, extra):
    """TOK-02"""
    header = {**tokens.header(home.signed_in["AccessToken"]), **extra}
    if extra.get("jwk") == "own":
        header["jwk"] = public_jwk(foreign)
    turned_away(home, sign(foreign, header, tokens.claims(home.signed_in["AccessToken"])))


def test_algorithms_that_are_not_the_keys(home):
    """TOK-01: none, and HMAC with the public key as the secret."""
    import hashlib
    import hmac

    token = home.signed_in["AccessToken"]
    body = token.split(".")[1]
    key = tokens.key_set(home.server, home.pool)["keys"]
    for name in ("none", "None", "NONE", "HS256", "RS384", "PS256", "ES256", "", None, 256):
        header = {**tokens.header(token), "alg": name}
        head = tokens.encode_part(header) + "." + body
        for signature in (b"", token.split(".")[2].encode()):
            turned_away(home, f"{head}.{signature.decode()}")
        for one in key:
            secret = tokens.decode_part(one["n"])
            turned_away(home, f"{head}.{tokens.encode_part(hmac.new(secret, head.encode(), hashlib.sha256).digest())}")


def test_one_kind_of_token_is_not_another(home):
    """TOK-05"""
    turned_away(home, home.signed_in["IdToken"])
    turned_away(home, home.signed_in["RefreshToken"])
    for token in (home.signed_in["AccessToken"], home.signed_in["IdToken"]):
        with refused("NotAuthorizedException"):
            home.refresh(home.client, token)
    for operation, more in (
        ("UpdateUserAttributes", {"UserAttributes": attributes({"name": "x"})}), ("DeleteUser", {}), ("GlobalSignOut", {}),
        ("ChangePassword", {"PreviousPassword": PASSWORD, "ProposedPassword": PASSWORD + "x"}),
        ("VerifyUserAttribute", {"AttributeName": "email", "Code": "123456"}),
        ("GetUserAttributeVerificationCode", {"AttributeName": "email"}), ("DeleteUserAttributes", {"UserAttributeNames": ["name"]}),
    ):
        answer = home.wire.post(operation, {"AccessToken": home.signed_in["IdToken"], **more})
        assert answer.status_code == 400 and error_of(answer)[0] == "NotAuthorizedException", operation
    assert home.sign_in(home.client, home.person.username)


def test_a_token_of_another_house(home, new_server):
    """TOK-06"""
    server = new_server()
    server.start()
    other = House(server)
    pool = other.make_pool()
    client = other.make_client(pool)
    other.make_person(pool, username=home.person.username)
    turned_away(home, other.sign_in(client, home.person.username)["AccessToken"])


def test_times_are_kept_to_the_second(home):
    """TOK-07"""
    client = home.make_client(
        home.pool, AccessTokenValidity=300, TokenValidityUnits={"AccessToken": "seconds"})
    token = home.sign_in(client, home.person.username)["AccessToken"]
    seen = tokens.claims(token)
    assert seen["exp"] - seen["iat"] == 300
    for name in ("exp", "iat", "auth_time"):
        assert isinstance(seen[name], int)


@pytest.mark.seconds(120)
def test_a_refresh_token_cut_or_bent_anywhere(home):
    """TOK-09"""
    token = home.signed_in["RefreshToken"]
    places = range(0, len(token), max(1, len(token) // 60))
    bent = [token[:place] for place in places if place] + [
        token[:place] + ("A" if token[place] != "A" else "B") + token[place + 1:] for place in places
    ] + [token + "A", token + "=", token + ".", " " + token, token.swapcase(), token + "\u0000", token[::-1]]
    for one in bent:
        answer = home.wire.post("InitiateAuth", {
            "ClientId": home.client.id, "AuthFlow": "REFRESH_TOKEN_AUTH", "AuthParameters": {"REFRESH_TOKEN": one}})
        assert answer.status_code == 400, one
        assert error_of(answer)[0] == ("SerializationException" if "\0" in one else "NotAuthorizedException"), one
    assert home.refresh(home.client, token)["AccessToken"]


@pytest.mark.parametrize("end", ["disable", "delete", "sign out"])
def test_a_refresh_token_dies_with_its_sign_in(home, end):
    """TOK-09 TOK-18"""
    {
        "disable": lambda: home.admin.admin_disable_user(UserPoolId=home.pool, Username=home.person.username),
        "delete": lambda: home.admin.admin_delete_user(UserPoolId=home.pool, Username=home.person.username),
        "sign out": lambda: home.anyone.global_sign_out(AccessToken=home.signed_in["AccessToken"]),
    }[end]()
    with refused("NotAuthorizedException"):
        home.refresh(home.client, home.signed_in["RefreshToken"])
    answer = home.wire.post("GetUser", {"AccessToken": home.signed_in["AccessToken"]})
    assert answer.status_code == 400
    assert error_of(answer)[0] == ("UserNotFoundException" if end == "delete" else "NotAuthorizedException")


def test_a_name_given_anew_gets_no_old_tokens(home):
    """NAME-09 TOK-09"""
    home.admin.admin_delete_user(UserPoolId=home.pool, Username=home.person.username)
    successor = home.make_person(home.pool, username=home.person.username)
    assert successor.sub != home.person.sub
    with refused("NotAuthorizedException", "The user has been deleted for the associated refresh token"):
        home.refresh(home.client, home.signed_in["RefreshToken"])
    answer = home.wire.post("GetUser", {"AccessToken": home.signed_in["AccessToken"]})
    assert answer.status_code == 400 and error_of(answer) == ("NotAuthorizedException", "Invalid access token.")


def test_used_tokens_stay_used_after_a_restart(new_server):
    """TOK-14"""
    server = new_server()
    server.start()
    house = House(server)
    pool = house.make_pool()
    client = house.make_client(
        pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0})
    person = house.make_person(pool)
    first = house.sign_in(client, person.username)
    revoked = house.sign_in(client, person.username)
    house.anyone.revoke_token(Token=revoked["RefreshToken"], ClientId=client.id)
    heir = house.anyone.get_tokens_from_refresh_token(
        ClientId=client.id, RefreshToken=first["RefreshToken"])["AuthenticationResult"]
    house.anyone.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=heir["RefreshToken"])
    server.kill()
    server.start()
    for token, kind in ((first, "RefreshTokenReuseException"), (revoked, "NotAuthorizedException")):
        with refused(kind):
            house.anyone.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=token["RefreshToken"])
    with refused("NotAuthorizedException", "revoked"):
        house.anyone.get_user(AccessToken=revoked["AccessToken"])


def test_revoking_what_is_no_token(home):
    """TOK-16"""
    for garbage in ("x", "x" * 5000, base64.b64encode(b"\0" * 64).decode()):
        assert home.wire.post("RevokeToken", {"Token": garbage, "ClientId": home.client.id}).status_code == 200
    for another in (home.signed_in["IdToken"], "a.b.c"):
        with refused("UnsupportedTokenTypeException"):
            home.anyone.revoke_token(Token=another, ClientId=home.client.id)
    assert home.refresh(home.client, home.signed_in["RefreshToken"])


def test_the_published_keys_hold_nothing_private(home):
    """TOK-21"""
    url = f"{home.server.url}/{home.pool}/.well-known/jwks.json"
    answer = requests.get(url, timeout=10)
    assert not {"d", "p", "q", "dp", "dq", "qi", "oth", "k"} & {name for key in answer.json()["keys"] for name in key}
    assert answer.headers["Content-Type"].startswith("application/json")
    assert "max-age" in answer.headers["Cache-Control"]
    if "ETag" in answer.headers:
        again = requests.get(url, headers={"If-None-Match": answer.headers["ETag"]}, timeout=10)
        assert again.status_code == 304 and again.content == b""


def test_tokens_of_someone_in_every_group_stay_bounded(home):
    """TOK-23"""
    for number in range(25):
        name = f"{number:02}" + "g" * 126
        home.admin.create_group(UserPoolId=home.pool, GroupName=name)
        home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=home.person.username, GroupName=name)
    home.admin.admin_update_user_attributes(
        UserPoolId=home.pool, Username=home.person.username,
        UserAttributes=attributes({name: "x" * 2048 for name in ("name", "nickname", "profile", "website", "picture")}))
    answer = home.sign_in(home.client, home.person.username)
    assert len(answer["IdToken"]) < 40_000
    assert len(tokens.verify(home.server, home.pool, answer["IdToken"])["cognito:groups"]) == 25
    assert home.anyone.get_user(AccessToken=answer["AccessToken"])["Username"] == home.person.username


def test_keys_are_in_no_place_that_others_read(home):
    """TOK-24"""
    environment = open(f"/proc/{home.server.process.pid}/environ", "rb").read()
    assert b"PRIVATE" not in environment
    for path in home.server.folder.iterdir():
        if path.is_file() and ("key" in path.name or "credentials" in path.name):
            assert path.stat().st_mode & 0o077 == 0, path
    for path in ("/", "/debug", "/env", "/.env", "/credentials", "/sealing-key"):
        answer = requests.get(home.server.url + path, timeout=10)
        assert b"PRIVATE" not in answer.content and home.server.secret_access_key.encode() not in answer.content
