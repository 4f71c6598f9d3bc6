"""IAM as administrators use it through boto3: users, keys, policies, tags and what they decide."""

import json

import pytest
from botocore.exceptions import ClientError

from testkit.aws import boto_client, forged, refused
from testkit.cognito import unique
from testkit.roles import allow, deny, document, pools, trust_in
from testkit.server import ACCOUNT, REGION

LIST = "cognito-idp:ListUserPools"
OF_IAM = f"arn:aws:iam::{ACCOUNT}:"


@pytest.mark.rows("SIG-09", "SIG-12")
def test_the_life_of_a_user_and_of_its_keys(server, roles):
    name = unique("life")
    made = roles.iam.create_user(UserName=name, Path="/team/", Tags=[{"Key": "team", "Value": "red"}])["User"]
    assert made["Arn"] == f"{OF_IAM}user/team/{name}"
    assert made["UserId"].startswith("AIDA")
    key = roles.iam.create_access_key(UserName=name)["AccessKey"]
    assert key["Status"] == "Active"
    assert key["AccessKeyId"].startswith("AKIA")
    assert len(key["SecretAccessKey"]) == 40
    keys = key["AccessKeyId"], key["SecretAccessKey"]
    sts, users, iam = (
        boto_client(server, signed=True, service=service, keys=keys) for service in ("sts", "cognito-idp", "iam"))
    response = sts.get_caller_identity()
    assert (response["Arn"], response["UserId"], response["Account"]) == (made["Arn"], made["UserId"], ACCOUNT)
    with refused("AccessDeniedException", f"User: {made['Arn']} is not authorized to perform: {LIST} on resource: *",
                 f"because no identity-based policy allows the {LIST} action"):
        pools(users)
    with refused("AccessDenied", f"iam:GetUser on resource: {made['Arn']}", status=403):
        iam.get_user()
    roles.iam.put_user_policy(UserName=name, PolicyName="p", PolicyDocument=document(allow([LIST, "iam:GetUser"])))
    assert pools(users) is not None
    assert iam.get_user()["User"]["Tags"] == [{"Key": "team", "Value": "red"}]
    used = roles.iam.get_access_key_last_used(AccessKeyId=keys[0])
    assert used["UserName"] == name
    assert used["AccessKeyLastUsed"]["Region"] == REGION
    for status in ("Inactive", "Active"):
        roles.iam.update_access_key(UserName=name, AccessKeyId=keys[0], Status=status)
        assert [one["Status"] for one in roles.iam.list_access_keys(UserName=name)["AccessKeyMetadata"]] == [status]
        if status == "Active":
            assert pools(users) is not None
            continue
        with refused("UnrecognizedClientException", "The security token included in the request is invalid."):
            pools(users)
        with refused("InvalidClientTokenId", status=403):
            sts.get_caller_identity()
    with refused("DeleteConflict", status=409):
        roles.iam.delete_user(UserName=name)
    roles.iam.delete_access_key(UserName=name, AccessKeyId=keys[0])
    with refused("InvalidClientTokenId", status=403):
        iam.get_user()
    with refused("DeleteConflict", "must delete policies first", status=409):
        roles.iam.delete_user(UserName=name)
    roles.iam.delete_user_policy(UserName=name, PolicyName="p")
    roles.iam.delete_user(UserName=name)
    with refused("NoSuchEntity", f"The user with name {name} cannot be found.", status=404):
        roles.iam.get_user(UserName=name)


def test_a_user_changes_its_own_keys_and_no_other_ones(roles):
    own = [allow("iam:*AccessKey*", OF_IAM + "user/${aws:username}")]
    name, other = roles.make_user(*own), roles.make_user(*own)
    iam = roles.client_of_user(name, "iam")
    second = iam.create_access_key()["AccessKey"]
    assert second["UserName"] == name
    assert len(iam.list_access_keys()["AccessKeyMetadata"]) == 2
    with refused("LimitExceeded", "Cannot exceed quota for AccessKeysPerUser: 2", status=409):
        iam.create_access_key()
    for call in (iam.create_access_key, iam.list_access_keys):
        with refused("AccessDenied", f"on resource: {OF_IAM}user/{other}", status=403):
            call(UserName=other)
    with refused("AccessDenied", status=403):
        iam.delete_access_key(UserName=other, AccessKeyId=roles.key_of(other)[0])
    with refused("NoSuchEntity", status=404):
        iam.delete_access_key(AccessKeyId=roles.key_of(other)[0])
    iam.delete_access_key(AccessKeyId=second["AccessKeyId"])


