"""Identity pools through boto3: pools, identities, logins, roles and OpenID tokens."""

import concurrent.futures
import time

import pytest
import requests

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import unique
from testkit.identities import IdentityAPI
from testkit.parallel import patiently
from testkit.saml import SAMLProvider
from testkit.server import ACCOUNT, REGION
from testkit.waiting import eventually

ROLE = f"arn:aws:iam::{ACCOUNT}:role"
DEVELOPER = "login.example.app"


@pytest.fixture
def api(identities):
    return identities


@pytest.mark.rows("EXT-GEN-03", "POOL-OVR-02")
def test_a_pool_takes_external_providers_of_five_kinds(api, roles, tmp_path):
    kinds = {
        "facebook": {"SupportedLoginProviders": {"graph.facebook.com": "1234"}},
        "amazon": {"SupportedLoginProviders": {"www.amazon.com": "amzn1.application.a"}},
        "google": {"SupportedLoginProviders": {"accounts.google.com": "app.apps.googleusercontent.com"}},
        "openid": {"OpenIdConnectProviderARNs": [roles.make_oidc_provider(f"{unique('login')}.example.com", "app")]},
        "saml": {"SamlProviderARNs": [roles.make_saml_provider(SAMLProvider(tmp_path).metadata)]},
    }
    for kind, setting in kinds.items():
        # Each is enough for a pool without guests.
        pool = api.make_pool(AllowUnauthenticatedIdentities=False, **setting)
        found = api.admin.describe_identity_pool(IdentityPoolId=pool)
        assert {name: found.get(name) for name in setting} == setting, kind
    with refused("InvalidParameterException"):
        api.make_pool(SupportedLoginProviders={"login.example.com": "1234"})


@pytest.mark.rows(
    "POOL-OVR-02", "POOL-OVR-03", "POOL-OVR-04", "POOL-OVR-05", "POOL-OVR-16", "DEV-SET-02", "DEV-SET-03", "CT-IDN-01")
def test_a_pool_from_beginning_to_end(api):
    client, _ = api.app()
    provider = {"ProviderName": api.provider(client), "ClientId": client.id, "ServerSideTokenCheck": True}
    made = api.admin.create_identity_pool(
        IdentityPoolName="my pool", AllowUnauthenticatedIdentities=False, AllowClassicFlow=True,
        CognitoIdentityProviders=[provider], DeveloperProviderName=DEVELOPER,
        SupportedLoginProviders={"graph.facebook.com": "1234"}, IdentityPoolTags={"team": "red"})
    pool = made["IdentityPoolId"]
    assert pool.startswith(REGION + ":")
    assert len(pool) == len(REGION) + 37
    assert made["CognitoIdentityProviders"] == [provider]
    found = api.admin.describe_identity_pool(IdentityPoolId=pool)
    for response in (made, found):
        response.pop("ResponseMetadata")
    assert found == made
    arn = f"arn:aws:cognito-identity:{REGION}:{ACCOUNT}:identitypool/{pool}"
    api.admin.tag_resource(ResourceArn=arn, Tags={"team": "blue", "stage": "test"})
    api.admin.untag_resource(ResourceArn=arn, TagKeys=["stage"])
    assert api.admin.list_tags_for_resource(ResourceArn=arn)["Tags"] == {"team": "blue"}
    with refused("InvalidParameterException", "cannot be changed"):
        api.admin.update_identity_pool(
            IdentityPoolId=pool, IdentityPoolName="x", AllowUnauthenticatedIdentities=True,
            DeveloperProviderName="other")
    changed = api.admin.update_identity_pool(
        IdentityPoolId=pool, IdentityPoolName="renamed", AllowUnauthenticatedIdentities=True)
    assert changed["IdentityPoolName"] == "renamed"
    assert "CognitoIdentityProviders" not in changed
    assert changed["DeveloperProviderName"] == DEVELOPER
    api.admin.delete_identity_pool(IdentityPoolId=pool)
    with refused("ResourceNotFoundException", f"IdentityPool '{pool}' not found."):
        api.admin.describe_identity_pool(IdentityPoolId=pool)


