"""What a pool has by name, on the console's pages: groups, resource servers, providers, domains, app clients."""

import dataclasses
import json

import pytest

from testkit.aws import refused
from testkit.cognito import unique
from testkit.console import Console, shown
from testkit.openid import mock_provider
from testkit.roles import allow
from testkit.saml import SAMLProvider


@pytest.fixture
def console(api):
    return Console(api.server)


def test_a_group_is_made_changed_filled_and_deleted(api, console):
    pool, user = api.make_pool(), None
    for name in ("ada", "grace"):
        user = api.make_user(pool, username=name)
    role = "arn:aws:iam::123456789012:role/staff"
    name = "it's<staff>&co"
    form = console.show(f"/console/pools/{pool}/new-group").form(GroupName=None)
    review = console.send(form, GroupName=name, Description="All of us")
    with refused("ResourceNotFoundException"):
        api.admin.get_group(UserPoolId=pool, GroupName=name)
    made = console.send(review.form(reviewed="yes"))
    assert made.title.startswith(name) and "The group is created." in made.text
    listed = console.show(f"/console/pools/{pool}/groups")
    page, = [link for link in listed.links if "/group?name=" in link]
    console.save(page, Precedence="4", RoleArn=role, Description="")
    found = api.admin.get_group(UserPoolId=pool, GroupName=name)["Group"]
    assert (found["Precedence"], found["RoleArn"], found.get("Description", "")) == (4, role, "")
    kept = console.send(console.show(page).form(shown=None), RoleArn="")
    assert kept.status == 400 and "cannot remove RoleArn" in kept.text
    members = page.replace("/group?", "/members?")
    for one in ("ada", "grace"):
        review = console.send(console.show(members).form(username=""), username=one)
        assert "aws cognito-idp admin-add-user-to-group" in review.text
        console.send(review.form(reviewed="yes"))
    users = api.admin.list_users_in_group(UserPoolId=pool, GroupName=name)["Users"]
    assert sorted(one["Username"] for one in users) == ["ada", "grace"]
    review = console.send(console.show(members).form(action="removeFromGroup", username=user.username))
    console.send(review.form(reviewed="yes"))
    users = api.admin.list_users_in_group(UserPoolId=pool, GroupName=name)["Users"]
    assert [one["Username"] for one in users] == ["ada"]
    assert "UserNotFoundException" in console.send(
        console.send(console.show(members).form(username=""), username="missing").form(reviewed="yes")).text
    gone = console.delete(page.replace("/group?", "/delete/group?"), name)
    assert "The group is deleted." in gone.text
    with refused("ResourceNotFoundException"):
        api.admin.get_group(UserPoolId=pool, GroupName=name)


@pytest.mark.one_engine
def test_groups_are_listed_page_by_page(api, console):
    pool = api.make_pool()
    names = sorted(f"group-{number}" for number in range(55))
    for name in names:
        api.admin.create_group(UserPoolId=pool, GroupName=name)
    seen, page = [], console.show(f"/console/pools/{pool}/groups")
    while True:
        seen += [link.split("name=")[1] for link in page.links if "/group?name=" in link]
        after = [link for link in page.links if "next=" in link]
        if not after:
            break
        page = console.show(after[-1])
    assert sorted(seen) == names


