"""A provider, or its users, that do what they should not: the release binary, and a provider that signs what it is told
to."""

import base64
import concurrent.futures
import gzip
import hmac
import http.server
import json
import threading
import time
import urllib.parse

import pytest
import requests
from joserfc import jwt

from testkit.authorize import CALLBACK, OAUTH, authorize, landing
from testkit.aws import refused
from testkit.cognito import PASSWORD, attributes, unique
from testkit.forms import Browser, Page
from testkit.openid import ForgingProvider, add_provider, send
from testkit.serving import serve
from testkit.waiting import eventually


@pytest.fixture
def provider():
    made = ForgingProvider()
    yield made
    made.close()


@pytest.fixture
def client(api, provider):
    pool = api.make_pool()
    add_provider(api, pool, provider.issuer)
    return api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["COGNITO", "Contoso"]})


class Visit:
    """A browser that has gone to the provider."""

    def __init__(self, api, client, provider, browser=None):
        self.browser, self.provider = browser or Browser(api.server), provider
        self.url = api.server.url
        there = self.browser.authorize(client, identity_provider="Contoso")
        assert there.url.startswith(provider.issuer), there.url
        self.state, self.nonce = there.query["state"], there.query["nonce"]
        provider.nonce = self.nonce

    def back(self, session=None, **fields):
        """The response to the browser that comes back."""
        query = urllib.parse.urlencode({"state": self.state, "code": "c-1", **fields})
        return (session or self.browser.session).get(
            f"{self.url}/oauth2/idpresponse?{query}", allow_redirects=False, timeout=60)


def is_signed_in(response):
    return response.status_code == 302 and "code=" in response.headers["Location"]


def is_told(response, *errors):
    """Whether the app is told, in a redirect."""
    found = landing(response)
    return found.is_client and found.error in (errors or ("server_error",)) and found.query["error_description"]


def tokens_by_code(provider, visits):
    """A token endpoint that gives each visit, by its code `c-<number>`, the token with its nonce."""
    tokens = {}
    for place, visit in enumerate(visits):
        provider.nonce = visit.nonce
        tokens[f"c-{place}"] = provider.id_token()
    return lambda handler, _: send(handler, 200, json.dumps(
        {"access_token": "a", "token_type": "Bearer", "id_token": tokens[handler.form["code"]]}).encode())


def no_user(api, client):
    return api.admin.list_users(UserPoolId=client.pool)["Users"] == []


def test_a_usual_response_signs_in(api, client, provider):
    """The provider of these walks is otherwise a good one."""
    assert is_signed_in(Visit(api, client, provider).back())
    user, = api.admin.list_users(UserPoolId=client.pool)["Users"]
    assert user["Username"] == "Contoso_u-1"
    assert user["UserStatus"] == "EXTERNAL_PROVIDER"


@pytest.mark.rows("FED-01")
def test_a_stolen_state_is_worth_nothing(api, client, provider):
    """Login CSRF. The attacker's code and state in the victim's browser, and the victim's in the attacker's."""
    attacker, victim = Visit(api, client, provider), Visit(api, client, provider)
    for session in (requests.Session(), victim.browser.session):
        response = attacker.back(session)
        assert response.status_code == 400
        assert "Location" not in response.headers
    for changed in ("", attacker.state[:-2], attacker.state + "A", "A" * 7000):
        assert attacker.back(state=changed).status_code == 400
    assert provider.hits.count("/token") == 0
    assert no_user(api, client)


@pytest.mark.rows("FED-01", "FED-16")
def test_of_thirty_two_uses_of_a_response_one_counts(api, client, provider):
    visit = Visit(api, client, provider)
    cookies = visit.browser.session.cookies

    def use(_):
        with requests.Session() as session:
            session.cookies.update(cookies)
            # A server that is too busy has not begun.
            while (response := visit.back(session)).status_code == 503:
                time.sleep(0.2)
            return response

    with concurrent.futures.ThreadPoolExecutor(32) as crew:
        responses = list(crew.map(use, range(32)))
    assert sum(map(is_signed_in, responses)) == 1
    assert {response.status_code for response in responses} == {302, 400}
    assert provider.hits.count("/token") == 1


@pytest.mark.parametrize("changes", [
    {"nonce": None}, {"nonce": "other"}, {"iss": "https://evil.example"}, {"aud": "other"}, {"aud": ["martlet", "x"]},
    {"azp": "other"}, {"exp": 1}, {"iat": 4_102_444_800}, {"sub": ""}, {"sub": None}, {"sub": "x" * 300},
], ids=str)
@pytest.mark.rows("FED-02", "FED-03")
def test_a_token_that_is_not_for_this_sign_in_is_refused(api, client, provider, changes):
    visit = Visit(api, client, provider)
    provider.changes = changes
    response = visit.back()
    assert is_told(response)
    assert no_user(api, client)


