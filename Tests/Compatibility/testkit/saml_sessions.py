"""Browsers that are signed in through a SAML provider, with single logout."""

import base64
import re

from testkit.authorize import GOODBYE, OAUTH
from testkit.forms import Browser
from testkit.saml import add_saml_provider


def make_client(api, provider, **changes):
    pool = api.make_pool()
    add_saml_provider(api, pool, provider, **{"IDPSignout": "true", **changes})
    return api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})


def sign_in(api, client, provider, name_id="eve"):
    """A browser that is signed in, and the provider's session."""
    browser = Browser(api.server)
    fields = provider.form(browser.authorize(client).url, name_id=name_id)
    assert "code" in browser.go("/saml2/idpresponse", fields).query
    return browser, re.search(rb'SessionIndex="([^"]+)"', base64.b64decode(fields["SAMLResponse"]))[1].decode()


def is_signed_in(browser, client):
    return "code" in browser.authorize(client, prompt="none").query


def sign_out(browser, client):
    return browser.open("/logout", client_id=client.id, logout_uri=GOODBYE)