@pytest.mark.rows("UP-RS-13", "UP-ACS-22", "USR-UI-02")
def test_scopes_of_a_resource_server_show_in_the_settings_of_a_client(api, console):
    pool = api.make_pool()
    form = console.show(f"/console/pools/{pool}/new-resource-server").form(Identifier=None)
    review = console.send(form, Identifier="https://files.example.com", Name="Files",
                          Scopes="read=May read\r\nwrite=May write = change")
    made = console.send(review.form(reviewed="yes"))
    assert "The resource server is created." in made.text
    server = api.admin.describe_resource_server(
        UserPoolId=pool, Identifier="https://files.example.com")["ResourceServer"]
    assert server["Scopes"] == [{"ScopeName": "read", "ScopeDescription": "May read"},
                                {"ScopeName": "write", "ScopeDescription": "May write = change"}]
    client = api.make_client(pool)
    before = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
    page = f"/console/pools/{pool}/client-settings?id={client.id}"
    assert "https://files.example.com/write" in console.show(page).text
    console.save(page, **{
        "SupportedIdentityProviders.COGNITO": "on", "CallbackURLs": "https://app.example.com/cb\r\nshop://done",
        "LogoutURLs": "https://app.example.com/out", "AllowedOAuthFlowsUserPoolClient": "true",
        "AllowedOAuthFlows.code": "on", "AllowedOAuthScopes.openid": "on",
        "AllowedOAuthScopes.https://files.example.com/read": "on", "AccessTokenValidity": "2"})
    after = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
    changed = {
        "SupportedIdentityProviders": ["COGNITO"], "CallbackURLs": ["https://app.example.com/cb", "shop://done"],
        "LogoutURLs": ["https://app.example.com/out"], "AllowedOAuthFlowsUserPoolClient": True,
        "AllowedOAuthFlows": ["code"], "AllowedOAuthScopes": ["openid", "https://files.example.com/read"],
        "AccessTokenValidity": 2}
    assert {name: after[name] for name in changed} == changed
    same = before.keys() - changed.keys() - {"LastModifiedDate"}
    assert {name: after[name] for name in same} == {name: before[name] for name in same}
    server = f"/console/pools/{pool}/resource-server?name=https%3A%2F%2Ffiles.example.com"
    console.save(server, Scopes="write=May write")
    scopes = api.admin.describe_resource_server(
        UserPoolId=pool, Identifier="https://files.example.com")["ResourceServer"]["Scopes"]
    assert [scope["ScopeName"] for scope in scopes] == ["write"]
    odd = console.send(console.show(server).form(shown=None), Scopes="read")
    assert odd.status == 400 and "has a line without '='" in odd.text
    console.delete(server.replace("/resource-server?", "/delete/resource-server?"), "https://files.example.com")
    assert not api.admin.list_resource_servers(UserPoolId=pool, MaxResults=50)["ResourceServers"]


@pytest.mark.rows("UP-SOC-09", "UP-MAP-06", "UP-MAP-09")
def test_providers_are_enabled_mapped_and_checked(api, console):
    pool = api.make_pool()
    listed = console.show(f"/console/pools/{pool}/providers")
    assert all(f"Enable {kind}" in listed.text for kind in
               ("Google", "Facebook", "LoginWithAmazon", "SignInWithApple", "OIDC", "SAML"))
    link, = [one for one in listed.links if one.endswith("ProviderType=Google")]
    review = console.send(console.show(link).form(ProviderName=None), ProviderName="Google", **{
        "ProviderDetails.client_id": "app", "ProviderDetails.client_secret": "s3cret-one",
        "ProviderDetails.authorize_scopes": "openid email", "AttributeMapping.email": "email",
        "AttributeMapping.nickname": "an_own_claim"})
    assert "<secret>" in shown(review, "cli-CreateIdentityProvider")
    made = console.send(review.form(reviewed="yes"))
    assert "The provider is created." in made.text and "s3cret-one" not in made.source
    found = api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Google")["IdentityProvider"]
    assert found["ProviderDetails"]["client_id"] == "app" and found["ProviderType"] == "Google"
    mapping = {**found["AttributeMapping"]}
    assert mapping["email"] == "email" and mapping["nickname"] == "an_own_claim"
    page = f"/console/pools/{pool}/provider?name=Google"
    console.save(page, **{"ProviderDetails.client_id": "other", "AttributeMapping.nickname": "",
                          "AttributeMapping.given_name": "given_name", "IdpIdentifiers": "g.example"})
    found = api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Google")["IdentityProvider"]
    assert found["ProviderDetails"]["client_id"] == "other" and found["IdpIdentifiers"] == ["g.example"]
    mapping.pop("nickname")
    assert found["AttributeMapping"] == {**mapping, "given_name": "given_name"}
    with mock_provider() as provider:
        link, = [one for one in listed.links if one.endswith("ProviderType=OIDC")]
        review = console.send(console.show(link).form(ProviderName=None), ProviderName="Contoso", **{
            "ProviderDetails.client_id": "app", "ProviderDetails.client_secret": "s", "ProviderDetails.oidc_issuer":
            provider.issuer, "ProviderDetails.authorize_scopes": "openid",
            "ProviderDetails.attributes_request_method": "GET"})
        console.send(review.form(reviewed="yes"))
        check = f"/console/pools/{pool}/provider-check?name=Contoso"
        [form] = [one for one in console.show(check).forms if one["action"] == check]
        told = console.send(form)
        assert provider.issuer in told.text and "/oauth2/idpresponse" in told.text
    missing = check.replace("Contoso", "Missing")
    [form] = [one for one in console.show(missing).forms if one["action"] == missing]
    assert "That did not work" in console.send(form).text
    console.delete(page.replace("/provider?", "/delete/provider?"), "Google")
    left = api.admin.list_identity_providers(UserPoolId=pool, MaxResults=10)["Providers"]
    assert [one["ProviderName"] for one in left] == ["Contoso"]


