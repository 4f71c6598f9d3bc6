"""The log's lines about calls: which calls are recorded, once each, and whose they were."""

import json

import pytest

from testkit.aws import boto_client
from testkit.cognito import CognitoAPI, unique
from testkit.imports import Imports
from testkit.roles import Roles, allow, client_of, trust_in
from testkit.server import ACCOUNT


def recorded(server):
    """The lines about calls that a server has written until its end."""
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line.get("message") == "audit"]


@pytest.mark.rows(
    "CT-GEN-02", "CT-GEN-06", "CT-IDP-01", "CT-IDP-03", "CT-IDP-04", "CT-IDP-05", "CT-IDP-06", "CT-IDP-08",
    "CT-IDP-09", "CT-IDP-12", "CT-IDP-13", "CT-IDP-16", "CT-IDP-17")
def test_each_call_about_pools_and_clients_leaves_one_line(new_server):
    """Which request, from where, by which key, and when."""
    server = new_server(dev=False)
    server.start()
    admin = CognitoAPI(server).admin
    made = admin.create_user_pool(PoolName=unique("pool"))
    pool = {"UserPoolId": made["UserPool"]["Id"]}
    added = admin.create_user_pool_client(**pool, ClientName="app")
    client = {**pool, "ClientId": added["UserPoolClient"]["ClientId"]}
    named = [{"Name": "tier", "AttributeDataType": "String"}]
    calls = [
        ("AddCustomAttributes", lambda: admin.add_custom_attributes(**pool, CustomAttributes=named)),
        ("DescribeUserPool", lambda: admin.describe_user_pool(**pool)),
        ("DescribeUserPoolClient", lambda: admin.describe_user_pool_client(**client)),
        ("ListUserPoolClients", lambda: admin.list_user_pool_clients(**pool, MaxResults=1)),
        ("ListUserPools", lambda: admin.list_user_pools(MaxResults=1)),
        ("UpdateUserPool", lambda: admin.update_user_pool(**pool)),
        ("UpdateUserPoolClient", lambda: admin.update_user_pool_client(**client)),
        ("DeleteUserPoolClient", lambda: admin.delete_user_pool_client(**client)),
        ("DeleteUserPool", lambda: admin.delete_user_pool(**pool)),
    ]
    responses = [("CreateUserPool", made), ("CreateUserPoolClient", added)]
    responses += [(name, call()) for name, call in calls]
    asked = [(name, response["ResponseMetadata"]["RequestId"]) for name, response in responses]
    lines = [line for line in recorded(server) if line["requestId"] != "first-start"]
    assert [(line["operation"], line["requestId"]) for line in lines] == asked
    for line in lines:
        assert (line["key"], line["remote"], line["outcome"]) == (server.access_key_id, "127.0.0.1", "ok"), line
        assert line["time"].endswith("Z")
        assert "boto" in line["agent"].lower()
        assert line.get("userPoolId") == (None if line["operation"] == "ListUserPools" else pool["UserPoolId"])


@pytest.mark.rows("CT-IDP-02", "CT-IDP-07", "CT-IDP-10", "CT-IDP-11", "CT-IDP-14", "CT-IDP-15")
def test_each_call_about_imports_leaves_one_line(new_server, tmp_path):
    server = new_server(dev=False)
    server.start()
    api = CognitoAPI(server)
    imports = Imports(api, api.make_pool(AutoVerifiedAttributes=["email"]))
    job = imports.create()
    path = imports.file(tmp_path / "users.csv", [imports.row(f"user{number}") for number in range(3000)])
    assert imports.upload(job["PreSignedUrl"], path) == 200
    imports.start(job)
    imports.stop(job)
    imports.state(job)
    api.admin.list_user_import_jobs(UserPoolId=imports.pool, MaxResults=1)
    lines = [line for line in recorded(server) if line.get("userPoolId") == imports.pool]
    assert [line["operation"] for line in lines if line["operation"] != "CreateUserPool"] == [
        "GetCSVHeader", "CreateUserImportJob", "UploadUserImportFile", "StartUserImportJob", "StopUserImportJob",
        "DescribeUserImportJob", "ListUserImportJobs"]
    signature = job["PreSignedUrl"].split("signature=")[1]
    assert signature not in server.log.read_text()


@pytest.mark.rows("CT-GEN-07")
def test_a_line_tells_the_kinds_of_callers_apart(new_server):
    """The account's root, a user of IAM, and temporary credentials of a role."""
    server = new_server(dev=False)
    server.start()
    roles = Roles(server)
    user = roles.make_user(allow(["cognito-idp:ListUserPools", "sts:AssumeRole"]))
    role = roles.make(
        trust_in(f"arn:aws:iam::{ACCOUNT}:user/{user}"), allow("cognito-idp:ListUserPools"))
    session = roles.client_of_user(user, "sts").assume_role(RoleArn=role, RoleSessionName="walk")["Credentials"]
    by_session = client_of(server, session, "cognito-idp")
    for caller in (boto_client(server, signed=True), roles.client_of_user(user, "cognito-idp"), by_session):
        caller.list_user_pools(MaxResults=1)
    ids = [roles.iam.get_user(UserName=user)["User"]["UserId"],
           roles.iam.get_role(RoleName=role.split("/")[1])["Role"]["RoleId"]]
    lines = [line for line in recorded(server) if line["operation"] == "ListUserPools"]
    assert [(line["key"], line.get("principal")) for line in lines] == [
        (server.access_key_id, None), (roles.key_of(user)[0], ids[0]), (session["AccessKeyId"], ids[1])]
