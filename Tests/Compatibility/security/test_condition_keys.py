"""Which condition keys each operation gives policies. A key that is left out makes a denial fail in silence."""

import json

import pytest
import requests

from testkit import query, shapes
from testkit.aws import JSON, PATIENCE, Wire, error_of, refused
from testkit.cognito import unique
from testkit.identities import IdentityAPI
from testkit.roles import allow, deny, trust_in
from testkit.saml import SAMLProvider
from testkit.server import ACCOUNT, ROOT, not_built

RESOURCE, REQUEST, NAMES = "aws:ResourceTag/env", "aws:RequestTag/env", "aws:TagKeys"
OF_IAM, BOUNDARY, POLICY = "iam:ResourceTag/env", "iam:PermissionsBoundary", "iam:PolicyARN"
KEYS = [RESOURCE, REQUEST, NAMES, OF_IAM, BOUNDARY, POLICY]
PROD = [{"Key": "env", "Value": "prod"}]
FORM_TAGS = {"Tags.member.1.Key": "env", "Tags.member.1.Value": "prod"}

# What operations give that do not name a pool alone.
OF_POOLS = {
    "cognito-idp": {
        "CreateUserPool": {REQUEST, NAMES}, "UpdateUserPool": {RESOURCE, REQUEST, NAMES},
        "TagResource": {RESOURCE, REQUEST, NAMES}, "UntagResource": {RESOURCE, NAMES},
        "ListUserPools": set(), "DescribeUserPoolDomain": set(),
    },
    "cognito-identity": {
        "CreateIdentityPool": {REQUEST, NAMES}, "UpdateIdentityPool": {RESOURCE, REQUEST, NAMES},
        "TagResource": {RESOURCE, REQUEST, NAMES}, "UntagResource": {RESOURCE, NAMES},
        "ListIdentityPools": set(), "DescribeIdentity": set(), "DeleteIdentities": set(),
    },
}


class Askers:
    """Users who are allowed nothing, so that nothing happens. Each is denied what gives one of the keys."""

    def __init__(self, roles):
        self.roles = roles
        self.users = {
            key: roles.make_user(deny("*", Condition={"Null": {key: "false"}})) for key in KEYS}

    def given(self, send):
        """The keys that a call gives. `send` gets an access key and returns the message of the refusal."""
        found = set()
        for key, user in self.users.items():
            said = send(self.roles.key_of(user))
            assert "is not authorized to perform: " in said, said
            if "with an explicit deny in an identity-based policy" in said:
                found.add(key)
        return found


@pytest.fixture
def askers(roles):
    return Askers(roles)


@pytest.fixture
def site(server):
    made = IdentityAPI(server)
    client = made.users.make_client(made.users.make_pool(UserPoolTags={"env": "prod"}))
    made.pool, made.client = client.pool, client
    made.arn = made.users.admin.describe_user_pool(UserPoolId=client.pool)["UserPool"]["Arn"]
    made.identities = made.make_pool(IdentityPoolTags={"env": "prod"})
    made.identities_arn = made.arn.replace("cognito-idp", "cognito-identity").replace(
        f"userpool/{client.pool}", f"identitypool/{made.identities}")
    yield made
    made.tear_down()


def examples(site, service):
    return {
        "UserPoolId": site.pool, "ClientId": site.client.id, "IdentityPoolId": site.identities, "GroupName": "g",
        "ResourceArn": site.arn if service == "cognito-idp" else site.identities_arn, "TagKeys": ["env"],
        "Tags": {"env": "prod"}, "IdentityId": "us-east-1:00000000-0000-4000-8000-000000000000", "MaxResults": 1,
        "IdentityIdsToDelete": ["us-east-1:00000000-0000-4000-8000-000000000000"], "Username": "ann",
        "Logins": {"login.app": "ann"}, "Roles": {}, "Attributes": [],
        "DeviceKey": "us-east-1_00000000-0000-4000-8000-000000000000",
        "SessionId": "tkn" + "0" * 25, "CloudWatchLogsRoleArn": "arn:aws:iam::123456789012:role/logs",
        "JobId": "import-aaaaaaaaaa", "Password": "Some-Password-1", "AuthFlow": "ADMIN_USER_PASSWORD_AUTH",
        "CustomAttributes": [{"Name": "a", "AttributeDataType": "String"}],
    }