def test_a_renamed_user_keeps_its_keys_and_policies(roles):
    name = roles.make_user(allow([LIST]))
    users, renamed = roles.client_of_user(name, "cognito-idp"), unique("renamed")
    identity = roles.client_of_user(name, "sts").get_caller_identity
    before = identity()["UserId"]
    roles.iam.update_user(UserName=name, NewUserName=renamed, NewPath="/moved/")
    assert pools(users) is not None
    assert identity()["Arn"] == f"{OF_IAM}user/moved/{renamed}"
    assert identity()["UserId"] == before
    with refused("NoSuchEntity", status=404):
        roles.iam.get_user(UserName=name)
    roles.iam.update_user(UserName=renamed.upper(), NewUserName=name)


def test_a_boundary_limits_what_policies_give(roles):
    edge = roles.make_policy(allow([LIST, "iam:*"]), deny("iam:ListUsers"))
    bounded = roles.make_user(allow("*"), PermissionsBoundary=edge)
    assert pools(roles.client_of_user(bounded, "cognito-idp")) is not None
    with refused("AccessDeniedException", "because no permissions boundary allows the cognito-idp:CreateUserPool"):
        roles.client_of_user(bounded, "cognito-idp").create_user_pool(PoolName="p")
    iam = roles.client_of_user(bounded, "iam")
    with refused("AccessDenied", "with an explicit deny in a permissions boundary", status=403):
        iam.list_users()
    # The boundary alone gives nothing.
    alone = roles.make_user(PermissionsBoundary=edge)
    with refused("AccessDeniedException", "because no identity-based policy allows"):
        pools(roles.client_of_user(alone, "cognito-idp"))
    assert iam.get_user(UserName=bounded)["User"]["PermissionsBoundary"]["PermissionsBoundaryArn"] == edge
    with refused("DeleteConflict", status=409):
        roles.iam.delete_policy(PolicyArn=edge)


def test_an_administrator_of_bounded_users_gains_nothing(roles):
    """The policy of the page on access policies."""
    edge = roles.make_policy(allow([LIST]))
    condition = {"StringEquals": {"iam:PermissionsBoundary": edge}}
    iam = roles.client_of_user(roles.make_user(
        allow(["iam:CreateUser", "iam:PutUserPolicy", "iam:AttachUserPolicy"], Condition=condition),
        allow(["iam:DeleteUser", "iam:DeleteUserPolicy", "iam:CreateAccessKey"])), "iam")
    name, free = unique("bounded"), roles.make_user()
    with refused("AccessDenied", "iam:CreateUser", status=403):
        iam.create_user(UserName=name)
    with refused("AccessDenied", "iam:CreateUser", status=403):
        iam.create_user(UserName=name, PermissionsBoundary=roles.make_policy(allow("*")))
    with refused("AccessDenied", "iam:PutUserPolicy", status=403):
        iam.put_user_policy(UserName=free, PolicyName="p", PolicyDocument=document(allow("*")))
    with refused("AccessDenied", "iam:TagUser", status=403):
        iam.create_user(UserName=name, PermissionsBoundary=edge, Tags=[{"Key": "a", "Value": "b"}])
    iam.create_user(UserName=name, PermissionsBoundary=edge)
    iam.put_user_policy(UserName=name, PolicyName="p", PolicyDocument=document(allow("*")))
    iam.delete_user_policy(UserName=name, PolicyName="p")
    iam.delete_user(UserName=name)


