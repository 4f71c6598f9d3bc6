"""Under the host name of a pool only its clients and its tokens work."""

import base64
import re
import types
import urllib.parse
import zlib

import pytest
import requests

from testkit.authorize import CALLBACK, OAUTH, request_of
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.forms import Browser
from testkit.saml import SAMLProvider, add_saml_provider, asked_in
from testkit.tokens import claims
from testkit.waiting import eventually


def site_of(server):
    """A pool with a client and a user."""
    api = CognitoAPI(server)
    api.pool = api.make_pool()
    api.client = api.make_client(api.pool, secret=True, **OAUTH)
    api.user = api.make_user(api.pool)
    return api


def code_of(api):
    landed = Browser(api.server).sign_in(api.client, api.user)
    assert landed.is_client
    assert landed.error is None
    return {"grant_type": "authorization_code", "code": landed.query["code"], "redirect_uri": CALLBACK}


def test_a_pools_host_serves_no_other_pool(server):
    """Authorization, tokens, their revocation, and userInfo."""
    own, other = site_of(server), site_of(server)
    prefix = unique("shop").lower()
    own.admin.create_user_pool_domain(Domain=prefix, UserPoolId=own.pool)
    host = {"Host": f"{prefix}.auth.localhost"}

    def post(path, api, form, headers=None):
        return requests.post(
            f"{server.url}{path}", data=form, headers=headers or host, auth=(api.client.id, api.client.secret),
            timeout=60)

    def user_info(token, headers):
        return requests.get(
            f"{server.url}/oauth2/userInfo", headers={**headers, "Authorization": f"Bearer {token}"}, timeout=60)

    for api, login in ((own, "/login?"), (other, "/error?")):
        asked = requests.get(
            f"{server.url}/oauth2/authorize", params=request_of(api.client), headers=host, allow_redirects=False,
            timeout=60)
        assert asked.headers["Location"].startswith(login)
    given = post("/oauth2/token", own, code_of(own))
    assert given.status_code == 200
    assert user_info(given.json()["access_token"], host).status_code == 200
    form = code_of(other)
    refused = post("/oauth2/token", other, form)
    assert refused.status_code == 400
    assert refused.json()["error"] == "invalid_client"
    elsewhere = post("/oauth2/token", other, form, {"Accept": "*/*"})
    assert elsewhere.status_code == 200, "the refusal has not used the code"
    token = elsewhere.json()
    assert user_info(token["access_token"], host).status_code == 401
    assert post("/oauth2/revoke", other, {"token": token["refresh_token"]}).json()["error"] == "invalid_client"
    assert user_info(token["access_token"], {}).status_code == 200, "nothing was revoked"
    own.admin.delete_user_pool_domain(Domain=prefix, UserPoolId=own.pool)
    own.tear_down()
    other.tear_down()


def test_a_dot_at_the_end_names_the_same_host(server):
    """`prefix.host.` is the pool's host too, not the public URL at which other pools' clients work."""
    own, other = site_of(server), site_of(server)
    prefix = unique("shop").lower()
    own.admin.create_user_pool_domain(Domain=prefix, UserPoolId=own.pool)
    for name in (f"{prefix}.auth.localhost.", f"{prefix}.auth.localhost.:{server.port}", f"{prefix}.AUTH.localhost."):
        for api, page in ((own, "/login?"), (other, "/error?")):
            asked = requests.get(
                f"{server.url}/oauth2/authorize", params=request_of(api.client), headers={"Host": name},
                allow_redirects=False, timeout=60)
            assert asked.headers["Location"].startswith(page), (name, asked.headers["Location"])
        response = requests.post(
            f"{server.url}/oauth2/token", data=code_of(other), headers={"Host": name},
            auth=(other.client.id, other.client.secret), timeout=60)
        assert response.status_code == 400
        assert response.json()["error"] == "invalid_client"
    for malformed in (".", ".auth.localhost", "..", ":80"):
        response = requests.get(f"{server.url}/login", headers={"Host": malformed}, allow_redirects=False, timeout=60)
        assert response.status_code == 400, malformed
    own.admin.delete_user_pool_domain(Domain=prefix, UserPoolId=own.pool)
    own.tear_down()
    other.tear_down()


@pytest.mark.rows("LGO-GEN-02")
def test_a_pools_host_signs_out_without_naming_a_client(server):
    """Its session ends. Under the public URL no pool is known, and nothing ends."""
    api = site_of(server)
    prefix = unique("shop").lower()
    api.admin.create_user_pool_domain(Domain=prefix, UserPoolId=api.pool)

    def sign_out(**headers):
        return requests.get(f"{server.url}/logout", headers=headers, allow_redirects=False, timeout=60)

    done = sign_out(Host=f"{prefix}.auth.localhost")
    assert done.headers["Location"].startswith("/signedout")
    assert "Max-Age=0" in done.headers["Set-Cookie"]
    refused = sign_out()
    assert refused.headers["Location"].startswith("/error")
    assert "Set-Cookie" not in refused.headers
    api.admin.delete_user_pool_domain(Domain=prefix, UserPoolId=api.pool)
    api.tear_down()


class ByHost(requests.adapters.HTTPAdapter):
    """Reaches the server by host names that no resolver knows."""

    def __init__(self, server):
        super().__init__()
        self._there = urllib.parse.urlsplit(server.url).netloc

    def send(self, request, **settings):
        address = request.url
        parts = urllib.parse.urlsplit(address)
        request.headers["Host"] = parts.netloc
        request.url = parts._replace(netloc=self._there).geturl()
        response = super().send(request, **settings)
        response.url = request.url = address
        return response


