"""STS through boto3: roles that users assume, and what their sessions may do."""

import pytest

from testkit.aws import boto_client, refused
from testkit.roles import allow, client_of, deny, document, pools, trust_in
from testkit.server import ACCOUNT, run_martlet

LIST = "cognito-idp:ListUserPools"
OF_IAM = f"arn:aws:iam::{ACCOUNT}:"


@pytest.mark.rows("STS-02", "SIG-12")
def test_a_role_is_assumed_as_its_trust_policy_says(server, roles):
    caller, stranger = roles.make_user(), roles.make_user()
    policy = roles.make_policy(allow([LIST]))
    role = roles.make(trust_in(f"{OF_IAM}user/{caller}"))
    name = role.split("/")[1]
    roles.iam.attach_role_policy(RoleName=name, PolicyArn=policy)
    sts = roles.client_of_user(caller, "sts")
    response = sts.assume_role(RoleArn=role, RoleSessionName="night", DurationSeconds=900)
    assert response["AssumedRoleUser"]["Arn"] == f"arn:aws:sts::{ACCOUNT}:assumed-role/{name}/night"
    assert response["AssumedRoleUser"]["AssumedRoleId"].startswith("AROA")
    assert "PackedPolicySize" not in response
    given = response["Credentials"]
    assert given["AccessKeyId"].startswith("ASIA")
    me = client_of(server, given, "sts").get_caller_identity()
    assert (me["Arn"], me["UserId"]) == (
        response["AssumedRoleUser"]["Arn"], response["AssumedRoleUser"]["AssumedRoleId"])
    users = client_of(server, given, "cognito-idp")
    assert pools(users) is not None
    with refused("AccessDeniedException", f"User: {me['Arn']} is not authorized to perform: cognito-idp:CreateUserPool "
                 "on resource: * because no identity-based policy allows the cognito-idp:CreateUserPool action"):
        users.create_user_pool(PoolName="p")
    roles.iam.detach_role_policy(RoleName=name, PolicyArn=policy)
    with refused("AccessDeniedException", LIST):
        pools(users)
    said = f"user/{stranger} is not authorized to perform: sts:AssumeRole on resource: {role}"
    with refused("AccessDenied", said, status=403):
        roles.client_of_user(stranger, "sts").assume_role(RoleArn=role, RoleSessionName="night")
    with refused("AccessDenied", "Roles may not be assumed by root accounts.", status=403):
        boto_client(server, signed=True, service="sts").assume_role(RoleArn=role, RoleSessionName="night")
    with refused("AccessDenied", "sts:AssumeRole", status=403):
        sts.assume_role(RoleArn=role + "x", RoleSessionName="night")
    with refused("ValidationError", "exceeds the MaxSessionDuration set for this role"):
        sts.assume_role(RoleArn=role, RoleSessionName="night", DurationSeconds=3601)
    roles.iam.update_role(RoleName=name, MaxSessionDuration=7200)
    assert sts.assume_role(RoleArn=role, RoleSessionName="night", DurationSeconds=3601)["Credentials"]


def test_the_operator_revokes_the_sessions_of_a_role(server, roles):
    caller = roles.make_user()
    role, other = (roles.make(trust_in(f"{OF_IAM}user/{caller}"), allow([LIST])) for _ in range(2))
    sts = roles.client_of_user(caller, "sts")

    def session_of(role):
        given = sts.assume_role(RoleArn=role, RoleSessionName="night")["Credentials"]
        return client_of(server, given, "cognito-idp")

    before, elsewhere = session_of(role), session_of(other)
    assert pools(before) is not None
    done = run_martlet("role", "revoke-sessions", role.split("/")[1], *server.store, environment=server.root_key)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    with refused("UnrecognizedClientException"):
        pools(before)
    assert pools(elsewhere) is not None
    assert pools(session_of(role)) is not None
    missing = run_martlet("role", "revoke-sessions", "nightly", *server.store, environment=server.root_key)
    assert missing.returncode == 1
    assert "nightly" in missing.stderr


