"""boto3 clients with and without a signature, and raw requests for what boto3 would not send."""

import contextlib
import functools
import json
import threading

import boto3
import botocore
import pytest
import requests
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.config import Config
from botocore.credentials import Credentials
from botocore.exceptions import ClientError

from testkit.server import REGION

TARGET = "AWSCognitoIdentityProviderService"
JSON = "application/x-amz-json-1.1"
PATIENCE = 60
# One for all clients: reading the service model takes longer than most walks.
_session = boto3.session.Session()
_making = threading.Lock()


def boto_client(server, signed, checked=True, service="cognito-idp", keys=None, region=REGION, own=False):
    """A boto3 client for the server. Without `checked`, boto3 sends what its own model would refuse.

    `keys` may end with a session token. Making a client takes as long as several calls, so clients are shared. A test
    that changes one asks for its `own`.
    """
    keys = tuple(keys or (server.access_key_id, server.secret_access_key))
    make = _new_client if own else _shared_client
    with _making:
        return make(server.url, server.authorities, signed, checked, service, keys, region)


def _new_client(url, authorities, signed, checked, service, keys, region):
    settings = {
        "retries": {"max_attempts": 0}, "connect_timeout": PATIENCE, "read_timeout": PATIENCE,
        "max_pool_connections": 64, "parameter_validation": checked,
    }
    if not signed:
        settings["signature_version"] = botocore.UNSIGNED
    key, secret, *token = keys
    return _session.client(
        service, endpoint_url=url, region_name=region, config=Config(**settings), verify=authorities,
        aws_access_key_id=key, aws_secret_access_key=secret, aws_session_token=token[0] if token else None)


_shared_client = functools.lru_cache(maxsize=32)(_new_client)


def forged(text, place=-8):
    """`text` with another character at `place`. The last one of Base64 may have bits that no reader looks at."""
    other = "A" if text[place] != "A" else "B"
    return text[:place] + other + text[place:][1:]


@contextlib.contextmanager
def refused(code, *texts, status=400):
    """The call inside is refused with `code`, and the message holds each of `texts`."""
    with pytest.raises(ClientError) as caught:
        yield caught
    response = caught.value.response
    assert response["Error"]["Code"] == code, response["Error"]
    assert response["ResponseMetadata"]["HTTPStatusCode"] == status, response
    for text in texts:
        assert text in response["Error"]["Message"], response["Error"]


class Wire:
    """Sends raw requests, signed or not."""

    def __init__(self, server):
        self.server = server

    def post(self, operation, body, signed=False, headers=None, target=None, drop=()):
        """Sends `body` (a dictionary, or bytes as they are) to an operation."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"Content-Type": JSON, "X-Amz-Target": target or f"{TARGET}.{operation}"}
        if signed:
            sent = self.sign(data, sent)
        sent.update(headers or {})
        for name in drop:
            sent.pop(name, None)
        trusted = self.server.authorities or True
        return requests.post(self.server.url + "/", data=data, headers=sent, timeout=PATIENCE, verify=trusted)

    def sign(self, data, headers, keys=None, region=REGION, service="cognito-idp", method="POST", path="/"):
        """The headers with a signature over them."""
        key, secret = keys or (self.server.access_key_id, self.server.secret_access_key)
        request = AWSRequest(method=method, url=self.server.url + path, data=data, headers=dict(headers))
        SigV4Auth(Credentials(key, secret), service, region).add_auth(request)
        return dict(request.headers)


def error_of(response):
    """Code and message of a refusal, after checking that it is shaped as the SDKs expect."""
    body = response.json()
    kind = body["__type"].split("#")[-1]
    assert response.headers["Content-Type"] == JSON
    assert response.headers["x-amzn-RequestId"]
    assert response.headers["x-amzn-ErrorType"].split(":")[0] == kind
    return kind, body.get("message", body.get("Message"))