@pytest.mark.rows("UP-SAML-26")
def test_a_saml_provider_is_made_of_its_metadata(api, console, scratch):
    pool = api.make_pool()
    folder = scratch / unique("saml")
    folder.mkdir()
    metadata = SAMLProvider(folder).metadata
    form = console.show(f"/console/pools/{pool}/new-provider?ProviderType=SAML").form(ProviderName=None)
    fields = {"ProviderDetails.MetadataFile": metadata, "IdpIdentifiers": "corp.example\r\ncorp.test",
              "AttributeMapping.email": "mail"}
    review = console.send(form, ProviderName="Corp", **fields)
    console.send(review.form(reviewed="yes"))
    found = api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Corp")["IdentityProvider"]
    assert found["IdpIdentifiers"] == ["corp.example", "corp.test"] and found["AttributeMapping"] == {"email": "mail"}
    before = found["ProviderDetails"]
    page = f"/console/pools/{pool}/provider?name=Corp"
    console.save(page, **{"ProviderDetails.IDPSignout": "true"})
    found = api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Corp")["IdentityProvider"]
    assert found["ProviderDetails"] == {**before, "IDPSignout": "true"}
    console.delete(page.replace("/provider?", "/delete/provider?"), "Corp")
    assert not api.admin.list_identity_providers(UserPoolId=pool, MaxResults=10)["Providers"]


@pytest.mark.one_engine
def test_pages_that_have_read_the_pool_name_it_in_the_path(api, console):
    name = unique("Shop")
    pool = api.make_pool(PoolName=name)
    client, user = api.make_client(pool), api.make_user(pool)

    def path(page):
        source = console.show(f"/console/pools/{pool}/{page}").source
        return source.split('class="path">')[1].split("</nav>")[0]

    for page in (
            "settings", "schema", "domain", "messages", "protection", "trigger-test",
            f"attributes?username={user.username}", f"client-settings?id={client.id}"):
        assert f'<a href="/console/pools/{pool}">{name}</a>' in path(page), page
    assert f'<a href="/console/pools/{pool}">{pool}</a>' in path("clients"), "a list of clients has no name of the pool"


@pytest.mark.rows("UP-DOM-03")
def test_a_prefix_is_checked_made_and_deleted(api, console):
    pool, prefix = api.make_pool(), unique("shop").lower()
    page = f"/console/pools/{pool}/domain"
    assert f"“{prefix}” is free." in console.show(f"{page}?check={prefix}").text
    review = console.send(console.show(page).form(Domain=None), Domain=prefix)
    assert "aws cognito-idp create-user-pool-domain" in review.text
    made = console.send(review.form(reviewed="yes"))
    assert "The domain is created." in made.text
    found = api.admin.describe_user_pool_domain(Domain=prefix)["DomainDescription"]
    assert found["UserPoolId"] == pool
    assert f"“{prefix}” is taken." in console.show(f"{page}?check={prefix}").text
    again = console.send(console.send(console.show(page).form(Domain=None), Domain=prefix).form(reviewed="yes"))
    assert again.status == 400 and "InvalidParameterException" in again.text
    console.delete(f"/console/pools/{pool}/delete/domain?name={prefix}", prefix)
    assert not api.admin.describe_user_pool_domain(Domain=prefix)["DomainDescription"]


