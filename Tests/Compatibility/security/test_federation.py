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

from testkit.authorize import OAUTH, authorize
from testkit.cognito import unique
from testkit.forms import Browser, Page
from testkit.openid import ForgingProvider, add_provider, send


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

    def __init__(self, api, client, provider):
        self.browser, self.provider = Browser(api.server), provider
        self.url = api.server.url
        there = self.browser.authorize(client, identity_provider="Contoso")
        assert there.url.startswith(provider.issuer), there.url
        self.state, self.nonce = there.query["state"], there.query["nonce"]
        provider.nonce = self.nonce

    def back(self, session=None, **fields):
        """The answer to the browser that comes back."""
        query = urllib.parse.urlencode({"state": self.state, "code": "c-1", **fields})
        return (session or self.browser.session).get(
            f"{self.url}/oauth2/idpresponse?{query}", allow_redirects=False, timeout=60)


def is_signed_in(answer):
    return answer.status_code == 302 and "code=" in answer.headers["Location"]


def no_user(api, client):
    return api.admin.list_users(UserPoolId=client.pool)["Users"] == []


def test_a_usual_answer_signs_in(api, client, provider):
    """The provider of these walks is otherwise a good one."""
    assert is_signed_in(Visit(api, client, provider).back())
    user, = api.admin.list_users(UserPoolId=client.pool)["Users"]
    assert user["Username"] == "Contoso_u-1" and user["UserStatus"] == "EXTERNAL_PROVIDER"


def test_a_stolen_state_is_worth_nothing(api, client, provider):
    """FED-01: login CSRF. The attacker's code and state in the victim's browser, and the victim's in the attacker's."""
    attacker, victim = Visit(api, client, provider), Visit(api, client, provider)
    for session in (requests.Session(), victim.browser.session):
        answer = attacker.back(session)
        assert answer.status_code == 400 and "Location" not in answer.headers
    for changed in ("", attacker.state[:-2], attacker.state + "A", "A" * 7000):
        assert attacker.back(state=changed).status_code == 400
    assert provider.hits.count("/token") == 0 and no_user(api, client)


def test_of_thirty_two_uses_of_an_answer_one_counts(api, client, provider):
    """FED-01 FED-16"""
    visit = Visit(api, client, provider)
    cookies = visit.browser.session.cookies

    def use(_):
        with requests.Session() as session:
            session.cookies.update(cookies)
            # A server that is too busy has not begun.
            while (answer := visit.back(session)).status_code == 503:
                time.sleep(0.2)
            return answer

    with concurrent.futures.ThreadPoolExecutor(32) as crew:
        answers = list(crew.map(use, range(32)))
    assert sum(map(is_signed_in, answers)) == 1
    assert {answer.status_code for answer in answers} == {302, 400}
    assert provider.hits.count("/token") == 1


@pytest.mark.parametrize("changes", [
    {"nonce": None}, {"nonce": "other"}, {"iss": "https://evil.example"}, {"aud": "other"}, {"aud": ["martlet", "x"]},
    {"azp": "other"}, {"exp": 1}, {"iat": 4_102_444_800}, {"sub": ""}, {"sub": None}, {"sub": "x" * 300},
], ids=str)
def test_a_token_that_is_not_for_this_sign_in_is_refused(api, client, provider, changes):
    """FED-02 FED-03"""
    visit = Visit(api, client, provider)
    provider.changes = changes
    answer = visit.back()
    assert answer.status_code == 503 and "could not sign you in" in answer.text and no_user(api, client)


def test_an_algorithm_that_shares_a_secret_is_refused(api, client, provider):
    """FED-03: HS256 keyed with the public key or the client's secret, and none."""
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
        assert visit.back().status_code == 503
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


def test_answers_without_measure_end(api, client, provider):
    """FED-09: each ends on a page, and the server stays small."""
    before = api.server.resident_bytes()
    for answer in (endless, bomb, lambda handler, _: send(handler, 200, b"<html>", Content_Type="text/html"),
                   lambda handler, _: send(handler, 200, b"[" * 100_000),
                   lambda handler, _: send(handler, 500, b"{}")):
        visit = Visit(api, client, provider)
        provider.paths["/token"] = answer
        assert visit.back().status_code == 503
    assert api.server.resident_bytes() - before < 64 << 20
    assert no_user(api, client)