def test_versions_of_a_managed_policy(roles):
    policy = roles.make_policy(allow([LIST]), Description="first", Path="/team/")
    name = roles.make_user()
    users = roles.client_of_user(name, "cognito-idp")
    roles.iam.attach_user_policy(UserName=name, PolicyArn=policy)
    assert pools(users) is not None
    second = roles.iam.create_policy_version(PolicyArn=policy, PolicyDocument=document(deny(LIST)))["PolicyVersion"]
    assert (second["VersionId"], second["IsDefaultVersion"]) == ("v2", False)
    assert pools(users) is not None
    roles.iam.set_default_policy_version(PolicyArn=policy, VersionId="v2")
    with refused("AccessDeniedException", "with an explicit deny in an identity-based policy"):
        pools(users)
    with refused("DeleteConflict", "Cannot delete the default version of a policy.", status=409):
        roles.iam.delete_policy_version(PolicyArn=policy, VersionId="v2")
    third = roles.iam.create_policy_version(
        PolicyArn=policy, PolicyDocument=document(allow([LIST])), SetAsDefault=True)["PolicyVersion"]
    assert third["VersionId"] == "v3"
    assert pools(users) is not None
    # boto3 decodes the document.
    stored = roles.iam.get_policy_version(PolicyArn=policy, VersionId="v2")["PolicyVersion"]
    assert stored["Document"] == json.loads(document(deny(LIST)))
    for _ in range(2):
        roles.iam.create_policy_version(PolicyArn=policy, PolicyDocument=document(allow("*")))
    with refused("LimitExceeded", "up to 5 versions", status=409):
        roles.iam.create_policy_version(PolicyArn=policy, PolicyDocument=document(allow("*")))
    roles.iam.delete_policy_version(PolicyArn=policy, VersionId="v4")
    versions = roles.iam.list_policy_versions(PolicyArn=policy)["Versions"]
    assert [one["VersionId"] for one in versions] == ["v5", "v3", "v2", "v1"]
    found = roles.iam.get_policy(PolicyArn=policy)["Policy"]
    assert (found["DefaultVersionId"], found["AttachmentCount"], found["Description"]) == ("v3", 1, "first")
    entities = roles.iam.list_entities_for_policy(PolicyArn=policy)
    assert [one["UserName"] for one in entities["PolicyUsers"]] == [name]
    assert entities["PolicyRoles"] == []
    with refused("DeleteConflict", status=409):
        roles.iam.delete_policy(PolicyArn=policy)


def test_conditions_on_tags(roles):
    """The tags of a role that is changed, and those of the caller."""
    red = {"StringEquals": {"aws:ResourceTag/team": "${aws:PrincipalTag/team}"}}
    name = roles.make_user(
        allow(["iam:GetRole", "iam:UpdateRole"], Condition=red),
        allow("iam:TagRole", Condition={"ForAllValues:StringEquals": {"aws:TagKeys": ["note"]}, **red}),
        Tags=[{"Key": "team", "Value": "red"}])
    iam = roles.client_of_user(name, "iam")
    mine, other, bare = (
        roles.make(trust_in(ACCOUNT), Tags=tags).split("/")[1]
        for tags in ([{"Key": "Team", "Value": "red"}], [{"Key": "team", "Value": "blue"}], []))
    assert iam.get_role(RoleName=mine)["Role"]["RoleName"] == mine
    iam.update_role(RoleName=mine.upper(), Description="changed")
    for role in (other, bare):
        with refused("AccessDenied", "iam:GetRole on resource: " + OF_IAM + "role/" + role, status=403):
            iam.get_role(RoleName=role)
    iam.tag_role(RoleName=mine, Tags=[{"Key": "note", "Value": "n"}])
    with refused("AccessDenied", "iam:TagRole", status=403):
        iam.tag_role(RoleName=mine, Tags=[{"Key": "note", "Value": "n"}, {"Key": "team", "Value": "blue"}])
    with refused("AccessDenied", status=403):
        iam.tag_role(RoleName=other, Tags=[{"Key": "note", "Value": "n"}])
    tags = roles.iam.list_role_tags(RoleName=mine)["Tags"]
    assert tags == [{"Key": "note", "Value": "n"}, {"Key": "Team", "Value": "red"}]
    roles.iam.untag_role(RoleName=mine, TagKeys=["TEAM"])
    with refused("AccessDenied", status=403):
        iam.get_role(RoleName=mine)