def test_a_trust_policy_that_names_the_account_leaves_it_to_the_caller(roles):
    role = roles.make(trust_in(ACCOUNT), allow([LIST]))
    may, may_not = roles.make_user(allow("sts:AssumeRole", role)), roles.make_user(allow("sts:AssumeRole", role + "x"))
    assert roles.client_of_user(may, "sts").assume_role(RoleArn=role, RoleSessionName="one")["Credentials"]
    with refused("AccessDenied", f"sts:AssumeRole on resource: {role}", status=403):
        roles.client_of_user(may_not, "sts").assume_role(RoleArn=role, RoleSessionName="one")
    roles.iam.put_user_policy(UserName=may, PolicyName="no", PolicyDocument=document(deny("sts:*")))
    with refused("AccessDenied", status=403):
        roles.client_of_user(may, "sts").assume_role(RoleArn=role, RoleSessionName="one")


def test_conditions_of_a_trust_policy(roles):
    caller = roles.make_user()
    role = roles.make(trust_in(
        f"{OF_IAM}user/{caller}", ["sts:AssumeRole", "sts:TagSession"], Condition={
            "StringEquals": {"sts:ExternalId": "shared/1", "aws:RequestTag/team": "red"},
            "StringLike": {"sts:RoleSessionName": "night-*"}}))
    assume = roles.client_of_user(caller, "sts").assume_role
    right = {"RoleArn": role, "RoleSessionName": "night-1", "ExternalId": "shared/1",
             "Tags": [{"Key": "team", "Value": "red"}]}
    assert assume(**right)["PackedPolicySize"] >= 1
    for change in (
        {"ExternalId": "shared/2"}, {"RoleSessionName": "day-1"}, {"Tags": [{"Key": "team", "Value": "blue"}]},
        {"SourceIdentity": "ann"},
    ):
        with refused("AccessDenied", status=403):
            assume(**{**right, **change})
    for name in ("ExternalId", "Tags"):
        with refused("AccessDenied", status=403):
            assume(**{key: value for key, value in right.items() if key != name})


def test_a_role_is_assumed_by_a_session_of_a_role(server, roles):
    caller = roles.make_user()
    actions = ["sts:AssumeRole", "sts:TagSession", "sts:SetSourceIdentity"]
    first = roles.make(trust_in(f"{OF_IAM}user/{caller}", actions), allow(actions))
    second = roles.make(
        trust_in(first, actions),
        allow([LIST], Condition={"StringEquals": {"aws:PrincipalTag/team": "red", "aws:SourceIdentity": "ann"}}))
    given = roles.client_of_user(caller, "sts").assume_role(
        RoleArn=first, RoleSessionName="one", Tags=[{"Key": "team", "Value": "red"}], TransitiveTagKeys=["team"],
        SourceIdentity="ann")
    assert given["SourceIdentity"] == "ann"
    sts = client_of(server, given["Credentials"], "sts")
    with refused("ValidationError", "1 hour session limit for roles assumed by role chaining"):
        sts.assume_role(RoleArn=second, RoleSessionName="two", DurationSeconds=3601)
    with refused("ValidationError", "conflicts with a transitive tag key"):
        sts.assume_role(RoleArn=second, RoleSessionName="two", Tags=[{"Key": "team", "Value": "blue"}])
    with refused("AccessDenied", status=403):
        sts.assume_role(RoleArn=second, RoleSessionName="two", SourceIdentity="bob")
    response = sts.assume_role(RoleArn=second, RoleSessionName="two")
    assert response["SourceIdentity"] == "ann"
    assert pools(client_of(server, response["Credentials"], "cognito-idp")) is not None
    with refused("AccessDenied", "Cannot call GetSessionToken with session credentials", status=403):
        sts.get_session_token()


@pytest.mark.rows("STS-03")
def test_a_session_policy_only_narrows(server, roles):
    caller = roles.make_user()
    role = roles.make(trust_in(f"{OF_IAM}user/{caller}"), allow([LIST, "cognito-idp:CreateUserPool"]))
    sts = roles.client_of_user(caller, "sts")
    managed = roles.make_policy(allow([LIST, "cognito-identity:*"]))

    def session(**narrowing):
        response = sts.assume_role(RoleArn=role, RoleSessionName="one", **narrowing)
        return {one: client_of(server, response["Credentials"], one) for one in ("cognito-idp", "cognito-identity")}

    for narrowing in ({"Policy": document(allow([LIST, "cognito-identity:*"]))}, {"PolicyArns": [{"arn": managed}]}):
        clients = session(**narrowing)
        assert pools(clients["cognito-idp"]) is not None
        with refused("AccessDeniedException", "because no session policy allows the cognito-idp:CreateUserPool"):
            clients["cognito-idp"].create_user_pool(PoolName="p")
        with refused("AccessDeniedException", "because no identity-based policy allows"):
            clients["cognito-identity"].list_identity_pools(MaxResults=1)
    with refused("AccessDeniedException", "with an explicit deny in a session policy"):
        pools(session(Policy=document(allow("*"), deny(LIST)))["cognito-idp"])
    with refused("MalformedPolicyDocument", "does not exist or is not attachable"):
        session(PolicyArns=[{"arn": managed + "x"}])
    with refused("MalformedPolicyDocument"):
        session(Policy="{}")


