"""Quotas and other rules of pools that the operator sets."""

import pytest

from testkit.aws import boto_client, refused
from testkit.cognito import CognitoAPI, unique
from testkit.roles import allow, document
from testkit.server import run_martlet
from testkit.sync import Device

SETTINGS = ("quota-pools", "quota-clients-per-pool", "quota-groups-per-pool", "quota-groups-per-user")


def started(new_server, *arguments, environment=None):
    # Without the demo pool, so that a test counts its own.
    server = new_server(arguments=arguments, environment=environment, dev=False)
    server.start()
    return CognitoAPI(server)


def custom(names):
    return [{"Name": name, "AttributeDataType": "String"} for name in names]


@pytest.mark.rows("GUIDE-31")
def test_quotas_from_flags_and_the_environment(new_server):
    api = started(
        new_server, "--quota-pools", "2", "--quota-groups-per-pool", "3", "--quota-groups-per-user", "2",
        "--quota-custom-attributes-per-pool", "4", environment={"MARTLET_QUOTA_CLIENTS_PER_POOL": "3"})
    pool = api.make_pool(Schema=custom("abcd"))
    other = api.make_pool()
    with refused("LimitExceededException"):
        api.make_pool()
    for _ in range(3):
        api.make_client(pool)
    with refused("LimitExceededException"):
        api.make_client(pool)
    for name in ("a", "b", "c"):
        api.admin.create_group(UserPoolId=pool, GroupName=name)
    with refused("LimitExceededException"):
        api.admin.create_group(UserPoolId=pool, GroupName="d")
    assert len(api.admin.list_groups(UserPoolId=pool)["Groups"]) == 3
    user = api.make_user(pool).username
    for name in ("a", "b"):
        api.admin.admin_add_user_to_group(UserPoolId=pool, Username=user, GroupName=name)
    # The operation's model has no LimitExceededException.
    with refused("TooManyRequestsException"):
        api.admin.admin_add_user_to_group(UserPoolId=pool, Username=user, GroupName="c")
    with refused("InvalidParameterException"):
        api.admin.add_custom_attributes(UserPoolId=pool, CustomAttributes=custom("e"))
    with refused("InvalidParameterException"):
        api.admin.create_user_pool(PoolName=unique("pool"), Schema=custom("abcde"))
    # What is deleted makes room.
    api.admin.delete_group(UserPoolId=pool, GroupName="a")
    api.admin.create_group(UserPoolId=pool, GroupName="d")
    api.admin.delete_user_pool(UserPoolId=other)
    api.make_pool()


@pytest.mark.rows("SYN-DAT-02", "SYN-DAT-03")
def test_quotas_of_sync(new_server):
    api = started(
        new_server, "--quota-sync-datasets", "1", "--quota-sync-bytes", "10",
        environment={"MARTLET_QUOTA_SYNC_RECORDS": "2"})
    identities = boto_client(api.server, signed=True, service="cognito-identity")
    pool = identities.create_identity_pool(
        IdentityPoolName="p", AllowUnauthenticatedIdentities=False, DeveloperProviderName="login.example.app")
    identity = identities.get_open_id_token_for_developer_identity(
        IdentityPoolId=pool["IdentityPoolId"], Logins={"login.example.app": "ann"})["IdentityId"]
    user = Device(
        boto_client(api.server, signed=True, service="cognito-sync"), pool["IdentityPoolId"], identity)
    user.write("prefs", {"a": "1", "b": "2"})
    for dataset, values in [("prefs", {"c": "3"}), ("more", {"a": "1"})]:
        with refused("LimitExceededException"):
            user.write(dataset, values)
    with refused("LimitExceededException"):
        user.write("prefs", {"a": "1234567890"}, {"a": 1})
    user.write("prefs", {"a": "1234567"}, {"a": 1})


def test_quotas_of_iam(new_server):
    api = started(
        new_server, "--quota-iam-users", "1", "--quota-iam-roles", "2", "--quota-iam-policies", "2",
        "--quota-iam-policies-per-principal", "1", "--quota-iam-oidc-providers", "1",
        environment={"MARTLET_QUOTA_IAM_TRUST_POLICY_SIZE": "200"})
    iam = boto_client(api.server, signed=True, service="iam")
    trust = document({"Effect": "Allow", "Principal": {"AWS": "*"}, "Action": "sts:AssumeRole"})
    for name in ("a", "b"):
        iam.create_role(RoleName=name, AssumeRolePolicyDocument=trust)
    with refused("LimitExceeded", "Cannot exceed quota for RolesPerAccount: 2", status=409):
        iam.create_role(RoleName="c", AssumeRolePolicyDocument=trust)
    iam.delete_role(RoleName="b")
    with refused("LimitExceeded", "ACLSizePerRole: 200", status=409):
        iam.create_role(RoleName="c", AssumeRolePolicyDocument=trust.replace("sts:AssumeRole", "sts:" + "A" * 200))
    iam.create_role(RoleName="c", AssumeRolePolicyDocument=trust)
    iam.create_user(UserName="a")
    with refused("LimitExceeded", "UsersPerAccount: 1", status=409):
        iam.create_user(UserName="b")
    policies = [iam.create_policy(PolicyName=name, PolicyDocument=document(allow("sts:*")))["Policy"]["Arn"]
                for name in ("a", "b")]
    with refused("LimitExceeded", "PoliciesPerAccount: 2", status=409):
        iam.create_policy(PolicyName="c", PolicyDocument=document(allow("sts:*")))
    iam.attach_role_policy(RoleName="a", PolicyArn=policies[0])
    with refused("LimitExceeded", "PoliciesPerRole: 1", status=409):
        iam.attach_role_policy(RoleName="a", PolicyArn=policies[1])
    iam.create_open_id_connect_provider(Url="https://a.example.com", ClientIDList=["app"])
    with refused("LimitExceeded", "OpenIdConnectProvidersPerAccount: 1", status=409):
        iam.create_open_id_connect_provider(Url="https://b.example.com", ClientIDList=["app"])