@pytest.mark.rows("LIM-FED-04")
def test_pools_are_listed_in_pages(api):
    made = {api.make_pool() for _ in range(3)}
    pages = api.admin.get_paginator("list_identity_pools").paginate(PaginationConfig={"PageSize": 2})
    listed = [one["IdentityPoolId"] for page in pages for one in page["IdentityPools"]]
    assert made <= set(listed)
    assert len(set(listed)) == len(listed)


@pytest.mark.rows(
    "POOL-GID-01", "POOL-GID-05", "POOL-OVR-15", "INT-SET-01", "INT-LOG-01", "INT-LOG-02", "INT-LOG-07", "UP-TOK-13")
def test_a_user_has_the_same_identity_on_every_device(api):
    client, user = api.app()
    pool = api.make_pool(client)
    first = api.public.get_id(IdentityPoolId=pool, Logins=api.logins(client, user))["IdentityId"]
    second = api.public.get_id(
        IdentityPoolId=pool, AccountId=ACCOUNT, Logins=api.logins(client, user))["IdentityId"]
    assert first == second
    described = api.admin.describe_identity(IdentityId=first)
    assert described["Logins"] == [api.provider(client)]
    assert described["LastModifiedDate"] >= described["CreationDate"]
    assert api.public.get_id(IdentityPoolId=api.make_pool(client), Logins=api.logins(client, user)) != first


@pytest.mark.rows(
    "POOL-FLW-02", "POOL-GOT-01", "POOL-GOT-02", "POOL-TKN-01", "POOL-TKN-02", "POOL-TKN-03", "POOL-TKN-04",
    "POOL-TKN-07", "POOL-OVR-11")
def test_the_basic_flow_of_an_identity_without_logins(api):
    pool = api.make_pool()
    identity = api.public.get_id(IdentityPoolId=pool)["IdentityId"]
    response = api.public.get_open_id_token(IdentityId=identity)
    claims = api.verify(response["Token"])
    assert (claims["aud"], claims["sub"], claims["amr"]) == (pool, identity, ["unauthenticated"])
    assert claims["exp"] - claims["iat"] == 600
    assert abs(claims["iat"] - time.time()) < 60
    assert tokens.header(response["Token"])["alg"] == "RS512"
    with refused("InvalidParameterException", "Basic (classic) flow is not enabled, please use enhanced flow."):
        other = api.public.get_id(IdentityPoolId=api.make_pool(AllowClassicFlow=False))["IdentityId"]
        api.public.get_open_id_token(IdentityId=other)


@pytest.mark.rows("POOL-GOT-03", "POOL-GOT-05", "POOL-OVR-11", "POOL-TKN-05", "POOL-TKN-06")
def test_the_basic_flow_of_a_user(api):
    client, user = api.app()
    pool = api.make_pool(client, AllowClassicFlow=True)
    identity = api.public.get_id(IdentityPoolId=pool, Logins=api.logins(client, user))["IdentityId"]
    response = api.public.get_open_id_token(IdentityId=identity, Logins=api.logins(client, user))
    claims, name = api.verify(response["Token"]), api.provider(client)
    assert claims["amr"] == ["authenticated", name, f"{name}:CognitoSignIn:{user.sub}"]
    with refused("NotAuthorizedException", f"Access to Identity '{identity}' is forbidden."):
        api.public.get_open_id_token(IdentityId=identity)


@pytest.mark.rows(
    "POOL-LNK-01", "POOL-LNK-03", "POOL-LNK-04", "POOL-LNK-05", "POOL-LNK-06", "POOL-GOT-07", "SWI-GEN-01",
    "SWI-GEN-02", "UP-GEN-08")
def test_an_identity_gains_a_login_or_becomes_part_of_the_users(api):
    client, user = api.app()
    pool = api.make_pool(client, AllowClassicFlow=True)
    first = api.public.get_id(IdentityPoolId=pool)["IdentityId"]
    response = api.public.get_open_id_token(IdentityId=first, Logins=api.logins(client, user))
    assert response["IdentityId"] == first, "the id stays"
    second = api.public.get_id(IdentityPoolId=pool)["IdentityId"]
    response = api.public.get_open_id_token(IdentityId=second, Logins=api.logins(client, user))
    assert response["IdentityId"] == first, "the user's id is returned"
    with refused("NotAuthorizedException"):
        api.public.get_open_id_token(IdentityId=second)
    listed = api.admin.list_identities(IdentityPoolId=pool, MaxResults=60)["Identities"]
    enabled = api.admin.list_identities(IdentityPoolId=pool, MaxResults=60, HideDisabled=True)["Identities"]
    assert len(listed) == 2
    assert [one["IdentityId"] for one in enabled] == [first]


