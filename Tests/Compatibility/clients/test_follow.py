"""`martlet pool follow`: a pool moves in from a running service, and its users with it."""

import json

import pytest
import requests
from botocore.exceptions import ClientError

from testkit.aws import refused
from testkit.cognito import PASSWORD, AppClient, CognitoAPI, as_dict
from testkit.parallel import patiently
from testkit.server import run_martlet
from testkit.source import Moto, Throttled, follow, heard, report, two_servers, write_source

WRONG = "Incorrect username or password."


def line(number):
    name = f"user{number:04}"
    return {
        "username": name, "sub": f"0a1b2c3d-0000-4000-8000-{number:012x}", "created": "2020-02-03T04:05:06.25Z",
        "attributes": {"email": f"{name}@example.com", "email_verified": "true", "custom:plan": f"p{number}"},
        "groups": ["staff"] if number % 2 else [], "enabled": number % 7 != 0,
    }


class Old:
    """The pool that is followed, with a client that has a secret."""

    def __init__(self, server, folder, users=0, **settings):
        self.server, self.api, self.folder = server, CognitoAPI(server), folder
        self.pool = self.api.make_pool(
            AliasAttributes=["email"], AutoVerifiedAttributes=["email"],
            Policies={"PasswordPolicy": {"MinimumLength": 11}}, EmailVerificationSubject="Your code",
            Schema=[{"Name": "plan", "AttributeDataType": "String", "Mutable": True}], **settings)
        self.api.admin.create_group(UserPoolId=self.pool, GroupName="staff", Description="All of us", Precedence=3)
        self.api.admin.create_resource_server(
            UserPoolId=self.pool, Identifier="files", Name="Files",
            Scopes=[{"ScopeName": "read", "ScopeDescription": "Read files"}])
        self.client = self.api.make_client(
            self.pool, secret=True, RefreshTokenValidity=7, AllowedOAuthFlowsUserPoolClient=True,
            AllowedOAuthFlows=["code"], AllowedOAuthScopes=["openid", "files/read"],
            CallbackURLs=["https://app.example.com/cb"], SupportedIdentityProviders=["COGNITO"])
        if users:
            path = folder / "users.jsonl"
            path.write_text("".join(json.dumps(line(number)) + "\n" for number in range(users)))
            done = run_martlet(
                "user", "import", *server.store, self.pool, path, environment=server.root_key, timeout=300)
            assert done.returncode == 0, done.stdout + done.stderr
        self.proxy = Throttled(server.port)

    def source(self, client=None):
        return write_source(
            self.folder / "old.json", self.proxy.url, self.pool, (client or self.client).id,
            (self.server.access_key_id, self.server.secret_access_key))


@pytest.fixture
def servers(new_server, engine, scratch):
    yield from two_servers(new_server, engine, scratch)


@pytest.fixture
def old(servers, tmp_path):
    made = Old(servers[1], tmp_path)
    yield made
    made.proxy.close()


def described(api, pool, client):
    """What the API says of a pool and what is in it, without what each server sets by itself."""
    found = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    app = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client)["UserPoolClient"]
    group = api.admin.get_group(UserPoolId=pool, GroupName="staff")["Group"]
    server = api.admin.describe_resource_server(UserPoolId=pool, Identifier="files")["ResourceServer"]
    for one in (found, app, group):
        for name in ("CreationDate", "LastModifiedDate", "Arn", "EstimatedNumberOfUsers"):
            one.pop(name, None)
    return found, app, group, server


