"""Identity pools against callers who show what is not theirs."""

import base64
import json

import pytest

from testkit import tokens
from testkit.aws import boto_client, refused
from testkit.identities import SERVICE, IdentityAPI
from testkit.roles import allow, trust_of_pool
from testkit.server import ACCOUNT, REGION
from testkit.waiting import eventually

DEVELOPER = "login.example.app"
WITH_MAPPINGS = "Basic (classic) flow is not supported with RoleMappings, please use enhanced flow."
MISMATCH = "Logins don't match. Please include at least one valid login for this identity or identity pool."


@pytest.fixture
def site(server):
    """A pool with a signed-in user, whose identity is known."""
    made = IdentityAPI(server)
    made.client, made.user = made.app()
    made.pool = made.make_pool(made.client, AllowClassicFlow=True, DeveloperProviderName=DEVELOPER)
    made.name = made.provider(made.client)
    made.identity = made.public.get_id(
        IdentityPoolId=made.pool, Logins=made.logins(made.client, made.user))["IdentityId"]
    yield made
    made.tear_down()


def id_token(api, client=None, user=None):
    return api.users.sign_in(client or api.client, (user or api.user).username)["IdToken"]


@pytest.mark.rows("IDP-01", "POOL-GID-06", "POOL-GID-08", "POOL-GID-09", "INT-LOG-01")
def test_tokens_that_are_not_for_the_pool(site):
    unlisted = site.users.make_client(site.client.pool)
    other, stranger = site.app()
    good = id_token(site)
    head, body, signature = good.split(".")
    claims = tokens.claims(good)

    def forged(**changes):
        return f"{head}.{tokens.encode_part({**claims, **changes})}.{signature}"

    none = tokens.encode_part({"alg": "none", "kid": tokens.header(good)["kid"]})
    for name, token in [
        (site.name, id_token(site, unlisted)), (site.name, id_token(site, other, stranger)),
        (site.provider(other), id_token(site, other, stranger)), ("accounts.google.com", good),
        (site.name, site.users.sign_in(site.client, site.user.username)["AccessToken"]),
        (site.name, forged(sub="someone-else")), (site.name, forged(exp=1 << 40)), (site.name, f"{none}.{body}."),
        (site.name, f"{head}.{body}.{base64.urlsafe_b64encode(b'x' * 256).decode().rstrip('=')}"),
        (site.name, "x"), (site.name, "..."), (f"{site.name}/", good), (site.name.upper(), good),
    ]:
        for send in (
            lambda logins: site.public.get_id(IdentityPoolId=site.pool, Logins=logins),
            lambda logins: site.public.get_open_id_token(IdentityId=site.identity, Logins=logins),
        ):
            with refused("NotAuthorizedException"):
                send({name: token})


@pytest.mark.rows("IDP-01", "POOL-GOT-06")
def test_nothing_merges_silently(site):
    other = site.users.make_user(site.client.pool)
    theirs = site.public.get_id(
        IdentityPoolId=site.pool, Logins={site.name: id_token(site, user=other)})["IdentityId"]
    assert theirs != site.identity
    url = site.server.url.split("://")[1]
    both = {site.name: id_token(site), f"{url}/{site.client.pool}": id_token(site, user=other)}
    with refused("ResourceConflictException"):
        site.public.get_id(IdentityPoolId=site.pool, Logins=both)
    with refused("NotAuthorizedException"):
        site.public.get_id(IdentityPoolId=site.pool, Logins={**site.logins(site.client, site.user), "p": "x"})
    for identity, user in [(theirs, other), (site.identity, site.user)]:
        found = site.public.get_id(IdentityPoolId=site.pool, Logins={site.name: id_token(site, user=user)})
        assert found["IdentityId"] == identity
    response = site.raw("GetId", {"IdentityPoolId": site.pool, "Logins": {f"p{n}": "x" for n in range(11)}})
    assert response.status_code == 400
    assert "ValidationException" in response.json()["__type"]