@pytest.mark.rows(
    "UP-APP-14", "UP-ATTR-16", "UP-GRP-12", "UP-LIM-01", "UP-LIM-04", "UP-LIM-08", "LIM-SOFT-01", "LIM-SOFT-04",
    "LIM-HARD-01")
def test_the_guides_quotas(new_server):
    api = started(new_server, "--quotas", "guide-2018")
    pool = api.make_pool()
    api.admin.add_custom_attributes(UserPoolId=pool, CustomAttributes=custom(f"a{number}" for number in range(25)))
    with refused("InvalidParameterException"):
        api.admin.add_custom_attributes(UserPoolId=pool, CustomAttributes=custom(["more"]))
    for number in range(25):
        api.make_client(pool)
        api.admin.create_group(UserPoolId=pool, GroupName=f"g{number}")
    with refused("LimitExceededException"):
        api.make_client(pool)
    with refused("LimitExceededException"):
        api.admin.create_group(UserPoolId=pool, GroupName="more")


def test_a_smaller_quota_takes_nothing_away(new_server):
    api = started(new_server)
    pool = api.make_pool(Schema=custom("abc"))
    clients = [api.make_client(pool) for _ in range(3)]
    for name in ("a", "b", "c"):
        api.admin.create_group(UserPoolId=pool, GroupName=name)
    assert api.server.stop() == 0
    api.server.arguments += [
        "--quota-clients-per-pool", "1", "--quota-groups-per-pool", "1", "--quota-custom-attributes-per-pool", "1",
        "--quota-pools", "1"]
    api.server.start()
    user = api.make_user(pool, **{"custom__c": "kept"})
    assert api.sign_in(clients[2], user.username)["AccessToken"]
    api.admin.update_group(UserPoolId=pool, GroupName="c", Description="kept")
    api.admin.update_user_pool(UserPoolId=pool, UserPoolTags={"team": "identity"})
    with refused("LimitExceededException"):
        api.make_client(pool)
    with refused("LimitExceededException"):
        api.admin.create_group(UserPoolId=pool, GroupName="d")
    with refused("LimitExceededException"):
        api.make_pool()


@pytest.mark.parametrize("value", ["0", "-1", "100001", "many"])
@pytest.mark.parametrize("setting", SETTINGS)
def test_a_bad_quota_ends_the_start_with_one_line(tmp_path, setting, value):
    done = run_martlet("serve", "--data", tmp_path / "data", f"--{setting}={value}")
    assert done.returncode != 0
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert f"--{setting}" in done.stderr
    assert not (tmp_path / "data").exists()


def test_an_unknown_set_of_quotas_ends_the_start_with_one_line(tmp_path):
    done = run_martlet("serve", "--data", tmp_path / "data", "--quotas", "guide-2019")
    assert done.returncode != 0
    assert done.stderr.splitlines() == ["martlet: --quotas: it is not one of today, guide-2018"]


@pytest.mark.rows("UP-GRP-16", "GUIDE-19")
def test_a_group_with_members_stays_if_the_operator_says_so(new_server):
    api = started(new_server, "--group-deletion", "only-when-empty")
    pool = api.make_pool()
    user = api.make_user(pool).username
    member = {"UserPoolId": pool, "GroupName": "staff", "Username": user}
    api.admin.create_group(UserPoolId=pool, GroupName="staff")
    api.admin.admin_add_user_to_group(**member)
    with refused("InvalidParameterException", "The group cannot be deleted because it has members."):
        api.admin.delete_group(UserPoolId=pool, GroupName="staff")
    assert api.admin.list_users_in_group(UserPoolId=pool, GroupName="staff")["Users"]
    api.admin.admin_remove_user_from_group(**member)
    api.admin.delete_group(UserPoolId=pool, GroupName="staff")
    with refused("ResourceNotFoundException"):
        api.admin.get_group(UserPoolId=pool, GroupName="staff")
