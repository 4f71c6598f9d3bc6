"""The audit log: which calls leave a record, what it says, what it never says, and whether changes are found."""

import json
import subprocess

import pytest
import requests
from botocore.exceptions import ClientError

from testkit.audit import audit, files, lines, records, verify
from testkit.aws import boto_client
from testkit.cognito import CognitoAPI, unique
from testkit.identities import IdentityAPI
from testkit.imports import Imports
from testkit.roles import Roles, allow, client_of, trust_in
from testkit.server import ACCOUNT, run_martlet
from testkit.waiting import eventually

IDP, IDENTITY, SYNC = (f"{name}.amazonaws.com" for name in ("cognito-idp", "cognito-identity", "cognito-sync"))
CANARY = "Canary-Secret-9xQ"


@pytest.fixture
def server(new_server):
    server = new_server(dev=False)
    server.start()
    return server


def response_to(call, **parameters):
    """The id of the request, whether it succeeded or was refused."""
    try:
        return call(**parameters)["ResponseMetadata"]["RequestId"]
    except ClientError as error:
        return error.response["ResponseMetadata"]["RequestId"]


def expect(server, calls, source):
    """Each call left one record, with the id of its request."""
    made = [(name, response_to(call, **parameters)) for name, call, parameters in calls]
    assert eventually(lambda: made[-1][1] in {one["requestID"] for one in records(server)})
    for name, request in made:
        [record] = records(server, requestID=request)
        assert (record["eventName"], record["eventSource"]) == (name, source)
        assert record["userIdentity"]["accessKeyId"] == server.access_key_id
        assert record["userIdentity"]["type"] == "Root"
        assert record["recipientAccountId"] == ACCOUNT
        assert record["sourceIPAddress"] == "127.0.0.1"
        assert "boto" in record["userAgent"].lower()
        assert record["eventTime"].endswith("Z")
        assert record["awsRegion"] == "us-east-1"
        assert record["eventType"] == "AwsApiCall"
        assert record["eventVersion"] == "1.03"
    return [records(server, requestID=request)[0] for _, request in made]


@pytest.mark.rows(
    "CT-GEN-01", "CT-GEN-02", "CT-GEN-06", "CT-IDP-01", "CT-IDP-03", "CT-IDP-04", "CT-IDP-05", "CT-IDP-06",
    "CT-IDP-08", "CT-IDP-09", "CT-IDP-12", "CT-IDP-13", "CT-IDP-16", "CT-IDP-17", "CT-FLD-01", "CT-FLD-08", "CT-FLD-09",
    "CT-FLD-10", "CT-FLD-11", "CT-FLD-12", "CT-FLD-13", "CT-FLD-16", "CT-FLD-17", "CT-FLD-18", "CT-FLD-19")
def test_calls_about_user_pools(server):
    admin = CognitoAPI(server).admin
    pool = {"UserPoolId": admin.create_user_pool(PoolName=unique("pool"))["UserPool"]["Id"]}
    client = {**pool, "ClientId": admin.create_user_pool_client(
        **pool, ClientName="app", GenerateSecret=True)["UserPoolClient"]["ClientId"]}
    named = [{"Name": "tier", "AttributeDataType": "String"}]
    expect(server, [
        ("CreateUserPool", admin.create_user_pool, {"PoolName": unique("pool")}),
        ("CreateUserPoolClient", admin.create_user_pool_client, {**pool, "ClientName": "app"}),
        ("AddCustomAttributes", admin.add_custom_attributes, {**pool, "CustomAttributes": named}),
        ("DescribeUserPool", admin.describe_user_pool, pool),
        ("DescribeUserPoolClient", admin.describe_user_pool_client, client),
        ("ListUserPoolClients", admin.list_user_pool_clients, {**pool, "MaxResults": 1}),
        ("ListUserPools", admin.list_user_pools, {"MaxResults": 1}),
        ("UpdateUserPool", admin.update_user_pool, pool),
        ("UpdateUserPoolClient", admin.update_user_pool_client, client),
        ("DeleteUserPoolClient", admin.delete_user_pool_client, client),
        ("DeleteUserPool", admin.delete_user_pool, pool),
    ], IDP)
    [made] = [one for one in records(server, eventName="CreateUserPoolClient")
              if one["requestParameters"].get("generateSecret")]
    assert made["responseElements"]["userPoolClient"]["clientId"] == client["ClientId"]
    assert made["responseElements"]["userPoolClient"]["clientSecret"] == "HIDDEN_DUE_TO_SECURITY_REASONS"
    assert len({json.loads(line)["eventID"] for line in lines(server)}) == len(lines(server))


