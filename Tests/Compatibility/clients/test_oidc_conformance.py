"""Modules of the OpenID conformance suite: the basic, configuration, form-post and RP-initiated logout plans.

Each test names the modules that it stands for. What the service does not offer is not advertised either: userinfo with
the token in the body, POST to the authorization endpoint, dynamic registration, request objects.
"""

import time

import pytest
import requests

from testkit import tokens
from testkit.authorize import CALLBACK, GOODBYE, OAUTH, pkce
from testkit.cognito import CognitoAPI, new_email, new_phone
from testkit.forms import Browser, Page

SCOPES = ["openid", "profile", "email", "phone", "aws.cognito.signin.user.admin"]


@pytest.fixture(scope="module")
def rp(server):
    """A pool with a client that has a secret, and a user with claims of every scope."""
    made = CognitoAPI(server)
    pool = made.make_pool()
    made.client = made.make_client(pool, secret=True, **{**OAUTH, "AllowedOAuthScopes": SCOPES})
    made.user = made.make_user(
        pool, email=new_email(), email_verified="true", phone_number=new_phone(), phone_number_verified="true",
        given_name="Ada", family_name="Lovelace")
    made.issuer = f"{server.url}/{pool}"
    made.found = requests.get(f"{made.issuer}/.well-known/openid-configuration", timeout=60).json()
    yield made
    made.tear_down()


@pytest.fixture
def browser(rp):
    return Browser(rp.server)


def exchange(rp, code, basic=True, **changes):
    """The response of the token endpoint."""
    form = {"grant_type": "authorization_code", "code": code, "redirect_uri": CALLBACK, **changes}
    if not basic:
        form |= {"client_id": rp.client.id, "client_secret": rp.client.secret}
    return requests.post(
        rp.found["token_endpoint"], data=form, auth=(rp.client.id, rp.client.secret) if basic else None, timeout=60)


def log_in(rp, browser, **changes):
    """The token response and the ID token's verified claims of a whole sign-in."""
    landed = browser.sign_in(rp.client, rp.user, **changes)
    assert landed.is_client, landed.url
    assert landed.error is None, landed.url
    response = exchange(rp, landed.query["code"])
    assert response.status_code == 200, response.text
    said = response.json()
    return said, tokens.verify(rp.server, rp.client.pool, said["id_token"])


# The configuration plan


@pytest.mark.rows("OA-17")
def test_discovery(rp):
    """oidcc-discovery-endpoint-verification, oidcc-discovery-issuer-not-matching-config"""
    assert rp.found["issuer"] == rp.issuer
    for name in ("authorization_endpoint", "token_endpoint", "userinfo_endpoint", "jwks_uri", "end_session_endpoint"):
        assert rp.found[name].startswith(rp.server.url + "/"), name
    assert {"code", "token"} <= set(rp.found["response_types_supported"])
    assert rp.found["subject_types_supported"] == ["public"]
    assert rp.found["id_token_signing_alg_values_supported"] == ["RS256"]
    assert {"openid", "profile", "email", "phone"} <= set(rp.found["scopes_supported"])
    assert rp.found.get("request_parameter_supported", False) is False
    assert rp.found.get("request_uri_parameter_supported") is False
    assert "registration_endpoint" not in rp.found


def test_keys(rp):
    """oidcc-server-rotate-keys, oidcc-idtoken-signature (the keys' part)"""
    keys = requests.get(rp.found["jwks_uri"], timeout=60).json()["keys"]
    assert keys
    assert len({key["kid"] for key in keys}) == len(keys)
    assert all(key["kty"] == "RSA" and key["use"] == "sig" and "d" not in key for key in keys)


# The basic plan


