"""The console's pages of access and of identity pools: each change is read by boto3, and policies decide on pages too."""

import json
import urllib.parse

import pytest

from testkit.aws import refused
from testkit.cognito import unique
from testkit.console import Console, shown
from testkit.roles import allow, document, trust_in, trust_of_pool
from testkit.saml import SAMLProvider
from testkit.server import ACCOUNT

SHIPPED = "arn:aws:iam::aws:policy/Martlet"


@pytest.fixture
def console(api):
    return Console(api.server)


def follow(console, path):
    """Confirms the review at this address."""
    review = console.show(path)
    assert review.status == 200, review.text
    done = console.send(review.form(reviewed="yes"))
    assert done.status == 200, done.text
    return done


def test_roles_are_made_trusted_described_and_tagged(console, roles):
    name, trust = unique("role"), trust_in(f"arn:aws:iam::{ACCOUNT}:root")
    form = console.show("/console/access/new-role").form(RoleName=None)
    broken = console.send(console.send(form, RoleName=name, AssumeRolePolicyDocument="{").form(reviewed="yes"))
    assert broken.status == 400 and "MalformedPolicyDocument" in broken.text
    review = console.send(form, RoleName=name, AssumeRolePolicyDocument=trust, Description="<b>Shop</b>")
    with refused("NoSuchEntity", status=404):
        roles.iam.get_role(RoleName=name)
    made = console.send(review.form(reviewed="yes"))
    roles._roles.append(name)
    assert "The role is created." in made.text and "<b>" not in made.source and "<b>Shop</b>" in made.source.replace(
        "&lt;", "<").replace("&gt;", ">")
    page = f"/console/access/role?name={name}"
    console.save(page, Description="Staff", MaxSessionDuration="7200")
    found = roles.iam.get_role(RoleName=name)["Role"]
    assert (found["Description"], found["MaxSessionDuration"]) == ("Staff", 7200)
    assert found["AssumeRolePolicyDocument"] == json.loads(trust)
    other = json.loads(trust)
    other["Statement"][0]["Condition"] = {"StringEquals": {"aws:username": "ada"}}
    console.save(f"/console/access/trust?name={name}", PolicyDocument=json.dumps(other))
    assert roles.iam.get_role(RoleName=name)["Role"]["AssumeRolePolicyDocument"] == other
    follow(console, f"/console/access/action/TagRole?RoleName={name}&Key=team&Value=shop%20one")
    assert roles.iam.list_role_tags(RoleName=name)["Tags"] == [{"Key": "team", "Value": "shop one"}]
    assert "team=shop one" in console.show(page).text
    follow(console, f"/console/access/action/UntagRole?RoleName={name}&Key=team")
    assert roles.iam.list_role_tags(RoleName=name)["Tags"] == []


def test_policies_are_inline_attached_and_have_versions(console, roles):
    user = roles.make_user()
    form = console.show(f"/console/access/new-inline-policy?UserName={user}").form(PolicyName=None)
    console.send(console.send(form, PolicyName="own", PolicyDocument=document(allow("s3:*"))).form(reviewed="yes"))
    assert roles.iam.get_user_policy(UserName=user, PolicyName="own")["PolicyDocument"] == json.loads(
        document(allow("s3:*")))
    inline = f"/console/access/inline-policy?UserName={user}&name=own"
    console.save(inline, PolicyDocument=document(allow("s3:Get*")))
    assert roles.iam.get_user_policy(UserName=user, PolicyName="own")["PolicyDocument"] == json.loads(
        document(allow("s3:Get*")))
    console.delete(f"/console/access/action/DeleteUserPolicy?UserName={user}&PolicyName=own", "own")
    assert roles.iam.list_user_policies(UserName=user)["PolicyNames"] == []
    name = unique("policy")
    form = console.show("/console/access/new-policy").form(PolicyName=None)
    review = console.send(form, PolicyName=name, PolicyDocument=document(allow("s3:*")), Description="Files")
    made = console.send(review.form(reviewed="yes"))
    arn = f"arn:aws:iam::{ACCOUNT}:policy/{name}"
    assert made.title.startswith(name) and "The policy is created." in made.text
    page = f"/console/access/policy?name={arn}"
    console.save(page, PolicyDocument=document(allow("sqs:*")))
    versions = roles.iam.list_policy_versions(PolicyArn=arn)["Versions"]
    assert [(one["VersionId"], one["IsDefaultVersion"]) for one in versions] == [("v2", True), ("v1", False)]
    follow(console, f"/console/access/action/AttachUserPolicy?UserName={user}&PolicyArn={arn}")
    assert user in console.show(page).text
    follow(console, f"/console/access/action/SetDefaultPolicyVersion?PolicyArn={arn}&VersionId=v1")
    console.delete(f"/console/access/action/DeletePolicyVersion?PolicyArn={arn}&VersionId=v2", "v2")
    assert [one["VersionId"] for one in roles.iam.list_policy_versions(PolicyArn=arn)["Versions"]] == ["v1"]
    used = console.delete(f"/console/access/delete/policy?name={arn}", arn)
    assert used.status == 409 and "DeleteConflict" in used.text
    follow(console, f"/console/access/action/DetachUserPolicy?UserName={user}&PolicyArn={arn}")
    console.delete(f"/console/access/delete/policy?name={arn}", arn)
    with refused("NoSuchEntity", status=404):
        roles.iam.get_policy(PolicyArn=arn)


