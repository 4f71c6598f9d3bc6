"""Credentials of identities, from a token to what their roles allow: identity pools, STS and IAM through boto3."""

import datetime

import pytest

from testkit.aws import boto_client, refused
from testkit.identities import SERVICE
from testkit.roles import allow, client_of, document, trust, trust_of_pool
from testkit.saml import AWS_METADATA, SIGN_IN, SAMLProvider
from testkit.server import ACCOUNT, REGION

SAML = "https://aws.amazon.com/SAML/Attributes"


@pytest.fixture
def api(identities):
    return identities


def caller(server, credentials):
    return client_of(server, credentials, "sts").get_caller_identity()["Arn"]


@pytest.mark.rows(
    "POOL-GCI-01", "POOL-GCI-02", "POOL-GCI-03", "POOL-FLW-01", "POOL-FLW-05", "POOL-FLW-09", "POOL-ROL-01",
    "POOL-SCP-01", "CRED-COM-01", "CRED-COM-02", "CRED-COM-06", "PERM-UFI-03")
def test_a_guest_may_do_what_the_role_allows_within_twenty_services(api, roles):
    pool = api.make_pool()
    identity = api.public.get_id(IdentityPoolId=pool)["IdentityId"]
    with refused("InvalidIdentityPoolConfigurationException", "Check assigned IAM roles"):
        api.public.get_credentials_for_identity(IdentityId=identity)
    arn = f"arn:aws:cognito-identity:{REGION}:{ACCOUNT}:identitypool/{pool}"
    role = roles.make(
        trust_of_pool(pool, "unauthenticated"), allow("cognito-identity:DescribeIdentityPool", arn),
        allow(["cognito-idp:*", "iam:*"]))
    api.admin.set_identity_pool_roles(IdentityPoolId=pool, Roles={"unauthenticated": role})
    response = api.public.get_credentials_for_identity(IdentityId=identity)
    given = response["Credentials"]
    assert response["IdentityId"] == identity
    left = given["Expiration"] - datetime.datetime.now(datetime.timezone.utc)
    assert datetime.timedelta(minutes=58) < left <= datetime.timedelta(hours=1)
    name = role.split("/")[1]
    assert caller(api.server, given) == f"arn:aws:sts::{ACCOUNT}:assumed-role/{name}/CognitoIdentityCredentials"
    pools = client_of(api.server, given, "cognito-identity")
    assert pools.describe_identity_pool(IdentityPoolId=pool)["IdentityPoolId"] == pool
    with refused("AccessDeniedException", f"{name}/CognitoIdentityCredentials is not authorized to perform: "
                 "cognito-identity:DeleteIdentityPool on resource: " + arn):
        pools.delete_identity_pool(IdentityPoolId=pool)
    # The role allows these; a guest's session does not.
    with refused("AccessDeniedException", "cognito-idp:ListUserPools"):
        client_of(api.server, given, "cognito-idp").list_user_pools(MaxResults=1)
    with refused("AccessDenied", "iam:ListRoles", status=403):
        client_of(api.server, given, "iam").list_roles()