def test_a_pool_moves_with_settings_clients_groups_and_users(servers, old):
    here = CognitoAPI(servers[0])
    ann = old.api.make_user(old.pool, "ann", email="ann@example.com", email_verified="true", custom__plan="gold")
    old.api.admin.admin_add_user_to_group(UserPoolId=old.pool, Username="ann", GroupName="staff")
    plan = follow(servers[0], old.pool, "--from", old.source())
    assert plan.returncode == 0, plan.stderr
    assert "+ pool  " in plan.stdout and "+ group  staff" in plan.stdout and "users there: 1" in plan.stdout
    with refused("ResourceNotFoundException"):
        here.admin.describe_user_pool(UserPoolId=old.pool)
    done = report(follow(servers[0], old.pool, "--from", old.source(), "--apply", "--json"))
    assert done["users"]["added"] == 1 and done["users"]["refused"] == 0
    assert [step["refusals"] for step in done["steps"] if step["refusals"]] == []
    assert described(here, old.pool, old.client.id) == described(old.api, old.pool, old.client.id)
    there, moved = [
        api.admin.admin_get_user(UserPoolId=old.pool, Username="ann@example.com") for api in (old.api, here)]
    for one in (there, moved):
        del one["ResponseMetadata"]
    assert moved == there and as_dict(moved["UserAttributes"])["sub"] == ann.sub
    groups = here.admin.admin_list_groups_for_user(UserPoolId=old.pool, Username="ann")["Groups"]
    assert [group["GroupName"] for group in groups] == ["staff"]
    again = report(follow(servers[0], old.pool, "--from", old.source(), "--json"))
    assert {step["act"] for step in again["steps"]} == {"keep"}, again


def test_a_password_is_proven_there_once_and_kept(servers, old):
    here, client = CognitoAPI(servers[0]), old.client
    old.api.make_user(old.pool, "ann", email="ann@example.com")
    report(follow(servers[0], old.pool, "--from", old.source(), "--apply", "--json"))
    with refused("NotAuthorizedException", WRONG):
        patiently(lambda: here.srp(client, "ann").authenticate_user())
    assert old.proxy.calls["InitiateAuth"] == 0, "SRP shows no password"
    with refused("NotAuthorizedException", WRONG):
        heard(lambda: here.sign_in(client, "ann", PASSWORD + "x"))
    told = follow(servers[0], old.pool, "--status").stdout
    assert "passwords-not-seen  1" in told and "USER_PASSWORD_AUTH" in told
    assert heard(lambda: here.sign_in(client, "ann"))["AccessToken"]
    asked = old.proxy.calls["InitiateAuth"]
    assert asked >= 2
    assert "passwords-not-seen  0" in follow(servers[0], old.pool, "--status").stdout
    assert patiently(lambda: here.srp(client, "ann").authenticate_user())["AuthenticationResult"]
    assert heard(lambda: here.sign_in(client, "ann"))["AccessToken"]
    assert old.proxy.calls["InitiateAuth"] == asked, "nothing more is asked there"
    assert old.proxy.calls["AdminInitiateAuth"] == 0


@pytest.mark.one_engine
@pytest.mark.parametrize("flows", [["ALLOW_USER_SRP_AUTH"], ["ALLOW_ADMIN_USER_PASSWORD_AUTH"]])
def test_the_client_there_may_permit_one_flow_alone(servers, old, flows):
    here = CognitoAPI(servers[0])
    old.api.make_user(old.pool, "ann", email="ann@example.com")
    narrow = old.api.make_client(old.pool, secret=True, ExplicitAuthFlows=[*flows, "ALLOW_REFRESH_TOKEN_AUTH"])
    report(follow(servers[0], old.pool, "--from", old.source(narrow), "--apply", "--json"))
    with refused("NotAuthorizedException", WRONG):
        heard(lambda: here.sign_in(old.client, "ann", PASSWORD + "x"))
    assert heard(lambda: here.sign_in(old.client, "ann"))["AccessToken"]
    assert flows[0].removeprefix("ALLOW_") in follow(servers[0], old.pool, "--status").stdout


@pytest.mark.one_engine
def test_the_old_side_out_of_reach_is_no_verdict(servers, old):
    here, client = CognitoAPI(servers[0]), old.client
    old.api.make_user(old.pool, "ann", email="ann@example.com")
    report(follow(servers[0], old.pool, "--from", old.source(), "--apply", "--json"))
    old.proxy.is_down = True
    for _ in range(8):
        with refused("ServiceUnavailableException", "does not answer", status=503):
            here.sign_in(client, "ann")
    metrics = requests.get(f"{servers[0].admin_url}/metrics", timeout=60).text
    counted = [one for one in metrics.splitlines() if one.startswith('martlet_sign_ins_total{result="failed"')]
    assert len(counted) == 1 and int(counted[0].rpartition(" ")[2]) >= 8
    old.proxy.is_down = False
    assert heard(lambda: here.sign_in(client, "ann"))["AccessToken"], "none of these was counted as a wrong password"