@pytest.mark.rows("UP-DOM-07", "UP-DOM-08", "UINF-GEN-02", "LGN-GEN-09")
def test_a_pools_host_has_its_pages_and_takes_providers_back(server, tmp_path):
    """The guide's sample address, on the domain of the pool."""
    own = site_of(server)
    prefix = unique("shop").lower()
    own.admin.create_user_pool_domain(Domain=prefix, UserPoolId=own.pool)
    host = types.SimpleNamespace(url=f"http://{prefix}.auth.localhost:{server.port}")

    def browser():
        made = Browser(host)
        made.session.mount("http://", ByHost(server))
        return made

    visitor = browser()
    page = visitor.go(
        f"/login?response_type=code&client_id={own.client.id}&redirect_uri={urllib.parse.quote(CALLBACK, safe='')}"
        "&state=STATE&scope=openid+profile+aws.cognito.signin.user.admin")
    landed = visitor.give_credentials(page, own.user.username, own.user.password)
    assert landed.is_client
    assert landed.query["state"] == "STATE"
    given = requests.post(
        f"{server.url}/oauth2/token", headers={"Host": urllib.parse.urlsplit(host.url).netloc}, timeout=60,
        auth=(own.client.id, own.client.secret),
        data={"grant_type": "authorization_code", "code": landed.query["code"], "redirect_uri": CALLBACK}).json()
    assert claims(given["access_token"])["scope"] == "aws.cognito.signin.user.admin openid profile"

    own.admin.create_identity_provider(
        UserPoolId=own.pool, ProviderName="Google", ProviderType="Google",
        ProviderDetails={"client_id": "c", "client_secret": "s", "authorize_scopes": "openid"}, AttributeMapping={})
    add_saml_provider(own, own.pool, SAMLProvider(tmp_path))
    both = own.make_client(
        own.pool, **{**OAUTH, "SupportedIdentityProviders": ["COGNITO", "Google", "Corp"]})
    there = browser().authorize(both, identity_provider="Google")
    assert there.page.startswith("https://accounts.google.com/")
    assert there.query["redirect_uri"] == f"{host.url}/oauth2/idpresponse"
    asked = asked_in(browser().authorize(both, identity_provider="Corp").url)["SAMLRequest"]
    message = zlib.decompress(base64.b64decode(asked), -zlib.MAX_WBITS).decode()
    assert f'AssertionConsumerServiceURL="{host.url}/saml2/idpresponse"' in message
    own.admin.delete_user_pool_domain(Domain=prefix, UserPoolId=own.pool)
    own.tear_down()


@pytest.mark.rows("UP-GEN-11", "UP-GEN-12", "UP-GEN-13", "LGN-GEN-01")
def test_the_guides_recipe_ends_at_the_sign_in_page(server):
    """Names are addresses; the client has flows, scopes and a provider."""
    api = CognitoAPI(server)
    pool = api.make_pool(UsernameAttributes=["email"], AutoVerifiedAttributes=["email"])
    api.admin.create_identity_provider(
        UserPoolId=pool, ProviderName="Google", ProviderType="Google",
        ProviderDetails={"client_id": "c", "client_secret": "s", "authorize_scopes": "openid"})
    scopes = ["phone", "email", "openid", "profile", "aws.cognito.signin.user.admin"]
    client = api.make_client(
        pool, **{**OAUTH, "AllowedOAuthScopes": scopes, "SupportedIdentityProviders": ["COGNITO", "Google"]})
    host = types.SimpleNamespace(url=f"http://{api.make_domain(pool)}.auth.localhost:{server.port}")
    visitor = Browser(host)
    visitor.session.mount("http://", ByHost(server))
    callback = urllib.parse.quote(CALLBACK, safe="")
    address = f"/login?response_type=code&client_id={client.id}&redirect_uri={callback}"
    page = visitor.go(address)
    assert page.response.status_code == 200
    assert "identity_provider=Google" in page.response.text

    email = new_email()
    api.public.sign_up(
        ClientId=client.id, Username=email, Password=PASSWORD, UserAttributes=attributes({"email": email}))
    api.public.confirm_sign_up(ClientId=client.id, Username=email, ConfirmationCode=api.code(email))
    landed = visitor.give_credentials(page, email, PASSWORD)
    assert landed.is_client
    assert landed.query["code"]
    by_hand = visitor.go(
        f"/oauth2/authorize?response_type=code&client_id={client.id}&redirect_uri={callback}&state=STATE"
        "&scope=email+phone+openid+profile+aws.cognito.signin.user.admin")
    assert by_hand.is_client
    assert by_hand.query["state"] == "STATE"
    given = requests.post(f"{server.url}/oauth2/token", timeout=60, data={
        "grant_type": "authorization_code", "client_id": client.id, "code": by_hand.query["code"],
        "redirect_uri": CALLBACK}).json()
    assert claims(given["id_token"])["email"] == email
    assert set(claims(given["access_token"])["scope"].split()) == set(scopes)

    color = "#0a0b0c"
    api.admin.set_ui_customization(UserPoolId=pool, CSS=f".banner-customizable {{ background-color: {color}; }}")
    assert eventually(lambda: color in shown_by(visitor, address))
    api.tear_down()


def shown_by(visitor, address):
    """A page of a new visitor with the style sheet in it or beside it."""
    visitor.session.cookies.clear()
    response = visitor.go(address).response
    sheets = re.findall(r'href="([^"]+\.css[^"]*)"', response.text)
    return response.text + "".join(
        visitor.session.get(urllib.parse.urljoin(response.url, sheet), timeout=60).text for sheet in sheets)