def test_users_are_renamed_and_deleted_and_keys_switched(console, roles):
    name, other = unique("user"), unique("user")
    form = console.show("/console/access/new-user").form(UserName=None)
    console.send(console.send(form, UserName=name, Path="/staff/").form(reviewed="yes"))
    key = roles.iam.create_access_key(UserName=name)["AccessKey"]["AccessKeyId"]
    follow(console, f"/console/access/action/UpdateAccessKey?UserName={name}&AccessKeyId={key}&Status=Inactive")
    assert roles.iam.list_access_keys(UserName=name)["AccessKeyMetadata"][0]["Status"] == "Inactive"
    console.save(f"/console/access/user?name={name}", NewUserName=other, NewPath="/")
    assert roles.iam.get_user(UserName=other)["User"]["Arn"] == f"arn:aws:iam::{ACCOUNT}:user/{other}"
    held = console.delete(f"/console/access/delete/user?name={other}", other)
    assert held.status == 409 and "DeleteConflict" in held.text
    console.delete(f"/console/access/action/DeleteAccessKey?UserName={other}&AccessKeyId={key}", key)
    console.delete(f"/console/access/delete/user?name={other}", other)
    with refused("NoSuchEntity", status=404):
        roles.iam.get_user(UserName=other)


def test_providers_of_the_account_are_made_and_changed(console, roles, scratch):
    host = f"{unique('issuer')}.example".lower()
    form = console.show("/console/access/new-openid-provider").form(Url=None)
    made = console.send(console.send(form, Url=f"https://{host}", ClientIDList="one\r\ntwo").form(reviewed="yes"))
    arn = f"arn:aws:iam::{ACCOUNT}:oidc-provider/{host}"
    assert "The provider is created." in made.text
    follow(console, f"/console/access/action/AddClientIDToOpenIDConnectProvider?"
                    f"OpenIDConnectProviderArn={arn}&ClientID=three")
    follow(console, f"/console/access/action/RemoveClientIDFromOpenIDConnectProvider?"
                    f"OpenIDConnectProviderArn={arn}&ClientID=one")
    page = f"/console/access/openid-provider?name={arn}"
    console.save(page, ThumbprintList="a" * 40)
    found = roles.iam.get_open_id_connect_provider(OpenIDConnectProviderArn=arn)
    assert (found["ClientIDList"], found["ThumbprintList"]) == (["two", "three"], ["a" * 40])
    console.delete(f"/console/access/delete/openid-provider?name={arn}", arn)
    with refused("NoSuchEntity", status=404):
        roles.iam.get_open_id_connect_provider(OpenIDConnectProviderArn=arn)
    folder = scratch / unique("saml")
    folder.mkdir()
    name, metadata = unique("corp"), SAMLProvider(folder).metadata
    form = console.show("/console/access/new-saml-provider").form(Name=None)
    made = console.send(console.send(form, Name=name, SAMLMetadataDocument=metadata).form(reviewed="yes"))
    arn = f"arn:aws:iam::{ACCOUNT}:saml-provider/{name}"
    assert made.status == 200, made.text
    stored = roles.iam.get_saml_provider(SAMLProviderArn=arn)["SAMLMetadataDocument"]
    assert "EntityDescriptor" in stored
    console.delete(f"/console/access/delete/saml-provider?name={arn}", arn)
    with refused("NoSuchEntity", status=404):
        roles.iam.get_saml_provider(SAMLProviderArn=arn)