@pytest.mark.one_engine
def test_after_the_stop_a_password_that_was_not_seen_is_wrong(servers, old):
    here, client = CognitoAPI(servers[0]), old.client
    for name in ("ann", "ben"):
        old.api.make_user(old.pool, name, email=f"{name}@example.com", email_verified="true")
    report(follow(servers[0], old.pool, "--from", old.source(), "--apply", "--json"))
    assert heard(lambda: here.sign_in(client, "ann"))["AccessToken"]
    done = follow(servers[0], old.pool, "--stop")
    assert done.returncode == 0 and "follows  none" in done.stdout and "passwords-not-seen  1" in done.stdout
    assert follow(servers[0], old.pool, "--stop").returncode == 1
    assert heard(lambda: here.sign_in(client, "ann"))["AccessToken"]
    with refused("NotAuthorizedException", WRONG):
        heard(lambda: here.sign_in(client, "ben"))
    here.admin.admin_set_user_password(UserPoolId=old.pool, Username="ben", Password=PASSWORD, Permanent=True)
    assert heard(lambda: here.sign_in(client, "ben"))["AccessToken"]


@pytest.mark.one_engine
def test_a_repeated_run_takes_over_what_has_changed_there(servers, old):
    here, there, client = CognitoAPI(servers[0]), old.api, old.client
    for name in ("ann", "ben", "cem"):
        there.make_user(old.pool, name, email=f"{name}@example.com", email_verified="true")
    refused_first = follow(servers[0], old.pool, "--from", old.source(), "--apply", "--again")
    assert refused_first.returncode == 1 and "does not exist" in refused_first.stderr
    report(follow(servers[0], old.pool, "--from", old.source(), "--apply", "--json"))
    assert heard(lambda: here.sign_in(client, "ben"))["AccessToken"]
    admin = there.admin
    for name in ("ann", "ben"):
        admin.admin_update_user_attributes(
            UserPoolId=old.pool, Username=name, UserAttributes=[{"Name": "custom:plan", "Value": "gold"}])
        admin.admin_disable_user(UserPoolId=old.pool, Username=name)
        admin.admin_add_user_to_group(UserPoolId=old.pool, Username=name, GroupName="staff")
    admin.admin_delete_user(UserPoolId=old.pool, Username="cem")
    there.make_user(old.pool, "dot", email="dot@example.com")
    own = here.make_user(old.pool, "own", email="own@example.com")
    told = report(follow(servers[0], old.pool, "--from", old.source(), "--again", "--json"))["users"]
    wanted = {"added": 1, "changed": 1, "removed": 1, "conflicts": 1, "present": 0}
    assert {name: told[name] for name in wanted} == wanted
    assert here.status_of(old.pool, "cem") == "CONFIRMED", "only told"
    done = follow(servers[0], old.pool, "--from", old.source(), "--apply", "--again", "--json")
    assert {name: report(done)["users"][name] for name in wanted} == wanted
    differing = [line for line in map(json.loads, done.stdout.splitlines()) if "differs" in line]
    assert differing == [{"user": "ben", "differs": ["enabled", "custom:plan", "groups"]}]
    ann = here.admin.admin_get_user(UserPoolId=old.pool, Username="ann")
    assert not ann["Enabled"] and as_dict(ann["UserAttributes"])["custom:plan"] == "gold"
    groups = here.admin.admin_list_groups_for_user(UserPoolId=old.pool, Username="ann")["Groups"]
    assert [group["GroupName"] for group in groups] == ["staff"]
    assert here.admin.admin_get_user(UserPoolId=old.pool, Username="ben")["Enabled"]
    with refused("UserNotFoundException"):
        here.admin.admin_get_user(UserPoolId=old.pool, Username="cem")
    assert here.status_of(old.pool, "own") == "CONFIRMED" and own
    admin.admin_enable_user(UserPoolId=old.pool, Username="ann")
    last = report(follow(servers[0], old.pool, "--from", old.source(), "--apply", "--again", "--json"))["users"]
    assert (last["changed"], last["removed"], last["added"]) == (1, 0, 0)
    assert heard(lambda: here.sign_in(client, "ann"))["AccessToken"], "the password is proven there as before"