@pytest.mark.rows("CT-IDP-02", "CT-IDP-07", "CT-IDP-10", "CT-IDP-11", "CT-IDP-14", "CT-IDP-15")
def test_calls_about_imports(server):
    api = CognitoAPI(server)
    imports = Imports(api, api.make_pool(AutoVerifiedAttributes=["email"]))
    pool, job = {"UserPoolId": imports.pool}, imports.create()
    one = {**pool, "JobId": job["JobId"]}
    expect(server, [
        ("GetCSVHeader", api.admin.get_csv_header, pool),
        ("CreateUserImportJob", api.admin.create_user_import_job,
         {**pool, "JobName": "two", "CloudWatchLogsRoleArn": imports.role}),
        ("StartUserImportJob", api.admin.start_user_import_job, one),
        ("StopUserImportJob", api.admin.stop_user_import_job, one),
        ("DescribeUserImportJob", api.admin.describe_user_import_job, one),
        ("ListUserImportJobs", api.admin.list_user_import_jobs, {**pool, "MaxResults": 1}),
    ], IDP)
    signature = job["PreSignedUrl"].split("signature=")[1].encode()
    assert not any(signature in line for line in lines(server))


@pytest.mark.rows(
    "CT-IDN-01", "CT-IDN-02", "CT-IDN-03", "CT-IDN-04", "CT-IDN-05", "CT-IDN-06", "CT-IDN-07", "CT-FLD-14",
    "CT-FLD-15")
def test_calls_about_identity_pools(server):
    admin = IdentityAPI(server).admin
    settings = {"IdentityPoolName": unique("pool"), "AllowUnauthenticatedIdentities": True}
    pool = {"IdentityPoolId": admin.create_identity_pool(**settings)["IdentityPoolId"]}
    found = expect(server, [
        ("CreateIdentityPool", admin.create_identity_pool, settings),
        ("DescribeIdentityPool", admin.describe_identity_pool, pool),
        ("GetIdentityPoolRoles", admin.get_identity_pool_roles, pool),
        ("ListIdentityPools", admin.list_identity_pools, {"MaxResults": 1}),
        ("SetIdentityPoolRoles", admin.set_identity_pool_roles, {**pool, "Roles": {}}),
        ("UpdateIdentityPool", admin.update_identity_pool, {**pool, **settings}),
        ("DeleteIdentityPool", admin.delete_identity_pool, pool),
    ], IDENTITY)
    assert found[0]["requestParameters"] == {
        "identityPoolName": settings["IdentityPoolName"], "allowUnauthenticatedIdentities": True}
    assert found[0]["responseElements"]["identityPoolId"].startswith("us-east-1:")


@pytest.mark.rows(
    "CT-SYN-01", "CT-SYN-02", "CT-SYN-03", "CT-SYN-04", "CT-SYN-05", "CT-SYN-06", "CT-SYN-07", "CT-SYN-08")
def test_calls_about_sync(server):
    pool = {"IdentityPoolId": IdentityAPI(server).make_pool()}
    admin = boto_client(server, signed=True, service="cognito-sync")
    expect(server, [
        ("BulkPublish", admin.bulk_publish, pool),
        ("DescribeIdentityPoolUsage", admin.describe_identity_pool_usage, pool),
        ("GetBulkPublishDetails", admin.get_bulk_publish_details, pool),
        ("GetCognitoEvents", admin.get_cognito_events, pool),
        ("GetIdentityPoolConfiguration", admin.get_identity_pool_configuration, pool),
        ("ListIdentityPoolUsage", admin.list_identity_pool_usage, {}),
        ("SetCognitoEvents", admin.set_cognito_events, {**pool, "Events": {"SyncTrigger": ""}}),
        ("SetIdentityPoolConfiguration", admin.set_identity_pool_configuration, pool),
    ], SYNC)