@pytest.mark.rows("RBAC-RUL-08", "RBAC-TRU-02", "CRED-COM-01", "CRED-COM-02", "PERM-ARN-01", "POOL-OVR-01", "UP-GEN-09")
def test_a_user_gets_the_role_of_a_rule_and_what_its_tags_allow(api, roles):
    client, user = api.app()
    other = api.users.make_pool()
    pool = api.make_pool(client)
    provider = api.provider(client)
    mine = f"arn:aws:cognito-idp:{REGION}:{ACCOUNT}:userpool/{client.pool}"
    role = roles.make(
        trust_of_pool(pool), allow("cognito-idp:AdminGetUser"),
        allow("cognito-idp:ListUsers", mine, Condition={"StringEquals": {"aws:PrincipalTag/client": client.id}}),
        allow("cognito-idp:ListGroups", mine, Condition={"StringEquals": {"aws:PrincipalTag/client": "another"}}))
    api.admin.set_identity_pool_roles(IdentityPoolId=pool, Roles={}, RoleMappings={
        f"{provider}:{client.id}": {"Type": "Rules", "AmbiguousRoleResolution": "Deny", "RulesConfiguration": {
            "Rules": [{"Claim": "aud", "MatchType": "Equals", "Value": client.id, "RoleARN": role}]}}})
    api.admin.set_principal_tag_attribute_map(
        IdentityPoolId=pool, IdentityProviderName=provider, UseDefaults=False, PrincipalTags={"client": "aud"})
    logins = api.logins(client, user)
    identity = api.public.get_id(IdentityPoolId=pool, Logins=logins)["IdentityId"]
    given = api.public.get_credentials_for_identity(IdentityId=identity, Logins=logins)["Credentials"]
    users = client_of(api.server, given, "cognito-idp")
    assert users.admin_get_user(UserPoolId=client.pool, Username=user.username)["Username"] == user.username
    assert users.list_users(UserPoolId=client.pool)["Users"]
    with refused("AccessDeniedException", "because no identity-based policy allows the cognito-idp:ListUsers action"):
        users.list_users(UserPoolId=other)
    with refused("AccessDeniedException"):
        users.list_groups(UserPoolId=client.pool)
    with refused("NotAuthorizedException"):
        api.public.get_credentials_for_identity(IdentityId=identity, Logins=logins, CustomRoleArn=role + "x")
    roles.iam.put_role_policy(RoleName=role.split("/")[1], PolicyName="own", PolicyDocument=document(
        allow("*"), {"Effect": "Deny", "Action": "cognito-idp:*", "Resource": "*"}))
    with refused("AccessDeniedException", "with an explicit deny in an identity-based policy"):
        users.list_users(UserPoolId=client.pool)


@pytest.mark.rows("POOL-FLW-02", "POOL-FLW-08", "POOL-SCP-02", "POOL-STS-01", "POOL-TRU-03", "STS-01")
def test_the_basic_flow_asks_the_role_alone(api, roles):
    pool, strange = api.make_pool(AllowClassicFlow=True), api.make_pool(AllowClassicFlow=True)
    guests = roles.make(trust_of_pool(pool, "unauthenticated"), allow("cognito-idp:ListUserPools"))
    users = roles.make(trust_of_pool(pool, "authenticated"), allow("*"))
    sts = boto_client(api.server, signed=False, service="sts")

    def token(pool):
        identity = api.public.get_id(IdentityPoolId=pool)["IdentityId"]
        return identity, api.public.get_open_id_token(IdentityId=identity)["Token"]

    identity, mine = token(pool)
    response = sts.assume_role_with_web_identity(
        RoleArn=guests, RoleSessionName="app", WebIdentityToken=mine, DurationSeconds=900)
    assert response["SubjectFromWebIdentityToken"] == identity
    assert response["Audience"] == pool
    assert response["Provider"] == f"https://{SERVICE}"
    assert response["AssumedRoleUser"]["Arn"].endswith("/app")
    users_of_pool = client_of(api.server, response["Credentials"], "cognito-idp")
    assert "UserPools" in users_of_pool.list_user_pools(MaxResults=1)
    for role, given in [(users, mine), (guests, token(strange)[1]), (guests + "x", mine)]:
        with refused("AccessDenied", "Not authorized to perform sts:AssumeRoleWithWebIdentity", status=403):
            sts.assume_role_with_web_identity(RoleArn=role, RoleSessionName="app", WebIdentityToken=given)
    for forged in (mine[:-4] + "AAAA", "x.y.z"):
        with refused("InvalidIdentityToken"):
            sts.assume_role_with_web_identity(RoleArn=guests, RoleSessionName="app", WebIdentityToken=forged)


@pytest.mark.rows("DEV-TKN-07", "POOL-FLW-04")
def test_the_token_of_a_developers_user_gives_credentials_to_its_holder(api, roles):
    pool = api.make_pool(AllowClassicFlow=True, DeveloperProviderName="login.example.com")
    role = roles.make(trust_of_pool(pool), allow("cognito-idp:ListUserPools"))
    given = api.admin.get_open_id_token_for_developer_identity(
        IdentityPoolId=pool, Logins={"login.example.com": "ann"})
    # Neither caller has a signature, or shows anything but the token.
    for session in ("app", "stolen"):
        response = boto_client(api.server, signed=False, service="sts").assume_role_with_web_identity(
            RoleArn=role, RoleSessionName=session, WebIdentityToken=given["Token"])
        assert response["SubjectFromWebIdentityToken"] == given["IdentityId"]
        assert caller(api.server, response["Credentials"]).endswith("/" + session)


