"""Scopes that a resource server has lost while clients have them."""

import pytest

from testkit import tokens
from testkit.authorize import CALLBACK, OAUTH
from testkit.aws import refused
from testkit.cognito import unique
from testkit.forms import Browser


class Service:
    """A resource server with two scopes, one of which is deleted later, and a client that has both."""

    def __init__(self, api, **settings):
        self.api, self.identifier, self.pool = api, unique("api"), api.make_pool()
        self.kept, self.lost = f"{self.identifier}/read", f"{self.identifier}/write"
        api.admin.create_resource_server(
            UserPoolId=self.pool, Identifier=self.identifier, Name="API", Scopes=self.scopes("read", "write", "other"))
        self.settings = {**OAUTH, "AllowedOAuthScopes": ["openid", self.kept, self.lost], **settings}
        if "client_credentials" in self.settings["AllowedOAuthFlows"]:
            self.settings["AllowedOAuthScopes"] = [self.kept, self.lost]
        self.client = api.make_client(self.pool, secret=True, **self.settings)

    @staticmethod
    def scopes(*names):
        return [{"ScopeName": name, "ScopeDescription": name} for name in names]

    def have(self, *names):
        self.api.admin.update_resource_server(
            UserPoolId=self.pool, Identifier=self.identifier, Name="API", Scopes=self.scopes(*names))


@pytest.fixture
def browser(api):
    return Browser(api.server)


def exchange(browser, service, **fields):
    return browser.session.post(
        f"{service.api.server.url}/oauth2/token", auth=(service.client.id, service.client.secret), data=fields,
        timeout=60).json()


def granted(response):
    return set(tokens.claims(response["access_token"])["scope"].split())


@pytest.mark.one_engine
@pytest.mark.rows("UP-RS-08", "UP-RS-09", "AUZ-PAR-08")
def test_a_deleted_scope_that_an_app_asks_for_by_name_is_left_out(api, browser):
    service = Service(api)
    asked = f"openid {service.kept} {service.lost}"
    code = browser.sign_in(service.client, api.make_user(service.pool), scope=asked).query["code"]
    first = exchange(browser, service, grant_type="authorization_code", code=code, redirect_uri=CALLBACK)
    assert granted(first) == {"openid", service.kept, service.lost}
    service.have("read", "other")
    code = browser.authorize(service.client, scope=asked).query["code"]
    second = exchange(browser, service, grant_type="authorization_code", code=code, redirect_uri=CALLBACK)
    assert granted(second) == {"openid", service.kept}
    again = exchange(browser, service, grant_type="refresh_token", refresh_token=first["refresh_token"])
    assert granted(again) == {"openid", service.kept}
    service.have("read", "write", "other")
    again = exchange(browser, service, grant_type="refresh_token", refresh_token=first["refresh_token"])
    assert granted(again) == {"openid", service.kept, service.lost}


@pytest.mark.one_engine
@pytest.mark.rows("UP-RS-10", "AUZ-NEG-05")
def test_a_scope_that_the_client_does_not_have_is_refused_before_any_page(api, browser):
    service = Service(api)
    for scope in ("openid phone", f"openid {service.identifier}/other", "openid nowhere/read"):
        found = browser.authorize(service.client, scope=scope)
        assert found.is_client
        assert found.query["state"] == "s 1&\u00e9"
        assert (found.error, found.query["error_description"]) == ("invalid_request", "invalid_scope")


@pytest.mark.one_engine
@pytest.mark.rows("UP-RS-08", "UP-RS-10", "TKN-PAR-05")
def test_a_machine_gets_the_scopes_that_exist(api, browser):
    service = Service(api, AllowedOAuthFlows=["client_credentials"])
    service.have("read", "other")

    def ask(*scopes):
        return exchange(browser, service, grant_type="client_credentials", scope=" ".join(scopes))

    assert granted(ask(service.kept, service.lost)) == granted(ask(service.kept, "nowhere/read")) == {service.kept}
    assert ask(service.lost)["error"] == ask("nowhere/read")["error"] == "invalid_scope"
    other = f"{service.identifier}/other"
    assert ask(other)["error"] == ask(service.kept, other)["error"] == "invalid_grant"


@pytest.mark.one_engine
@pytest.mark.rows("UP-RS-08")
def test_a_client_is_sent_back_as_it_was_described(api):
    service = Service(api)
    service.have("read")
    named = {"UserPoolId": service.pool, "ClientId": service.client.id}
    before = api.admin.describe_user_pool_client(**named)["UserPoolClient"]
    sent = {name: value for name, value in before.items()
            if name not in ("ClientSecret", "CreationDate", "LastModifiedDate")}
    after = api.admin.update_user_pool_client(**sent)["UserPoolClient"]
    assert after["AllowedOAuthScopes"] == before["AllowedOAuthScopes"]
    assert service.lost in after["AllowedOAuthScopes"]
    with refused("ScopeDoesNotExistException"):
        api.admin.update_user_pool_client(
            **{**sent, "AllowedOAuthScopes": ["openid", f"{service.identifier}/other"]})
