"""Calls of the admin API, as the `martlet` command makes them."""

import json

import requests
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from testkit.aws import JSON
from testkit.server import REGION


def ask_admin(server, call, **order):
    """The response to a call with the root key."""
    body = json.dumps(order).encode()
    request = AWSRequest(
        method="POST", url=server.admin_url + "/", data=body,
        headers={"Content-Type": JSON, "X-Amz-Target": f"Martlet.{call}"})
    SigV4Auth(Credentials(server.access_key_id, server.secret_access_key), "cognito-idp", REGION).add_auth(request)
    response = requests.post(server.admin_url + "/", data=body, headers=dict(request.headers), timeout=60)
    assert response.status_code == 200, response.text
    return response.json()
