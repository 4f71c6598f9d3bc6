"""Group OA of the attack catalogue: authorization requests and sign-outs of browsers."""

import urllib.parse

import pytest
import requests

from testkit.authorize import CALLBACK, GOODBYE, OAUTH, authorize, landing, request_of, send
from testkit.cognito import CognitoAPI, new_email, unique
from testkit.forms import Browser, Page
from testkit.tokens import claims
from testkit.waiting import eventually
from testkit.work import cost

# Seconds of the server's CPU time; its clock has ticks of a hundredth.
MOST = 0.05


@pytest.fixture(scope="module")
def site(server):
    """One pool with a client that may use OAuth, for the whole module."""
    made = CognitoAPI(server)
    made.client = made.make_client(made.make_pool(), secret=True, **OAUTH)
    made.user = made.make_user(made.client.pool, email=new_email(), email_verified="true")
    yield made
    made.tear_down()


def cheapest(site, ask, tries=5):
    """The last response, and the smallest CPU time of several, since other walks ask the same server."""
    responses, costs = [], []
    for _ in range(tries):
        costs.append(cost(site.server, lambda: responses.append(ask())))
    return responses[-1], min(costs)


@pytest.mark.parametrize("uri", [
    CALLBACK + "@evil.com", "https://app.example.com@evil.com/cb", "https://app.example.com\\@evil.com/cb",
    "https://app%2eexample.com/cb", "https://app.example.com.evil.com/cb", "https://app.example.com/../cb",
    "https://app.example.com//cb", CALLBACK + "/", CALLBACK + ";x", CALLBACK + "?x=1", CALLBACK + "#f", CALLBACK + "#",
    "https://app.example.com:443/cb", "https://APP.example.com/cb", "https://app.example.com./cb", CALLBACK + "%0d",
    CALLBACK + "\r\nX: y", CALLBACK + "\t", " " + CALLBACK, "http://app.example.com/cb",
    "https://u:p@app.example.com/cb", "https://\u0430pp.example.com/cb", "https://app.example.com/%63b",
    "https://app.example.com/%2563b", "//app.example.com/cb", "/cb", "javascript:alert(1)", CALLBACK + "\x00",
    "http://127.0.0.1:1@evil.com/cb", "http://127.0.0.1.evil.com/cb", "http://127.0.0.1:51004/other",
])
@pytest.mark.rows("OA-01", "AUZ-NEG-07", "UP-ACS-05")
def test_no_redirect_to_a_uri_that_is_not_registered(site, uri):
    for path in ("/oauth2/authorize", "/logout"):
        found = authorize(site.server, site.client, path, redirect_uri=uri)
        assert found.is_error_page
        assert found.error == "redirect_mismatch"
        assert found.url == f"/error?error=redirect_mismatch&client_id={site.client.id}"


@pytest.mark.rows("OA-01")
def test_an_app_may_listen_on_any_loopback_port(site):
    found = authorize(site.server, site.client, redirect_uri="http://127.0.0.1:51004/cb", prompt="none")
    assert found.page == "http://127.0.0.1:51004/cb"
    assert found.error == "login_required"


@pytest.mark.rows("OA-01", "JSON-13")
def test_a_repeated_parameter_is_no_parameter(site):
    query = urllib.parse.urlencode(request_of(site.client))
    for more in (f"client_id={site.client.id}", "redirect_uri=https%3A%2F%2Fevil.com", "client_id=other"):
        for whole in (f"{query}&{more}", f"{more}&{query}"):
            assert send(site.server, whole).is_error_page
    for more in ("state=2", "scope=email", "response_type=token", "nonce=1&nonce=2"):
        found = send(site.server, f"{query}&{more}")
        assert found.is_client
        assert found.error == "invalid_request"