@pytest.mark.rows("STS-01", "POOL-TRU-03")
def test_users_of_a_user_pool_assume_roles_without_an_identity_pool(api, roles):
    client, user = api.app()
    other = api.users.make_client(client.pool)
    name = api.provider(client)
    provider = roles.make_oidc_provider(name, client.id)
    role = roles.make(
        trust(provider, StringEquals={f"{name}:aud": client.id}), allow("cognito-idp:ListUserPools"))
    sts = boto_client(api.server, signed=False, service="sts")
    token = api.users.sign_in(client, user.username)["IdToken"]
    response = sts.assume_role_with_web_identity(RoleArn=role, RoleSessionName="app", WebIdentityToken=token)
    assert response["Audience"] == client.id
    assert response["Provider"].endswith(client.pool)
    assert "UserPools" in client_of(api.server, response["Credentials"], "cognito-idp").list_user_pools(MaxResults=1)
    foreign = api.users.sign_in(other, user.username)["IdToken"]
    with refused("InvalidIdentityToken", "Incorrect token audience"):
        sts.assume_role_with_web_identity(RoleArn=role, RoleSessionName="app", WebIdentityToken=foreign)
    access = api.users.sign_in(client, user.username)["AccessToken"]
    with refused("InvalidIdentityToken"):
        sts.assume_role_with_web_identity(RoleArn=role, RoleSessionName="app", WebIdentityToken=access)


@pytest.mark.rows(
    "EXT-SAM-01", "EXT-SAM-04", "EXT-SAM-05", "EXT-SAM-06", "EXT-SAM-07", "EXT-SAM-08", "EXT-SAM-10", "EXT-SAM-11")
def test_users_of_a_saml_provider(api, roles, tmp_path):
    idp = SAMLProvider(tmp_path)
    idp.known += [AWS_METADATA, AWS_METADATA.replace("urn:amazon:webservices", "urn:x")]
    provider = roles.make_saml_provider(idp.metadata)
    pool = api.make_pool(SamlProviderARNs=[provider], AllowClassicFlow=True)
    by_sts = roles.make(
        trust(provider, "sts:AssumeRoleWithSAML", StringEquals={"SAML:aud": SIGN_IN}), allow("cognito-idp:*"))
    by_pool = [roles.make(trust_of_pool(pool), allow("cognito-idp:ListUserPools")) for _ in range(2)]

    def saml_response(name, *allowed, audience="urn:amazon:webservices", recipient=SIGN_IN):
        return idp.unsolicited(recipient, audience, "", name_id=name, identity={
            f"{SAML}/Role": [f"{role},{provider}" for role in allowed], f"{SAML}/RoleSessionName": [name]})[
                "SAMLResponse"]

    sts = boto_client(api.server, signed=False, service="sts")
    response = sts.assume_role_with_saml(
        RoleArn=by_sts, PrincipalArn=provider, SAMLAssertion=saml_response("eve", by_sts))
    assert response["AssumedRoleUser"]["Arn"].endswith("/eve")
    assert response["Subject"] == "eve"
    assert response["Issuer"] == f"{idp.url}/metadata"
    assert response["SubjectType"] == "persistent"
    assert "UserPools" in client_of(api.server, response["Credentials"], "cognito-idp").list_user_pools(MaxResults=1)
    for given, code in [
        (saml_response("eve", by_pool[0]), "AccessDenied"),
        (saml_response("eve", by_sts, audience="urn:x"), "InvalidIdentityToken"),
        (saml_response("eve", by_sts, recipient="https://evil.example/saml"), "InvalidIdentityToken"),
    ]:
        with refused(code, status=403 if code == "AccessDenied" else 400):
            sts.assume_role_with_saml(RoleArn=by_sts, PrincipalArn=provider, SAMLAssertion=given)
    logins = {provider: saml_response("ann", *by_pool)}
    identity = api.public.get_id(IdentityPoolId=pool, Logins=logins)["IdentityId"]
    for name, is_same in [("ann", True), ("bob", False)]:
        found = api.public.get_id(IdentityPoolId=pool, Logins={provider: saml_response(name, *by_pool)})["IdentityId"]
        assert (found == identity) == is_same
    with refused("InvalidParameterException"):
        api.public.get_open_id_token(IdentityId=identity, Logins=logins)
    with refused("NotAuthorizedException"):
        api.public.get_credentials_for_identity(IdentityId=identity, Logins=logins)
    given = api.public.get_credentials_for_identity(
        IdentityId=identity, Logins=logins, CustomRoleArn=by_pool[1])["Credentials"]
    assert by_pool[1].split("/")[1] in caller(api.server, given)
    assert "UserPools" in client_of(api.server, given, "cognito-idp").list_user_pools(MaxResults=1)