@pytest.mark.rows("IDP-03", "POOL-GOT-03")
def test_an_id_alone_yields_nothing(site):
    with refused("NotAuthorizedException", f"Access to Identity '{site.identity}' is forbidden."):
        site.public.get_open_id_token(IdentityId=site.identity)
    other = site.users.make_user(site.client.pool)
    with refused("NotAuthorizedException", MISMATCH):
        site.public.get_open_id_token(IdentityId=site.identity, Logins={site.name: id_token(site, user=other)})
    ids = [site.public.get_id(IdentityPoolId=site.pool)["IdentityId"].split(":")[1] for _ in range(50)]
    assert len(set(ids)) == 50
    assert {(one[14], one[19] in "89ab") for one in ids} == {("4", True)}
    # Each of the 122 random bits takes both values.
    bits = [bin(int(one.replace("-", ""), 16) | 1 << 128)[3:] for one in ids]
    assert sum(len(set(column)) == 2 for column in zip(*bits)) == 122
    with refused("ResourceNotFoundException"):
        site.public.get_open_id_token(IdentityId=f"eu-north-9:{ids[0]}")


@pytest.mark.rows("POOL-GID-02")
def test_guests_take_no_storage_before_they_are_used(site):
    """Anyone can ask for thousands of ids a second. Each id stays good."""
    pool = site.make_pool(AllowClassicFlow=True)
    ids = [site.public.get_id(IdentityPoolId=pool)["IdentityId"] for _ in range(200)]
    listed = site.admin.list_identities(IdentityPoolId=pool, MaxResults=60)["Identities"]
    assert len(set(ids)) == 200
    assert listed == []
    for one in (ids[0], ids[0], ids[199]):
        assert site.public.get_open_id_token(IdentityId=one)["IdentityId"] == one
    listed = site.admin.list_identities(IdentityPoolId=pool, MaxResults=60)["Identities"]
    assert {one["IdentityId"] for one in listed} == {ids[0], ids[199]}
    assert site.admin.describe_identity(IdentityId=ids[1])["IdentityId"] == ids[1]
    site.admin.delete_identities(IdentityIdsToDelete=ids[:2])
    for one in ids[:2]:
        with refused("ResourceNotFoundException"):
            site.public.get_open_id_token(IdentityId=one)


@pytest.mark.rows("IDP-04", "POOL-LNK-04")
def test_an_identity_without_logins_steals_nothing(site):
    device = site.public.get_id(IdentityPoolId=site.pool)["IdentityId"]
    response = site.public.get_open_id_token(IdentityId=device, Logins=site.logins(site.client, site.user))
    assert response["IdentityId"] == site.identity, "the user's identity remains"
    for logins in ({}, {site.name: id_token(site, user=site.users.make_user(site.client.pool))}):
        with refused("NotAuthorizedException"):
            site.public.get_open_id_token(IdentityId=device, Logins=logins)
    elsewhere = site.make_pool(AllowClassicFlow=True)
    foreign = site.public.get_id(IdentityPoolId=elsewhere)["IdentityId"]
    with refused("NotAuthorizedException"):
        site.public.get_open_id_token(IdentityId=foreign, Logins=site.logins(site.client, site.user))