@pytest.mark.parametrize("changes, error", [
    ({"client_id": None}, "invalid_request"), ({"client_id": ""}, "invalid_request"),
    ({"client_id": "nowhere"}, "invalid_client"), ({"client_id": "a" * 4000}, "invalid_client"),
    ({"client_id": "\x00"}, "invalid_client"), ({"client_id": "../x"}, "invalid_client"),
    ({"redirect_uri": None}, "invalid_request"), ({"redirect_uri": ""}, "invalid_request"),
])
@pytest.mark.rows("OA-03", "AUZ-PAR-02", "AUZ-NEG-07", "LGN-GEN-02")
def test_without_a_client_and_its_uri_there_is_an_error_page(site, changes, error):
    found, seconds = cheapest(site, lambda: authorize(site.server, site.client, **changes))
    assert found.is_error_page
    assert found.error == error
    assert seconds < MOST


@pytest.mark.parametrize("changes, error", [
    ({"response_type": None}, "invalid_request"), ({"response_type": ""}, "invalid_request"),
    ({"response_type": "code token"}, "unsupported_response_type"),
    ({"response_type": "none"}, "unsupported_response_type"), ({"response_type": "CODE"}, "unsupported_response_type"),
    ({"scope": "unknown"}, "invalid_request"), ({"scope": "openid phone"}, "invalid_request"),
    ({"scope": "email"}, "invalid_scope"),
    ({"scope": "openid  email"}, "invalid_scope"), ({"scope": "openid " * 1000}, "invalid_scope"),
    ({"scope": "".join(f"a{number} " for number in range(1200)).strip()}, "invalid_request"),
    ({"code_challenge": "a" * 43}, "invalid_request"), ({"code_challenge_method": "S256"}, "invalid_request"),
    ({"code_challenge": "a" * 43, "code_challenge_method": "plain"}, "invalid_request"),
    ({"code_challenge": "a" * 42, "code_challenge_method": "S256"}, "invalid_request"),
    ({"prompt": "none login"}, "invalid_request"), ({"max_age": "x"}, "invalid_request"),
    ({"request": "e30.e30."}, "request_not_supported"),
    ({"request_uri": "https://evil.com/r"}, "request_uri_not_supported"),
    ({"registration": "{}"}, "registration_not_supported"), ({"identity_provider": "Google"}, "invalid_request"),
    ({"idp_identifier": "example.com"}, "invalid_request"), ({"id_token_hint": "a.b.c"}, "invalid_request"),
])
@pytest.mark.rows("OA-03", "AUZ-NEG-01", "AUZ-NEG-02", "AUZ-NEG-03", "AUZ-NEG-05", "AUZ-NEG-08")
def test_errors_of_a_request_are_told_to_the_client(site, changes, error):
    found, seconds = cheapest(site, lambda: authorize(site.server, site.client, **changes))
    assert found.is_client
    assert found.error == error
    assert found.fragment == {}
    assert found.query["state"] == "s 1&\u00e9"
    assert "code" not in found.query
    assert found.query["error_description"], "some clients hand nothing else to their apps"
    assert seconds < MOST


@pytest.mark.rows("OA-03")
def test_a_scope_of_100_kb_costs_nothing(site):
    url = f"{site.server.url}/oauth2/authorize"
    query = urllib.parse.urlencode(request_of(site.client, scope="openid " * 14_000))
    response, seconds = cheapest(site, lambda: requests.get(f"{url}?{query}", allow_redirects=False, timeout=60))
    assert response.status_code in (302, 414, 431)
    assert seconds < MOST
    assert response.status_code != 302 or landing(response).error == "invalid_scope"


@pytest.mark.rows("OA-05", "AUZ-NEG-04", "AUZ-NEG-08")
def test_the_implicit_grant_needs_permission(site):
    code_only = site.make_client(site.client.pool, **{**OAUTH, "AllowedOAuthFlows": ["code"]})
    found = authorize(site.server, code_only, response_type="token", prompt="none")
    assert found.is_client
    assert found.query == {}
    assert found.fragment["error"] == "unauthorized_client"
    assert found.fragment["state"] == "s 1&\u00e9"


@pytest.mark.rows("AUZ-PAR-02")
def test_a_client_without_oauth_gets_an_error_page(site):
    closed = site.make_client(site.client.pool)
    found = authorize(site.server, closed)
    assert found.is_error_page
    assert found.error == "unauthorized_client"