@pytest.mark.rows("FED-03")
def test_an_algorithm_that_shares_a_secret_is_refused(api, client, provider):
    """HS256 keyed with the public key or the client's secret, and none."""
    def forged(header, key):
        given = (header, provider.claims())
        parts = [base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=") for part in given]
        signature = hmac.digest(key, b".".join(parts), "sha256") if key else b""
        return b".".join([*parts, base64.urlsafe_b64encode(signature).rstrip(b"=")]).decode()

    for algorithm, key in (("HS256", provider.key.as_pem(private=False)), ("HS256", b"s3cret"), ("none", b""),
                           ("None", b"")):
        visit = Visit(api, client, provider)
        token = forged({"alg": algorithm, "kid": "key-1"}, key)
        provider.paths["/token"] = lambda handler, _, token=token: send(
            handler, 200, json.dumps({"access_token": "a", "id_token": token}).encode())
        assert is_told(visit.back())
    assert no_user(api, client)


def endless(handler, _):
    """A body without end, as fast as it is read, or until the server hangs up."""
    handler.send_response(200)
    handler.send_header("Content-Type", "application/json")
    handler.end_headers()
    for _ in range(10_000):
        handler.wfile.write(b" " * 65_536)


def bomb(handler, _):
    send(handler, 200, gzip.compress(b" " * 50_000_000), Content_Encoding="gzip")


@pytest.mark.rows("FED-09")
def test_responses_without_measure_end(api, client, provider):
    """The app is told each time, and the server stays small."""
    before = api.server.resident_bytes()
    for response in (endless, bomb, lambda handler, _: send(handler, 200, b"<html>", Content_Type="text/html"),
                   lambda handler, _: send(handler, 200, b"[" * 100_000),
                   lambda handler, _: send(handler, 500, b"{}")):
        visit = Visit(api, client, provider)
        provider.paths["/token"] = response
        assert is_told(visit.back())
    assert api.server.resident_bytes() - before < 64 << 20
    assert no_user(api, client)


@pytest.mark.rows("FED-09")
def test_a_redirect_of_a_provider_is_not_followed(api, client, provider):
    reached = []

    class Inside(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            reached.append(self.path)
            send(self, 200, b"{}")

        do_POST = do_GET

        def log_message(self, *_):
            pass

    inside = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Inside)
    serve(inside)
    try:
        visit = Visit(api, client, provider)
        provider.paths["/token"] = lambda handler, _: send(
            handler, 302, b"", Location=f"http://127.0.0.1:{inside.server_port}/secret")
        assert is_told(visit.back())
        assert reached == []
    finally:
        inside.shutdown()
        inside.server_close()


@pytest.mark.seconds(120)
@pytest.mark.rows("FED-09")
def test_a_provider_that_hangs_holds_no_other_sign_in_up(api, client, provider):
    """More sign-ins than may wait for one provider; a password signs in meanwhile."""
    released = threading.Event()
    provider.paths["/token"] = lambda handler, _: (released.wait(60), send(handler, 200, b"{}"))
    user, other = api.make_user(client.pool), api.make_client(client.pool)
    visits = [Visit(api, client, provider) for _ in range(40)]
    with concurrent.futures.ThreadPoolExecutor(40) as crew:
        waiting = [crew.submit(visit.back) for visit in visits]
        assert api.sign_in(other, user.username)["AccessToken"]
        done, _ = concurrent.futures.wait(waiting, timeout=60, return_when=concurrent.futures.FIRST_COMPLETED)
        assert done, "sign-ins beyond the limit are refused at once"
        released.set()
        responses = [one.result() for one in waiting]
    assert all(is_told(response, "server_error", "temporarily_unavailable") for response in responses)


@pytest.mark.seconds(120)
@pytest.mark.one_engine
@pytest.mark.rows("FED-09")
def test_a_provider_that_hangs_holds_no_namesake_of_another_pool_up(api, client, provider):
    """Requests are counted for each provider of a pool. All pools call Google by the same name."""
    released, namesake = threading.Event(), ForgingProvider()
    provider.paths["/token"] = lambda handler, _: (released.wait(60), send(handler, 200, b"{}"))
    pool = api.make_pool()
    add_provider(api, pool, namesake.issuer)
    other = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Contoso"]})
    visits = [Visit(api, client, provider) for _ in range(17)]
    with concurrent.futures.ThreadPoolExecutor(17) as crew:
        waiting = [crew.submit(visit.back) for visit in visits]
        assert eventually(lambda: provider.hits.count("/token") == 16)
        response = Visit(api, other, namesake).back()
        released.set()
        concurrent.futures.wait(waiting)
    namesake.close()
    assert is_signed_in(response)


@pytest.mark.seconds(120)
@pytest.mark.one_engine
def test_one_browser_keeps_few_places_of_a_provider(api, client, provider):
    """A stranger who comes back with made-up codes has as many at once as a browser needs."""
    released, browser = threading.Event(), Browser(api.server)
    provider.paths["/token"] = lambda handler, _: (released.wait(60), send(handler, 200, b"{}"))
    visits = [Visit(api, client, provider, browser) for _ in range(8)]
    with concurrent.futures.ThreadPoolExecutor(8) as crew:
        waiting = [crew.submit(visit.back) for visit in visits]
        done, running = set(), set(waiting)
        while len(done) < 4:
            newly, running = concurrent.futures.wait(
                running, timeout=60, return_when=concurrent.futures.FIRST_COMPLETED)
            assert newly, "the others are refused while four wait"
            done |= newly
        assert eventually(lambda: provider.hits.count("/token") == 4)
        released.set()
        responses = [one.result() for one in waiting]
    assert all(is_told(response, "server_error", "temporarily_unavailable") for response in responses)


@pytest.mark.rows("UP-SAML-06")
def test_names_of_a_providers_users_are_not_taken_beforehand(api, client, provider):
    """Neither by sign-up nor by an alias, in no case and by no letter that looks alike."""
    pool = api.make_pool(AliasAttributes=["email", "preferred_username"], UsernameConfiguration={"CaseSensitive": False})
    add_provider(api, pool, provider.issuer)
    aliases = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["COGNITO", "Contoso"]})
    for name in ("Contoso_u-1", "cONTOSO_u-1", "\uff23ontoso_u-1"):
        with refused("InvalidParameterException", "identity provider"):
            api.public.sign_up(ClientId=aliases.id, Username=name, Password=PASSWORD)
    with refused("InvalidParameterException", "identity provider"):
        api.public.sign_up(
            ClientId=aliases.id, Username=unique("eve"), Password=PASSWORD,
            UserAttributes=attributes({"email": "contoso_u-1@example.com"}))
    eve = api.make_user(pool)
    token = api.sign_in(aliases, eve.username)["AccessToken"]
    with refused("InvalidParameterException", "identity provider"):
        api.public.update_user_attributes(
            AccessToken=token, UserAttributes=attributes({"preferred_username": "Contoso_u-1"}))
    browser = Browser(api.server)
    page = browser.open("/signup", client_id=client.id, response_type="code", redirect_uri=CALLBACK)
    form, secret = page.form_with("password")
    response = browser.send(page, form, username="Contoso_u-1", **{secret: PASSWORD})
    assert isinstance(response, Page)
    assert no_user(api, client)
    assert is_signed_in(Visit(api, aliases, provider).back())
    assert is_signed_in(Visit(api, client, provider).back())


