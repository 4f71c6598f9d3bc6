"""Hostile requests in the query protocol of STS and IAM: signatures, parameters and their numbers."""

import datetime
import re
import urllib.parse

import pytest
import requests
from botocore.auth import SigV4QueryAuth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from testkit.aws import PATIENCE, boto_client
from testkit.raw import exchange, status
from testkit.server import REGION

pytestmark = pytest.mark.one_engine

FORM = "application/x-www-form-urlencoded"
IDENTITY = {"Action": "GetCallerIdentity", "Version": "2011-06-15"}


def post(api, data, service="sts", drop=(), **headers):
    """A signed form: a dictionary, or bytes as they are."""
    data = data if isinstance(data, bytes) else urllib.parse.urlencode(data).encode()
    signed = api.wire.sign(data, {"Content-Type": FORM}, service=service)
    signed.update(headers)
    for name in drop:
        signed.pop(name)
    return requests.post(api.server.url, data=data, headers=signed, timeout=PATIENCE)


def error_of(response):
    """The code of a refusal, after checking that it is shaped as the SDKs expect."""
    assert response.headers["Content-Type"] == "text/xml; charset=utf-8", response.text
    shape = (
        r'<ErrorResponse xmlns="https://(sts|iam)\.amazonaws\.com/doc/[\d-]+/"><Error><Type>Sender</Type>'
        r"<Code>(\w+)</Code><Message>[^<]*</Message></Error><RequestId>([\w-]+)</RequestId></ErrorResponse>")
    found = re.fullmatch(shape, response.text)
    assert found, response.text
    assert found[3] == response.headers["x-amzn-RequestId"], response.text
    return found[2]


def presigned(api, seconds=60, age=0, method="GET", parameters=IDENTITY, headers=None, add=""):
    """A presigned URL, made `age` seconds ago."""
    request = AWSRequest(
        method=method, url=f"{api.server.url}/?{urllib.parse.urlencode(parameters)}{add}", headers=headers or {})
    keys = Credentials(api.server.access_key_id, api.server.secret_access_key)
    auth = SigV4QueryAuth(keys, "sts", REGION, expires=seconds)
    made = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(seconds=age)
    request.context["timestamp"] = made.strftime("%Y%m%dT%H%M%SZ")
    auth._modify_request_before_signing(request)
    canonical = auth.canonical_request(request)
    signature = auth.signature(auth.string_to_sign(request, canonical), request)
    return f"{request.url}&X-Amz-Signature={signature}"


@pytest.fixture(autouse=True)
def the_identity_is_told(api):
    """After each attack the service responds to an ordinary request."""
    yield
    assert boto_client(api.server, signed=True, service="sts").get_caller_identity()["Account"]


@pytest.mark.parametrize("seconds", [0, -1, 604801, "1e3", "", "9" * 30, "+60"])
@pytest.mark.rows("SIG-06")
def test_a_lifetime_out_of_range(api, seconds):
    response = requests.get(presigned(api, seconds=seconds), timeout=PATIENCE)
    assert response.status_code == 400
    assert error_of(response) == "IncompleteSignature"


@pytest.mark.rows("SIG-02", "SIG-06")
def test_a_url_is_refused_after_its_time(api):
    assert requests.get(presigned(api, seconds=60, age=30), timeout=PATIENCE).status_code == 200
    for seconds, age in ((60, 90), (604800, 1000), (60, -400)):
        response = requests.get(presigned(api, seconds=seconds, age=age), timeout=PATIENCE)
        assert response.status_code == 403, (seconds, age)
        assert error_of(response) == "SignatureDoesNotMatch", (seconds, age)


@pytest.mark.rows("SIG-06")
def test_a_changed_url_is_refused(api):
    url = presigned(api, add="&x=a%20b")
    assert requests.get(url, timeout=PATIENCE).status_code == 200
    for part, other in (
            ("x=a%20b", "x=a+b"), ("x=a%20b", "X=a%20b"), ("Expires=60", "Expires=61"), ("&x=a%20b", ""),
            ("GetCallerIdentity", "GetAccessKeyInfo"), ("X-Amz-Signature=", "X-Amz-Signature=0")):
        response = requests.get(url.replace(part, other), timeout=PATIENCE)
        assert response.status_code in (400, 403), other
        assert error_of(response) in ("SignatureDoesNotMatch", "IncompleteSignature"), other


@pytest.mark.rows("SIG-05")
def test_two_credentials(api):
    url = presigned(api)
    signed = api.wire.sign(b"", {}, service="sts", method="GET", path=url.removeprefix(api.server.url))
    response = requests.get(url, headers=signed, timeout=PATIENCE)
    assert response.status_code == 400
    assert error_of(response) == "IncompleteSignature"
    for name in ("X-Amz-Credential", "x-amz-date", "X-AMZ-EXPIRES", "X-Amz-Sign%61ture"):
        response = requests.get(f"{url}&{name}=x", timeout=PATIENCE)
        assert response.status_code == 400, name
        assert error_of(response) == "IncompleteSignature", name
    data = urllib.parse.urlencode(IDENTITY).encode()
    response = requests.post(url, data=data, headers={"Content-Type": FORM}, timeout=PATIENCE)
    assert response.status_code == 400
    assert error_of(response) == "MalformedInput"