@pytest.mark.rows("OA-18", "OA-20", "OA-21")
def test_every_response_names_the_issuer_and_is_not_kept(site):
    found = authorize(site.server, site.client, prompt="none")
    assert found.query["iss"] == f"{site.server.url}/{site.client.pool}"
    assert found.error == "login_required"
    for changes in ({}, {"prompt": "none"}, {"redirect_uri": "https://evil.com/"}):
        response = authorize(site.server, site.client, **changes).response
        assert response.status_code == 302
        assert response.headers["Cache-Control"] == "no-store"
        assert response.headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("mode", ["fragment", "form_post.jwt", "web_message", "query.jwt", "jwt"])
@pytest.mark.rows("OA-26")
def test_an_unsupported_response_mode_leaks_nothing(site, mode):
    found = authorize(site.server, site.client, response_mode=mode)
    assert found.is_client
    assert found.error == "invalid_request"
    assert found.fragment == {}


@pytest.mark.rows("OA-26", "UI-08")
def test_a_response_is_posted_to_a_registered_callback_only(site):
    """The address of the page with the form can be written by anyone."""
    browser = Browser(site.server)
    page = browser.authorize(site.client, response_mode="form_post", prompt="none", state='"><b>')
    assert page.forms[0]["action"] == CALLBACK
    assert "<b>" not in page.response.text
    assert page.forms[0]["fields"] == {
        "error": "login_required", "error_description": "The user has to sign in.", "state": '"><b>',
        "iss": f"{site.server.url}/{site.client.pool}"}
    for changes in ({"redirect_uri": "https://evil.com/cb"}, {"redirect_uri": CALLBACK + "@evil.com"},
                    {"client_id": "nowhere"}, {"redirect_uri": "javascript:alert(1)"}):
        fields = {"client_id": site.client.id, "redirect_uri": CALLBACK, "code": "c", **changes}
        response = requests.get(f"{site.server.url}/oauth2/form_post", params=fields, allow_redirects=False, timeout=60)
        assert landing(response).is_error_page
    refused = authorize(site.server, site.client, response_mode="form_post", response_type="token")
    assert refused.is_client
    assert refused.query == {}
    assert refused.fragment["error"] == "invalid_request"


@pytest.mark.rows("OA-01")
def test_a_header_cannot_be_injected(site):
    for value in ("x\r\nSet-Cookie: a=b", "x\nY: z", "\u2028", "%0d%0aA: b"):
        found = authorize(site.server, site.client, state=value, prompt="none")
        assert found.query["state"] == value
        assert "Set-Cookie" not in found.response.headers
        assert "Y" not in found.response.headers


@pytest.mark.rows("OA-24")
def test_prompt_none_without_a_session_asks_nothing(site):
    assert authorize(site.server, site.client, prompt="none").error == "login_required"
    for changes in ({}, {"prompt": "login"}, {"prompt": "select_account"}, {"max_age": "0"}):
        assert authorize(site.server, site.client, **changes).page == "/login"


@pytest.mark.rows("AUZ-PAR-04", "AUZ-PAR-09", "LGN-GEN-05", "LGN-GEN-07")
def test_the_sign_in_page_has_the_whole_request(site):
    found = authorize(site.server, site.client, scope=None, login_hint="ann@example.com", nonce="n", max_age="10")
    assert found.page == "/login"
    assert found.query == {
        "client_id": site.client.id, "redirect_uri": CALLBACK, "response_type": "code", "state": "s 1&\u00e9",
        "scope": " ".join(OAUTH["AllowedOAuthScopes"]), "nonce": "n", "max_age": "10", "login_hint": "ann@example.com"}


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.rows("AUZ-GEN-02")
def test_other_methods_are_refused(site, method):
    for path in ("/oauth2/authorize", "/logout"):
        response = requests.request(
            method, f"{site.server.url}{path}", params=request_of(site.client), allow_redirects=False, timeout=60)
        assert response.status_code == 405
        assert "Location" not in response.headers


@pytest.mark.rows("OA-23", "OA-24")
def test_a_session_cookie_that_was_never_given_is_no_session(site):
    name = "martlet-session-" + "0" * 16
    for value in ("x", "a" * 43, "a" * 8000, '"', "%00"):
        response = requests.get(
            f"{site.server.url}/oauth2/authorize", params=request_of(site.client, prompt="none"),
            headers={"Cookie": f"{name}={value}"}, allow_redirects=False, timeout=60)
        assert landing(response).error == "login_required"