@pytest.mark.parametrize("service", ["cognito-idp", "cognito-identity"])
def test_every_operation_that_names_a_pool_gives_its_tags(server, site, askers, service):
    model = json.loads((ROOT / f"Model/{service}.json").read_text())
    wire = Wire(server)

    def send(operation, keys):
        facts = model["operations"][operation]
        document = shapes.example(facts["input"], examples(site, service), None, model["shapes"])
        members = model["shapes"][facts["input"]]["members"]
        for name in {"UserPoolTags", "IdentityPoolTags"} & set(members):
            document[name] = {"env": "prod"}
        data = json.dumps(document).encode()
        headers = {"Content-Type": JSON, "X-Amz-Target": f"{model['targetPrefix']}.{operation}"}
        response = requests.post(
            server.url + "/", data=data, timeout=PATIENCE,
            headers=wire.sign(data, headers, keys=keys, service=service))
        code, message = error_of(response)
        assert code == "AccessDeniedException", (operation, code, message)
        return message

    # A client's secret signs for GetClientToken, and no policy is asked.
    signed = [
        name for name in sorted(set(model["operations"]) - not_built(service) - {"GetClientToken"})
        if model["operations"][name].get("auth") != "none"]
    assert len(signed) > 15
    wrong = {}
    for operation in signed:
        given = askers.given(lambda keys: send(operation, keys))
        if given != OF_POOLS[service].get(operation, {RESOURCE}):
            wrong[operation] = given
    assert not wrong


def iam_cases(roles, folder):
    """The keys that each operation of IAM gives, with the members that the examples do not fill."""
    edge = roles.make_policy(allow("*"), Tags=PROD)
    user = roles.make_user(Tags=PROD, PermissionsBoundary=edge)
    role = roles.make(trust_in(f"arn:aws:iam::{ACCOUNT}:root"), Tags=PROD, PermissionsBoundary=edge).split("/")[-1]
    oidc = roles.make_oidc_provider("login.example.com", Tags=PROD)
    saml = roles.make_saml_provider(SAMLProvider(folder).metadata, Tags=PROD)
    named = {
        "UserName": user, "RoleName": role, "PolicyArn": edge, "OpenIDConnectProviderArn": oidc,
        "SAMLProviderArn": saml, "AccessKeyId": roles.key_of(user)[0],
        "PolicySourceArn": f"arn:aws:iam::{ACCOUNT}:user/{user}",
    }
    shape = query.MODELS["iam"]["shapes"]
    for operation in query.operations("iam"):
        members = shape[query.MODELS["iam"]["operations"][operation].get("input", "none")]["members"]
        values = {name: value for name, value in named.items() if name in members}
        keys = {RESOURCE, OF_IAM} if values else set()
        if operation.startswith("Create") and "Tags" in members:
            values = {**FORM_TAGS, **{name: unique("new") for name in ("UserName", "RoleName") if name in members}}
            keys = {REQUEST, NAMES}
            if "PermissionsBoundary" in members:
                values["PermissionsBoundary"], keys = edge, keys | {BOUNDARY}
        if operation in ("TagRole", "UntagRole"):
            values.update(FORM_TAGS if operation == "TagRole" else {"TagKeys.member.1": "env"})
            keys |= {REQUEST, NAMES} if operation == "TagRole" else {NAMES}
        if operation.startswith(("Attach", "Detach")):
            keys |= {BOUNDARY, POLICY}
        if operation in ("PutUserPolicy", "PutRolePolicy", "DeleteUserPolicy", "DeleteRolePolicy"):
            keys |= {BOUNDARY}
        yield operation, values, keys