@pytest.mark.rows("SIG-04")
def test_a_changed_form_is_refused(api):
    signed = api.wire.sign(urllib.parse.urlencode(IDENTITY).encode(), {"Content-Type": FORM}, service="sts")
    response = requests.post(
        api.server.url, data=b"Action=GetAccessKeyInfo&Version=2011-06-15", headers=signed, timeout=PATIENCE)
    assert response.status_code == 403
    assert error_of(response) == "SignatureDoesNotMatch"
    unsigned = post(api, IDENTITY, drop=["Authorization"])
    assert unsigned.status_code == 403
    assert error_of(unsigned) == "MissingAuthenticationToken"


@pytest.mark.parametrize("service", ["cognito-idp", "iam", "s3", "", "é"])
def test_a_signature_for_another_service(api, service):
    """The operations of STS take no signature for another service."""
    response = post(api, IDENTITY, service=service)
    assert response.status_code in (400, 403)
    assert error_of(response) in ("SignatureDoesNotMatch", "InvalidAction", "IncompleteSignature")


@pytest.mark.parametrize(
    "more",
    [b"&AccessKeyId=a&AccessKeyId=b", b"&AccessKeyId.member.1=a", b"&AccessKeyId=%00", b"&%", b"&a=%zz", b"&%ff=a",
     b"&a%CC%81=b", b"&AccessKeyId=" + "é̖".encode() * 40 + b"&" + b"x" * 300 + b"=1", b"&Action=GetAccessKeyInfo",
     b"&Version=2010-05-08"],
    ids=lambda more: more[:24].decode(errors="replace"))
def test_malformed_parameters_are_refused(api, more):
    response = post(api, b"Action=GetAccessKeyInfo&Version=2011-06-15" + more)
    assert response.status_code == 400
    assert error_of(response) in ("MalformedInput", "ValidationError")


def test_what_a_message_repeats_is_escaped(api):
    response = post(
        api,
        {"Action": "GetAccessKeyInfo", "Version": "2011-06-15", "AccessKeyId": "<b>&\"'\x01]]>" + "x" * 16})
    assert response.status_code == 400
    assert error_of(response) == "ValidationError"
    assert "&lt;b&gt;&amp;&quot;" in response.text
    assert "\x01" not in response.text
    assert "<b>" not in response.text
    response = post(api, {"Action": "<script>", "Version": "2011-06-15"})
    assert response.status_code == 400
    assert error_of(response) == "InvalidAction"
    assert "script" not in response.text


@pytest.mark.parametrize(
    "unit",
    ["Tags.member.{}.Key=a", "Tags.member.1.Key=a", "a.{}=b", "x{}", "Tags" + "." * 100, "%CC%81%CC%96", "=",
     "Tags.member.999999999{}.Key=a"])
@pytest.mark.rows("WIRE-10")
def test_many_parameters_cost_little(api, unit):
    limit = 1024 * 1024 - 200
    texts, size = [b"Action=AssumeRoleWithWebIdentity&Version=2011-06-15"], 60
    number = 0
    while size < limit and number < 60_000:
        number += 1
        texts.append(unit.format(number).encode())
        size += len(texts[-1]) + 1
    for body in (b"&".join(texts), b"&".join(texts[:9_000])):
        response = requests.post(api.server.url, data=body, headers={"Content-Type": FORM}, timeout=PATIENCE)
        assert response.status_code == 400
        assert error_of(response) in ("MalformedInput", "ValidationError")
        signed = post(api, body.replace(b"AssumeRoleWithWebIdentity", b"GetCallerIdentity"))
        assert signed.status_code in (200, 400)


@pytest.mark.rows("WIRE-10")
def test_a_form_over_the_limit(api):
    lines = [b"POST / HTTP/1.1", b"Host: localhost", b"Content-Type: " + FORM.encode(),
             b"Content-Length: %d" % (1024 * 1024 + 1), b"", b""]
    response, _ = exchange(api.server, b"\r\n".join(lines))
    assert status(response) == 413


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br"])
@pytest.mark.rows("WIRE-19")
def test_a_compressed_form_is_refused(api, coding):
    response = post(api, IDENTITY, **{"Content-Encoding": coding})
    assert response.status_code == 415
    assert error_of(response) == "UnsupportedMediaType"


@pytest.mark.parametrize("path", ["//", "/./", "/x/../", "/%2e", "/sts", "/;a"])
@pytest.mark.rows("SIG-07")
def test_another_path_is_not_the_service(api, path):
    data = urllib.parse.urlencode(IDENTITY).encode()
    signed = api.wire.sign(data, {"Content-Type": FORM}, service="sts")
    lines = [f"POST {path} HTTP/1.1".encode(), *(f"{name}: {value}".encode() for name, value in signed.items()),
             b"Host: 127.0.0.1:%d" % api.server.port, b"Content-Length: %d" % len(data), b"", data]
    response, _ = exchange(api.server, b"\r\n".join(lines))
    assert 400 <= status(response) < 500
    assert b"<Account>" not in response