@pytest.mark.rows("UP-FED-02")
def test_a_providers_user_whose_name_is_taken_signs_in_all_the_same(api, client, provider):
    """An administrator has added a user of that name. The identity finds the user, not the name."""
    taken = api.admin.admin_create_user(UserPoolId=client.pool, Username="Contoso_u-1", MessageAction="SUPPRESS")
    for _ in range(2):
        assert is_signed_in(Visit(api, client, provider).back())
    other, = (user for user in api.admin.list_users(UserPoolId=client.pool)["Users"]
              if user["UserStatus"] == "EXTERNAL_PROVIDER")
    assert other["Username"].startswith("Contoso_u-1_")
    assert other["Username"] != taken["User"]["Username"]


@pytest.mark.seconds(120)
@pytest.mark.rows("UP-FED-02")
def test_first_sign_ins_of_one_user_in_many_tabs_find_each_other(api, client, provider):
    """None of them shows an error, and there is one user."""
    for number in range(12):
        provider.changes = {"sub": f"new-{number}"}
        visits = [Visit(api, client, provider) for _ in range(4)]
        provider.paths["/token"] = tokens_by_code(provider, visits)
        with concurrent.futures.ThreadPoolExecutor(4) as crew:
            responses = list(crew.map(lambda pair: pair[1].back(code=f"c-{pair[0]}"), enumerate(visits)))
        assert all(map(is_signed_in, responses)), [response.text[:300] for response in responses]
    users = api.admin.list_users(UserPoolId=client.pool, Limit=60)["Users"]
    assert sorted(user["Username"] for user in users) == sorted(f"Contoso_new-{number}" for number in range(12))