@pytest.mark.rows("UP-PERM-09")
def test_attributes_of_a_client_are_ticked_one_by_one_or_by_scopes(api, console):
    pool = api.make_pool()
    client = api.make_client(pool)
    page = f"/console/pools/{pool}/client-settings?id={client.id}"
    console.save(page, **{"ReadAttributes. email": "on", "ReadAttributes. phone": "on", "ReadAttributes.name": "on",
                          "WriteAttributes.nickname": "on"})
    found = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
    assert sorted(found["ReadAttributes"]) == [
        "email", "email_verified", "name", "phone_number", "phone_number_verified"]
    assert found["WriteAttributes"] == ["nickname"]
    console.save(page, **{"ReadAttributes.phone_number": None, "ReadAttributes.phone_number_verified": None})
    found = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
    assert sorted(found["ReadAttributes"]) == ["email", "email_verified", "name"]


@pytest.mark.rows("UP-APP-13")
def test_a_client_is_added_and_deleted(api, console):
    pool = api.make_pool()
    form = console.show(f"/console/pools/{pool}/new-client").form(name="")
    console.send(console.send(form, name="Shop", kind="web", callbacks="https://a.example/cb").form(reviewed="yes"))
    client, = api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=10)["UserPoolClients"]
    page = console.show(f"/console/pools/{pool}/client?id={client['ClientId']}")
    secret = api.admin.describe_user_pool_client(
        UserPoolId=pool, ClientId=client["ClientId"])["UserPoolClient"]["ClientSecret"]
    assert "Show the secret" in page.text and secret not in page.source
    [form] = [one for one in page.forms if one["action"] == f"/console/pools/{pool}/client?id={client['ClientId']}"]
    assert shown(console.send(form), "secret") == secret
    assert json.loads(shown(console.show(f"/console/pools/{pool}/client-settings?id={client['ClientId']}"),
                            "json-DescribeUserPoolClient"))["ClientId"] == client["ClientId"]
    console.delete(f"/console/pools/{pool}/delete/client?name={client['ClientId']}", client["ClientId"])
    assert not api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=10)["UserPoolClients"]

def secrets(api, pool, client):
    listed = api.admin.list_user_pool_client_secrets(UserPoolId=pool, ClientId=client.id)["ClientSecrets"]
    return [one["ClientSecretId"] for one in listed]


def test_a_client_has_two_secrets_while_apps_change_over(api, console, roles):
    pool = api.make_pool()
    client = api.make_client(pool, secret=True)
    page = f"/console/pools/{pool}/client?id={client.id}"
    first, = secrets(api, pool, client)
    form = next(one for one in console.show(page).forms if "/client-secrets" in one["action"]
                and "secret" not in one["fields"])
    forged = console.send(form, reviewed="yes", form="AAAA")
    assert forged.status == 403 and secrets(api, pool, client) == [first]
    review = console.send(form)
    assert "aws cognito-idp add-user-pool-client-secret" in review.text and secrets(api, pool, client) == [first]
    added = console.send(review.form(reviewed="yes"))
    new = shown(added, "new-secret")
    second, = set(secrets(api, pool, client)) - {first}
    user = api.make_user(pool)
    for secret in (client.secret, new):
        api.sign_in(dataclasses.replace(client, secret=secret), user.username)
    assert new not in console.show(page).source
    assert not [one for one in console.show(page).forms if "/client-secrets" in one["action"]
                and "secret" not in one["fields"]], "a third one is not offered"
    third = console.send(form, reviewed="yes")
    assert third.status == 400 and "LimitExceededException" in third.text
    other = console.send(console.send(added.form(secret=first)).form(confirmed=None), confirmed=second)
    assert "That is not the name" in other.text and len(secrets(api, pool, client)) == 2
    gone = console.send(console.send(added.form(secret=first)).form(confirmed=None), confirmed=first)
    assert "The secret is removed." in gone.text and secrets(api, pool, client) == [second]
    with refused("NotAuthorizedException"):
        api.sign_in(client, user.username)
    last = console.send(console.send(gone.form(secret=second)).form(confirmed=None), confirmed=second)
    assert last.status == 400 and secrets(api, pool, client) == [second]
    reader = Console(api.server, roles.key_of(roles.make_user(allow(["cognito-idp:Describe*", "cognito-idp:List*"]))))
    form = next(one for one in reader.show(page).forms if "/client-secrets" in one["action"]
                and "secret" not in one["fields"])
    denied = reader.send(reader.send(form).form(reviewed="yes"))
    assert "AccessDeniedException" in denied.text and secrets(api, pool, client) == [second]