def test_a_sign_in_gives_an_id_token(rp, browser):
    """oidcc-server, oidcc-idtoken-signature, oidcc-server-client-secret-basic, oidcc-alg-RS256"""
    before = int(time.time())
    said, claims = log_in(rp, browser, nonce="n-1")
    assert said["token_type"].lower() == "bearer"
    assert said["expires_in"] > 0
    assert tokens.header(said["id_token"])["alg"] == "RS256"
    assert claims["iss"] == rp.issuer
    assert claims["aud"] == rp.client.id
    assert claims["sub"] == rp.user.sub
    assert claims["nonce"] == "n-1"
    assert before - 2 <= claims["iat"] <= time.time() + 2 < claims["exp"]


def test_the_client_may_send_its_secret_in_the_body(rp, browser):
    """oidcc-server-client-secret-post"""
    landed = browser.sign_in(rp.client, rp.user)
    assert exchange(rp, landed.query["code"], basic=False).status_code == 200


def test_the_response_type_is_required(rp, browser):
    """oidcc-response-type-missing"""
    assert browser.authorize(rp.client, response_type=None).error == "invalid_request"


def test_the_nonce_is_optional(rp, browser):
    """oidcc-ensure-request-without-nonce-succeeds-for-code-flow"""
    assert "nonce" not in log_in(rp, browser)[1]


def user_info(rp, token, method="GET"):
    return requests.request(
        method, rp.found["userinfo_endpoint"], headers={"Authorization": f"Bearer {token}"}, timeout=60)


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_user_info(rp, browser, method):
    """oidcc-userinfo-get, oidcc-userinfo-post-header"""
    said, claims = log_in(rp, browser)
    response = user_info(rp, said["access_token"], method)
    assert response.status_code == 200
    assert response.json()["sub"] == claims["sub"]


@pytest.mark.parametrize("scope, expected, missing", [
    ("openid profile", {"given_name", "family_name"}, set()),
    ("openid email", {"email", "email_verified"}, {"given_name", "phone_number"}),
    ("openid phone", {"phone_number", "phone_number_verified"}, {"given_name", "email"}),
    ("openid profile email phone", {"given_name", "email", "phone_number"}, set()),
    ("email openid", {"email"}, {"phone_number"}),
])
@pytest.mark.rows("UP-ACS-14", "UP-ACS-15", "UP-ACS-19")
def test_scopes_give_their_claims(rp, browser, scope, expected, missing):
    """oidcc-scope-profile, oidcc-scope-email, oidcc-scope-phone, oidcc-scope-all,
    oidcc-ensure-other-scope-order-succeeds"""
    said, claims = log_in(rp, browser, scope=scope)
    assert expected <= set(claims)
    assert not missing & set(claims)
    assert expected <= set(user_info(rp, said["access_token"]).json())


@pytest.mark.parametrize("scope", ["phone", "email", "profile"])
@pytest.mark.rows("UP-ACS-14", "UP-ACS-15")
def test_a_scope_of_claims_needs_openid(rp, browser, scope):
    assert browser.authorize(rp.client, scope=scope).error == "invalid_scope"


@pytest.mark.parametrize("changes", [
    {"display": "page"}, {"display": "popup"}, {"ui_locales": "se"}, {"claims_locales": "se"}, {"acr_values": "1 2"},
    {"extra": "foobar"}, {"login_hint": "bob@example.com"}, {"ui_locales": "fr-CA fr en"},
    {"claims": '{"id_token": {"name": {"essential": true}}}'},
], ids=lambda changes: "-".join(changes))
def test_optional_parameters_do_no_harm(rp, browser, changes):
    """oidcc-display-page, oidcc-display-popup, oidcc-ui-locales, oidcc-claims-locales,
    oidcc-ensure-request-with-acr-values-succeeds, oidcc-ensure-request-with-unknown-parameter-succeeds,
    oidcc-login-hint, oidcc-claims-essential"""
    assert log_in(rp, browser, **changes)[1]["sub"] == rp.user.sub


def test_the_login_hint_is_in_the_form(rp, browser):
    """oidcc-login-hint"""
    page = browser.authorize(rp.client, login_hint="bob@example.com")
    assert any("bob@example.com" in form["fields"].values() for form in page.forms)