@pytest.mark.rows(
    "POOL-GOD-01", "POOL-GOD-04", "POOL-GOD-05", "POOL-GOD-06", "POOL-GOD-08", "POOL-GOD-09", "DEV-TKN-02",
    "DEV-TKN-04", "DEV-TKN-05", "DEV-LNK-02", "DEV-TRN-01", "DEV-SET-01")
def test_a_developers_users(api):
    client, user = api.app()
    pool = api.make_pool(client, DeveloperProviderName=DEVELOPER)

    def enter(name, **more):
        logins = {DEVELOPER: name, **more.pop("Logins", {})}
        return api.admin.get_open_id_token_for_developer_identity(IdentityPoolId=pool, Logins=logins, **more)

    device = api.public.get_id(IdentityPoolId=pool)["IdentityId"]
    ann = enter("ann", IdentityId=device)
    assert ann["IdentityId"] == device == enter("ann")["IdentityId"]
    claims = api.verify(ann["Token"])
    assert claims["exp"] - claims["iat"] == 900
    assert claims["amr"][:2] == ["authenticated", DEVELOPER]
    claims = api.verify(enter("ann", TokenDuration=86_400, PrincipalTags={"team": "red"})["Token"])
    assert claims["exp"] - claims["iat"] == 86_400
    assert claims["https://aws.amazon.com/tags"]["principal_tags"] == {"team": ["red"]}
    enter("ann", Logins=api.logins(client, user))
    assert api.public.get_id(IdentityPoolId=pool, Logins=api.logins(client, user))["IdentityId"] == device
    bob = enter("bob")["IdentityId"]
    merged = api.admin.merge_developer_identities(
        IdentityPoolId=pool, DeveloperProviderName=DEVELOPER, SourceUserIdentifier="bob",
        DestinationUserIdentifier="ann")
    assert merged["IdentityId"] == device == enter("bob")["IdentityId"] != bob
    found = api.admin.lookup_developer_identity(IdentityPoolId=pool, DeveloperUserIdentifier="bob", MaxResults=1)
    assert found["IdentityId"] == device
    assert found["DeveloperUserIdentifierList"] == ["ann"]
    rest = api.admin.lookup_developer_identity(
        IdentityPoolId=pool, DeveloperUserIdentifier="bob", MaxResults=1, NextToken=found["NextToken"])
    assert rest["DeveloperUserIdentifierList"] == ["bob"]
    assert "NextToken" not in rest
    api.admin.unlink_developer_identity(
        IdentityPoolId=pool, IdentityId=device, DeveloperProviderName=DEVELOPER, DeveloperUserIdentifier="bob")
    assert enter("bob")["IdentityId"] not in (bob, device), "a new identity"


@pytest.mark.rows("POOL-ROL-02", "POOL-OVR-12", "RBAC-TOK-02", "RBAC-RUL-08")
def test_roles_and_their_mappings(api):
    client, _ = api.app()
    pool = api.make_pool(client, SupportedLoginProviders={"accounts.google.com": "c"})
    roles = {"authenticated": f"{ROLE}/users", "unauthenticated": f"{ROLE}/guests"}
    rules = [
        {"Claim": claim, "MatchType": match, "Value": "x", "RoleARN": f"{ROLE}/{match}"}
        for claim, match in [("sub", "NotEqual"), ("hd", "Equals"), ("email", "Contains"), ("name", "StartsWith")]]
    mappings = {
        f"{api.provider(client)}:{client.id}": {"Type": "Token", "AmbiguousRoleResolution": "Deny"},
        "accounts.google.com": {
            "Type": "Rules", "AmbiguousRoleResolution": "AuthenticatedRole", "RulesConfiguration": {"Rules": rules}},
    }
    api.admin.set_identity_pool_roles(IdentityPoolId=pool, Roles=roles, RoleMappings=mappings)
    found = api.admin.get_identity_pool_roles(IdentityPoolId=pool)
    assert (found["Roles"], found["RoleMappings"]) == (roles, mappings)
    with refused("InvalidParameterException", "AmbiguousRoleResolution"):
        api.admin.set_identity_pool_roles(
            IdentityPoolId=pool, Roles=roles, RoleMappings={"accounts.google.com": {"Type": "Token"}})
    tags = api.admin.set_principal_tag_attribute_map(
        IdentityPoolId=pool, IdentityProviderName=api.provider(client), PrincipalTags={"mail": "email"})
    assert tags["PrincipalTags"] == {"mail": "email"}
    assert tags["UseDefaults"] is False
    found = api.admin.get_principal_tag_attribute_map(IdentityPoolId=pool, IdentityProviderName=api.provider(client))
    assert found["PrincipalTags"] == {"mail": "email"}