@pytest.mark.rows("CT-GEN-07", "CT-FLD-02", "CT-FLD-03", "CT-FLD-04", "CT-FLD-05", "CT-FLD-06", "CT-FLD-07")
def test_kinds_of_callers(server):
    roles = Roles(server)
    user = roles.make_user(allow(["cognito-idp:ListUserPools", "sts:AssumeRole"]))
    role = roles.make(trust_in(f"arn:aws:iam::{ACCOUNT}:user/{user}"), allow("cognito-idp:ListUserPools"))
    session = roles.client_of_user(user, "sts").assume_role(
        RoleArn=role, RoleSessionName="ann@example.com")["Credentials"]
    for caller in (roles.client_of_user(user, "cognito-idp"), client_of(server, session, "cognito-idp")):
        caller.list_user_pools(MaxResults=1)
    assert eventually(lambda: len(records(server, eventName="ListUserPools")) == 2)
    by_user, by_role = (one["userIdentity"] for one in records(server, eventName="ListUserPools"))
    assert (by_user["type"], by_user["userName"], by_user["accountId"]) == ("IAMUser", user, ACCOUNT)
    assert by_user["arn"] == f"arn:aws:iam::{ACCOUNT}:user/{user}"
    assert by_user["principalId"].startswith("AIDA")
    assert by_user["accessKeyId"] == roles.key_of(user)[0]
    assert (by_role["type"], by_role["accessKeyId"]) == ("AssumedRole", session["AccessKeyId"])
    assert by_role["sessionContext"]["sessionIssuer"]["userName"] == role.split("/")[1]
    # The name of a session may be a contact.
    assert by_role["arn"].endswith("/HIDDEN_CONTACT")
    [assumed] = records(server, eventName="AssumeRole")
    assert assumed["eventSource"] == "sts.amazonaws.com"
    assert assumed["responseElements"]["credentials"]["secretAccessKey"] == "HIDDEN_DUE_TO_SECURITY_REASONS"
    assert session["SessionToken"].encode() not in b"".join(lines(server))


@pytest.mark.rows("ADM-12")
def test_no_secret_and_no_contact_is_in_the_files(server):
    """Whatever is called, and however it ends."""
    api = CognitoAPI(server)
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool, secret=True)
    user = api.make_user(pool, email="canary@example.com")
    tokens = api.sign_in(client, user.username)
    response_to(api.public.initiate_auth, ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters=client.parameters(user.username, PASSWORD=CANARY), ClientMetadata={"note": CANARY})
    response_to(api.public.sign_up, ClientId=client.id, Username="canary@example.com", Password=CANARY,
        SecretHash=CANARY, UserAttributes=[{"Name": "email", "Value": "canary@example.com"}])
    response_to(api.public.confirm_sign_up, ClientId=client.id, Username=CANARY, ConfirmationCode=CANARY)
    response_to(api.public.change_password, AccessToken=tokens["AccessToken"], PreviousPassword=CANARY,
        ProposedPassword=CANARY)
    response_to(api.public.forgot_password, ClientId=client.id, Username="+12065550100", SecretHash=CANARY)
    response_to(api.admin.admin_create_user, UserPoolId=pool, Username=CANARY, TemporaryPassword=CANARY,
        UserAttributes=[{"Name": "phone_number", "Value": "+12065550100"}])
    response_to(api.admin.list_users, UserPoolId=pool, Filter='email = "canary@example.com"')
    response_to(api.admin.create_identity_provider, UserPoolId=pool, ProviderName="Google", ProviderType="Google",
        ProviderDetails={"client_id": "c", "client_secret": CANARY, "authorize_scopes": "openid"})
    requests.post(f"{server.url}/oauth2/token", timeout=60, auth=(client.id, CANARY), data={
        "grant_type": "refresh_token", "refresh_token": CANARY, "client_id": client.id})
    requests.post(f"{server.url}/login?client_id={client.id}&state={CANARY}", timeout=60, data={
        "username": "canary@example.com", "password": CANARY})
    run_martlet("mail", "test", "canary@example.com", *server.store, environment=server.root_key)
    key = run_martlet("access-key", "create", "--description", CANARY, *server.store, environment=server.root_key)
    assert key.returncode == 0
    assert server.stop() == 0
    text = b"".join(lines(server)).decode()
    secret = key.stdout.split("aws_secret_access_key = ")[1].strip()
    for canary in [CANARY, "canary@", "2065550100", client.secret, user.password, secret, server.secret_access_key,
                   *(tokens[name] for name in ("AccessToken", "IdToken", "RefreshToken"))]:
        assert canary not in text, canary[:12]
    names = {one["eventName"] for one in records(server)}
    assert {"SignUp", "InitiateAuth", "ChangePassword", "AdminCreateUser", "Token", "CreateAccessKey"} <= names
    [created] = [one for one in records(server, eventName="CreateAccessKey") if one["eventSource"] == "martlet"]
    assert created["eventType"] == "MartletCommand"
    assert created["userIdentity"]["type"] in ("Root", "Operator")
    assert verify(server)[0] == 0


