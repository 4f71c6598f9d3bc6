"""Every operation of IAM, by the parser of the SDK for Python: its response, and its refusal without permission."""

import json
import os
import subprocess

import pytest

from testkit.aws import boto_client, refused
from testkit.cognito import unique
from testkit.roles import allow, document, trust_in
from testkit.saml import SAMLProvider
from testkit.server import ACCOUNT, REGION, ROOT, not_built

OPERATIONS = json.loads((ROOT / "Model/iam.json").read_text())["operations"]
OPEN = document(allow("*"))


def lacks(shape, value, path):
    """The members that AWS's model requires of a response and that are not in it."""
    if shape.type_name == "structure":
        for name in shape.required_members:
            if name not in value:
                yield f"{path}.{name}"
        for name in set(shape.members) & set(value):
            yield from lacks(shape.members[name], value[name], f"{path}.{name}")
    elif shape.type_name == "list":
        for item in value:
            yield from lacks(shape.member, item, f"{path}[]")


class Walk:
    """Calls operations by their names, first as a user who may do nothing."""

    def __init__(self, iam, powerless):
        self.iam, self.powerless, self.called = iam, powerless, []
        self._model = iam.meta.service_model
        self._methods = {name: method for method, name in iam.meta.method_to_api_mapping.items()}

    def __call__(self, operation, **values):
        method = self._methods[operation]
        with refused("AccessDenied", f"is not authorized to perform: iam:{operation} on resource: ",
                     f"because no identity-based policy allows the iam:{operation} action", status=403):
            getattr(self.powerless, method)(**values)
        response = getattr(self.iam, method)(**values)
        self.called.append(operation)
        shape = self._model.operation_model(operation).output_shape
        assert not shape or not list(lacks(shape, response, operation))
        return response


@pytest.fixture
def walk(roles):
    return Walk(roles.iam, roles.client_of_user(roles.make_user(), "iam"))


def users(walk, policy):
    name, renamed, path = unique("user"), unique("renamed"), "/walk/"
    walk("CreateUser", UserName=name, Path=path, PermissionsBoundary=policy, Tags=[{"Key": "a", "Value": "b"}])
    user = walk("GetUser", UserName=name)["User"]
    assert user["PermissionsBoundary"]["PermissionsBoundaryArn"] == policy
    assert user["Tags"]
    key = walk("CreateAccessKey", UserName=name)["AccessKey"]["AccessKeyId"]
    walk("UpdateAccessKey", UserName=name, AccessKeyId=key, Status="Inactive")
    assert walk("ListAccessKeys", UserName=name)["AccessKeyMetadata"][0]["Status"] == "Inactive"
    assert walk("GetAccessKeyLastUsed", AccessKeyId=key)["AccessKeyLastUsed"]["ServiceName"] == "N/A"
    walk("DeleteAccessKey", UserName=name, AccessKeyId=key)
    walk("PutUserPolicy", UserName=name, PolicyName="p", PolicyDocument=OPEN)
    assert walk("ListUserPolicies", UserName=name)["PolicyNames"] == ["p"]
    assert walk("GetUserPolicy", UserName=name, PolicyName="p")["PolicyDocument"] == json.loads(OPEN)
    walk("DeleteUserPolicy", UserName=name, PolicyName="p")
    walk("AttachUserPolicy", UserName=name, PolicyArn=policy)
    assert walk("ListAttachedUserPolicies", UserName=name)["AttachedPolicies"][0]["PolicyArn"] == policy
    assert walk("ListEntitiesForPolicy", PolicyArn=policy)["PolicyUsers"][0]["UserName"] == name
    simulated = walk(
        "SimulatePrincipalPolicy", PolicySourceArn=user["Arn"], ActionNames=["iam:GetUser"])["EvaluationResults"]
    assert simulated[0]["EvalDecision"] == "allowed"
    walk("DetachUserPolicy", UserName=name, PolicyArn=policy)
    walk("UpdateUser", UserName=name, NewUserName=renamed)
    assert [one["UserName"] for one in walk("ListUsers", PathPrefix=path)["Users"]] == [renamed]
    walk("DeleteUser", UserName=renamed)


