"""Calls of IAM at once: names are unique, and quotas hold."""

from testkit.aws import boto_client
from testkit.cognito import unique
from testkit.parallel import WORKERS, call_at_once, losses, winners
from testkit.roles import allow, document


def test_one_user_of_a_name(roles):
    name = unique("wanted")
    results = call_at_once(*[
        lambda spelled=spelled: roles.iam.create_user(UserName=spelled)["User"]["UserId"]
        for spelled in [name, name.upper()] * (WORKERS // 2)])
    # An id is a text: the errors are those that name the user.
    made = [one for one in results if one.startswith("AIDA")]
    assert len(made) == 1
    assert [one for one in results if one not in made] == ["EntityAlreadyExists"] * (WORKERS - 1)
    assert roles.iam.get_user(UserName=name)["User"]["UserId"] == made[0]
    roles.iam.delete_user(UserName=name)


def test_two_keys_of_a_user(roles):
    name = roles.make_user()
    roles.iam.delete_access_key(UserName=name, AccessKeyId=roles.key_of(name)[0])
    results = call_at_once(*[lambda: roles.iam.create_access_key(UserName=name)["AccessKey"]] * WORKERS)
    assert len(winners(results)) == 2
    assert losses(results) == {"LimitExceeded": WORKERS - 2}
    kept = {one["AccessKeyId"] for one in roles.iam.list_access_keys(UserName=name)["AccessKeyMetadata"]}
    assert kept == {one["AccessKeyId"] for one in winners(results)}


def test_quotas_hold_for_calls_at_once(roles):
    policy = roles.make_policy(allow("*"))
    results = call_at_once(*[
        lambda: roles.iam.create_policy_version(PolicyArn=policy, PolicyDocument=document(allow("*")))["PolicyVersion"]
    ] * WORKERS)
    assert sorted(one["VersionId"] for one in winners(results)) == ["v2", "v3", "v4", "v5"]
    assert losses(results) == {"LimitExceeded": WORKERS - 4}
    name, policies = roles.make_user(), [roles.make_policy(allow("*")) for _ in range(12)]
    results = call_at_once(*[
        lambda arn=arn: roles.iam.attach_user_policy(UserName=name, PolicyArn=arn) for arn in policies])
    assert losses(results) == {"LimitExceeded": 2}
    assert len(roles.iam.list_attached_user_policies(UserName=name)["AttachedPolicies"]) == 10


def test_no_key_outlives_its_user(server, roles):
    """Keys that are created while the user is deleted."""
    name = unique("leaving")
    roles.iam.create_user(UserName=name)
    results = call_at_once(
        *[lambda: roles.iam.create_access_key(UserName=name)["AccessKey"]] * 8,
        *[lambda: roles.iam.delete_user(UserName=name) and "deleted"] * 8)
    keys = [one for one in results if isinstance(one, dict)]
    assert set(results[8:]) <= {"deleted", "DeleteConflict", "NoSuchEntity"}
    for key in keys:
        client = boto_client(
            server, signed=True, service="sts", keys=(key["AccessKeyId"], key["SecretAccessKey"]))
        assert "deleted" not in results[8:]
        assert client.get_caller_identity()["Arn"].endswith(name)
    for key in keys:
        roles.iam.delete_access_key(UserName=name, AccessKeyId=key["AccessKeyId"])
    if "deleted" not in results:
        roles.iam.delete_user(UserName=name)