@pytest.mark.rows("STS-03")
def test_sessions_of_users(server, roles):
    role = roles.make(trust_in(ACCOUNT), allow([LIST]))
    caller = roles.make_user(allow([LIST, "iam:*", "sts:GetFederationToken", "sts:AssumeRole"]))
    sts = roles.client_of_user(caller, "sts")
    own = sts.get_session_token(DurationSeconds=900)["Credentials"]
    assert client_of(server, own, "sts").get_caller_identity()["Arn"] == f"{OF_IAM}user/{caller}"
    assert pools(client_of(server, own, "cognito-idp")) is not None
    with refused("AccessDenied", "iam:GetUser", status=403):
        client_of(server, own, "iam").get_user()
    assert client_of(server, own, "sts").assume_role(RoleArn=role, RoleSessionName="one")["Credentials"]
    response = sts.get_federation_token(Name="guest", Policy=document(allow([LIST, "cognito-idp:CreateUserPool"])))
    assert response["FederatedUser"]["Arn"] == f"arn:aws:sts::{ACCOUNT}:federated-user/guest"
    guest = client_of(server, response["Credentials"], "cognito-idp")
    assert pools(guest) is not None
    with refused("AccessDeniedException", "because no identity-based policy allows the cognito-idp:CreateUserPool"):
        guest.create_user_pool(PoolName="p")
    for call in (
        lambda client: client.assume_role(RoleArn=role, RoleSessionName="one"),
        lambda client: client.get_federation_token(Name="other"),
    ):
        with refused("AccessDenied", status=403):
            call(client_of(server, response["Credentials"], "sts"))
    nothing = sts.get_federation_token(Name="guest")["Credentials"]
    with refused("AccessDeniedException", "because no session policy allows"):
        pools(client_of(server, nothing, "cognito-idp"))


def test_sessions_are_revoked_by_the_time_of_their_token(server, roles):
    """What AWS's console writes for "Revoke active sessions"."""
    caller = roles.make_user()
    role = roles.make(trust_in(f"{OF_IAM}user/{caller}"), allow([LIST]))
    given = roles.client_of_user(caller, "sts").assume_role(RoleArn=role, RoleSessionName="one")["Credentials"]
    users = client_of(server, given, "cognito-idp")

    def revoke(before):
        roles.iam.put_role_policy(RoleName=role.split("/")[1], PolicyName="AWSRevokeOlderSessions", PolicyDocument=(
            document(deny("*", Condition={"DateLessThan": {"aws:TokenIssueTime": before}}))))

    revoke("2020-01-01T00:00:00.000Z")
    assert pools(users) is not None
    revoke("2120-01-01T00:00:00.000Z")
    with refused("AccessDeniedException", "with an explicit deny in an identity-based policy"):
        pools(users)


def test_a_role_that_trusts_everyone_still_counts_what_bounds_the_caller(server, roles):
    """The caller needs no permission of its own; a boundary and a session policy must allow the call."""
    target = roles.make(trust_in("*"), allow([LIST]))
    edges = {action: roles.make_policy(allow(action)) for action in ("s3:*", "sts:*")}

    def assume(sts, role=target, **settings):
        return sts.assume_role(RoleArn=role, RoleSessionName="night", **settings)["Credentials"]

    free = roles.client_of_user(roles.make_user(), "sts")
    assert pools(client_of(server, assume(free), "cognito-idp")) is not None
    for action, edge in edges.items():
        bounded = roles.client_of_user(roles.make_user(PermissionsBoundary=edge), "sts")
        narrowed = client_of(server, assume(free, Policy=document(allow(action))), "sts")
        of_bounded_role = client_of(
            server, assume(free, roles.make(trust_in("*"), PermissionsBoundary=edge)), "sts")
        for caller in (bounded, narrowed, of_bounded_role):
            if action == "sts:*":
                assert assume(caller)
            else:
                with refused("AccessDenied", "sts:AssumeRole", status=403):
                    assume(caller)
