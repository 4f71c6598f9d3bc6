"""The code of a television, typed in a real browser."""

import requests

from testkit.cognito import new_email
from testkit.server import run_martlet
from testkit.waiting import eventually

GRANT = "urn:ietf:params:oauth:grant-type:device_code"


def test_a_code_is_typed_and_answered(api, browser):
    pool = api.make_pool(PoolName="Shop")
    user = api.make_user(pool, email=new_email(), email_verified="true")
    client = api.make_client(
        pool, ClientName="Living room", AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid", "email"], CallbackURLs=["https://app.example.com/cb"],
        SupportedIdentityProviders=["COGNITO"])
    done = run_martlet(
        "client", "set", *api.server.store, "--pool", pool, "--client", client.id, "--device-grant", "on",
        environment=api.server.root_key)
    assert done.returncode == 0, done.stderr

    def ask():
        return requests.post(f"{api.server.url}/oauth2/device_authorization", timeout=60, data={
            "client_id": client.id, "scope": "openid email"})

    assert eventually(lambda: ask().status_code == 200)
    device = ask().json()
    browser.open(device["verification_uri_complete"])
    browser.shoot("device-code-of-a-pool")
    assert browser.driver.title == "Connect a device · Shop", "the code names the pool"
    assert browser.violations() == [], "the code names the pool"
    browser.open(f"{api.server.url}/device")
    browser.shoot("device-code")
    assert browser.driver.title == "Connect a device"
    assert browser.violations() == []
    browser.send(user_code=device["user_code"].lower())
    browser.send(username=user.username, password=user.password)
    browser.shoot("device-question")
    assert "Living room" in browser.text
    assert device["user_code"] in browser.text
    assert browser.violations() == []
    browser.press("button[value=allow]")
    browser.shoot("device-answered")
    response = requests.post(f"{api.server.url}/oauth2/token", timeout=60, data={
        "grant_type": GRANT, "device_code": device["device_code"], "client_id": client.id})
    assert response.status_code == 200
    assert response.json()["id_token"]
