"""Tokens of clients for themselves: the operation of the API, and what a pool's function adds to them."""

import json

import pytest
import requests

from testkit import tokens
from testkit.aws import refused
from testkit.functions import Hooks

API = "https://photos.example.com"


@pytest.fixture
def hooks(api):
    made = Hooks(api.server)
    yield made
    made.close()


def machine(api, **pool):
    """A client with two of three scopes."""
    pool = api.make_pool(**pool)
    api.admin.create_resource_server(UserPoolId=pool, Identifier=API, Name="Photos", Scopes=[
        {"ScopeName": name, "ScopeDescription": name} for name in ("read", "write", "delete")])
    return api.make_client(
        pool, secret=True, AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["client_credentials"],
        AllowedOAuthScopes=[f"{API}/read", f"{API}/write"])


def test_a_client_gets_a_token_for_itself_from_the_api(api):
    client = machine(api)
    response = api.public.get_client_token(ClientId=client.id, Secret=client.secret)["ClientAuthenticationResult"]
    assert response["TokenType"] == "Bearer"
    assert response["ExpiresIn"] == 3600
    claims = tokens.verify(api.server, client.pool, response["AccessToken"])
    assert claims["sub"] == claims["client_id"] == client.id
    assert claims["token_use"] == "access"
    assert set(claims["scope"].split()) == {f"{API}/read", f"{API}/write"}
    one = api.public.get_client_token(ClientId=client.id, Secret=client.secret, Scopes=[f"{API}/write"])
    assert tokens.claims(one["ClientAuthenticationResult"]["AccessToken"])["scope"] == f"{API}/write"
    unsigned = api.wire.post("GetClientToken", {"ClientId": client.id, "Secret": client.secret})
    assert unsigned.status_code == 200, "the secret is the proof, not a signature"
    with refused("NotAuthorizedException", "Invalid Access Token"):
        api.public.get_user(AccessToken=response["AccessToken"])


@pytest.mark.parametrize("scopes", [["openid"], [f"{API}/gone"], [f"{API}/delete"], ["aws.cognito.signin.user.admin"]])
def test_scopes_that_the_client_does_not_have_are_refused(api, scopes):
    client = machine(api)
    with refused("InvalidParameterException"):
        api.public.get_client_token(ClientId=client.id, Secret=client.secret, Scopes=scopes)


def test_a_wrong_secret_a_public_client_and_an_app_get_nothing(api):
    client = machine(api)
    with refused("NotAuthorizedException"):
        api.public.get_client_token(ClientId=client.id, Secret="x" * len(client.secret))
    with refused("ResourceNotFoundException"):
        api.public.get_client_token(ClientId="0none0", Secret=client.secret)
    app = api.make_client(client.pool, secret=True)
    with refused("OperationNotEnabledException"):
        api.public.get_client_token(ClientId=app.id, Secret=app.secret)
    public = api.make_client(client.pool)
    with refused("NotAuthorizedException"):
        api.public.get_client_token(ClientId=public.id, Secret="x" * 32)


def test_a_function_changes_the_token_by_both_ways(api, hooks):
    def add(event, context):
        event["response"]["claimsAndScopeOverrideDetails"] = {"accessTokenGeneration": {
            "claimsToAddOrOverride": {"tenant": event["request"]["clientMetadata"]["tenant"]},
            "scopesToSuppress": [f"{API}/write"]}}
        return event

    config = {"PreTokenGenerationConfig": {
        "LambdaArn": hooks.add(add), "LambdaVersion": "V3_0"}}
    client = machine(api, LambdaConfig=config)
    metadata = {"tenant": "t1"}
    by_api = api.public.get_client_token(ClientId=client.id, Secret=client.secret, ClientMetadata=metadata)
    by_grant = requests.post(f"{api.server.url}/oauth2/token", auth=(client.id, client.secret), timeout=60, data={
        "grant_type": "client_credentials", "aws_client_metadata": json.dumps(metadata)})
    for token in (by_api["ClientAuthenticationResult"]["AccessToken"], by_grant.json()["access_token"]):
        claims = tokens.verify(api.server, client.pool, token)
        assert claims["tenant"] == "t1"
        assert claims["scope"] == f"{API}/read"
    assert [event["triggerSource"] for event in hooks.events] == ["TokenGeneration_ClientCredentials"] * 2
    assert hooks.events[0]["userName"] == client.id
    assert hooks.events[0]["request"]["userAttributes"] == {}
    for text in ("{", "[]", '{"a":1}', '{"a":{}}'):
        bad = requests.post(f"{api.server.url}/oauth2/token", auth=(client.id, client.secret), timeout=60, data={
            "grant_type": "client_credentials", "aws_client_metadata": text})
        assert bad.status_code == 400, text
        assert bad.json()["error"] == "invalid_request", text