@pytest.mark.rows("FED-15", "FED-17")
def test_nothing_of_a_provider_is_kept_that_is_not_mapped(api, client, provider):
    """Neither tokens nor secrets of the provider are in the store or in the log."""
    token = unique("upstream")
    provider.paths["/token"] = lambda handler, _: send(
        handler, 200, ('{"access_token":"%s","id_token":"%s"}' % (token, provider.id_token())).encode())
    assert is_signed_in(Visit(api, client, provider).back())
    log = api.server.log.read_text(errors="replace")
    assert token not in log
    assert "s3cret" not in log
    listed = str(api.admin.list_users(UserPoolId=client.pool)["Users"])
    assert token not in listed


@pytest.mark.rows("UI-09")
def test_texts_of_a_provider_are_no_markup(api, client, provider):
    """A name that a provider gives is shown as text."""
    pool, evil = client.pool, "<script>alert(1)</script>"
    api.admin.update_identity_provider(
        UserPoolId=pool, ProviderName="Contoso", AttributeMapping={"email": "email", "name": "name"})
    time.sleep(1.1)
    provider.changes = {"name": evil, "sub": "<b>x"}
    visit = Visit(api, client, provider)
    assert is_signed_in(visit.back())
    page = visit.browser.open(
        "/login", client_id=client.id, response_type="code", redirect_uri=OAUTH["CallbackURLs"][0])
    assert isinstance(page, Page)
    assert "<b>x" not in page.response.text
    assert "&lt;b&gt;x" in page.response.text


@pytest.mark.rows("OA-01")
def test_an_open_redirect_through_the_state_is_not_to_be_had(api, client, provider):
    """The callback comes from the app's proven request, whatever the response says."""
    response = Visit(api, client, provider).back(redirect_uri="https://evil.example/", client_id="x")
    assert is_signed_in(response)
    assert response.headers["Location"].startswith(OAUTH["CallbackURLs"][0])
    assert authorize(api.server, client, identity_provider="https://evil.example").error == "invalid_request"


@pytest.mark.rows("FED-11")
def test_unknown_keys_fetch_the_key_set_once_a_minute(api, client, provider):
    """And what was fetched stays when it cannot be fetched again."""
    def sign_in(kid=None):
        visit = Visit(api, client, provider)
        if kid:
            token = jwt.encode({"alg": "RS256", "kid": kid}, provider.claims(), provider.key)
            response = json.dumps({"access_token": "a", "token_type": "Bearer", "id_token": token}).encode()
            provider.paths["/token"] = lambda handler, _: send(handler, 200, response)
        else:
            provider.paths.pop("/token", None)
        return is_signed_in(visit.back())

    began = time.monotonic()
    assert sign_in()
    assert not any([sign_in(f"strange-{number}") for number in range(12)])
    fetched = provider.hits.count("/keys")
    assert fetched <= 2 + (time.monotonic() - began) / 60
    provider.paths["/keys"] = lambda handler, _: send(handler, 500, b"{}")
    assert not sign_in("stranger")
    assert sign_in()


def warnings(api):
    return api.server.log.read_text(errors="replace").count("identity provider failed")


@pytest.mark.one_engine
def test_the_cause_is_in_the_log_once_and_the_app_is_told(api, client, provider):
    """No status of 5xx: it is not this server that failed."""
    before = warnings(api)
    visit = Visit(api, client, provider)
    provider.paths["/token"] = lambda handler, _: send(handler, 400, b'{"error": "invalid_grant"}')
    found = landing(visit.back())
    assert found.error == "server_error"
    assert "status 400 (invalid_grant)" in found.query["error_description"]
    assert found.query["state"] == "s 1&\u00e9"
    assert eventually(lambda: warnings(api) == before + 1)
    assert "status 400 (invalid_grant)" in api.server.log.read_text(errors="replace")
    # That a user does not want to sign in is no warning.
    refused = landing(Visit(api, client, provider).back(code="", error="access_denied"))
    assert refused.error == "access_denied"
    assert warnings(api) == before + 1


@pytest.mark.one_engine
def test_times_with_fractions_are_taken(api, client, provider):
    """RFC 7519, section 2"""
    visit = Visit(api, client, provider)
    provider.changes = {"iat": time.time() + 0.25, "exp": time.time() + 300.5}
    assert is_signed_in(visit.back())