def roles_of(walk, policy):
    name, path = unique("role"), f"/{unique('walk')}/"
    walk("CreateRole", RoleName=name, Path=path, AssumeRolePolicyDocument=trust_in(ACCOUNT), Description="d",
         MaxSessionDuration=3600, PermissionsBoundary=policy, Tags=[{"Key": "a", "Value": "b"}])
    walk("UpdateRole", RoleName=name, Description="other", MaxSessionDuration=7200)
    walk("UpdateAssumeRolePolicy", RoleName=name, PolicyDocument=trust_in("*"))
    role = walk("GetRole", RoleName=name)["Role"]
    assert (role["Description"], role["MaxSessionDuration"]) == ("other", 7200)
    assert role["AssumeRolePolicyDocument"] == json.loads(trust_in("*"))
    walk("TagRole", RoleName=name, Tags=[{"Key": "c", "Value": "d"}])
    walk("UntagRole", RoleName=name, TagKeys=["a"])
    assert walk("ListRoleTags", RoleName=name)["Tags"] == [{"Key": "c", "Value": "d"}]
    walk("PutRolePolicy", RoleName=name, PolicyName="p", PolicyDocument=OPEN)
    assert walk("ListRolePolicies", RoleName=name)["PolicyNames"] == ["p"]
    assert walk("GetRolePolicy", RoleName=name, PolicyName="p")["PolicyDocument"] == json.loads(OPEN)
    walk("DeleteRolePolicy", RoleName=name, PolicyName="p")
    walk("AttachRolePolicy", RoleName=name, PolicyArn=policy)
    assert walk("ListAttachedRolePolicies", RoleName=name)["AttachedPolicies"][0]["PolicyArn"] == policy
    walk("DetachRolePolicy", RoleName=name, PolicyArn=policy)
    assert walk("ListInstanceProfilesForRole", RoleName=name)["InstanceProfiles"] == []
    assert [one["RoleName"] for one in walk("ListRoles", PathPrefix=path)["Roles"]] == [name]
    walk("DeleteRole", RoleName=name)


def policies(walk):
    name, path = unique("policy"), f"/{unique('walk')}/"
    made = walk("CreatePolicy", PolicyName=name, Path=path, PolicyDocument=OPEN, Description="d",
                Tags=[{"Key": "a", "Value": "b"}])["Policy"]
    arn = made["Arn"]
    assert walk("GetPolicy", PolicyArn=arn)["Policy"]["Tags"] == [{"Key": "a", "Value": "b"}]
    walk("CreatePolicyVersion", PolicyArn=arn, PolicyDocument=document(allow("iam:*")))
    walk("SetDefaultPolicyVersion", PolicyArn=arn, VersionId="v2")
    assert walk("GetPolicyVersion", PolicyArn=arn, VersionId="v2")["PolicyVersion"]["IsDefaultVersion"] is True
    walk("DeletePolicyVersion", PolicyArn=arn, VersionId="v1")
    assert [one["VersionId"] for one in walk("ListPolicyVersions", PolicyArn=arn)["Versions"]] == ["v2"]
    assert [one["Arn"] for one in walk("ListPolicies", PathPrefix=path, Scope="Local")["Policies"]] == [arn]
    found = walk("SimulateCustomPolicy", PolicyInputList=[OPEN], ActionNames=["s3:GetObject"])["EvaluationResults"]
    assert found[0]["EvalDecision"] == "allowed"
    walk("DeletePolicy", PolicyArn=arn)