@pytest.mark.rows("POL-01")
def test_a_document_is_tried_alone_and_the_operation_says_the_same(console, roles):
    form = console.show("/console/access/simulator").form(document=None)
    policy = document({"Sid": "Near", **allow("s3:*", Condition={"StringEquals": {"aws:username": "ada"}})},
                      {"Sid": "Never", **allow("s3:Put*"), "Effect": "Deny"})
    page = console.send(form, document=policy, actions="s3:GetObject\r\ns3:PutObject", context="aws:username=<b>bob")
    assert page.status == 200, page.text
    assert "denied: not allowed" in page.text and "denied by a statement" in page.text
    assert "StringEquals on aws:username does not hold: the request has <b>bob." in page.text
    assert "<mark>" in page.source and "<b>bob" not in page.source
    command = json.loads(shown(page, "json-SimulateCustomPolicy"))
    same = roles.iam.simulate_custom_policy(**command)["EvaluationResults"]
    assert [one["EvalDecision"] for one in same] == ["implicitDeny", "explicitDeny"]
    for fields in ({"actions": ""}, {"document": "{"}, {"context": "no equals sign"}, {"actions": "s3:*"}):
        given = {"document": policy, "actions": "s3:GetObject", "context": "", **fields}
        refused_page = console.send(form, **given)
        assert refused_page.status == 400 and "role=\"alert\"" in refused_page.source, fields


def test_settings_of_a_pool_that_changed_meanwhile_are_shown(api, console, identities):
    pool = identities.make_pool(IdentityPoolName="Shop", SupportedLoginProviders={"graph.facebook.com": "one"})
    page = f"/console/identity-pools/{pool}/settings/facebook"
    form = console.show(page).form(shown=None)
    identities.admin.update_identity_pool(
        IdentityPoolId=pool, IdentityPoolName="Other", AllowUnauthenticatedIdentities=True,
        SupportedLoginProviders={"graph.facebook.com": "two"})
    late = console.send(form, **{"SupportedLoginProviders.graph.facebook.com": "three"})
    assert late.status == 409 and "changed elsewhere" in late.text
    again = console.send(late.form(shown=None), **{"SupportedLoginProviders.graph.facebook.com": "three"})
    assert "aws cognito-identity update-identity-pool" in again.text
    assert "aws_cognito_identity_pool.imported" in again.text
    console.send(again.form(reviewed="yes"))
    found = identities.admin.describe_identity_pool(IdentityPoolId=pool)
    assert found["SupportedLoginProviders"] == {"graph.facebook.com": "three"}
    assert found["IdentityPoolName"] == "Other", "settings of other pages stay"
    client = api.make_client(api.make_pool())
    rows = f"/console/identity-pools/{pool}/settings/cognito"
    console.save(rows, **{"CognitoIdentityProviders.0.ProviderName": client.pool,
                          "CognitoIdentityProviders.0.ClientId": client.id})
    form = console.show(rows).form(shown=None)
    identities.admin.update_identity_pool(
        IdentityPoolId=pool, IdentityPoolName="Other", AllowUnauthenticatedIdentities=True)
    moved = console.send(form, row="add 2 CognitoIdentityProviders")
    late = console.send(moved.form(shown=None), **{"CognitoIdentityProviders.2.ClientId": "late"})
    assert late.status == 409, "a form that is shown again knows what it was first shown with"


def test_principal_tags_are_mapped(console, api, identities):
    client = api.make_client(api.make_pool())
    pool, provider = identities.make_pool(client), identities.provider(client)
    page = f"/console/identity-pools/{pool}/principal-tags?provider={urllib.parse.quote(provider, safe='')}"
    console.save(page, UseDefaults="true")
    found = identities.admin.get_principal_tag_attribute_map(IdentityPoolId=pool, IdentityProviderName=provider)
    assert found["UseDefaults"]
    console.save(page, UseDefaults="false", PrincipalTags="team=custom:team\r\nrank=custom:rank")
    found = identities.admin.get_principal_tag_attribute_map(IdentityPoolId=pool, IdentityProviderName=provider)
    assert found["PrincipalTags"] == {"team": "custom:team", "rank": "custom:rank"} and not found["UseDefaults"]


