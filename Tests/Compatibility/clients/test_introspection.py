"""A resource server asks about tokens (RFC 7662), after the operator has permitted it."""

import jwt
import pytest
import requests
from authlib.integrations.requests_client import OAuth2Session

from testkit.authorize import CALLBACK, OAUTH, pkce
from testkit.cognito import new_email
from testkit.forms import Browser
from testkit.server import run_martlet
from testkit.waiting import eventually


def permit(api, client, *words, code=0):
    """Runs `martlet client …` and returns what it prints."""
    done = run_martlet(
        "client", words[0], *api.server.store, "--pool", client.pool, "--client", client.id, *words[1:],
        environment=api.server.root_key)
    assert done.returncode == code, done.stderr
    if words[0] == "set" and code == 0:
        # With PostgreSQL the command writes to the store, and the server's settings are up to a second old.
        eventually(lambda: ("unauthorized_client" in ask(api, client, "x").text) is (words[-1] == "off"))
    return done.stdout + done.stderr


def ask(api, client, token, **more):
    return requests.post(
        f"{api.server.url}/oauth2/introspect", auth=(client.id, client.secret), data={"token": token, **more},
        timeout=60)


def token_of(api, client, fields):
    response = requests.post(
        f"{api.server.url}/oauth2/token", auth=(client.id, client.secret), data=fields, timeout=60)
    assert response.status_code == 200, response.text
    return response.json()


@pytest.fixture
def client(api):
    made = api.make_client(api.make_pool(), secret=True, **OAUTH)
    api.user = api.make_user(made.pool, email=new_email(), email_verified="true")
    return made


@pytest.fixture
def given(api, client):
    """The tokens of a sign-in on the pages."""
    verifier, challenge = pkce()
    landed = Browser(api.server).sign_in(
        client, api.user, scope="openid email", code_challenge=challenge, code_challenge_method="S256")
    return token_of(api, client, {
        "grant_type": "authorization_code", "code": landed.query["code"], "redirect_uri": CALLBACK,
        "code_verifier": verifier})


def test_the_operator_permits_it_and_takes_it_back(api, client, given):
    refused = ask(api, client, given["access_token"])
    assert refused.status_code == 400
    assert refused.json()["error"] == "unauthorized_client"
    assert "introspection  off" in permit(api, client, "show")
    assert "introspection  on" in permit(api, client, "set", "--introspection", "on")
    assert ask(api, client, given["access_token"]).json()["active"] is True
    # An administrator's change over Cognito's API keeps it.
    api.admin.update_user_pool_client(UserPoolId=client.pool, ClientId=client.id, ClientName="renamed", **OAUTH)
    assert ask(api, client, given["access_token"]).json()["active"] is True
    permit(api, client, "set", "--introspection", "off")
    assert ask(api, client, given["access_token"]).json()["error"] == "unauthorized_client"


def test_authlib_asks_about_tokens_until_they_are_revoked(api, client, given):
    permit(api, client, "set", "--introspection", "on")
    found = requests.get(f"{api.server.url}/{client.pool}/.well-known/openid-configuration", timeout=60).json()
    service = OAuth2Session(client.id, client.secret)

    def told(kind):
        return service.introspect_token(
            found["introspection_endpoint"], token=given[kind], token_type_hint=kind).json()

    assert told("access_token")["sub"] == api.user.sub
    assert told("refresh_token")["active"] is True
    service.revoke_token(found["revocation_endpoint"], token=given["refresh_token"], token_type_hint="refresh_token")
    assert told("access_token") == told("refresh_token") == {"active": False}


def test_tokens_are_active_until_the_user_signs_out(api, client, given):
    permit(api, client, "set", "--introspection", "on")
    for name, use in (("access_token", "access"), ("id_token", "id"), ("refresh_token", "refresh")):
        response = ask(api, client, given[name], token_type_hint="refresh_token").json()
        assert response["active"] is True
        assert response["token_use"] == use
        assert response["username"] == api.user.username
        if use != "refresh":
            claims = jwt.decode(given[name], options={"verify_signature": False})
            assert {key: response[key] for key in ("sub", "exp", "iat", "jti", "iss")} == {
                key: claims[key] for key in ("sub", "exp", "iat", "jti", "iss")}
    api.admin.admin_user_global_sign_out(UserPoolId=client.pool, Username=api.user.username)
    for name in ("access_token", "id_token", "refresh_token"):
        assert ask(api, client, given[name]).json() == {"active": False}


def test_tokens_of_machines_and_of_the_api_are_known_too(api, client):
    permit(api, client, "set", "--introspection", "on")
    api.admin.create_resource_server(UserPoolId=client.pool, Identifier="photos", Name="Photos", Scopes=[
        {"ScopeName": "read", "ScopeDescription": "Read"}])
    machine = api.make_client(
        client.pool, secret=True, AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["client_credentials"],
        AllowedOAuthScopes=["photos/read"])
    token = token_of(api, machine, {"grant_type": "client_credentials"})["access_token"]
    response = ask(api, client, token).json()
    assert response["active"] is True
    assert response["client_id"] == response["sub"] == machine.id
    assert response["scope"] == "photos/read"
    assert "username" not in response
    api.admin.delete_user_pool_client(UserPoolId=client.pool, ClientId=machine.id)
    own = api.sign_in(client, api.user.username)
    assert ask(api, client, own["AccessToken"]).json()["scope"] == "aws.cognito.signin.user.admin"
    api.admin.admin_disable_user(UserPoolId=client.pool, Username=api.user.username)
    assert ask(api, client, own["AccessToken"]).json() == {"active": False}


def test_a_server_that_uses_no_grant_itself_may_ask(api, client, given):
    server = api.make_client(client.pool, secret=True)
    permit(api, server, "set", "--introspection", "on")
    assert ask(api, server, given["access_token"]).json()["client_id"] == client.id
    twice = ask(api, server, given["access_token"], token_type_hint=["access_token", "refresh_token"])
    assert twice.json()["error"] == "invalid_request"


def test_nothing_is_said_to_others(api, client, given):
    permit(api, client, "set", "--introspection", "on")
    url, data = f"{api.server.url}/oauth2/introspect", {"token": given["access_token"]}
    for response in (
        requests.post(url, data=data, timeout=60), requests.post(url, auth=(client.id, "x"), data=data, timeout=60),
        requests.post(url, data={**data, "client_id": client.id}, timeout=60),
        requests.post(url, auth=(client.id, client.secret), data={}, timeout=60),
        requests.post(url, auth=(client.id, client.secret), data={"token": ["a", "b"]}, timeout=60),
    ):
        assert response.status_code == 400
        assert "active" not in response.text
    assert requests.get(url, timeout=60).status_code == 405
    other = api.make_client(api.make_pool(), secret=True, **OAUTH)
    permit(api, other, "set", "--introspection", "on")
    assert ask(api, other, given["access_token"]).json() == {"active": False}, "of another pool"
    public = api.make_client(client.pool, **OAUTH)
    assert "public client" in permit(api, public, "set", "--introspection", "on", code=1)
    found = requests.get(f"{api.server.url}/{client.pool}/.well-known/openid-configuration", timeout=60).json()
    assert found["introspection_endpoint"] == url
    assert "none" not in found[
        "introspection_endpoint_auth_methods_supported"]