@pytest.mark.rows("OA-24")
def test_prompt_login_asks_again(rp, browser):
    """oidcc-prompt-login"""
    first = log_in(rp, browser)[1]
    time.sleep(1.1)
    assert isinstance(browser.authorize(rp.client, prompt="login"), Page)
    second = log_in(rp, browser, prompt="login")[1]
    assert second["auth_time"] > first["auth_time"]
    assert second["sub"] == first["sub"]


@pytest.mark.rows("OA-24")
def test_prompt_none_without_a_session(rp, browser):
    """oidcc-prompt-none-not-logged-in"""
    landed = browser.authorize(rp.client, prompt="none")
    assert landed.error == "login_required"
    assert landed.query["state"] == "s 1&\u00e9"


def test_prompt_none_with_a_session(rp, browser):
    """oidcc-prompt-none-logged-in"""
    first = log_in(rp, browser)[1]
    landed = browser.authorize(rp.client, prompt="none")
    claims = tokens.verify(rp.server, rp.client.pool, exchange(rp, landed.query["code"]).json()["id_token"])
    assert (claims["sub"], claims["auth_time"]) == (first["sub"], first["auth_time"])


def test_max_age(rp, browser):
    """oidcc-max-age-1, oidcc-max-age-10000"""
    first = log_in(rp, browser)[1]
    landed = browser.authorize(rp.client, max_age="10000")
    claims = tokens.verify(rp.server, rp.client.pool, exchange(rp, landed.query["code"]).json()["id_token"])
    assert claims["auth_time"] == first["auth_time"]
    time.sleep(2.1)
    assert isinstance(browser.authorize(rp.client, max_age="1"), Page)
    assert log_in(rp, browser, max_age="1")[1]["auth_time"] > first["auth_time"]


def test_the_id_token_as_a_hint(rp, browser):
    """oidcc-id-token-hint"""
    said, claims = log_in(rp, browser)
    landed = browser.authorize(rp.client, prompt="none", id_token_hint=said["id_token"])
    assert landed.error is None
    assert landed.query["code"]
    other = rp.make_user(rp.client.pool, email=new_email())
    foreign = Browser(rp.server).sign_in(rp.client, other)
    theirs = exchange(rp, foreign.query["code"]).json()["id_token"]
    assert browser.authorize(rp.client, prompt="none", id_token_hint=theirs).error == "login_required"


@pytest.mark.parametrize("wait", [0, 2])
def test_a_code_is_used_once(rp, browser, wait):
    """oidcc-codereuse, oidcc-codereuse-30seconds (the wait is shorter, since no response depends on it)"""
    code = browser.sign_in(rp.client, rp.user).query["code"]
    said = exchange(rp, code).json()
    assert user_info(rp, said["access_token"]).status_code == 200
    time.sleep(wait)
    again = exchange(rp, code)
    assert again.status_code == 400
    assert again.json()["error"] == "invalid_grant"
    assert user_info(rp, said["access_token"]).status_code == 401, "the tokens of the first exchange are revoked"


@pytest.mark.parametrize("uri", [CALLBACK + "?foo=bar", CALLBACK + "x", "https://example.com/"])
def test_a_redirect_uri_must_be_registered(rp, browser, uri):
    """oidcc-ensure-registered-redirect-uri, oidcc-redirect-uri-query-added, oidcc-redirect-uri-query-mismatch"""
    page = browser.authorize(rp.client, redirect_uri=uri)
    assert isinstance(page, Page)
    assert page.response.status_code >= 400


def test_a_missing_redirect_uri_is_an_error(rp, browser):
    """oidcc-ensure-redirect-uri-in-authorization-request"""
    page = browser.authorize(rp.client, redirect_uri=None)
    assert isinstance(page, Page)
    assert page.response.status_code >= 400