def test_a_key_is_made_by_its_own_form_only(api, console, roles):
    user = roles.make_user()
    page = f"/console/access/action/CreateAccessKey?UserName={user}"
    form = console.show(page).form(reviewed="yes")
    foreign = console.send(form, headers={"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"})
    assert foreign.status == 403
    assert console.send(form, form="x").status == 403
    assert console.send({**form, "action": page.replace(user, f"{user}x")}).status == 403
    assert len(roles.iam.list_access_keys(UserName=user)["AccessKeyMetadata"]) == 1


@pytest.mark.rows("PERM-POL-01")
def test_a_policy_shows_one_identity_pool_only(api, identities, roles):
    one, other = identities.make_pool(IdentityPoolName="One"), identities.make_pool(IdentityPoolName="Other")
    arn = f"arn:aws:cognito-identity:us-east-1:{ACCOUNT}:identitypool/{one}"
    user = roles.make_user(allow("cognito-identity:ListIdentityPools"), allow("cognito-identity:*", arn))
    console = Console(api.server, roles.key_of(user))
    assert console.show(f"/console/identity-pools/{one}").title.startswith("One")
    denied = console.show(f"/console/identity-pools/{other}")
    assert denied.status == 400 and denied.title.startswith("Your policies do not allow this")
    assert "Other" not in denied.text
    listed = console.show("/console/access/users")
    assert "iam:ListUsers" in listed.text and listed.title.startswith("Your policies do not allow this")


@pytest.mark.rows("PERM-MGD-05")
def test_the_roles_of_a_new_pool_need_more_than_the_pool(api, identities, roles):
    pool = identities.make_pool()
    user = roles.make_user(allow("cognito-identity:*"))
    console = Console(api.server, roles.key_of(user))
    review = console.send(console.show(f"/console/identity-pools/{pool}/new-roles").form(authenticated=None))
    denied = console.send(review.form(reviewed="yes"))
    assert denied.title.startswith("Your policies do not allow this") and "iam:CreateRole" in denied.text
    assert identities.admin.get_identity_pool_roles(IdentityPoolId=pool)["Roles"] == {}


@pytest.mark.one_engine
def test_a_reader_of_the_shipped_policy_follows_every_link_and_sees_no_secret(api, identities, roles):
    client = api.make_client(api.make_pool(), secret=True)
    secret = api.admin.describe_user_pool_client(
        UserPoolId=client.pool, ClientId=client.id)["UserPoolClient"]["ClientSecret"]
    pool = identities.make_pool(client, DeveloperProviderName="login.shop.example")
    identities.admin.get_open_id_token_for_developer_identity(
        IdentityPoolId=pool, Logins={"login.shop.example": "ada"})
    role = roles.make(trust_of_pool(pool), allow("s3:*"))
    user = roles.make_user()
    roles.iam.attach_user_policy(UserName=user, PolicyArn=f"{SHIPPED}ReadOnly")
    console = Console(api.server, roles.key_of(user))

    def state():
        read = [
            identities.admin.describe_identity_pool(IdentityPoolId=pool),
            identities.admin.get_identity_pool_roles(IdentityPoolId=pool),
            roles.iam.get_role(RoleName=role.split("/")[-1]), roles.iam.list_access_keys(UserName=user),
            roles.iam.list_attached_user_policies(UserName=user), api.admin.list_user_pool_clients(
                UserPoolId=client.pool, MaxResults=10)]
        for one in read:
            del one["ResponseMetadata"]
        return json.dumps(read, default=str)

    before, seen = state(), set()
    waiting = [f"/console/identity-pools/{pool}", f"/console/access/user?name={user}",
               f"/console/access/role?name={role.split('/')[-1]}", "/console/access",
               f"/console/pools/{client.pool}/client?id={client.id}"]
    while waiting and len(seen) < 150:
        path = waiting.pop(0)
        if path in seen or "/operations/" in path or "next=" in path:
            continue
        seen.add(path)
        page = console.show(path)
        assert page.status in (200, 400, 403, 404), (path, page.status)
        assert secret not in page.source, path
        waiting += [link for link in page.links if any(
            part in link for part in (pool, user, role.split("/")[-1], "/console/access"))]
    assert len(seen) > 40
    assert state() == before
    denied = console.send(console.show(
        f"/console/access/action/DetachUserPolicy?UserName={user}&PolicyArn={SHIPPED}ReadOnly").form(reviewed="yes"))
    assert denied.title.startswith("Your policies do not allow this") and "iam:DetachUserPolicy" in denied.text
    assert roles.iam.list_attached_user_policies(UserName=user)["AttachedPolicies"]