def sign_out(site, **parameters):
    return landing(requests.get(
        f"{site.server.url}/logout", params=parameters, allow_redirects=False, timeout=60))


@pytest.mark.rows("UP-ACS-08")
def test_a_url_is_no_target_before_it_is_registered(site):
    new, bye = f"https://app.example.com/{unique()}", f"https://app.example.com/{unique()}"
    client = site.make_client(site.client.pool, **OAUTH)
    sign_in = {"client_id": client.id, "response_type": "code", "scope": "openid", "redirect_uri": new}

    def authorize():
        return landing(requests.get(
            f"{site.server.url}/oauth2/authorize", params=sign_in, allow_redirects=False, timeout=60))

    assert authorize().is_error_page
    assert sign_out(site, client_id=client.id, logout_uri=bye).is_error_page
    site.admin.update_user_pool_client(
        UserPoolId=client.pool, ClientId=client.id,
        **{**OAUTH, "CallbackURLs": [new, CALLBACK], "LogoutURLs": [bye]})
    assert eventually(lambda: not authorize().is_error_page)
    assert sign_out(site, client_id=client.id, logout_uri=bye).url == bye


@pytest.mark.rows("OA-22", "LGO-GEN-01", "LGO-GEN-03", "LGO-GEN-04", "LGO-GEN-06")
def test_logout_redirects_to_registered_urls_only(site):
    client = site.client.id
    found = sign_out(site, client_id=client, logout_uri=GOODBYE)
    assert found.url == GOODBYE
    assert "Max-Age=0" in found.response.headers["Set-Cookie"]
    other = site.make_client(site.client.pool, **{**OAUTH, "LogoutURLs": ["https://other.example.com/bye"]})
    for parameters in (
        {"client_id": client, "logout_uri": "https://evil.com/"}, {"client_id": client, "logout_uri": GOODBYE + "/"},
        {"client_id": client, "logout_uri": GOODBYE + "?a=b"}, {"client_id": client, "logout_uri": GOODBYE[:-1]},
        {"client_id": client, "logout_uri": CALLBACK}, {"client_id": other.id, "logout_uri": GOODBYE},
        {"client_id": client, "logout_uri": "https://other.example.com/bye"}, {"logout_uri": GOODBYE}, {"state": "s"},
        {}, {"client_id": client, "logout_uri": GOODBYE, "redirect_uri": CALLBACK, "response_type": "code"},
        {"client_id": client, "logout_uri": GOODBYE, "post_logout_redirect_uri": GOODBYE},
        {"post_logout_redirect_uri": GOODBYE}, {"client_id": client, "post_logout_redirect_uri": GOODBYE + "?x"},
        {"client_id": client, "logout_uri": GOODBYE, "id_token_hint": "a.b.c"},
    ):
        refused = sign_out(site, **parameters)
        assert refused.is_error_page, parameters
        assert "Set-Cookie" not in refused.response.headers, parameters


@pytest.mark.rows("LGO-GEN-05")
def test_logout_can_lead_to_the_sign_in_page(site):
    found = authorize(site.server, site.client, "/logout")
    assert found.page == "/login"
    assert found.query["redirect_uri"] == CALLBACK
    assert found.query["state"] == "s 1&\u00e9"


@pytest.fixture
def browser(site):
    """A browser in which the user has signed in."""
    made = Browser(site.server)
    landed = made.sign_in(site.client, site.user)
    assert landed.is_client
    assert landed.query["code"]
    assert landed.query["state"] == "s 1&\u00e9"
    return made


@pytest.mark.rows("OA-18", "OA-20", "OA-21")
def test_the_redirect_after_credentials_has_the_issuer_and_no_referrer(site):
    landed = Browser(site.server).sign_in(site.client, site.user)
    assert landed.query["iss"] == f"{site.server.url}/{site.client.pool}"
    assert landed.response.status_code in (302, 303)
    assert landed.response.headers["Referrer-Policy"] == "no-referrer"
    assert "no-store" in landed.response.headers["Cache-Control"]


