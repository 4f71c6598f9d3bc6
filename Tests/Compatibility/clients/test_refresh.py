"""Refreshing, rotating, revoking and signing out."""

import json
import socket
import time

import pytest

from house import tokens
from house.callers import refused
from house.people import secret_hash


@pytest.fixture
def home(house):
    """A house with a pool, a public client and a person in it."""
    house.pool = house.make_pool()
    house.client = house.make_client(house.pool)
    house.person = house.make_person(house.pool)
    return house


def test_a_refresh_gives_new_tokens_of_the_same_sign_in(home):
    """TOK-REF-01 TOK-REF-04 TOK-REF-05 TOK-REF-06 UP-TOK-09 UP-TOK-12 (G.1, row 7)"""
    first = home.sign_in(home.client, home.person.username)
    second = home.refresh(home.client, first["RefreshToken"])
    assert "RefreshToken" not in second and second["TokenType"] == "Bearer" and second["ExpiresIn"] == 3600
    for name in ("IdToken", "AccessToken"):
        old, new = tokens.claims(first[name]), tokens.verify(home.server, home.pool, second[name])
        assert new["jti"] != old["jti"]
        for claim in ("origin_jti", "auth_time", "sub", "event_id"):
            assert new[claim] == old[claim]
    assert home.anyone.get_user(AccessToken=second["AccessToken"])["Username"] == home.person.username


@pytest.mark.parametrize("flow", ["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"])
def test_both_names_of_the_flow_in_both_calls(home, flow):
    """TOK-REF-04 (appendix B, row 25)"""
    token = home.sign_in(home.client, home.person.username)["RefreshToken"]
    given = {"ClientId": home.client.id, "AuthFlow": flow, "AuthParameters": {"REFRESH_TOKEN": token}}
    assert home.anyone.initiate_auth(**given)["AuthenticationResult"]["AccessToken"]
    assert home.admin.admin_initiate_auth(UserPoolId=home.pool, **given)["AuthenticationResult"]["IdToken"]


def test_a_client_with_a_secret_refreshes_by_hash_or_by_the_secret_itself(home):
    """UP-HASH-03 (B.9.2 and G.1, row 3: field clients send the bare secret)"""
    client = home.make_client(home.pool, secret=True)
    token = home.sign_in(client, home.person.username)["RefreshToken"]
    for proof in (secret_hash(home.person.username, client), client.secret):
        answer = home.anyone.initiate_auth(
            ClientId=client.id, AuthFlow="REFRESH_TOKEN_AUTH",
            AuthParameters={"REFRESH_TOKEN": token, "SECRET_HASH": proof})
        assert answer["AuthenticationResult"]["AccessToken"]
    for wrong in ({}, {"SECRET_HASH": "bm9wZQ=="}):
        with refused("NotAuthorizedException"):
            home.anyone.initiate_auth(
                ClientId=client.id, AuthFlow="REFRESH_TOKEN_AUTH", AuthParameters={"REFRESH_TOKEN": token, **wrong})


def test_a_token_belongs_to_its_client(home):
    """TOK-09"""
    other = home.make_client(home.pool)
    token = home.sign_in(home.client, home.person.username)["RefreshToken"]
    with refused("NotAuthorizedException", "Refresh Token has different Client"):
        home.refresh(other, token)
    assert home.refresh(home.client, token)["AccessToken"]


def test_revoking_ends_one_sign_in_and_no_other(home):
    """TOK-16"""
    one, two = (home.sign_in(home.client, home.person.username) for _ in range(2))
    home.anyone.revoke_token(Token=one["RefreshToken"], ClientId=home.client.id)
    with refused("NotAuthorizedException", "Refresh Token has been revoked"):
        home.refresh(home.client, one["RefreshToken"])
    with refused("NotAuthorizedException", "Access Token has been revoked"):
        home.anyone.get_user(AccessToken=one["AccessToken"])
    assert home.refresh(home.client, two["RefreshToken"])
    assert home.anyone.get_user(AccessToken=two["AccessToken"])
    home.anyone.revoke_token(Token=one["RefreshToken"], ClientId=home.client.id)  # again: nothing to do, no error


def test_what_cannot_be_revoked(home):
    """TOK-16"""
    signed_in = home.sign_in(home.client, home.person.username)
    with refused("UnsupportedTokenTypeException"):
        home.anyone.revoke_token(Token=signed_in["AccessToken"], ClientId=home.client.id)
    other = home.make_client(home.pool)
    with refused("UnauthorizedException"):
        home.anyone.revoke_token(Token=signed_in["RefreshToken"], ClientId=other.id)
    off = home.make_client(home.pool, EnableTokenRevocation=False)
    token = home.sign_in(off, home.person.username)
    with refused("UnsupportedOperationException"):
        home.anyone.revoke_token(Token=token["RefreshToken"], ClientId=off.id)
    assert "origin_jti" not in tokens.claims(token["AccessToken"])
    secret = home.make_client(home.pool, secret=True)
    token = home.sign_in(secret, home.person.username)["RefreshToken"]
    with refused("UnauthorizedException"):
        home.anyone.revoke_token(Token=token, ClientId=secret.id)
    home.anyone.revoke_token(Token=token, ClientId=secret.id, ClientSecret=secret.secret)
    assert home.refresh(home.client, signed_in["RefreshToken"]), "none of this touched the first sign-in"