@pytest.mark.rows("POOL-FLW-02", "RBAC-RUL-11")
def test_role_mappings_are_not_walked_around_by_the_basic_flow(site, roles):
    admins = roles.make(trust_of_pool(site.pool), allow("*"))
    sts = boto_client(site.server, signed=False, service="sts")
    logins = site.logins(site.client, site.user)

    def assume(token):
        sts.assume_role_with_web_identity(RoleArn=admins, RoleSessionName="eve", WebIdentityToken=token)

    earlier = site.public.get_open_id_token(IdentityId=site.identity, Logins=logins)["Token"]
    assume(earlier)
    rule = {"Claim": "sub", "MatchType": "Equals", "Value": "an administrator", "RoleARN": admins}
    site.admin.set_identity_pool_roles(IdentityPoolId=site.pool, Roles={"authenticated": admins}, RoleMappings={
        f"{site.name}:{site.client.id}": {
            "Type": "Rules", "AmbiguousRoleResolution": "Deny", "RulesConfiguration": {"Rules": [rule]}}})
    with refused("NotAuthorizedException"):
        site.public.get_credentials_for_identity(IdentityId=site.identity, Logins=logins)
    guest = site.public.get_id(IdentityPoolId=site.pool)["IdentityId"]
    for identity in (site.identity, guest):
        with refused("InvalidParameterException", WITH_MAPPINGS):
            site.public.get_open_id_token(IdentityId=identity, Logins=logins)
    # A developer's back end still gets a token for the same identity, for the enhanced flow.
    theirs = site.admin.get_open_id_token_for_developer_identity(
        IdentityPoolId=site.pool, Logins={DEVELOPER: "eve", **logins})
    assert theirs["IdentityId"] == site.identity
    for token in (earlier, theirs["Token"]):
        with refused("InvalidIdentityToken", WITH_MAPPINGS):
            assume(token)
    given = site.public.get_credentials_for_identity(
        IdentityId=site.identity, Logins={SERVICE: theirs["Token"]})
    assert given["Credentials"]["AccessKeyId"]
    assert site.public.get_open_id_token(IdentityId=guest)["Token"]


@pytest.mark.rows("IDP-05", "RBAC-BP-01")
def test_a_rule_on_an_attribute_that_users_write_is_reported(site):
    rule = {"Claim": "nickname", "MatchType": "Equals", "Value": "root",
            "RoleARN": f"arn:aws:iam::{ACCOUNT}:role/admin"}
    site.admin.set_identity_pool_roles(IdentityPoolId=site.pool, Roles={}, RoleMappings={
        f"{site.name}:{site.client.id}": {
            "Type": "Rules", "AmbiguousRoleResolution": "Deny", "RulesConfiguration": {"Rules": [rule]}}})

    def is_reported():
        lines = [line for line in site.server.tail(200).splitlines() if site.client.id in line]
        return any("choose their own role" in line and '"nickname"' in line for line in lines)

    # The log is written in the background.
    assert eventually(is_reported)


@pytest.mark.rows("IDP-06", "DEV-TKN-01", "DEV-TKN-06", "POOL-GOD-07")
def test_developer_tokens_require_a_signature_and_a_range(site):
    body = {"IdentityPoolId": site.pool, "Logins": {DEVELOPER: "ann"}}
    unsigned = site.raw("GetOpenIdTokenForDeveloperIdentity", body)
    assert unsigned.status_code == 400
    assert "MissingAuthenticationToken" in unsigned.json()["__type"]
    for seconds in (0, -1, 86_401, 2**63 - 1, -(2**63)):
        with refused("ValidationException"):
            site.unchecked.get_open_id_token_for_developer_identity(**body, TokenDuration=seconds)
    for logins in ({"other.app": "ann"}, {site.name: id_token(site)}, {}):
        with refused("InvalidParameterException"):
            site.unchecked.get_open_id_token_for_developer_identity(IdentityPoolId=site.pool, Logins=logins)
    other = site.make_pool(site.client, DeveloperProviderName=DEVELOPER)
    made = site.admin.get_open_id_token_for_developer_identity(IdentityPoolId=other, Logins={DEVELOPER: "eve"})
    for call, more in [
        (site.admin.lookup_developer_identity, {"DeveloperUserIdentifier": "eve"}),
        (site.admin.lookup_developer_identity, {"IdentityId": made["IdentityId"]}),
        (site.admin.merge_developer_identities, {
            "DeveloperProviderName": DEVELOPER, "SourceUserIdentifier": "eve", "DestinationUserIdentifier": "eve"}),
        (site.admin.unlink_developer_identity, {
            "DeveloperProviderName": DEVELOPER, "DeveloperUserIdentifier": "eve", "IdentityId": made["IdentityId"]}),
        (site.admin.get_open_id_token_for_developer_identity, {
            "Logins": {DEVELOPER: "ann"}, "IdentityId": made["IdentityId"]}),
    ]:
        with refused("ResourceNotFoundException"):
            call(IdentityPoolId=site.pool, **more)
    with refused("NotAuthorizedException", "Can't pass in a Cognito token."):
        site.public.get_id(IdentityPoolId=other, Logins={SERVICE: made["Token"]})


