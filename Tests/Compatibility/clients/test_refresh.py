"""Refreshing, rotating, revoking and signing out."""

import json
import socket
import time

import pytest

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import secret_hash
from testkit.waiting import faster_than


@pytest.fixture
def api(api):
    """The API with a pool, a public client and a user."""
    api.pool = api.make_pool()
    api.client = api.make_client(api.pool)
    api.user = api.make_user(api.pool)
    return api


@pytest.mark.rows(
    "TOK-REF-01", "TOK-REF-04", "TOK-REF-05", "TOK-REF-06", "UP-TOK-09", "UP-TOK-12", "UP-ASF-22", "UP-ASF-23")
def test_a_refresh_gives_new_tokens_of_the_same_sign_in(api):
    """G.1.7"""
    first = api.sign_in(api.client, api.user.username)
    second = api.refresh(api.client, first["RefreshToken"])
    assert "RefreshToken" not in second
    assert second["TokenType"] == "Bearer"
    assert second["ExpiresIn"] == 3600
    for name in ("IdToken", "AccessToken"):
        old, new = tokens.claims(first[name]), tokens.verify(api.server, api.pool, second[name])
        assert new["jti"] != old["jti"]
        for claim in ("origin_jti", "auth_time", "sub", "event_id"):
            assert new[claim] == old[claim]
    assert api.public.get_user(AccessToken=second["AccessToken"])["Username"] == api.user.username


@pytest.mark.parametrize("flow", ["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"])
@pytest.mark.rows("TOK-REF-04")
def test_both_names_of_the_flow_in_both_calls(api, flow):
    token = api.sign_in(api.client, api.user.username)["RefreshToken"]
    given = {"ClientId": api.client.id, "AuthFlow": flow, "AuthParameters": {"REFRESH_TOKEN": token}}
    assert api.public.initiate_auth(**given)["AuthenticationResult"]["AccessToken"]
    assert api.admin.admin_initiate_auth(UserPoolId=api.pool, **given)["AuthenticationResult"]["IdToken"]


@pytest.mark.rows("UP-HASH-03")
def test_a_client_with_a_secret_refreshes_by_hash_or_by_the_secret_itself(api):
    """G.1.3: older SDKs send the secret itself."""
    client = api.make_client(api.pool, secret=True)
    token = api.sign_in(client, api.user.username)["RefreshToken"]
    for proof in (secret_hash(api.user.username, client), client.secret):
        response = api.public.initiate_auth(
            ClientId=client.id, AuthFlow="REFRESH_TOKEN_AUTH",
            AuthParameters={"REFRESH_TOKEN": token, "SECRET_HASH": proof})
        assert response["AuthenticationResult"]["AccessToken"]
    for wrong in ({}, {"SECRET_HASH": "bm9wZQ=="}):
        with refused("NotAuthorizedException"):
            api.public.initiate_auth(
                ClientId=client.id, AuthFlow="REFRESH_TOKEN_AUTH", AuthParameters={"REFRESH_TOKEN": token, **wrong})


@pytest.mark.rows("TOK-09")
def test_a_token_belongs_to_its_client(api):
    other = api.make_client(api.pool)
    token = api.sign_in(api.client, api.user.username)["RefreshToken"]
    with refused("NotAuthorizedException", "Refresh Token has different Client"):
        api.refresh(other, token)
    assert api.refresh(api.client, token)["AccessToken"]


@pytest.mark.rows("TOK-16")
def test_revoking_ends_one_sign_in_and_no_other(api):
    one, two = (api.sign_in(api.client, api.user.username) for _ in range(2))
    api.public.revoke_token(Token=one["RefreshToken"], ClientId=api.client.id)
    with refused("NotAuthorizedException", "Refresh Token has been revoked"):
        api.refresh(api.client, one["RefreshToken"])
    with refused("NotAuthorizedException", "Access Token has been revoked"):
        api.public.get_user(AccessToken=one["AccessToken"])
    assert api.refresh(api.client, two["RefreshToken"])
    assert api.public.get_user(AccessToken=two["AccessToken"])
    api.public.revoke_token(Token=one["RefreshToken"], ClientId=api.client.id)  # revoking twice is no error