@pytest.mark.parametrize("by_admin", [False, True])
def test_signing_out_everywhere(home, by_admin):
    """TOK-REV-01 TOK-REV-02 TOK-REV-03 TOK-REV-04 TOK-REV-05 TOK-REV-06 TOK-REV-07 UP-AUTH-11 TOK-18 (G.1, row 11)"""
    other = home.make_person(home.pool)
    bystander = home.sign_in(home.client, other.username)
    sessions = [home.sign_in(home.client, home.person.username) for _ in range(2)]
    if by_admin:
        home.admin.admin_user_global_sign_out(UserPoolId=home.pool, Username=home.person.username)
    else:
        home.anyone.global_sign_out(AccessToken=sessions[0]["AccessToken"])
    for session in sessions:
        with refused("NotAuthorizedException", "revoked"):
            home.refresh(home.client, session["RefreshToken"])
        with refused("NotAuthorizedException", "Access Token has been revoked"):
            home.anyone.get_user(AccessToken=session["AccessToken"])
        with refused("NotAuthorizedException", "revoked"):
            home.anyone.global_sign_out(AccessToken=session["AccessToken"])
        assert tokens.verify(home.server, home.pool, session["IdToken"])["sub"] == home.person.sub
    assert home.anyone.get_user(AccessToken=bystander["AccessToken"])["Username"] == other.username
    again = home.sign_in(home.client, home.person.username)
    assert home.anyone.get_user(AccessToken=again["AccessToken"])


def rotating(home, grace):
    return home.make_client(
        home.pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": grace})


def rotate(home, client, token):
    return home.anyone.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=token)["AuthenticationResult"]


def test_without_rotation_the_token_stays(home):
    token = home.sign_in(home.client, home.person.username)["RefreshToken"]
    for _ in range(2):
        answer = rotate(home, home.client, token)
        assert answer["AccessToken"] and "RefreshToken" not in answer


def test_rotation_replaces_the_token_and_reuse_ends_the_family(home):
    """TOK-13"""
    client = rotating(home, 0)
    first = home.sign_in(client, home.person.username)
    second = rotate(home, client, first["RefreshToken"])
    assert second["RefreshToken"] != first["RefreshToken"]
    third = rotate(home, client, second["RefreshToken"])
    origin = {tokens.claims(one["AccessToken"])["origin_jti"] for one in (first, second, third)}
    assert len(origin) == 1
    with refused("RefreshTokenReuseException"):
        rotate(home, client, first["RefreshToken"])
    with refused("NotAuthorizedException", "revoked"):
        rotate(home, client, third["RefreshToken"])
    with refused("NotAuthorizedException", "Access Token has been revoked"):
        home.anyone.get_user(AccessToken=third["AccessToken"])


def test_within_the_grace_period_a_retry_is_no_reuse(home):
    """TOK-12"""
    client = rotating(home, 2)
    first = home.sign_in(client, home.person.username)["RefreshToken"]
    second = rotate(home, client, first)["RefreshToken"]
    retried = rotate(home, client, first)
    assert retried["AccessToken"] and retried["RefreshToken"]
    assert rotate(home, client, second)["AccessToken"]
    time.sleep(2.5)
    with refused("RefreshTokenReuseException"):
        rotate(home, client, first)


def test_rotation_and_the_old_flow_exclude_each_other(home):
    with refused("InvalidParameterException"):
        home.make_client(
            home.pool, RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0},
            ExplicitAuthFlows=["ALLOW_REFRESH_TOKEN_AUTH"])
    client = rotating(home, 0)
    token = home.sign_in(client, home.person.username)["RefreshToken"]
    with refused("InvalidParameterException"):
        home.refresh(client, token)


def test_a_secret_for_the_rotating_call(home):
    client = home.make_client(
        home.pool, secret=True, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0})
    token = home.sign_in(client, home.person.username)["RefreshToken"]
    with refused("NotAuthorizedException"):
        rotate(home, client, token)
    answer = home.anyone.get_tokens_from_refresh_token(
        ClientId=client.id, ClientSecret=client.secret, RefreshToken=token)
    assert answer["AuthenticationResult"]["RefreshToken"]


def lose_an_answer(home, client, token):
    """Asks for the next token and is gone before the answer comes."""
    body = json.dumps({"ClientId": client.id, "RefreshToken": token}).encode()
    with socket.create_connection(("127.0.0.1", home.server.port), 5) as connection:
        connection.sendall(
            b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-amz-json-1.1\r\n"
            b"X-Amz-Target: AWSCognitoIdentityProviderService.GetTokensFromRefreshToken\r\n"
            b"Content-Length: " + str(len(body)).encode() + b"\r\n\r\n" + body)
        connection.recv(1)


def test_a_client_that_lost_the_answer_gets_it_again(home):
    """TOK-11: without grace the same call has the same new refresh token for ten seconds, and then it is reuse."""
    client = rotating(home, 0)
    first = home.sign_in(client, home.person.username)["RefreshToken"]
    lose_an_answer(home, client, first)
    time.sleep(5.5)
    second = rotate(home, client, first)["RefreshToken"]
    assert rotate(home, client, first)["RefreshToken"] == second
    third = rotate(home, client, second)
    assert home.anyone.get_user(AccessToken=third["AccessToken"])["Username"] == home.person.username
    with refused("RefreshTokenReuseException"):
        rotate(home, client, first)
    with refused("NotAuthorizedException", "revoked"):
        rotate(home, client, third["RefreshToken"])


@pytest.mark.seconds(60)
def test_a_token_that_comes_back_late_ends_the_session(home):
    """TOK-13"""
    client = rotating(home, 0)
    first = home.sign_in(client, home.person.username)["RefreshToken"]
    second = rotate(home, client, first)
    time.sleep(10.5)
    with refused("RefreshTokenReuseException"):
        rotate(home, client, first)
    with refused("NotAuthorizedException", "revoked"):
        rotate(home, client, second["RefreshToken"])