@pytest.mark.parametrize("changes, error", [
    ({"request": "eyJhbGciOiJub25lIn0.e30."}, "request_not_supported"),
    ({"request_uri": "https://example.com/request.jwt"}, "request_uri_not_supported"),
    ({"registration": "{}"}, "registration_not_supported"),
])
def test_request_objects_are_refused(rp, browser, changes, error):
    """oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported,
    oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported,
    oidcc-ensure-request-object-with-redirect-uri, oidcc-registration-parameter"""
    landed = browser.authorize(rp.client, **changes)
    assert landed.is_client
    assert landed.error == error


def test_a_refresh_token_gives_new_tokens(rp, browser):
    """oidcc-refresh-token"""
    said, claims = log_in(rp, browser)
    response = requests.post(
        rp.found["token_endpoint"], data={"grant_type": "refresh_token", "refresh_token": said["refresh_token"]},
        auth=(rp.client.id, rp.client.secret), timeout=60)
    assert response.status_code == 200
    assert response.json()["access_token"] != said["access_token"]
    seen = tokens.verify(rp.server, rp.client.pool, response.json()["id_token"])
    assert all(seen[name] == claims[name] for name in ("iss", "sub", "aud", "auth_time"))


def test_pkce(rp, browser):
    """oidcc-ensure-request-with-valid-pkce-succeeds"""
    verifier, challenge = pkce()
    asked = {"code_challenge": challenge, "code_challenge_method": "S256"}
    landed = browser.sign_in(rp.client, rp.user, **asked)
    assert exchange(rp, landed.query["code"], code_verifier=verifier).status_code == 200
    landed = browser.authorize(rp.client, **asked)
    wrong = exchange(rp, landed.query["code"], code_verifier=pkce()[0])
    assert wrong.status_code == 400
    assert wrong.json()["error"] == "invalid_grant"


def test_the_client_must_prove_its_secret(rp, browser):
    """oidcc-server-client-secret-basic (refused), oidcc-ensure-client-authentication"""
    code = browser.sign_in(rp.client, rp.user).query["code"]
    response = requests.post(
        rp.found["token_endpoint"], auth=(rp.client.id, "wrong"), timeout=60,
        data={"grant_type": "authorization_code", "code": code, "redirect_uri": CALLBACK})
    assert response.status_code in (400, 401)
    assert response.json()["error"] == "invalid_client"


# The form-post plan: modules of the basic plan, with the response posted


def posted(rp, browser, **changes):
    """The fields that the browser posts to the callback after a sign-in."""
    page = browser.authorize(rp.client, response_mode="form_post", **changes)
    form, secret = page.form_with("password")
    if form:
        page = browser.send(page, form, username=rp.user.username, **{secret: rp.user.password})
    assert page.response.status_code == 200
    assert page.forms[0]["action"] == CALLBACK
    assert page.forms[0]["method"] == "post"
    assert "form-action 'self' https:" in (
        page.response.headers["Content-Security-Policy"])
    return page.forms[0]["fields"]


def test_the_response_is_posted(rp, browser):
    """oidcc-server, oidcc-idtoken-signature, oidcc-userinfo-get, oidcc-prompt-none-logged-in, oidcc-codereuse
    (form_post)"""
    assert "form_post" in rp.found["response_modes_supported"]
    for prompt in (None, "none"):
        fields = posted(rp, browser, nonce="n-1", prompt=prompt)
        assert set(fields) == {"code", "state", "iss"}
        assert fields["iss"] == rp.issuer
        assert fields["state"] == "s 1&\u00e9"
        said = exchange(rp, fields["code"]).json()
        claims = tokens.verify(rp.server, rp.client.pool, said["id_token"])
        assert (claims["sub"], claims["nonce"]) == (rp.user.sub, "n-1")
        assert user_info(rp, said["access_token"]).json()["sub"] == rp.user.sub
        assert exchange(rp, fields["code"]).json()["error"] == "invalid_grant"