@pytest.mark.rows("TOK-16")
def test_what_cannot_be_revoked(api):
    signed_in = api.sign_in(api.client, api.user.username)
    with refused("UnsupportedTokenTypeException"):
        api.public.revoke_token(Token=signed_in["AccessToken"], ClientId=api.client.id)
    other = api.make_client(api.pool)
    with refused("UnauthorizedException"):
        api.public.revoke_token(Token=signed_in["RefreshToken"], ClientId=other.id)
    off = api.make_client(api.pool, EnableTokenRevocation=False)
    token = api.sign_in(off, api.user.username)
    with refused("UnsupportedOperationException"):
        api.public.revoke_token(Token=token["RefreshToken"], ClientId=off.id)
    assert "origin_jti" not in tokens.claims(token["AccessToken"])
    secret = api.make_client(api.pool, secret=True)
    token = api.sign_in(secret, api.user.username)["RefreshToken"]
    with refused("UnauthorizedException"):
        api.public.revoke_token(Token=token, ClientId=secret.id)
    api.public.revoke_token(Token=token, ClientId=secret.id, ClientSecret=secret.secret)
    assert api.refresh(api.client, signed_in["RefreshToken"]), "none of this touched the first sign-in"


@pytest.mark.parametrize("by_admin", [False, True])
@pytest.mark.rows(
    "TOK-REV-01", "TOK-REV-02", "TOK-REV-03", "TOK-REV-04", "TOK-REV-05", "TOK-REV-07", "UP-AUTH-11", "TOK-18")
def test_signing_out_everywhere(api, by_admin):
    """G.1.11"""
    other = api.make_user(api.pool)
    bystander = api.sign_in(api.client, other.username)
    sessions = [api.sign_in(api.client, api.user.username) for _ in range(2)]
    if by_admin:
        api.admin.admin_user_global_sign_out(UserPoolId=api.pool, Username=api.user.username)
    else:
        api.public.global_sign_out(AccessToken=sessions[0]["AccessToken"])
    for session in sessions:
        with refused("NotAuthorizedException", "revoked"):
            api.refresh(api.client, session["RefreshToken"])
        with refused("NotAuthorizedException", "Access Token has been revoked"):
            api.public.get_user(AccessToken=session["AccessToken"])
        with refused("NotAuthorizedException", "revoked"):
            api.public.global_sign_out(AccessToken=session["AccessToken"])
        assert tokens.verify(api.server, api.pool, session["IdToken"])["sub"] == api.user.sub
    assert api.public.get_user(AccessToken=bystander["AccessToken"])["Username"] == other.username
    again = api.sign_in(api.client, api.user.username)
    assert api.public.get_user(AccessToken=again["AccessToken"])


@pytest.mark.rows("TOK-REV-06")
def test_a_signed_request_signs_any_user_out_and_no_other_request_does(api):
    waiting = api.admin.admin_create_user(UserPoolId=api.pool, Username="waiting", MessageAction="SUPPRESS")["User"]
    disabled = api.make_user(api.pool)
    sessions = {name: api.sign_in(api.client, name) for name in (api.user.username, disabled.username)}
    token = sessions[api.user.username]["AccessToken"]
    for name in sessions:
        for headers in ({}, {"Authorization": f"Bearer {token}"}, {"Authorization": token}):
            order = {"UserPoolId": api.pool, "Username": name, "AccessToken": token}
            response = api.wire.post("AdminUserGlobalSignOut", order, headers=headers)
            assert response.status_code == 400, headers
        assert api.refresh(api.client, sessions[name]["RefreshToken"])["AccessToken"]
    api.admin.admin_disable_user(UserPoolId=api.pool, Username=disabled.username)
    for name in (*sessions, waiting["Username"]):
        api.admin.admin_user_global_sign_out(UserPoolId=api.pool, Username=name)
    api.admin.admin_enable_user(UserPoolId=api.pool, Username=disabled.username)
    for session in sessions.values():
        with refused("NotAuthorizedException", "revoked"):
            api.refresh(api.client, session["RefreshToken"])


def rotating(api, grace):
    return api.make_client(
        api.pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": grace})


def rotate(api, client, token):
    return api.public.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=token)["AuthenticationResult"]


def test_without_rotation_the_token_stays(api):
    token = api.sign_in(api.client, api.user.username)["RefreshToken"]
    for _ in range(2):
        response = rotate(api, api.client, token)
        assert response["AccessToken"]
        assert "RefreshToken" not in response