@pytest.mark.rows("ADM-12")
def test_a_record_stays_one_line_whatever_is_sent(server):
    nasty = "a\r\n{\"eventName\":\"Forged\"}\x1b[2J\u009b31m\u2028\u202e"
    body = json.dumps({"ClientId": "abcdefghij", "Username": nasty, "Password": nasty})
    requests.post(server.url, timeout=60, data=body, headers={
        "Content-Type": "application/x-amz-json-1.1", "X-Amz-Target": "AWSCognitoIdentityProviderService.SignUp",
        "User-Agent": "walk \u009b31m".encode()})
    admin = boto_client(server, signed=True)
    response_to(admin.create_user_pool, PoolName="x", UserPoolTags={"a": "b \x1b[2J c"})
    assert server.stop() == 0
    for line in lines(server):
        text = line.decode()
        assert all(ord(letter) >= 0x20 and not 0x7f <= ord(letter) <= 0x9f for letter in text)
        assert json.loads(text)["eventName"] != "Forged"
    shown = audit(server, "tail", "--lines", "50").stdout
    assert "\x1b" not in shown
    assert "SignUp" in shown


def changed(file, change):
    kept = file.read_bytes()
    file.write_bytes(change(kept.splitlines(keepends=True)))
    return kept


def test_changes_of_the_files_are_found(server, tmp_path):
    """0 for a whole log, 1 for one that is not, 2 if that cannot be found out; on a running server and without one."""
    admin = CognitoAPI(server).admin
    for _ in range(5):
        admin.create_user_pool(PoolName=unique("pool"))
    running, told = verify(server)
    assert (running, "whole" in told) == (0, True), told
    assert server.stop() == 0
    assert verify(server)[0] == 0
    [file] = files(server)
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700
    for change, words in [
        (lambda found: b"".join([one.replace(b"CreateUserPool", b"DeleteUserPool") for one in found]),
         "was changed"),
        (lambda found: b"".join([*found[:2], *found[3:]]), "is missing"),
        (lambda found: b"".join([found[0], found[2], found[1], *found[3:]]), "was moved"),
        (lambda found: b"".join(found[:-2]), "cut off"),
        (lambda found: b"".join([*found, found[-1]]), "was moved"),
    ]:
        kept = changed(file, change)
        code, told = verify(server)
        assert (code, words in told) == (1, True), told
        file.write_bytes(kept)
    # Without the store, by the printed key.
    key = tmp_path / "audit.pem"
    key.write_text(audit(server, "key").stdout)
    assert subprocess.run(["openssl", "pkey", "-pubin", "-noout", "-in", key], check=False).returncode == 0
    assert verify(server, "--public-key", str(key))[0] == 0
    assert run_martlet("audit", "verify", "--public-key", key, file.parent).returncode == 0
    assert verify(server, str(tmp_path), "--public-key", str(key))[0] == 2
    assert verify(server, "--public-key", "/dev/null")[0] == 2
    file.rename(tmp_path / "elsewhere")
    assert verify(server)[0] == 1