def test_pages(roles):
    """boto3's paginators find every entity once, in order, whatever the size of a page."""
    path = f"/{unique('paged')}/"
    users = sorted(roles.make_user(Path=path) for _ in range(5))
    made = sorted(roles.make(trust_in(ACCOUNT), Path=path).split("/")[-1] for _ in range(5))
    policies = sorted(roles.make_policy(allow("*"), Path=path) for _ in range(5))

    def found(operation, member, size, **values):
        pages = roles.iam.get_paginator(operation).paginate(PaginationConfig={"PageSize": size}, **values)
        counted = [page[member] for page in pages]
        assert all(len(page) <= size for page in counted)
        return [item for page in counted for item in page]

    for policy in policies:
        roles.iam.attach_role_policy(RoleName=made[0], PolicyArn=policy)
        roles.iam.attach_user_policy(UserName=users[0], PolicyArn=policy)
    for name in users[1:4]:
        roles.iam.attach_user_policy(UserName=name, PolicyArn=policies[0])
    for number in range(5):
        roles.iam.put_role_policy(RoleName=made[0], PolicyName=f"p{number}", PolicyDocument=document(allow("*")))
        roles.iam.put_user_policy(UserName=users[0], PolicyName=f"p{number}", PolicyDocument=document(allow(LIST)))
    roles.iam.tag_role(RoleName=made[0], Tags=[{"Key": f"t{number}", "Value": ""} for number in range(5)])
    five = [f"p{number}" for number in range(5)]
    for size in (1, 2, 5, 6):
        assert [one["UserName"] for one in found("list_users", "Users", size, PathPrefix=path)] == users
        assert [one["RoleName"] for one in found("list_roles", "Roles", size, PathPrefix=path)] == made
        assert [one["Arn"] for one in found("list_policies", "Policies", size, PathPrefix=path)] == policies
        assert found("list_role_policies", "PolicyNames", size, RoleName=made[0]) == five
        assert found("list_user_policies", "PolicyNames", size, UserName=users[0]) == five
        for operation, values in (("role", {"RoleName": made[0]}), ("user", {"UserName": users[0]})):
            attached = found(f"list_attached_{operation}_policies", "AttachedPolicies", size, **values)
            assert sorted(one["PolicyArn"] for one in attached) == policies
        entities = found("list_entities_for_policy", "PolicyUsers", size, PolicyArn=policies[0])
        assert sorted(one["UserName"] for one in entities) == users[:4]
        tags = found("list_role_tags", "Tags", size, RoleName=made[0])
        assert [one["Key"] for one in tags] == [f"t{number}" for number in range(5)]
    cut = roles.iam.list_users(PathPrefix=path, MaxItems=2)
    with refused("ValidationError", "pagination token"):
        roles.iam.list_roles(Marker=cut["Marker"])
    with refused("ValidationError", "pagination token"):
        roles.iam.list_users(PathPrefix=path, Marker=forged(cut["Marker"]))