@pytest.mark.rows("IDP-08")
def test_what_was_taken_from_an_identity_ends_its_credentials(api, roles):
    client, user = api.app()
    pool = api.make_pool(client)
    role = roles.make(trust_of_pool(pool), allow("cognito-idp:ListUserPools"))
    api.admin.set_identity_pool_roles(IdentityPoolId=pool, Roles={"authenticated": role})
    logins = api.logins(client, user)
    identity = api.public.get_id(IdentityPoolId=pool, Logins=logins)["IdentityId"]
    given = api.public.get_credentials_for_identity(IdentityId=identity, Logins=logins)["Credentials"]
    users = client_of(api.server, given, "cognito-idp")
    assert "UserPools" in users.list_user_pools(MaxResults=1)
    name = role.split("/")[1]
    roles.iam.delete_role_policy(RoleName=name, PolicyName="own")
    with refused("AccessDeniedException"):
        users.list_user_pools(MaxResults=1)
    roles.iam.delete_role(RoleName=name)
    with refused("UnrecognizedClientException"):
        users.list_user_pools(MaxResults=1)
    roles._roles.remove(name)


@pytest.mark.rows("RBAC-TRU-03")
def test_roles_are_passed_on_only_with_permission(api, roles):
    pool = api.make_pool()
    guests = roles.make(trust_of_pool(pool, "unauthenticated"), allow("cognito-identity:*"))
    arn = f"arn:aws:cognito-identity:{REGION}:{ACCOUNT}:identitypool/{pool}"
    client = api.users.make_client(api.users.make_pool())
    name = roles.make_user(allow(["cognito-identity:SetIdentityPoolRoles", "cognito-idp:CreateGroup"]))
    mine = roles.client_of_user(name, "cognito-identity")
    users = roles.client_of_user(name, "cognito-idp")
    with refused("AccessDeniedException", "iam:PassRole on resource: " + guests):
        mine.set_identity_pool_roles(IdentityPoolId=pool, Roles={"unauthenticated": guests})
    with refused("AccessDeniedException", "iam:PassRole"):
        users.create_group(UserPoolId=client.pool, GroupName="g", RoleArn=guests)
    roles.iam.put_user_policy(UserName=name, PolicyName="pass", PolicyDocument=document(allow(
        "iam:PassRole", guests, Condition={"StringEquals": {"iam:PassedToService": SERVICE}})))
    mine.set_identity_pool_roles(IdentityPoolId=pool, Roles={"unauthenticated": guests})
    assert api.admin.get_identity_pool_roles(IdentityPoolId=pool)["Roles"] == {"unauthenticated": guests}
    with refused("AccessDeniedException", "iam:PassRole"):
        users.create_group(UserPoolId=client.pool, GroupName="g", RoleArn=guests)
    assert users.create_group(UserPoolId=client.pool, GroupName="g")["Group"]["GroupName"] == "g"
    with refused("AccessDeniedException", "cognito-identity:DescribeIdentityPool on resource: " + arn):
        mine.describe_identity_pool(IdentityPoolId=pool)