@pytest.mark.rows("IDP-07")
def test_unlinking_deleting_and_merging_require_proof(site):
    other = site.users.make_user(site.client.pool)
    for logins in ({}, {site.name: id_token(site, user=other)}, {site.name: "x"}):
        with refused("NotAuthorizedException"):
            site.public.unlink_identity(IdentityId=site.identity, Logins=logins, LoginsToRemove=[site.name])
    with refused("ResourceNotFoundException"):
        site.public.unlink_identity(
            IdentityId=site.identity, Logins=site.logins(site.client, site.user), LoginsToRemove=[DEVELOPER])
    for operation, body in [
        ("DeleteIdentities", {"IdentityIdsToDelete": [site.identity]}),
        ("MergeDeveloperIdentities", {
            "IdentityPoolId": site.pool, "DeveloperProviderName": DEVELOPER, "SourceUserIdentifier": "a",
            "DestinationUserIdentifier": "b"}),
        ("UnlinkDeveloperIdentity", {
            "IdentityPoolId": site.pool, "IdentityId": site.identity, "DeveloperProviderName": DEVELOPER,
            "DeveloperUserIdentifier": "a"}),
    ]:
        response = site.raw(operation, body)
        assert "MissingAuthenticationToken" in response.json()["__type"], operation
    assert site.admin.describe_identity(IdentityId=site.identity)["Logins"] == [site.name]
    logins = site.logins(site.client, site.user)
    site.public.unlink_identity(IdentityId=site.identity, Logins=logins, LoginsToRemove=[site.name])
    assert "Logins" not in site.admin.describe_identity(IdentityId=site.identity)
    with refused("NotAuthorizedException"):
        site.public.get_open_id_token(IdentityId=site.identity)


@pytest.mark.parametrize("end", ["admin_user_global_sign_out", "admin_disable_user", "admin_delete_user"])
@pytest.mark.rows("IDP-08")
def test_the_server_side_check_of_tokens(site, end):
    checked = site.make_pool(CognitoIdentityProviders=[
        {"ProviderName": site.name, "ClientId": site.client.id, "ServerSideTokenCheck": True}])
    logins = site.logins(site.client, site.user)
    site.public.get_id(IdentityPoolId=checked, Logins=logins)
    getattr(site.users.admin, end)(UserPoolId=site.client.pool, Username=site.user.username)
    with refused("NotAuthorizedException", "Token is inactive"):
        site.public.get_id(IdentityPoolId=checked, Logins=logins)
    assert site.public.get_id(IdentityPoolId=site.pool, Logins=logins)["IdentityId"] == site.identity


@pytest.mark.rows("IDP-03")
def test_ids_of_any_form_are_refused(site):
    for text in ("", ":", "x" * 56, "us-east-1:", f"{REGION}:{'0' * 46}", "us-east-1:g", "'--", "\u0301" * 20):
        for operation, body in [
            ("GetOpenIdToken", {"IdentityId": text}), ("GetId", {"IdentityPoolId": text}),
            ("UnlinkIdentity", {"IdentityId": text, "Logins": {}, "LoginsToRemove": []}),
        ]:
            response = site.raw(operation, json.loads(json.dumps(body)))
            assert response.status_code == 400, (operation, text, response.text)
