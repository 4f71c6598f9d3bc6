"""Devices without a browser, and codes for them (RFC 8628)."""

import urllib.parse

import requests

from testkit.admin import ask_admin
from testkit.cognito import new_email
from testkit.forms import Browser

GRANT = "urn:ietf:params:oauth:grant-type:device_code"
PATH = "/oauth2/device_authorization"


def form(client, **fields):
    """The body of a device's request."""
    return urllib.parse.urlencode({"client_id": client.id, **fields})


def make_client(api):
    """A public client that gives codes to devices."""
    made = api.make_client(
        api.make_pool(), AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid", "email"], CallbackURLs=["https://app.example.com/cb"],
        SupportedIdentityProviders=["COGNITO"])
    ask_admin(api.server, "SetClientExtensions", client=made.id, pool=made.pool, extensions={"deviceGrant": True})
    return made


def ask_for_code(server, client):
    """The response to a device that asks for a code."""
    return requests.post(server.url + PATH, data={"client_id": client.id, "scope": "openid"}, timeout=60)


def waits(server, client, code):
    """Whether a code is known and waits for its user."""
    response = requests.post(
        f"{server.url}/oauth2/token", timeout=60,
        data={"client_id": client.id, "grant_type": GRANT, "device_code": code})
    return response.status_code == 400 and response.json()["error"] in ("authorization_pending", "slow_down")


def type_code(api, client, code):
    """A user types a code and signs in, and has not answered yet."""
    user = api.make_user(client.pool, email=new_email(), email_verified="true")
    phone = Browser(api.server)
    page = phone.go("/device")
    page = phone.send(page, page.forms[0], user_code=code)
    return phone.give_credentials(page, user.username, user.password)