def test_simulations_agree_with_what_happens(server, roles):
    """SimulatePrincipalPolicy and SimulateCustomPolicy against the calls themselves."""
    other = roles.make(trust_in(ACCOUNT)).split("/")[1]
    statements = [
        allow([LIST, "cognito-idp:CreateUserPool"]), allow("iam:Get*", OF_IAM + "user/${aws:username}"),
        allow("iam:GetRole", Condition={"StringEquals": {"aws:username": "another"}}), deny("iam:ListRoles"),
        allow("iam:List*")]
    edge = [allow(["cognito-idp:List*", "iam:*"])]
    name = roles.make_user(*statements, PermissionsBoundary=roles.make_policy(*edge))
    iam, users = roles.client_of_user(name, "iam"), roles.client_of_user(name, "cognito-idp")
    me, stranger = OF_IAM + "user/" + name, roles.make_user()
    calls = [
        ("cognito-idp:ListUserPools", "*", lambda: pools(users)),
        ("cognito-idp:CreateUserPool", "*", lambda: users.create_user_pool(PoolName="p")),
        ("iam:GetUser", me, lambda: iam.get_user()),
        ("iam:GetUser", OF_IAM + "user/" + stranger, lambda: iam.get_user(UserName=stranger)),
        ("iam:GetRole", OF_IAM + "role/" + other, lambda: iam.get_role(RoleName=other)),
        ("iam:ListRoles", "*", lambda: iam.list_roles()),
        ("iam:ListUsers", "*", lambda: iam.list_users()),
    ]
    context = [{"ContextKeyName": "aws:username", "ContextKeyType": "string", "ContextKeyValues": [name]}]
    decisions = set()
    for action, resource, call in calls:
        asked = {"ActionNames": [action], "ResourceArns": [resource], "ContextEntries": context}
        said = [
            roles.iam.simulate_principal_policy(PolicySourceArn=me, **asked),
            roles.iam.simulate_custom_policy(
                PolicyInputList=[document(*statements)], CallerArn=me,
                PermissionsBoundaryPolicyInputList=[document(*edge)], **asked)]
        (decision,) = {one["EvaluationResults"][0]["EvalDecision"] for one in said}
        decisions.add(decision)
        try:
            call()
            happened = "allowed"
        except ClientError as error:
            assert error.response["Error"]["Code"] in ("AccessDenied", "AccessDeniedException"), error
            happened = "explicitDeny" if "explicit deny" in error.response["Error"]["Message"] else "implicitDeny"
        assert decision == happened, (action, resource)
    assert decisions == {"allowed", "implicitDeny", "explicitDeny"}
    pages = roles.iam.get_paginator("simulate_principal_policy").paginate(
        PolicySourceArn=me, ActionNames=[action for action, *_ in calls], PaginationConfig={"PageSize": 2})
    assert [one["EvalActionName"] for page in pages for one in page["EvaluationResults"]] == [
        action for action, *_ in calls]


def test_providers(roles):
    name = unique("idp") + ".example/pool"
    arn = roles.make_oidc_provider(name, "one")
    assert arn == f"{OF_IAM}oidc-provider/{name}"
    with refused("EntityAlreadyExists", status=409):
        roles.iam.create_open_id_connect_provider(Url=f"https://{name}")
    roles.iam.add_client_id_to_open_id_connect_provider(OpenIDConnectProviderArn=arn, ClientID="two")
    roles.iam.remove_client_id_from_open_id_connect_provider(OpenIDConnectProviderArn=arn, ClientID="one")
    roles.iam.update_open_id_connect_provider_thumbprint(OpenIDConnectProviderArn=arn, ThumbprintList=["a" * 40])
    found = roles.iam.get_open_id_connect_provider(OpenIDConnectProviderArn=arn)
    assert (found["Url"], found["ClientIDList"], found["ThumbprintList"]) == (name, ["two"], ["a" * 40])
    assert {"Arn": arn} in roles.iam.list_open_id_connect_providers()["OpenIDConnectProviderList"]
    for url in ("http://idp.example", "https://idp.example?a", "https://idp.example:1", "idp.example", "https://"):
        with refused("InvalidInput"):
            roles.iam.create_open_id_connect_provider(Url=url)
    with refused("NoSuchEntity", status=404):
        roles.iam.get_open_id_connect_provider(OpenIDConnectProviderArn=arn + "x")
    with refused("InvalidInput", "Could not parse metadata"):
        roles.iam.create_saml_provider(Name=unique("corp"), SAMLMetadataDocument="<a/>" + " " * 1000)


@pytest.mark.rows("PERM-MGD-06")
def test_a_policy_restricts_signed_operations_only(server, roles, identities):
    """A caller without a signature is not a principal, so that a policy that denies all denies nothing there."""
    client, user = identities.app()
    pool = identities.make_pool(client)
    denied = roles.make_user(allow("*"), deny("*"))
    users, pools_of = (roles.client_of_user(denied, service) for service in ("cognito-idp", "cognito-identity"))
    with refused("AccessDeniedException"):
        users.list_user_pools(MaxResults=1)
    with refused("AccessDeniedException"):
        pools_of.describe_identity_pool(IdentityPoolId=pool)
    # boto3 signs these for no client.
    signed_in = users.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": user.username, "PASSWORD": user.password})["AuthenticationResult"]
    logins = {identities.provider(client): signed_in["IdToken"]}
    assert pools_of.get_id(IdentityPoolId=pool, Logins=logins)["IdentityId"]
