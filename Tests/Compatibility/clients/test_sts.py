"""STS and IAM as boto3 and the AWS CLI call them: the query protocol, its errors, and presigned URLs."""

import datetime
import json
import os
import subprocess
import urllib.parse

import botocore.session
import pytest
import requests
from botocore.parsers import create_parser
from botocore.serialize import create_serializer

from testkit.aws import boto_client, refused
from testkit.server import ACCOUNT, REGION, ROOT, not_built

DOCUMENTS = ROOT / "Tests/WireTests/Documents"
ROOT_ARN = f"arn:aws:iam::{ACCOUNT}:root"


def sts(server, **settings):
    return boto_client(server, signed=True, service="sts", **settings)


def aws(server, *words, region=REGION):
    """Runs the AWS CLI with the root key of the server."""
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(server.folder), "AWS_EC2_METADATA_DISABLED": "true", "AWS_PAGER": "",
        "AWS_ACCESS_KEY_ID": server.access_key_id, "AWS_SECRET_ACCESS_KEY": server.secret_access_key,
        "AWS_ENDPOINT_URL": server.url, "AWS_DEFAULT_REGION": region,
    }
    return subprocess.run(
        [str(ROOT / ".venv/bin/aws"), *words], env=environment, capture_output=True, text=True, timeout=240)


def test_the_root_is_told_who_it_is(server):
    response = sts(server).get_caller_identity()
    assert (response["Account"], response["Arn"], response["UserId"]) == (ACCOUNT, ROOT_ARN, ACCOUNT)
    metadata = response["ResponseMetadata"]
    assert metadata["HTTPStatusCode"] == 200
    assert metadata["RequestId"] == metadata["HTTPHeaders"]["x-amzn-requestid"]


def test_the_cli_is_told_the_same(server):
    done = aws(server, "sts", "get-caller-identity")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"UserId": ACCOUNT, "Account": ACCOUNT, "Arn": ROOT_ARN}
    refusal = aws(
        server, "sts", "assume-root", "--target-principal", ACCOUNT, "--task-policy-arn",
        "arn=arn:aws:iam::aws:policy/root-task/IAMAuditRootUserCredentials")
    assert refusal.returncode != 0
    assert "(UnsupportedOperation)" in refusal.stderr
    assert "AssumeRoot is not built yet in Martlet." in refusal.stderr


def test_the_account_of_an_access_key(server):
    with refused("ValidationError", "does not exist"):
        sts(server).get_access_key_info(AccessKeyId="AKIA0123456789ABCDEF")
    response = sts(server).get_access_key_info(AccessKeyId=server.access_key_id)
    assert response["Account"] == ACCOUNT


def test_a_wrong_secret_and_an_unknown_key(server):
    with refused("SignatureDoesNotMatch", "The request signature we calculated does not match", status=403):
        sts(server, keys=(server.access_key_id, "wrong-secret")).get_caller_identity()
    with refused("InvalidClientTokenId", "The security token included in the request is invalid.", status=403):
        sts(server, keys=("AKIAUNKNOWNUNKNOWN00", server.secret_access_key)).get_caller_identity()
    with refused("MissingAuthenticationToken", "Request is missing Authentication Token", status=403):
        boto_client(server, signed=False, service="sts").get_caller_identity()
    with refused("SignatureDoesNotMatch", "a valid region", status=403):
        sts(server, region="ap-south-1").get_caller_identity()


def test_iam_and_sts_are_signed_for_us_east_1_wherever_the_server_is(new_server):
    """The SDKs sign every call of IAM for us-east-1, whichever region they are told."""
    server = new_server(dev=False)
    server.region = "eu-west-1"
    server.start()
    for region in ("eu-west-1", "us-east-1"):
        assert sts(server, region=region).get_caller_identity()["Arn"] == ROOT_ARN
        assert boto_client(server, signed=True, service="iam", region=region).list_users()["Users"] == []
    assert json.loads(aws(server, "sts", "get-caller-identity", region="eu-west-1").stdout)["Arn"] == ROOT_ARN


@pytest.mark.parametrize("service", ["sts", "iam"])
@pytest.mark.rows("SIG-12")
def test_operations_that_are_not_built_say_so(server, service):
    """Those that are built and signed refuse an unsigned call."""
    model = json.loads((ROOT / f"Model/{service}.json").read_text())
    assert len(not_built(service)) + len(set(model["operations"]) - not_built(service)) == len(model["operations"])
    for name, facts in model["operations"].items():
        form = {"Action": name, "Version": model["apiVersion"]}
        response = requests.post(server.url, data=form, timeout=60)
        parsed = create_parser("query").parse(
            {"status_code": response.status_code, "headers": response.headers, "body": response.content}, None)
        if name in not_built(service):
            assert response.status_code == 400, name
            assert parsed["Error"] == {
                "Type": "Sender", "Code": "UnsupportedOperation", "Message": f"{name} is not built yet in Martlet."}
        elif facts.get("auth") != "none":
            assert response.status_code == 403, name
            assert parsed["Error"]["Code"] == "MissingAuthenticationToken", name
        assert parsed["ResponseMetadata"]["RequestId"] == response.headers["x-amzn-RequestId"]


