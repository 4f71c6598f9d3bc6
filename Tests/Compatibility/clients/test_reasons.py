"""The audit's lines: why each refusal was made, and the ids of what each change concerns, without anything personal."""

import json

import pytest
from botocore.exceptions import ClientError

from testkit import clock
from testkit.aws import boto_client
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.factors import TOKEN, Factors
from testkit.roles import allow, document, trust_in
from testkit.server import ACCOUNT, run_martlet

pytestmark = pytest.mark.one_engine
EIGHT_DAYS = 8 * 86400


def audit(server):
    """The lines about calls that a server has written until its end."""
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line.get("message") == "audit"]


def refuse(call, *words, **named):
    with pytest.raises(ClientError):
        call(*words, **named)


@pytest.mark.rows("ADM-12")
def test_every_reason_of_a_refused_sign_in(new_server, scratch):
    moved = clock.moved_clock(scratch)
    # In development, so that codes can be sent.
    server = new_server(arguments=["--log-level", "info"], environment=moved(0))
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client, confidential = api.make_client(pool), api.make_client(pool, secret=True)
    mail = new_email()
    ann = api.make_user(pool, unique("ann"), email=mail, email_verified="true")
    late, new, locked = unique("late"), unique("new"), api.make_user(pool).username
    api.admin.admin_create_user(
        UserPoolId=pool, Username=late, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    api.public.sign_up(
        ClientId=client.id, Username=new, Password=PASSWORD, UserAttributes=attributes({"email": new_email()}))
    factors = Factors(api, "OPTIONAL", TOKEN)
    owner = factors.make_user()
    factors.with_app(owner)
    challenge = factors.begin(owner)

    def sign_in(name, password=PASSWORD, of=client, secret_hash=None):
        given = {"USERNAME": name, "PASSWORD": password, **({"SECRET_HASH": secret_hash} if secret_hash else {})}
        refuse(api.public.initiate_auth, ClientId=of.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters=given)

    sign_in(ann.username, "Wrong-Horse-9")
    sign_in(unique("nowhere"))
    sign_in(ann.username, of=confidential)
    sign_in(ann.username, of=confidential, secret_hash="d3Jvbmc=")
    sign_in(new)
    api.admin.admin_disable_user(UserPoolId=pool, Username=ann.username)
    sign_in(ann.username)
    api.admin.admin_enable_user(UserPoolId=pool, Username=ann.username)
    api.admin.admin_reset_user_password(UserPoolId=pool, Username=ann.username)
    sign_in(ann.username)
    for _ in range(7):
        sign_in(locked, "Wrong-Horse-9")
    refuse(factors.prove, owner, challenge, "000000")
    assert server.stop() == 0
    server.environment.update(moved(EIGHT_DAYS))
    server.start()
    sign_in(late)
    lines = [line for line in audit(server) if line.get("userPoolId") in (pool, factors.pool)]
    refused = [line for line in lines if line["outcome"] != "ok"]
    reasons = list(dict.fromkeys(line["reason"] for line in refused))
    assert reasons == [
        "wrongPassword", "unknownUser", "secretHashMissing", "wrongSecretHash", "notConfirmed", "disabled",
        "passwordResetRequired", "locked", "softwareTokenMismatch", "temporaryPasswordExpired"]
    for line in refused:
        assert line["clientId"], line
        assert ("sub" in line) != (line["reason"] in (
            "unknownUser", "secretHashMissing", "wrongSecretHash")), line
    said = json.dumps(lines)
    for name in (ann.username, mail, late, new, locked, owner.username, PASSWORD, "Wrong-Horse-9"):
        assert name not in said, name


@pytest.mark.rows("ADM-12")
def test_changes_name_what_they_concern(new_server, tmp_path):
    """Clients, groups, roles, policies, providers, keys, users of IAM, functions; by the APIs and by commands."""
    server = new_server(dev=False)
    server.start()
    api, iam = CognitoAPI(server), boto_client(server, signed=True, service="iam")
    pool = api.make_pool()
    client, user = api.make_client(pool), api.make_user(pool)
    session = api.sign_in(client, user.username)
    assert session["AccessToken"]
    function = f"arn:aws:lambda:us-east-1:{ACCOUNT}:function:{unique()}"
    api.admin.create_group(UserPoolId=pool, GroupName="staff")
    api.admin.delete_group(UserPoolId=pool, GroupName="staff")
    api.admin.create_identity_provider(
        UserPoolId=pool, ProviderName="Contoso", ProviderType="OIDC", ProviderDetails={
            "client_id": "martlet", "client_secret": "secret", "oidc_issuer": "https://login.example.com",
            "authorize_scopes": "openid", "attributes_request_method": "GET"})
    iam.create_user(UserName="ops")
    key = iam.create_access_key(UserName="ops")["AccessKey"]["AccessKeyId"]
    iam.create_role(RoleName="reader", AssumeRolePolicyDocument=trust_in(f"arn:aws:iam::{ACCOUNT}:user/ops"))
    iam.put_role_policy(RoleName="reader", PolicyName="read", PolicyDocument=document(allow("iam:Get*")))
    policy = iam.create_policy(PolicyName="write", PolicyDocument=document(allow("iam:*")))["Policy"]["Arn"]
    iam.delete_access_key(UserName="ops", AccessKeyId=key)
    iam.delete_policy(PolicyArn=policy)
    secret = tmp_path / "rules.json"
    secret.write_text("[]")

    def martlet(*words):
        done = run_martlet(*words, *server.store, environment=server.root_key)
        assert done.returncode == 0, (words, done.stdout + done.stderr)
        return done.stdout

    martlet("client", "set", pool, client.id, "--display-name", "Shop")
    martlet("client", "patch", pool, client.id, "--json", '{"RefreshTokenValidity": 7}')
    martlet("pool", "set", pool, "--display-name", "Shop")
    martlet("provider", "set", pool, "Contoso", "--callback", "own", "--group-rules", secret)
    martlet("role", "revoke-sessions", "reader")
    martlet("trigger", "add", function, "--hook", "http://127.0.0.1:9/check")
    martlet("trigger", "remove", function)
    martlet("keys", "rotate", pool)
    made = martlet("access-key", "create").split("\n")[0].split(" = ")[1]
    first = martlet("user", "sessions", pool, user.username).split()[0]
    martlet("user", "sessions", pool, user.username, "--end", first)
    for words in (["unlock"], ["reset-factors"], ["recovery-codes"]):
        martlet("user", *words, pool, user.username)
    api.admin.delete_user_pool_client(UserPoolId=pool, ClientId=client.id)

    expected = {
        "CreateGroup": {"group": "staff"}, "DeleteGroup": {"group": "staff"},
        "CreateIdentityProvider": {"provider": "Contoso"}, "CreateUser": {"iamUser": "ops"},
        "CreateRole": {"role": "reader"}, "PutRolePolicy": {"role": "reader", "policy": "read"},
        "CreatePolicy": {"policy": "write"}, "DeletePolicy": {"policy": policy},
        "DeleteAccessKey": {"accessKeyId": key, "iamUser": "ops"},
        "SetClientExtensions": {"clientId": client.id}, "PatchClient": {"clientId": client.id},
        "SetPoolExtensions": {"userPoolId": pool}, "SetProviderExtensions": {"provider": "Contoso"},
        "SetGroupRules": {"provider": "Contoso"}, "RevokeRoleSessions": {"role": "reader"},
        "AddTriggerTarget": {"function": function}, "RemoveTriggerTarget": {"function": function},
        "RotateSigningKeys": {"userPoolId": pool}, "CreateAccessKey": {"accessKeyId": made},
        "EndUserSession": {"sub": user.sub}, "UnlockUser": {"sub": user.sub},
        "ResetSecondFactors": {"sub": user.sub}, "CreateRecoveryCodes": {"sub": user.sub},
        "DeleteUserPoolClient": {"clientId": client.id, "userPoolId": pool},
    }
    # The last line of an operation: the first key is made by the start.
    lines = {line["operation"]: line for line in audit(server)}
    for operation, ids in expected.items():
        line = lines[operation]
        assert ids.items() <= line.items(), (operation, line)
        assert line["outcome"] == "ok", (operation, line)
        assert line["key"], (operation, line)
    assert user.username not in server.log.read_text()
