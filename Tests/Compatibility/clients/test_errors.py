"""The shape of error responses, and wrong signatures."""

import datetime
import json
import re

import pytest
import requests

from testkit.aws import JSON, TARGET, boto_client, error_of, forged, refused
from testkit.server import REGION, ROOT, not_built

pytestmark = pytest.mark.one_engine


def test_a_refusal_has_the_shape_that_sdks_read(api):
    """G.1.1"""
    response = api.wire.post("DescribeUserPool", {"UserPoolId": f"{REGION}_000000000"}, signed=True)
    assert response.status_code == 400
    assert error_of(response) == ("ResourceNotFoundException", f"User pool {REGION}_000000000 does not exist.")
    assert re.fullmatch(r"[0-9a-f-]{36}", response.headers["x-amzn-RequestId"])
    assert response.headers["x-amzn-ErrorType"] == "ResourceNotFoundException:"
    assert response.headers["x-amzn-ErrorMessage"] == response.json()["message"]
    again = api.wire.post("DescribeUserPool", {"UserPoolId": f"{REGION}_000000000"}, signed=True)
    assert again.headers["x-amzn-RequestId"] != response.headers["x-amzn-RequestId"]


def test_all_violations_come_in_one_message(api):
    response = api.wire.post("SignUp", {"ClientId": "bad id!", "Username": "", "Password": "ends in a space "})
    kind, message = error_of(response)
    assert kind == "InvalidParameterException"
    assert message.startswith("4 validation errors detected: "), message
    for member in ("'clientId'", "'username'", "'password'"):
        assert f"at {member} failed to satisfy constraint" in message
    assert "ends in a space" not in message, "a sensitive value is not repeated"


def test_a_missing_member_is_named(api):
    kind, message = error_of(api.wire.post("InitiateAuth", {"ClientId": "a" * 26}))
    assert kind == "InvalidParameterException"
    assert message == (
        "1 validation error detected: Value null at 'authFlow' failed to satisfy constraint: Member must not be null")


@pytest.mark.parametrize(
    "target", ["SomethingElse", f"{TARGET}.", TARGET, f"{TARGET}.NoSuchOperation", "Other.SignUp", ""])
@pytest.mark.rows("WIRE-15")
def test_an_operation_that_does_not_exist(api, target):
    response = api.wire.post("", {}, headers={"X-Amz-Target": target})
    assert response.status_code == 400
    assert error_of(response)[0] == "UnknownOperationException"


def test_an_operation_that_is_not_built_says_so(api):
    """Exactly the operations of Model/Unbuilt.txt are refused as not built."""
    model = json.loads((ROOT / "Model/cognito-idp.json").read_text())
    waiting = not_built()
    for name, operation in model["operations"].items():
        response = api.wire.post(name, {}, signed=operation["auth"] == "sigv4")
        kind, message = error_of(response)
        assert (message == f"{name} is not built yet in Martlet.") == (name in waiting), (name, kind, message)


def test_a_signed_operation_without_a_signature(api):
    response = api.wire.post("ListUserPools", {"MaxResults": 1})
    assert response.status_code == 400
    assert error_of(response)[0] == "MissingAuthenticationTokenException"


@pytest.mark.rows("SIG-09")
def test_an_unknown_access_key(api):
    unknown = boto_client(api.server, signed=True, keys=("AKIAAAAAAAAAAAAAAAAA", "nothing"))
    with refused("UnrecognizedClientException", "security token"):
        unknown.list_user_pools(MaxResults=1)


def test_a_wrong_secret(api):
    wrong = boto_client(api.server, signed=True, keys=(api.server.access_key_id, "guessed"))
    with refused("InvalidSignatureException", "signature we calculated does not match"):
        wrong.list_user_pools(MaxResults=1)


def signed(api, body=b'{"MaxResults": 1}', **more):
    headers = {"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.ListUserPools"}
    return api.wire.sign(body, headers, **more)


def send(api, headers, body=b'{"MaxResults": 1}', path="/"):
    return requests.post(api.server.url + path, data=body, headers=headers, timeout=60)


def test_a_right_signature_is_accepted(api):
    assert send(api, signed(api)).status_code == 200