@pytest.mark.parametrize("changes, error", [
    ({"prompt": "none"}, "login_required"), ({"response_type": None}, "invalid_request"),
    ({"request": "eyJhbGciOiJub25lIn0.e30."}, "request_not_supported"), ({"scope": "nowhere"}, "invalid_request"),
])
def test_errors_are_posted(rp, browser, changes, error):
    """oidcc-prompt-none-not-logged-in, oidcc-response-type-missing,
    oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported (form_post)"""
    fields = posted(rp, browser, **changes)
    assert fields["error"] == error
    assert fields["state"] == "s 1&\u00e9"
    assert "code" not in fields


# The RP-initiated logout plan


def log_out(rp, browser, **parameters):
    return browser.go(rp.found["end_session_endpoint"] + "?" + "&".join(
        f"{name}={requests.utils.quote(value, safe='')}" for name, value in parameters.items()))


def is_signed_in(rp, browser):
    return browser.authorize(rp.client, prompt="none").error is None


@pytest.mark.rows("OA-22", "OA-23")
def test_logout_leads_to_the_registered_url(rp, browser):
    """oidcc-rp-initiated-logout"""
    said, _ = log_in(rp, browser)
    assert is_signed_in(rp, browser)
    landed = log_out(
        rp, browser, id_token_hint=said["id_token"], post_logout_redirect_uri=GOODBYE, state="the state")
    assert landed.page == GOODBYE
    assert landed.query == {"state": "the state"}
    assert not is_signed_in(rp, browser)


def test_logout_without_state(rp, browser):
    """oidcc-rp-initiated-logout-no-state"""
    said, _ = log_in(rp, browser)
    assert log_out(rp, browser, id_token_hint=said["id_token"], post_logout_redirect_uri=GOODBYE).url == GOODBYE


def test_logout_without_a_url_shows_a_page(rp, browser):
    """oidcc-rp-initiated-logout-no-post-logout-redirect-uri"""
    said, _ = log_in(rp, browser)
    page = log_out(rp, browser, id_token_hint=said["id_token"], state="x")
    assert isinstance(page, Page)
    assert page.response.status_code == 200
    assert not is_signed_in(rp, browser)


@pytest.mark.parametrize("url", ["https://example.com/", GOODBYE + "?foo=bar", GOODBYE + "/"])
def test_logout_to_another_url_is_an_error_page(rp, browser, url):
    """oidcc-rp-initiated-logout-bad-post-logout-redirect-uri,
    oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri"""
    said, _ = log_in(rp, browser)
    page = log_out(rp, browser, id_token_hint=said["id_token"], post_logout_redirect_uri=url)
    assert isinstance(page, Page)
    assert page.response.status_code >= 400


def test_logout_with_a_wrong_hint_is_an_error_page(rp, browser):
    """oidcc-rp-initiated-logout-bad-id-token-hint, oidcc-rp-initiated-logout-modified-id-token-hint"""
    said, _ = log_in(rp, browser)
    head, body, signature = said["id_token"].split(".")
    forged = tokens.encode_part({**tokens.claims(said["id_token"]), "sub": "another-user"})
    cut = f"{head}.{body}.{signature[:-4]}AAAA"
    for hint in ("garbage", f"{head}.{forged}.{signature}", cut, said["access_token"]):
        page = log_out(rp, browser, id_token_hint=hint, post_logout_redirect_uri=GOODBYE)
        assert isinstance(page, Page)
        assert page.response.status_code >= 400
    assert is_signed_in(rp, browser)


def test_logout_without_a_hint_goes_nowhere(rp, browser):
    """oidcc-rp-initiated-logout-no-id-token-hint, oidcc-rp-initiated-logout-no-params,
    oidcc-rp-initiated-logout-only-state"""
    log_in(rp, browser)
    for parameters in ({"post_logout_redirect_uri": GOODBYE, "state": "x"}, {"state": "x"}, {}):
        assert isinstance(log_out(rp, browser, **parameters), Page)