def test_every_operation_of_iam_and_sts_gives_its_keys(server, roles, askers, tmp_path):
    cases = [("iam", *case) for case in iam_cases(roles, tmp_path)]
    # Trust policies decide about AssumeRole, and no policy about the two that tell callers of themselves.
    cases += [
        ("sts", "GetFederationToken", {"Name": "ann", **FORM_TAGS}, {REQUEST, NAMES}),
        ("sts", "DecodeAuthorizationMessage", {}, set()), ("sts", "GetAccessKeyInfo", {}, set()),
    ]
    asked = {name for service, name, _, _ in cases if service == "sts"}
    assert set(query.operations("sts")) - asked == {"AssumeRole", "GetCallerIdentity", "GetSessionToken"}
    wrong = {}
    for service, operation, values, expected in cases:
        parameters = query.form(service, operation, **values)
        given = askers.given(
            lambda keys: query.error_of(query.post(server, service, parameters, keys=keys))[2])
        if given != expected:
            wrong[operation] = given
    assert not wrong


def test_production_is_kept_apart_by_a_tag(server, site, roles):
    """A denial, and an allowance of everything else, hold by the tags that are stored and those of the request."""
    denied = roles.make_user(
        allow("*"), deny("*", Condition={"StringEquals": {RESOURCE: "prod"}}),
        deny("*", Condition={"StringEquals": {REQUEST: "prod"}}),
        deny("*:UntagResource", Condition={"ForAnyValue:StringEquals": {NAMES: ["env"]}}))
    others = roles.make_user(allow("*", Condition={"StringNotEquals": {RESOURCE: "prod"}}))
    test = site.users.make_pool(UserPoolTags={"env": "test"})
    test_identities = site.make_pool(IdentityPoolTags={"env": "test"})
    test_arn = site.arn.replace(site.pool, test)
    for user in (denied, others):
        users, identities = (roles.client_of_user(user, name) for name in ("cognito-idp", "cognito-identity"))
        for call in (
            lambda: users.describe_user_pool(UserPoolId=site.pool),
            lambda: users.admin_create_user(UserPoolId=site.pool, Username="ann"),
            lambda: users.delete_user_pool(UserPoolId=site.pool),
            lambda: users.tag_resource(ResourceArn=site.arn, Tags={"env": "test"}),
            lambda: identities.describe_identity_pool(IdentityPoolId=site.identities),
            lambda: identities.delete_identity_pool(IdentityPoolId=site.identities),
            lambda: identities.untag_resource(ResourceArn=site.identities_arn, TagKeys=["env"]),
        ):
            with refused("AccessDeniedException"):
                call()
        assert users.describe_user_pool(UserPoolId=test)["UserPool"]["UserPoolTags"] == {"env": "test"}
        assert identities.describe_identity_pool(IdentityPoolId=test_identities)["IdentityPoolId"]
    users, identities = (roles.client_of_user(denied, name) for name in ("cognito-idp", "cognito-identity"))
    for call in (
        lambda: users.create_user_pool(PoolName="p", UserPoolTags={"env": "prod"}),
        lambda: users.tag_resource(ResourceArn=test_arn, Tags={"env": "prod"}),
        lambda: users.update_user_pool(UserPoolId=test, UserPoolTags={"env": "prod"}),
        lambda: users.untag_resource(ResourceArn=test_arn, TagKeys=["env"]),
        lambda: identities.create_identity_pool(
            IdentityPoolName="p", AllowUnauthenticatedIdentities=True, IdentityPoolTags={"env": "prod"}),
    ):
        with refused("AccessDeniedException", "with an explicit deny in an identity-based policy"):
            call()
    # A second tag, whose key differs in case, hides the first from no denial.
    site.users.admin.tag_resource(ResourceArn=site.arn, Tags={"ENV": "test"})
    for name in (denied, others):
        with refused("AccessDeniedException"):
            roles.client_of_user(name, "cognito-idp").describe_user_pool(UserPoolId=site.pool)