@pytest.mark.one_engine
@pytest.mark.seconds(900)
def test_three_hundred_users_come_though_calls_are_throttled(servers, tmp_path):
    old = Old(servers[1], tmp_path, users=300)
    try:
        done = report(follow(servers[0], old.pool, "--from", old.source(), "--apply", "--json"))
        assert done["users"]["added"] == 300 and old.proxy.refused >= 3
        assert done["users"]["throttled"] == old.proxy.refused
        path = tmp_path / "moved.jsonl"
        told = run_martlet(
            "user", "export", *servers[0].store, old.pool, path, environment=servers[0].root_key, timeout=300)
        assert told.returncode == 0, told.stderr
        moved = {one["username"]: one for one in map(json.loads, path.read_text().splitlines())}
        for number in range(300):
            wanted, found = line(number), moved[f"user{number:04}"]
            for name in ("sub", "groups", "enabled"):
                assert found[name] == wanted[name], (number, name)
            assert found["attributes"] == wanted["attributes"]
            # The list has milliseconds.
            assert found["created"] == "2020-02-03T04:05:06.250000Z"
            # Imported there without a password.
            assert found["status"] == "RESET_REQUIRED"
        asked = old.proxy.calls["AdminListGroupsForUser"]
        again = report(follow(servers[0], old.pool, "--from", old.source(), "--apply", "--json"))
        assert again["users"]["present"] == 300 and old.proxy.calls["AdminListGroupsForUser"] == asked
    finally:
        old.proxy.close()


@pytest.mark.one_engine
def test_a_pool_moves_in_from_moto(servers, tmp_path):
    moto, here = Moto(), CognitoAPI(servers[0])
    try:
        made = moto.admin.create_user_pool(
            PoolName="old", Schema=[{"Name": "plan", "AttributeDataType": "String", "Mutable": True}])
        pool = made["UserPool"]["Id"]
        client = moto.admin.create_user_pool_client(
            UserPoolId=pool, ClientName="app", GenerateSecret=False,
            ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"])["UserPoolClient"]["ClientId"]
        moto.admin.create_group(UserPoolId=pool, GroupName="staff")
        for number in range(70):
            name = f"user{number}"
            moto.admin.admin_create_user(
                UserPoolId=pool, Username=name, MessageAction="SUPPRESS",
                UserAttributes=[{"Name": "email", "Value": f"{name}@example.com"}])
            moto.admin.admin_set_user_password(UserPoolId=pool, Username=name, Password=PASSWORD, Permanent=True)
        moto.admin.admin_add_user_to_group(UserPoolId=pool, Username="user7", GroupName="staff")
        source = write_source(tmp_path / "old.json", moto.url, pool, client)
        done = report(follow(servers[0], pool, "--from", source, "--apply", "--json"))
        assert done["users"]["added"] == 70 and done["users"]["refused"] == 0, done
        subs = {as_dict(one["Attributes"])["sub"] for one in moto.admin.list_users(UserPoolId=pool, Limit=60)["Users"]}
        found = {as_dict(one["Attributes"])["sub"] for page in here.admin.get_paginator("list_users").paginate(
            UserPoolId=pool) for one in page["Users"]}
        assert subs <= found and len(found) == 70
        groups = here.admin.admin_list_groups_for_user(UserPoolId=pool, Username="user7")["Groups"]
        assert [group["GroupName"] for group in groups] == ["staff"]
        app = AppClient(pool, client, None)
        with pytest.raises(ClientError, match=WRONG):
            heard(lambda: here.sign_in(app, "user7", PASSWORD + "x"))
        assert heard(lambda: here.sign_in(app, "user7"))["AccessToken"]
        moto.close()
        assert heard(lambda: here.sign_in(app, "user7"))["AccessToken"], "the password is here"
    finally:
        moto.close()


@pytest.mark.one_engine
def test_a_file_that_others_may_read_is_refused(servers, old):
    path = old.source()
    path.chmod(0o644)
    done = follow(servers[0], old.pool, "--from", path)
    assert done.returncode == 1 and "anyone may read" in done.stderr
    assert old.server.secret_access_key not in done.stderr + done.stdout