def test_a_redirect_of_a_provider_is_not_followed(api, client, provider):
    """FED-09"""
    reached = []

    class Inside(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            reached.append(self.path)
            send(self, 200, b"{}")

        do_POST = do_GET

        def log_message(self, *_):
            pass

    inside = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Inside)
    threading.Thread(target=inside.serve_forever, daemon=True).start()
    try:
        visit = Visit(api, client, provider)
        provider.paths["/token"] = lambda handler, _: send(
            handler, 302, b"", Location=f"http://127.0.0.1:{inside.server_port}/secret")
        assert visit.back().status_code == 503 and reached == []
    finally:
        inside.shutdown()
        inside.server_close()


@pytest.mark.seconds(120)
def test_a_provider_that_hangs_holds_no_other_sign_in_up(api, client, provider):
    """FED-09: more sign-ins than may wait for one provider; a password signs in meanwhile."""
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
        answers = [one.result() for one in waiting]
    assert {answer.status_code for answer in answers} == {503}


def test_nothing_of_a_provider_is_kept_that_is_not_mapped(api, client, provider):
    """FED-15 FED-17: neither tokens nor secrets of the provider are in the store or in the log."""
    token = unique("upstream")
    provider.paths["/token"] = lambda handler, _: send(
        handler, 200, ('{"access_token":"%s","id_token":"%s"}' % (token, provider.id_token())).encode())
    assert is_signed_in(Visit(api, client, provider).back())
    log = api.server.log.read_text(errors="replace")
    assert token not in log and "s3cret" not in log
    listed = str(api.admin.list_users(UserPoolId=client.pool)["Users"])
    assert token not in listed


def test_texts_of_a_provider_are_no_markup(api, client, provider):
    """UI-09: a name that a provider gives is shown as text."""
    pool, evil = client.pool, "<script>alert(1)</script>"
    api.admin.update_identity_provider(
        UserPoolId=pool, ProviderName="Contoso", AttributeMapping={"email": "email", "name": "name"})
    time.sleep(1.1)
    provider.changes = {"name": evil, "sub": "<b>x"}
    visit = Visit(api, client, provider)
    assert is_signed_in(visit.back())
    page = visit.browser.open(
        "/login", client_id=client.id, response_type="code", redirect_uri=OAUTH["CallbackURLs"][0])
    assert isinstance(page, Page) and "<b>x" not in page.answer.text and "&lt;b&gt;x" in page.answer.text


def test_an_open_redirect_through_the_state_is_not_to_be_had(api, client, provider):
    """OA-01: the callback comes from the app's proven request, whatever the answer says."""
    answer = Visit(api, client, provider).back(redirect_uri="https://evil.example/", client_id="x")
    assert is_signed_in(answer) and answer.headers["Location"].startswith(OAUTH["CallbackURLs"][0])
    assert authorize(api.server, client, identity_provider="https://evil.example").error == "invalid_request"


def test_unknown_keys_fetch_the_key_set_once_a_minute(api, client, provider):
    """FED-11: and what was fetched stays when it cannot be fetched again."""
    def sign_in(kid=None):
        visit = Visit(api, client, provider)
        if kid:
            token = jwt.encode({"alg": "RS256", "kid": kid}, provider.claims(), provider.key)
            answer = json.dumps({"access_token": "a", "token_type": "Bearer", "id_token": token}).encode()
            provider.paths["/token"] = lambda handler, _: send(handler, 200, answer)
        else:
            provider.paths.pop("/token", None)
        return is_signed_in(visit.back())

    began = time.monotonic()
    assert sign_in()
    assert not any([sign_in(f"strange-{number}") for number in range(12)])
    fetched = provider.hits.count("/keys")
    assert fetched <= 2 + (time.monotonic() - began) / 60
    provider.paths["/keys"] = lambda handler, _: send(handler, 500, b"{}")
    assert not sign_in("stranger") and sign_in()
