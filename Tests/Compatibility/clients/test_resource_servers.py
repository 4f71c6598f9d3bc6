"""Resource servers, custom scopes, and the secrets of app clients, by boto3."""

import pytest

from testkit.aws import refused
from testkit.cognito import AppClient, unique
from testkit.parallel import call_at_once, losses, winners

API = "https://photos.example.com"
OAUTH = {
    "AllowedOAuthFlowsUserPoolClient": True, "CallbackURLs": ["https://app.example.com/cb"],
    "SupportedIdentityProviders": ["COGNITO"],
}


def scopes(*names):
    return [{"ScopeName": name, "ScopeDescription": f"To {name}"} for name in names]


@pytest.mark.rows("UP-RS-02", "UP-RS-03", "UP-RS-04", "UP-RS-12")
def test_a_resource_server_from_beginning_to_end(api):
    named = {"UserPoolId": api.make_pool(), "Identifier": API}
    made = api.admin.create_resource_server(**named, Name="Photos", Scopes=scopes("read", "write"))["ResourceServer"]
    assert made == {**named, "Name": "Photos", "Scopes": scopes("read", "write")}
    assert api.admin.describe_resource_server(**named)["ResourceServer"] == made
    with refused("InvalidParameterException", "already exists in user pool"):
        api.admin.create_resource_server(**named, Name="Again")
    changed = api.admin.update_resource_server(**named, Name="All photos", Scopes=scopes("read"))["ResourceServer"]
    assert changed == {**named, "Name": "All photos", "Scopes": scopes("read")}
    listed = api.admin.list_resource_servers(UserPoolId=named["UserPoolId"], MaxResults=50)["ResourceServers"]
    assert listed == [changed]
    api.admin.delete_resource_server(**named)
    for call in (api.admin.describe_resource_server, api.admin.delete_resource_server):
        with refused("ResourceNotFoundException", API):
            call(**named)


@pytest.mark.rows("UP-RS-12")
def test_pages_list_every_resource_server_once(api):
    pool = api.make_pool()
    for number in range(5):
        api.admin.create_resource_server(UserPoolId=pool, Identifier=f"api-{number}", Name="API")
    pages = api.admin.get_paginator("list_resource_servers").paginate(UserPoolId=pool, PaginationConfig={"PageSize": 2})
    found = [[one["Identifier"] for one in page["ResourceServers"]] for page in pages]
    assert found == [["api-0", "api-1"], ["api-2", "api-3"], ["api-4"]]


@pytest.mark.rows("UP-RS-14", "UP-LIM-06", "LIM-SOFT-06")
def test_twenty_five_resource_servers_are_the_quota(api):
    pool = api.make_pool()
    for number in range(25):
        api.admin.create_resource_server(UserPoolId=pool, Identifier=f"api-{number}", Name="API")
    with refused("LimitExceededException"):
        api.admin.create_resource_server(UserPoolId=pool, Identifier="api-25", Name="API")


@pytest.mark.rows("UP-ACS-20", "UP-RS-05", "UP-RS-07", "UP-RS-08", "UP-RS-11")
def test_an_app_client_takes_the_scopes_that_exist(api):
    pool = api.make_pool()
    api.admin.create_resource_server(UserPoolId=pool, Identifier=API, Name="Photos", Scopes=scopes("read"))
    full = f"{API}/read"
    settings = {**OAUTH, "AllowedOAuthFlows": ["code"]}
    client = api.make_client(pool, **settings, AllowedOAuthScopes=["openid", full])
    machine = {"AllowedOAuthFlowsUserPoolClient": True, "AllowedOAuthFlows": ["client_credentials"]}
    api.make_client(pool, secret=True, **machine, AllowedOAuthScopes=[full])
    with refused("InvalidParameterException", "openid is not supported with client_credentials flow"):
        api.make_client(pool, secret=True, **machine, AllowedOAuthScopes=["openid"])
    for scope in (f"{API}/write", "photos/read"):
        with refused("ScopeDoesNotExistException", scope):
            api.make_client(pool, **settings, AllowedOAuthScopes=[scope])
    api.admin.delete_resource_server(UserPoolId=pool, Identifier=API)

    def shown():
        described = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
        return described["AllowedOAuthScopes"]

    assert shown() == ["openid", full], "a deleted scope stays with the client"
    api.admin.update_user_pool_client(
        UserPoolId=pool, ClientId=client.id, **settings, AllowedOAuthScopes=["openid"])
    assert shown() == ["openid"]


@pytest.fixture
def app(api):
    client = api.make_client(api.make_pool(), secret=True, PreventUserExistenceErrors="LEGACY")
    api.user = api.make_user(client.pool)
    return client


def sign_in(api, client, secret):
    return api.sign_in(AppClient(client.pool, client.id, secret), api.user.username)


@pytest.mark.rows("UP-APP-05")
def test_apps_change_from_one_secret_to_the_other(api, app):
    """An app client has two secrets for a while; tokens of a sign-in with one are refreshed with the other."""
    named = {"UserPoolId": app.pool, "ClientId": app.id}
    added = api.admin.add_user_pool_client_secret(**named)["ClientSecretDescriptor"]
    new = added["ClientSecretValue"]
    tokens = sign_in(api, app, app.secret)
    sign_in(api, app, new)
    listed = api.admin.list_user_pool_client_secrets(**named)["ClientSecrets"]
    assert len(listed) == 2
    assert all("ClientSecretValue" not in one for one in listed)
    assert listed[1]["ClientSecretId"] == added["ClientSecretId"]
    with refused("LimitExceededException"):
        api.admin.add_user_pool_client_secret(**named)
    other = AppClient(app.pool, app.id, new)
    assert api.refresh(other, tokens["RefreshToken"], api.user.username)["AccessToken"]
    api.admin.delete_user_pool_client_secret(**named, ClientSecretId=listed[0]["ClientSecretId"])
    with refused("NotAuthorizedException", "Unable to verify secret hash"):
        sign_in(api, app, app.secret)
    sign_in(api, app, new)
    assert api.admin.describe_user_pool_client(**named)["UserPoolClient"]["ClientSecret"] == new
    with refused("InvalidParameterException"):
        api.admin.delete_user_pool_client_secret(**named, ClientSecretId=listed[1]["ClientSecretId"])


def test_a_secret_of_the_administrators_own_is_not_returned(api, app):
    own = f"own_{unique('secret').replace('-', '_')}_0123456789"
    added = api.admin.add_user_pool_client_secret(UserPoolId=app.pool, ClientId=app.id, ClientSecret=own)
    assert "ClientSecretValue" not in added["ClientSecretDescriptor"]
    sign_in(api, app, own)
    public = api.make_client(app.pool)
    with refused("InvalidParameterException"):
        api.admin.add_user_pool_client_secret(UserPoolId=app.pool, ClientId=public.id)


def test_secrets_added_and_deleted_at_once(api, app):
    """Of several calls at the same time one succeeds, and a client never loses its last secret."""
    named = {"UserPoolId": app.pool, "ClientId": app.id}
    added = call_at_once(*[lambda: api.admin.add_user_pool_client_secret(**named)] * 4)
    assert len(winners(added)) == 1, losses(added)
    ids = [one["ClientSecretId"] for one in api.admin.list_user_pool_client_secrets(**named)["ClientSecrets"]]
    assert len(ids) == 2
    deleted = call_at_once(
        *[lambda id=id: api.admin.delete_user_pool_client_secret(**named, ClientSecretId=id) for id in ids])
    assert len(winners(deleted)) == 1, losses(deleted)
    assert len(api.admin.list_user_pool_client_secrets(**named)["ClientSecrets"]) == 1