@pytest.mark.rows("POOL-OVR-10")
def test_a_users_identity_is_one_on_all_platforms_and_for_the_account_only(api):
    first, user = api.app()
    second = api.users.make_client(first.pool)
    pool = api.make_pool(CognitoIdentityProviders=[
        {"ProviderName": api.provider(client), "ClientId": client.id} for client in (first, second)])
    found = {api.public.get_id(IdentityPoolId=pool, Logins=api.logins(client, user))["IdentityId"]
             for client in (first, second, first)}
    assert len(found) == 1
    identity, = found
    for operation, body in [("ListIdentities", {"IdentityPoolId": pool, "MaxResults": 10}),
                            ("DescribeIdentity", {"IdentityId": identity})]:
        assert "MissingAuthenticationToken" in api.raw(operation, body).text
    assert identity in {one["IdentityId"] for one in api.admin.list_identities(
        IdentityPoolId=pool, MaxResults=10)["Identities"]}


@pytest.mark.rows("LIM-FED-03")
def test_names_and_arns_of_providers_have_their_greatest_lengths(api):
    arn = f"arn:aws:iam::{ACCOUNT}:saml-provider/"
    longest = arn + "x" * (2048 - len(arn))
    pool = api.make_pool(SamlProviderARNs=[longest])
    assert api.admin.describe_identity_pool(IdentityPoolId=pool)["SamlProviderARNs"] == [longest]
    with refused("ValidationException", "2048"):
        api.unchecked.create_identity_pool(
            IdentityPoolName="pool", AllowUnauthenticatedIdentities=False, SamlProviderARNs=[longest + "x"])
    for length, code in [(128, "NotAuthorizedException"), (129, "ValidationException")]:
        response = api.raw("GetId", {"IdentityPoolId": pool, "Logins": {"x" * length: "token"}})
        assert code in response.text, length


@pytest.mark.rows("CON-POOL-08")
def test_identities_are_deleted(api):
    pool = api.make_pool(AllowClassicFlow=True)
    made = [api.public.get_id(IdentityPoolId=pool)["IdentityId"] for _ in range(3)]
    for one in made:
        api.public.get_open_id_token(IdentityId=one)
    unknown = f"{REGION}:00000000-0000-4000-8000-000000000000"
    response = api.admin.delete_identities(IdentityIdsToDelete=[*made[:2], unknown])
    assert response["UnprocessedIdentityIds"] == [{"IdentityId": unknown, "ErrorCode": "AccessDenied"}]
    listed = api.admin.list_identities(IdentityPoolId=pool, MaxResults=60)["Identities"]
    assert [one["IdentityId"] for one in listed] == made[2:]
    for wrong in ([], [unknown] * 61):
        with refused("ValidationException"):
            api.unchecked.delete_identities(IdentityIdsToDelete=wrong)
    assert len(api.admin.delete_identities(IdentityIdsToDelete=[unknown] * 60)["UnprocessedIdentityIds"])