@pytest.mark.rows("SIG-04")
def test_a_change_to_any_signed_part_is_refused(api):
    headers = signed(api)
    for changed, body in (
        ({}, b'{"MaxResults": 2}'), ({"X-Amz-Target": f"{TARGET}.ListUsers"}, b'{"MaxResults": 1}'),
        ({"X-Amz-Date": (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=2)).strftime(
            "%Y%m%dT%H%M%SZ")}, b'{"MaxResults": 1}'),
    ):
        response = send(api, {**headers, **changed}, body)
        assert response.status_code == 400, changed
        assert error_of(response)[0] == "InvalidSignatureException", changed


def test_a_content_type_need_not_be_signed(api):
    """The AWS SDK for JavaScript 2 leaves it out. The type decides nothing: any other than JSON is refused."""
    headers = api.wire.sign(b'{"MaxResults": 1}', {"X-Amz-Target": f"{TARGET}.ListUserPools"})
    assert "content-type" not in headers["Authorization"]
    assert send(api, {**headers, "Content-Type": JSON}).status_code == 200
    response = send(api, {**headers, "Content-Type": "text/plain"})
    assert response.status_code == 415
    assert error_of(response)[0] == "UnsupportedMediaTypeException"


@pytest.mark.parametrize("place", [{"region": "eu-west-1"}, {"service": "cognito-sync"}])
def test_a_signature_for_another_region_or_service(api, place):
    response = send(api, signed(api, **place))
    assert response.status_code == 400
    assert error_of(response)[0] == "InvalidSignatureException"


@pytest.mark.parametrize(
    "change",
    [
        lambda value: "", lambda value: "AWS4-HMAC-SHA256", lambda value: value.replace("Signature=", "Signatur="),
        lambda value: value.split(", SignedHeaders")[0], lambda value: value.replace("aws4_request", "aws5_request"),
        lambda value: "Bearer " + "a" * 40, lambda value: "Basic dXNlcjpwYXNz",
        lambda value: value.replace("host;", ""), lambda value: value + ", Signature=" + "0" * 64,
        lambda value: "AWS4-HMAC-SHA256 " + "Credential=" * 1000,
    ])
@pytest.mark.rows("SIG-05")
def test_a_malformed_authorization_header(api, change):
    headers = signed(api)
    headers["Authorization"] = change(headers["Authorization"])
    response = send(api, headers)
    assert response.status_code == 400
    assert error_of(response)[0] in (
        "IncompleteSignatureException", "MissingAuthenticationTokenException", "InvalidSignatureException")


@pytest.mark.parametrize("minutes, good", [(-6, False), (-4, True), (4, True), (6, False)])
@pytest.mark.rows("SIG-02")
def test_five_minutes_of_skew(api, minutes, good, monkeypatch):
    from botocore import auth

    moment = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(minutes=minutes)
    name = "get_current_datetime" if hasattr(auth, "get_current_datetime") else None
    if name:
        def now(remove_tzinfo=True):
            return moment.replace(tzinfo=None) if remove_tzinfo else moment

        monkeypatch.setattr(auth, name, now)
    headers = signed(api)
    assert headers["X-Amz-Date"] == moment.strftime("%Y%m%dT%H%M%SZ"), "the clock could not be moved"
    response = send(api, headers)
    if good:
        assert response.status_code == 200
    else:
        assert response.status_code == 400
        kind, message = error_of(response)
        assert kind == "InvalidSignatureException"
        assert "Signature" in message


@pytest.mark.rows("SIG-04")
def test_unsigned_payloads_are_for_another_service(api):
    plain = {"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.ListUserPools"}
    unsigned = {"X-Amz-Content-SHA256": "UNSIGNED-PAYLOAD"}
    body = b'{"MaxResults": 1}'
    for headers, sent in (
        ({**api.wire.sign(body, plain), **unsigned}, body),
        (api.wire.sign(body, {**plain, **unsigned}), body),
        (api.wire.sign(body, {**plain, **unsigned}), b'{"MaxResults": 2}'),
    ):
        response = send(api, headers, sent)
        assert response.status_code == 400
        assert error_of(response)[0] == "InvalidSignatureException"


def test_a_bad_signature_earns_no_validation_hint(api):
    """A caller without a key does not learn the operation's rules."""
    headers = signed(api, b'{"MaxResults": 99}')
    headers["Authorization"] = forged(headers["Authorization"])
    response = send(api, headers, b'{"MaxResults": 99}')
    kind, message = error_of(response)
    assert kind == "InvalidSignatureException"
    assert "maxResults" not in message
