"""What browsers let scripts of other origins do: headers that SDKs send, and responses that say why."""

import pytest
import requests

from testkit.authorize import OAUTH

pytestmark = pytest.mark.one_engine
ORIGIN = "https://app.example.com"
# What SDKs for browsers send besides the content type.
SENT = "authorization,content-type,x-amz-target,x-amz-user-agent,amz-sdk-invocation-id,amz-sdk-request,cache-control"
CALLED = ["/oauth2/token", "/oauth2/userInfo", "/oauth2/revoke", "/oauth2/introspect", "/oauth2/device_authorization"]


def preflight(url, method="POST"):
    return requests.options(url, timeout=60, headers={
        "Origin": ORIGIN, "Access-Control-Request-Method": method, "Access-Control-Request-Headers": SENT})


def permits(response, method="POST"):
    """Whether a browser sends the request after this response."""
    words = {word.strip().lower() for word in response.headers.get("Access-Control-Allow-Headers", "").split(",")}
    return (
        response.ok and response.headers.get("Access-Control-Allow-Origin") == "*" and set(SENT.split(",")) <= words
        and method in response.headers["Access-Control-Allow-Methods"]
        and "Access-Control-Allow-Credentials" not in response.headers)


@pytest.mark.parametrize("path", ["/", *CALLED, "/nowhere", "/oauth2/nowhere"])
@pytest.mark.rows("WIRE-22")
def test_every_path_that_scripts_call_responds_to_preflights_alike(api, path):
    response = preflight(api.server.url + path)
    assert permits(response), (response.status_code, response.headers)
    alike = "Access-Control-Allow-Headers"
    assert response.headers[alike] == preflight(api.server.url + "/").headers[alike]


def test_public_documents_respond_to_preflights(api):
    pool = api.make_pool()
    for path in (f"/{pool}/.well-known/jwks.json", f"/{pool}/.well-known/openid-configuration",
                 "/.well-known/openid-configuration", "/.well-known/jwks_uri"):
        assert permits(preflight(api.server.url + path, "GET"), "GET"), path


def test_scripts_may_read_why_they_are_refused(api):
    """Without these headers a browser tells a script of a network failure."""
    client = api.make_client(api.make_pool(), **OAUTH)
    sent = {"Origin": ORIGIN, "x-amz-user-agent": "aws-amplify/6.0.0 auth/5 framework/1"}
    refused = [
        (requests.post(f"{api.server.url}{path}", data={"client_id": client.id}, headers=sent, timeout=60), status)
        for path, status in zip(CALLED, (400, 400, 400, 400, 400))]
    refused += [
        (requests.post(f"{api.server.url}/nowhere", data="{}", headers=sent, timeout=60), 404),
        (requests.get(f"{api.server.url}/oauth2/token", headers=sent, timeout=60), 405),
        (requests.get(f"{api.server.url}/us-east-1_Nowhere12/.well-known/jwks.json", headers=sent, timeout=60), 404),
        (requests.post(f"{api.server.url}/", data="{}", headers=sent, timeout=60), 400),
        (requests.post(f"{api.server.url}/oauth2/token", data=b"a" * 3_000_000, headers=sent, timeout=60), 413),
    ]
    for response, status in refused:
        assert response.status_code == status, (response.url, response.text)
        assert response.headers["Access-Control-Allow-Origin"] == "*", response.url
        assert "x-amzn-requestid" in response.headers["Access-Control-Expose-Headers"].lower()


@pytest.mark.parametrize("path", ["/login", "/signup", "/oauth2/authorize", "/logout"])
def test_pages_are_for_no_script_of_another_origin(api, path):
    assert not permits(preflight(api.server.url + path))
    response = requests.get(api.server.url + path, headers={"Origin": ORIGIN}, timeout=60, allow_redirects=False)
    assert "Access-Control-Allow-Origin" not in response.headers