@pytest.mark.rows("CON-POOL-06")
def test_a_deleted_pool_takes_its_identities_with_it(api):
    client, user = api.app()
    pool = api.make_pool(client, AllowClassicFlow=True, DeveloperProviderName=DEVELOPER)
    logins = api.logins(client, user)
    kept = api.public.get_id(IdentityPoolId=api.make_pool(client), Logins=logins)["IdentityId"]
    guest = api.public.get_id(IdentityPoolId=pool)["IdentityId"]
    api.public.get_open_id_token(IdentityId=guest)
    identity = api.public.get_id(IdentityPoolId=pool, Logins=logins)["IdentityId"]
    api.admin.delete_identity_pool(IdentityPoolId=pool)
    for one in (guest, identity):
        with refused("ResourceNotFoundException"):
            api.admin.describe_identity(IdentityId=one)
    for call, more in [
            (api.public.get_id, {"IdentityPoolId": pool}), (api.public.get_open_id_token, {"IdentityId": guest}),
            (api.public.get_credentials_for_identity, {"IdentityId": identity, "Logins": logins}),
            (api.admin.list_identities, {"IdentityPoolId": pool, "MaxResults": 1}),
            (api.admin.lookup_developer_identity, {"IdentityPoolId": pool, "IdentityId": identity})]:
        with refused("ResourceNotFoundException"):
            call(**more)
    assert api.admin.describe_identity(IdentityId=kept)["IdentityId"] == kept


@pytest.mark.rows("POOL-GID-05")
def test_one_login_many_times_at_once(api):
    client, user = api.app()
    pool = api.make_pool(client, DeveloperProviderName=DEVELOPER)
    logins = api.logins(client, user)

    def enter():
        return api.public.get_id(IdentityPoolId=pool, Logins=logins)["IdentityId"]

    def vouch():
        return api.admin.get_open_id_token_for_developer_identity(
            IdentityPoolId=pool, Logins={DEVELOPER: "ann"})["IdentityId"]

    with concurrent.futures.ThreadPoolExecutor(32) as threads:
        for work in (enter, vouch):
            assert len(set(threads.map(patiently, [work] * 32))) == 1
    assert len(api.admin.list_identities(IdentityPoolId=pool, MaxResults=60)["Identities"]) == 2


@pytest.mark.rows("POOL-TKN-01", "POOL-TKN-07")
def test_the_public_documents(api):
    for name in ("openid-configuration", "jwks_uri"):
        response = requests.get(f"{api.server.url}/.well-known/{name}", timeout=60)
        assert response.status_code == 200
        assert response.headers["Access-Control-Allow-Origin"] == "*"
        assert "max-age=" in response.headers["Cache-Control"]
    keys = response.json()["keys"]
    assert keys
    assert all(set(key) == {"alg", "e", "kid", "kty", "n", "use"} for key in keys)
    assert {key["alg"] for key in keys} == {"RS512"}


@pytest.mark.rows("CT-IDN-01", "CT-IDN-02", "CT-IDN-03", "CT-IDN-04", "CT-IDN-05", "CT-IDN-06", "CT-IDN-07")
def test_changes_are_recorded_by_ids_only(new_server):
    server = new_server(dev=False)
    server.start()
    api = IdentityAPI(server)
    client, user = api.app()
    name = unique("secret-name")
    pool = api.make_pool(client, IdentityPoolName=name)
    logins = api.logins(client, user)
    identity = api.public.get_id(IdentityPoolId=pool, Logins=logins)["IdentityId"]
    api.admin.update_identity_pool(
        IdentityPoolId=pool, IdentityPoolName=name, AllowUnauthenticatedIdentities=True)
    api.admin.set_identity_pool_roles(IdentityPoolId=pool, Roles={})
    api.admin.describe_identity_pool(IdentityPoolId=pool)
    api.admin.get_identity_pool_roles(IdentityPoolId=pool)
    api.admin.list_identity_pools(MaxResults=1)
    api.admin.list_identities(IdentityPoolId=pool, MaxResults=1)
    api.admin.delete_identity_pool(IdentityPoolId=pool)

    def recorded(operation, *words):
        lines = [line for line in server.tail(200).splitlines() if f'"{operation}"' in line]
        return any(all(word in line for word in words) for line in lines)

    for operation in (
            "CreateIdentityPool", "UpdateIdentityPool", "SetIdentityPoolRoles", "DescribeIdentityPool",
            "GetIdentityPoolRoles", "DeleteIdentityPool"):
        assert eventually(lambda operation=operation: recorded(operation, pool, server.access_key_id)), operation
    assert eventually(lambda: recorded("ListIdentityPools", server.access_key_id))
    assert not recorded("ListIdentities"), "other reads are counted only"
    assert eventually(lambda: recorded("GetId", pool, identity, user.sub))
    text = server.tail(200)
    assert name not in text
    assert logins[api.provider(client)] not in text