@pytest.mark.rows("OA-24", "UP-GEN-10")
def test_a_session_gives_other_clients_of_the_pool_codes_and_other_pools_none(site, browser):
    sibling = site.make_client(site.client.pool, **OAUTH)
    assert browser.authorize(sibling, prompt="none").query["code"]
    stranger = site.make_client(site.make_pool(), **OAUTH)
    assert browser.authorize(stranger, prompt="none").error == "login_required"


@pytest.mark.rows("UI-03")
def test_the_session_text_changes_at_each_sign_in(site, browser):
    before = set(browser.session.cookies.values())
    landed = browser.give_credentials(
        browser.authorize(site.client, prompt="login"), site.user.username, site.user.password)
    assert landed.query["code"]
    names = [one.name for one in browser.session.cookies if "session" in one.name]
    assert len(names) == 1
    assert browser.session.cookies[names[0]] not in before


@pytest.mark.rows("OA-22", "OA-23", "LGO-GEN-01")
def test_after_logout_the_old_cookie_is_worth_nothing(site, browser):
    kept = Browser(site.server)
    kept.session.cookies.update(browser.session.cookies)
    assert kept.authorize(site.client, prompt="none").error is None
    landed = browser.open("/logout", client_id=site.client.id, logout_uri=GOODBYE)
    assert landed.page == GOODBYE
    for one in (browser, kept):
        assert one.authorize(site.client, prompt="none").error == "login_required"
        assert isinstance(one.authorize(site.client), Page)


@pytest.mark.rows("OA-22")
def test_an_image_of_another_site_ends_no_session(site, browser):
    given = [one for one in browser.session.cookies if "session" in one.name]
    assert len(given) == 1
    # Browsers keep such a cookie from requests that another site makes, other than following a link.
    assert given[0].get_nonstandard_attr("SameSite") == "Lax"
    assert given[0].has_nonstandard_attr("HttpOnly")
    refused = sign_out(site, client_id=site.client.id, logout_uri="https://evil.com/")
    assert refused.is_error_page
    assert browser.authorize(site.client, prompt="none").error is None


@pytest.mark.rows("OA-24")
def test_another_user_may_sign_in_instead(site, browser):
    other = site.make_user(site.client.pool, email=new_email())
    page = browser.authorize(site.client, prompt="login", response_type="token", scope="openid")
    landed = browser.give_credentials(page, other.username, other.password)
    assert claims(landed.fragment["id_token"])["sub"] == other.sub
    again = browser.authorize(site.client, prompt="none", response_type="token", scope="openid")
    assert claims(again.fragment["id_token"])["sub"] == other.sub


@pytest.mark.parametrize("act", ["sign out", "password", "disable"])
@pytest.mark.rows("OA-23")
def test_a_session_ends_with_the_user_s_other_sessions(site, act):
    user = site.make_user(site.client.pool, email=new_email())
    browser = Browser(site.server)
    assert browser.sign_in(site.client, user).query["code"]
    named = {"UserPoolId": site.client.pool, "Username": user.username}
    if act == "sign out":
        site.admin.admin_user_global_sign_out(**named)
    elif act == "password":
        site.admin.admin_set_user_password(**named, Password="Another-Horse-77", Permanent=True)
    else:
        site.admin.admin_disable_user(**named)
    assert browser.authorize(site.client, prompt="none").error == "login_required"


@pytest.mark.rows("AUZ-POS-07", "AUZ-POS-08", "AUZ-POS-09", "AUZ-POS-10", "OA-26")
def test_tokens_are_never_in_the_query(site, browser):
    landed = browser.authorize(site.client, response_type="token", scope="openid aws.cognito.signin.user.admin")
    assert landed.query == {}
    assert "refresh_token" not in landed.fragment
    assert landed.url.split("#")[1].startswith("id_token=")
    assert landed.fragment["token_type"] == "bearer"
    assert landed.fragment["expires_in"] == "3600"
    seen = site.public.get_user(AccessToken=landed.fragment["access_token"])
    assert seen["Username"] == site.user.username