@pytest.mark.rows("CT-GEN-05")
def test_records_are_searched_and_exported(server):
    admin = CognitoAPI(server).admin
    pool = admin.create_user_pool(PoolName=unique("pool"))["UserPool"]["Id"]
    admin.delete_user_pool(UserPoolId=pool)
    with pytest.raises(ClientError):
        admin.delete_user_pool(UserPoolId="us-east-1_none12345")
    boto_client(server, signed=True, service="iam").create_user(UserName=unique("user"))
    assert eventually(lambda: records(server, eventName="CreateUser"))

    def found(*words):
        done = audit(server, "search", "--json", *words)
        assert done.returncode == 0, done.stderr
        return [json.loads(line)["eventName"] for line in done.stdout.splitlines()]

    assert found("--value", pool) == ["CreateUserPool", "DeleteUserPool"]
    assert found("--failed", "--event", "DeleteUserPool") == ["DeleteUserPool"]
    assert found("--source", "iam") == ["CreateUser"]
    assert found("--who", server.access_key_id, "--until", "2020-01-01") == []
    assert found("--source", "iam", "--from", "2020-01-01T00:00:00Z", "--limit", "1") == ["CreateUser"]
    assert audit(server, "search", "--from", "yesterday").returncode == 2
    document = json.loads(audit(server, "export", "--source", "cognito-idp").stdout)
    assert [one["eventName"] for one in document["Records"]].count("DeleteUserPool") == 2
    assert json.loads(audit(server, "export", "--event", "None").stdout) == {"Records": []}


def test_reads_and_nothing_by_setting(new_server):
    every, none = new_server(dev=False), new_server(dev=False)
    every.arguments, none.arguments = ["--audit", "all"], ["--audit", "off"]
    for server in (every, none):
        server.start()
        admin = CognitoAPI(server).admin
        pool = admin.create_user_pool(PoolName=unique("pool"))["UserPool"]["Id"]
        admin.list_groups(UserPoolId=pool)
        requests.get(f"{server.url}/{pool}/.well-known/jwks.json", timeout=60)
        assert server.stop() == 0
    assert {"CreateUserPool", "ListGroups"} <= {one["eventName"] for one in records(every)}
    assert not files(none)


def test_commands_without_a_server_leave_records(new_server):
    server = new_server(dev=False)
    server.start()
    assert server.stop() == 0
    for words in (["access-key", "create"], ["access-key", "list"], ["keys", "rotate", "--pool", "us-east-1_none"]):
        run_martlet(*words, *server.store)
    made = [one for one in records(server) if one["userIdentity"]["type"] == "Operator"]
    assert [(one["eventName"], one.get("errorCode")) for one in made] == [
        ("CreateAccessKey", None), ("RotateSigningKeys", "ResourceNotFoundException")]
    assert verify(server)[0] == 0
    server.start()
    assert server.stop() == 0
    assert verify(server)[0] == 0


@pytest.mark.rows("PERM-MGD-01", "PERM-MGD-02", "PERM-MGD-03", "PERM-MGD-06")
def test_the_policies_of_the_guide(server):
    """Attached through boto3, they decide what a role may do."""
    roles, identities = Roles(server), IdentityAPI(server)
    user = roles.make_user(allow("sts:AssumeRole"))
    pool = identities.make_pool(DeveloperProviderName="dev.example")
    token = {"IdentityPoolId": pool, "Logins": {"dev.example": "ann"}}
    for name, reads, changes, gives in [
        ("PowerUser", True, True, True), ("ReadOnly", True, False, False),
        ("DeveloperAuthenticatedIdentities", False, False, True),
    ]:
        role = roles.make(trust_in(f"arn:aws:iam::{ACCOUNT}:user/{user}"))
        arn = f"arn:aws:iam::aws:policy/AmazonCognito{name}"
        roles.iam.attach_role_policy(RoleName=role.split("/")[1], PolicyArn=arn)
        keys = roles.client_of_user(user, "sts").assume_role(RoleArn=role, RoleSessionName="walk")["Credentials"]
        client = client_of(server, keys, "cognito-identity")
        for allowed, call, parameters in [
            (reads, client.describe_identity_pool, {"IdentityPoolId": pool}),
            (changes, client.update_identity_pool, {
                "IdentityPoolId": pool, "IdentityPoolName": "x", "AllowUnauthenticatedIdentities": True,
                "DeveloperProviderName": "dev.example"}),
            (gives, client.get_open_id_token_for_developer_identity, token),
        ]:
            if allowed:
                call(**parameters)
            else:
                with pytest.raises(ClientError) as caught:
                    call(**parameters)
                assert "AccessDenied" in caught.value.response["Error"]["Code"] or "NotAuthorized" in str(caught.value)
        # An unsigned call asks no policy.
        assert identities.public.get_id(IdentityPoolId=pool)["IdentityId"]
        roles.iam.detach_role_policy(RoleName=role.split("/")[1], PolicyArn=arn)