def providers(walk, metadata):
    oidc = walk("CreateOpenIDConnectProvider", Url=f"https://{unique('idp')}.example", ClientIDList=["one"])[
        "OpenIDConnectProviderArn"]
    walk("AddClientIDToOpenIDConnectProvider", OpenIDConnectProviderArn=oidc, ClientID="two")
    walk("RemoveClientIDFromOpenIDConnectProvider", OpenIDConnectProviderArn=oidc, ClientID="one")
    walk("UpdateOpenIDConnectProviderThumbprint", OpenIDConnectProviderArn=oidc, ThumbprintList=["a" * 40])
    assert walk("GetOpenIDConnectProvider", OpenIDConnectProviderArn=oidc)["ClientIDList"] == ["two"]
    assert {"Arn": oidc} in walk("ListOpenIDConnectProviders")["OpenIDConnectProviderList"]
    walk("DeleteOpenIDConnectProvider", OpenIDConnectProviderArn=oidc)
    saml = walk("CreateSAMLProvider", Name=unique("corp"), SAMLMetadataDocument=metadata)["SAMLProviderArn"]
    walk("UpdateSAMLProvider", SAMLProviderArn=saml, SAMLMetadataDocument=metadata)
    assert walk("GetSAMLProvider", SAMLProviderArn=saml)["SAMLMetadataDocument"] == metadata
    assert saml in [one["Arn"] for one in walk("ListSAMLProviders")["SAMLProviderList"]]
    walk("DeleteSAMLProvider", SAMLProviderArn=saml)


@pytest.mark.rows("SIG-12")
def test_every_operation_responds_and_refuses(roles, walk, tmp_path):
    """A signer without permission is refused each of them."""
    policy = roles.make_policy(allow("*"))
    users(walk, policy)
    roles_of(walk, policy)
    policies(walk)
    providers(walk, SAMLProvider(tmp_path).metadata)
    assert set(walk.called) == set(OPERATIONS) - not_built("iam")


def test_the_operations_that_martlet_does_not_have(roles):
    """Groups, instance profiles and the like are named as unknown, not shown as empty."""
    for call in (roles.iam.list_groups, roles.iam.get_account_summary, roles.iam.list_instance_profiles):
        with refused("InvalidAction", "Could not find operation"):
            call()


def test_the_cli_makes_a_role_and_assumes_it(server, roles, tmp_path):
    """Documents from files, tags in shorthand, waiters, queries and pages of the AWS CLI."""
    name = roles.make_user(allow("sts:AssumeRole"))
    role = unique("role")
    (tmp_path / "trust.json").write_text(trust_in(ACCOUNT))
    (tmp_path / "open.json").write_text(OPEN)

    def aws(*words, keys=(server.access_key_id, server.secret_access_key), token=None):
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(server.folder), "AWS_EC2_METADATA_DISABLED": "true",
            "AWS_PAGER": "", "AWS_ACCESS_KEY_ID": keys[0], "AWS_SECRET_ACCESS_KEY": keys[1],
            "AWS_ENDPOINT_URL": server.url, "AWS_DEFAULT_REGION": REGION,
            **({"AWS_SESSION_TOKEN": token} if token else {}),
        }
        done = subprocess.run(
            [str(ROOT / ".venv/bin/aws"), *words], env=environment, capture_output=True, text=True, timeout=240)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    arn = aws("iam", "create-role", "--role-name", role, "--tags", "Key=team,Value=red", "Key=x,Value=",
              "--assume-role-policy-document", f"file://{tmp_path}/trust.json", "--query", "Role.Arn", "--output",
              "text")
    roles._roles.append(role)
    aws("iam", "wait", "role-exists", "--role-name", role)
    aws("iam", "put-role-policy", "--role-name", role, "--policy-name", "own", "--policy-document",
        f"file://{tmp_path}/open.json")
    given = json.loads(aws("sts", "assume-role", "--role-arn", arn, "--role-session-name", "cli",
                           keys=roles.key_of(name)))["Credentials"]
    keys = given["AccessKeyId"], given["SecretAccessKey"]
    seen = aws("iam", "list-roles", "--page-size", "1", "--query", f"Roles[?RoleName=='{role}'].Arn", "--output",
               "text", keys=keys, token=given["SessionToken"])
    assert seen == arn
    assert boto_client(server, signed=True, service="iam").list_role_tags(RoleName=role)["Tags"]