def test_an_unknown_action(server):
    for form, said in (
            ({"Action": "Nope", "Version": "2011-06-15"}, "Could not find operation Nope for version 2011-06-15"),
            ({"Action": "GetUser", "Version": "2011-06-15"}, "Could not find operation GetUser for version 2011-06-15"),
            ({"Action": "GetCallerIdentity", "Version": "1999-01-01"},
             "Could not find operation GetCallerIdentity for version 1999-01-01")):
        response = requests.post(server.url, data=form, timeout=60)
        assert response.status_code == 400
        assert f"<Code>InvalidAction</Code><Message>{said}</Message>" in response.text


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_presigned_url_says_who_signed_it(server, method):
    url = sts(server).generate_presigned_url("get_caller_identity", ExpiresIn=60, HttpMethod=method)
    assert "X-Amz-Signature" in url
    for _ in range(2):
        response = requests.request(method, url, timeout=60)
        assert response.status_code == 200
        assert f"<Arn>{ROOT_ARN}</Arn>" in response.text
    other = {"GET": "POST", "POST": "GET"}[method]
    assert requests.request(other, url, timeout=60).status_code == 403


def test_a_presigned_url_with_a_signed_header(server):
    """As tools prove an identity to a third party: with a header that binds the URL to it."""
    client = sts(server, own=True)
    client.meta.events.register(
        "before-sign.sts.GetCallerIdentity", lambda request, **_: request.headers.add_header("x-cluster-id", "one"))
    url = client.generate_presigned_url("get_caller_identity", ExpiresIn=60, HttpMethod="GET")
    assert requests.get(url, headers={"x-cluster-id": "one"}, timeout=60).status_code == 200
    response = requests.get(url, headers={"x-cluster-id": "two"}, timeout=60)
    assert response.status_code == 403
    assert "SignatureDoesNotMatch" in response.text
    assert requests.get(url, timeout=60).status_code == 400


def test_no_other_operation_can_be_presigned(server):
    for service, operation, parameters in (
            ("sts", "get_access_key_info", {"AccessKeyId": server.access_key_id}),
            ("cognito-idp", "list_user_pools", {"MaxResults": 1})):
        url = boto_client(server, signed=True, service=service).generate_presigned_url(operation, Params=parameters)
        assert requests.get(url, timeout=60).status_code in (400, 405)


def test_the_sdk_reads_what_the_unit_tests_compare():
    """`Tests/WireTests` writes this document from values; here the SDK for Python reads the values from it."""
    shape = botocore.session.get_session().get_service_model("iam").operation_model("ListRoles").output_shape
    response = create_parser("query").parse(
        {"status_code": 200, "headers": {}, "body": (DOCUMENTS / "ListRoles.xml").read_bytes()}, shape)
    day = datetime.datetime(2026, 11, 21, 0, 30, tzinfo=datetime.timezone.utc)
    full = {
        "Arn": f"arn:aws:iam::{ACCOUNT}:role/a/full", "CreateDate": day, "Description": '<Fish & "chips">\r\nü \ufffd',
        "AssumeRolePolicyDocument": urllib.parse.quote('{"Version":"2012-10-17"}', safe=""),
        "MaxSessionDuration": 3600, "Path": "/a/", "RoleId": "AROAFULL", "RoleName": "full",
        "PermissionsBoundary": {
            "PermissionsBoundaryType": "PermissionsBoundaryPolicy",
            "PermissionsBoundaryArn": f"arn:aws:iam::{ACCOUNT}:policy/b"},
        "RoleLastUsed": {"LastUsedDate": day + datetime.timedelta(days=1), "Region": "eu-west-1"},
        "Tags": [{"Key": "k", "Value": ""}, {"Key": "<", "Value": " x "}]}
    bare = {
        "Arn": f"arn:aws:iam::{ACCOUNT}:role/bare", "CreateDate": day, "Path": "/", "RoleId": "AROABARE",
        "RoleName": "bare"}
    assert response["Roles"] == [full, bare]
    assert response["IsTruncated"] is True
    assert response["Marker"] == "next&"
    assert response["ResponseMetadata"]["RequestId"] == "r-7"


def test_the_sdk_writes_what_the_unit_tests_read():
    """`Tests/WireTests` reads these values from the form that the SDK for Python writes here."""
    operation = botocore.session.get_session().get_service_model("sts").operation_model("AssumeRole")
    values = {
        "RoleArn": f"arn:aws:iam::{ACCOUNT}:role/x", "RoleSessionName": "s1", "DurationSeconds": 900,
        "Policy": '{"a": "ü & <b>"}', "Tags": [{"Key": "k+1", "Value": ""}, {"Key": "é", "Value": "line\nfeed"}],
        "PolicyArns": [{"arn": "arn:aws:iam::1:policy/a b"}, {"arn": "arn:aws:iam::1:policy/c"}],
        "TransitiveTagKeys": []}
    form = create_serializer("query").serialize_to_request(values, operation)["body"]
    expected = urllib.parse.parse_qs((DOCUMENTS / "AssumeRole.form").read_text(), keep_blank_values=True)
    assert {name: [str(value)] for name, value in form.items()} == expected


def test_the_model_has_no_trait_that_the_protocol_lacks():
    """Neither service renames a member or flattens a list, and each error has the code and status of the model."""
    for service in ("sts", "iam"):
        ours = json.loads((ROOT / f"Model/{service}.json").read_text())
        theirs = botocore.session.get_session().get_service_model(service)
        for name, shape in ours["shapes"].items():
            found = theirs.shape_for(name)
            assert set(found.serialization) <= {"resultWrapper"}, name
            for member in getattr(found, "members", {}).values():
                assert set(member.serialization) <= {"resultWrapper", "box"}, name
            if found.type_name == "list":
                assert found.member.serialization == {}, name
            if shape.get("exception"):
                assert found.metadata["error"] == shape["error"], name