@pytest.mark.rows("TOK-13")
def test_rotation_replaces_the_token_and_reuse_ends_the_family(api):
    client = rotating(api, 0)
    first = api.sign_in(client, api.user.username)
    second = rotate(api, client, first["RefreshToken"])
    assert second["RefreshToken"] != first["RefreshToken"]
    third = rotate(api, client, second["RefreshToken"])
    origin = {tokens.claims(one["AccessToken"])["origin_jti"] for one in (first, second, third)}
    assert len(origin) == 1
    with refused("RefreshTokenReuseException"):
        rotate(api, client, first["RefreshToken"])
    with refused("NotAuthorizedException", "revoked"):
        rotate(api, client, third["RefreshToken"])
    with refused("NotAuthorizedException", "Access Token has been revoked"):
        api.public.get_user(AccessToken=third["AccessToken"])


@pytest.mark.rows("TOK-12")
def test_a_retry_within_the_grace_period_is_no_reuse(api):
    client = rotating(api, 2)

    def retry():
        first = api.sign_in(client, api.user.username)["RefreshToken"]
        second = rotate(api, client, first)["RefreshToken"]
        retried = rotate(api, client, first)
        assert retried["AccessToken"]
        assert retried["RefreshToken"]
        assert rotate(api, client, second)["AccessToken"]
        return first

    first = faster_than(2, retry)
    time.sleep(2.5)
    with refused("RefreshTokenReuseException"):
        rotate(api, client, first)


def test_rotation_and_the_old_flow_exclude_each_other(api):
    with refused("InvalidParameterException"):
        api.make_client(
            api.pool, RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0},
            ExplicitAuthFlows=["ALLOW_REFRESH_TOKEN_AUTH"])
    client = rotating(api, 0)
    token = api.sign_in(client, api.user.username)["RefreshToken"]
    with refused("InvalidParameterException"):
        api.refresh(client, token)


def test_the_rotating_call_wants_the_secret(api):
    client = api.make_client(
        api.pool, secret=True, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0})
    token = api.sign_in(client, api.user.username)["RefreshToken"]
    with refused("NotAuthorizedException"):
        rotate(api, client, token)
    response = api.public.get_tokens_from_refresh_token(
        ClientId=client.id, ClientSecret=client.secret, RefreshToken=token)
    assert response["AuthenticationResult"]["RefreshToken"]


def lose_a_response(api, client, token):
    """Asks for the next token and closes the connection while the response arrives."""
    body = json.dumps({"ClientId": client.id, "RefreshToken": token}).encode()
    with socket.create_connection(("127.0.0.1", api.server.port), 5) as connection:
        connection.sendall(
            b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-amz-json-1.1\r\n"
            b"X-Amz-Target: AWSCognitoIdentityProviderService.GetTokensFromRefreshToken\r\n"
            b"Content-Length: " + str(len(body)).encode() + b"\r\n\r\n" + body)
        connection.recv(1)


@pytest.mark.rows("TOK-11")
def test_a_client_that_lost_the_response_gets_it_again(api):
    """Without a grace period a repeated call gets the same new token for ten seconds; later it is reuse."""
    client = rotating(api, 0)

    def ask_again():
        first = api.sign_in(client, api.user.username)["RefreshToken"]
        lose_a_response(api, client, first)
        time.sleep(5.5)
        second = rotate(api, client, first)["RefreshToken"]
        assert rotate(api, client, first)["RefreshToken"] == second
        return first, second

    first, second = faster_than(10, ask_again)
    third = rotate(api, client, second)
    assert api.public.get_user(AccessToken=third["AccessToken"])["Username"] == api.user.username
    with refused("RefreshTokenReuseException"):
        rotate(api, client, first)
    with refused("NotAuthorizedException", "revoked"):
        rotate(api, client, third["RefreshToken"])


@pytest.mark.rows("TOK-13")
def test_a_late_reuse_ends_the_session(api):
    client = rotating(api, 0)
    first = api.sign_in(client, api.user.username)["RefreshToken"]
    second = rotate(api, client, first)
    time.sleep(10.5)
    with refused("RefreshTokenReuseException"):
        rotate(api, client, first)
    with refused("NotAuthorizedException", "revoked"):
        rotate(api, client, second["RefreshToken"])
