"""Group OA of the attack catalogue: what clients ask of the token, revocation and userInfo endpoints."""

import base64
import urllib.parse

import pytest
import requests

from testkit import clock, store
from testkit.authorize import CALLBACK, OAUTH, pkce
from testkit.aws import refused
from testkit.cognito import CognitoAPI, new_email
from testkit.forms import Browser
from testkit.tokens import claims
from testkit.waiting import eventually


class Site:
    """A pool with a confidential and a public client, and a user who is signed in in a browser."""

    def __init__(self, server):
        self.api, self.server = CognitoAPI(server), server
        self.pool = self.api.make_pool()
        settings = {**OAUTH, "CallbackURLs": [CALLBACK, CALLBACK + "?a=1&b=2"]}
        self.client = self.api.make_client(self.pool, secret=True, **settings)
        self.open = self.api.make_client(self.pool, **settings)
        self.user = self.api.make_user(self.pool, email=new_email(), email_verified="true")
        self.browser = Browser(server)
        assert self.browser.sign_in(self.client, self.user).is_client

    def code(self, client=None, **changes):
        """A new code; the browser is signed in, so no page is shown."""
        return self.browser.authorize(client or self.client, **changes).query["code"]

    def post(self, path, client, headers=None, **fields):
        secret = {"client_secret": client.secret} if client.secret and not headers else {}
        form = {"client_id": client.id, **secret, **fields}
        return requests.post(
            f"{self.server.url}/oauth2/{path}", headers=headers or {}, timeout=60,
            data={name: value for name, value in form.items() if value is not None})

    def exchange(self, code, client=None, **changes):
        fields = {"grant_type": "authorization_code", "code": code, "redirect_uri": CALLBACK, **changes}
        return self.post("token", client or self.client, **fields)

    def tokens(self, client=None, **changes):
        response = self.exchange(self.code(client, **changes), client)
        assert response.status_code == 200, response.text
        return response.json()

    def machine(self):
        """A token of a client for itself."""
        self.api.admin.create_resource_server(
            UserPoolId=self.pool, Identifier="machines", Name="Machines",
            Scopes=[{"ScopeName": "run", "ScopeDescription": "To run"}])
        client = self.api.make_client(
            self.pool, secret=True, AllowedOAuthFlows=["client_credentials"], AllowedOAuthFlowsUserPoolClient=True,
            AllowedOAuthScopes=["machines/run"])
        return self.post("token", client, grant_type="client_credentials").json()["access_token"]

    def refresh(self, token, client=None, **changes):
        return self.post("token", client or self.client, grant_type="refresh_token", refresh_token=token, **changes)

    def user_info(self, token, **more):
        return requests.get(
            f"{self.server.url}/oauth2/userInfo", headers={"Authorization": f"Bearer {token}"}, timeout=60, **more)


@pytest.fixture(scope="module")
def site(server):
    made = Site(server)
    yield made
    made.api.tear_down()


def assert_refused(response, error="invalid_grant", status=400):
    """An error of RFC 6749, section 5.2, that holds no token and is not kept."""
    assert (response.status_code, response.json()["error"]) == (status, error), response.text
    assert "token" not in "".join(response.json())
    assert response.headers["Cache-Control"] == "no-store"


@pytest.mark.rows("OA-07")
def test_a_code_of_one_client_is_worth_nothing_to_another(site):
    """The other client proves itself; the code is spent by the attempt."""
    others = [site.api.make_client(site.pool, secret=True, **OAUTH), site.open]
    for other in others:
        code = site.code()
        assert_refused(site.exchange(code, other))
        assert_refused(site.exchange(code))
    code = site.code(site.open)
    assert_refused(site.exchange(code, site.api.make_client(site.pool, **OAUTH)))
    assert_refused(site.exchange(code, site.open))


@pytest.mark.rows("OA-07")
def test_the_challenge_of_another_client_does_not_help(site):
    """The thief has a verifier of a request of its own."""
    (own, own_challenge), (_, challenge) = pkce(), pkce()
    stolen = site.code(site.open, code_challenge=challenge, code_challenge_method="S256")
    site.code(site.open, code_challenge=own_challenge, code_challenge_method="S256")
    assert_refused(site.exchange(stolen, site.open, code_verifier=own))


@pytest.mark.rows("OA-07")
def test_a_client_of_another_pool_exchanges_nothing(site):
    other = site.api.make_client(site.api.make_pool(), secret=True, **OAUTH)
    assert_refused(site.exchange(site.code(), other))


@pytest.mark.rows("OA-07")
def test_the_secret_must_be_right(site):
    """A refused client does not spend the code, since it has proven nothing."""
    code = site.code()
    for secret in (None, "", "x", site.client.secret + "x", site.client.secret[:-1], site.client.secret.swapcase()):
        assert_refused(site.exchange(code, client_secret=secret), "invalid_client")
    pair = base64.b64encode(f"{site.client.id}:wrong".encode()).decode()
    wrong = {"Authorization": f"Basic {pair}"}
    assert_refused(site.exchange(code, headers=wrong, client_secret=site.client.secret), "invalid_client")
    assert site.exchange(code).status_code == 200


@pytest.mark.one_engine
def test_a_header_and_a_form_do_not_name_two_clients(site):
    """RFC 6749, section 2.3, at every endpoint of clients. Libraries repeat the id of the header in the form."""
    other = site.api.make_client(site.pool, secret=True, **OAUTH)
    header = basic(site.client)
    forms = {
        "token": {"grant_type": "refresh_token", "refresh_token": site.tokens()["refresh_token"]},
        "revoke": {"token": site.tokens()["refresh_token"]},
        "introspect": {"token": site.tokens()["access_token"]}, "device_authorization": {"scope": "openid"},
    }
    for path, fields in forms.items():
        for client_id in (other.id, site.open.id, "x", f"{site.client.id}x"):
            response = site.post(path, site.client, header, **{**fields, "client_id": client_id})
            assert_refused(response, "invalid_request")
        twice = urllib.parse.urlencode([*fields.items(), ("client_id", site.client.id), ("client_id", other.id)])
        assert_refused(requests.post(
            f"{site.server.url}/oauth2/{path}", data=twice, timeout=60,
            headers={**header, "Content-Type": "application/x-www-form-urlencoded"}), "invalid_request")
    for client_id in (site.client.id, None, ""):
        response = site.post("token", site.client, header, **{**forms["token"], "client_id": client_id})
        assert response.status_code == 200, response.text


def basic(client):
    pair = base64.b64encode(f"{client.id}:{client.secret}".encode()).decode()
    return {"Authorization": f"Basic {pair}"}


@pytest.mark.rows("OA-09")
def test_the_redirect_uri_is_that_of_the_request(site):
    """Absent, empty, another registered one, another order, another encoding."""
    code = site.code(redirect_uri=CALLBACK + "?a=1&b=2")
    for uri in (None, ""):
        assert_refused(site.exchange(code, redirect_uri=uri), "invalid_request")
    for uri in (CALLBACK, CALLBACK + "?b=2&a=1", CALLBACK + "?a=1&b=2&", CALLBACK + "?a=1&b=%32", CALLBACK.upper()):
        assert_refused(site.exchange(code, redirect_uri=uri))
    twice = f"grant_type=authorization_code&code={code}&client_id={site.open.id}&redirect_uri=a&redirect_uri=b"
    response = requests.post(
        f"{site.server.url}/oauth2/token", data=twice, timeout=60,
        headers={"Content-Type": "application/x-www-form-urlencoded"})
    assert_refused(response, "invalid_request")
    assert site.exchange(code, redirect_uri=CALLBACK + "?a=1&b=2").status_code == 200


@pytest.mark.parametrize("path, fields", [
    ("token", {"grant_type": "refresh_token", "refresh_token": "x"}),
    ("token", {"grant_type": "client_credentials", "scope": "a"}),
    ("token", {"grant_type": "urn:ietf:params:oauth:grant-type:device_code", "device_code": "x"}),
    ("revoke", {"token": "x", "token_type_hint": "refresh_token"}),
    ("introspect", {"token": "x", "token_type_hint": "refresh_token"}),
    ("device_authorization", {"scope": "openid"}),
])
def test_no_field_is_sent_twice(site, path, fields):
    """RFC 6749, section 3.2: the server cannot know which of the two an intermediary has checked."""
    form = {"client_id": site.client.id, "client_secret": site.client.secret, **fields}
    for name in form:
        twice = {**form, name: [form[name], form[name]]}
        assert_refused(requests.post(f"{site.server.url}/oauth2/{path}", data=twice, timeout=60), "invalid_request")
    once = requests.post(f"{site.server.url}/oauth2/{path}", data=form, timeout=60)
    assert once.status_code == 200 or once.json()["error"] != "invalid_request", once.text


@pytest.mark.parametrize("path, methods", [
    ("token", ("GET", "PUT", "DELETE", "PATCH")), ("revoke", ("GET", "PUT")), ("introspect", ("GET", "PUT")),
    ("device_authorization", ("GET", "PUT"))])
@pytest.mark.rows("TKN-GEN-01")
def test_endpoints_of_clients_take_posts_only(site, path, methods):
    """What a link or an image of another site can send reaches no grant."""
    form = {"grant_type": "authorization_code", "code": site.code(), "redirect_uri": CALLBACK,
            "client_id": site.client.id, "client_secret": site.client.secret}
    for method in methods:
        response = requests.request(
            method, f"{site.server.url}/oauth2/{path}", params=form, data=form, allow_redirects=False, timeout=60)
        assert response.status_code == 405, (method, response.text)
        assert "token" not in response.text, (method, response.text)
    assert site.exchange(form["code"]).status_code == 200, "no code was used"


@pytest.mark.rows("OA-11")
def test_proof_keys_cannot_be_left_out(site):
    """A verifier without a challenge, and a challenge without its verifier."""
    verifier, challenge = pkce()
    assert_refused(site.exchange(site.code(), code_verifier=verifier))
    code = site.code(code_challenge=challenge, code_challenge_method="S256")
    for wrong in (None, "", challenge, verifier[:-1], verifier + "A", verifier[:42], "a" * 129):
        assert_refused(site.exchange(code, code_verifier=wrong))
    assert site.exchange(code, code_verifier=verifier).status_code == 200


@pytest.mark.rows("OA-13")
def test_a_machine_gets_no_scope_of_users(site):
    scopes = [{"ScopeName": name, "ScopeDescription": name} for name in ("read", "write")]
    site.api.admin.create_resource_server(UserPoolId=site.pool, Identifier="api", Name="API", Scopes=scopes)
    machine = site.api.make_client(
        site.pool, secret=True, AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["client_credentials"],
        AllowedOAuthScopes=["api/read"])

    def ask(client=machine, **fields):
        return site.post("token", client, grant_type="client_credentials", **fields)

    for scope in ("openid", "email", "aws.cognito.signin.user.admin", "api/read openid", "api/gone"):
        assert_refused(ask(scope=scope), "invalid_scope")
    for scope in ("api/write", "api/read api/write"):
        assert_refused(ask(scope=scope), "invalid_grant")
    response = ask()
    assert response.status_code == 200
    assert set(response.json()) == {"access_token", "expires_in", "token_type"}
    token = response.json()["access_token"]
    told = claims(token)
    assert told["scope"] == "api/read"
    assert told["sub"] == machine.id
    assert "username" not in told
    assert site.user_info(token).status_code in (401, 403)
    # That a client may not use the grant is told in the service's words, and without any scope as that.
    bare = site.api.make_client(site.pool, secret=True)
    for client in (site.client, site.open):
        assert_refused(ask(client), "invalid_grant")
        assert_refused(ask(client, scope="api/gone"), "invalid_scope")
    assert_refused(ask(bare), "invalid_scope")
    assert_refused(ask(bare, scope="api/read"), "invalid_grant")
    assert_refused(site.exchange(site.code(), machine), "unauthorized_client")


@pytest.mark.rows("TKN-NEG-06")
def test_a_client_without_the_code_grant_neither_exchanges_nor_refreshes(site):
    """Whatever its refresh token is worth in the API, and its codes to other clients."""
    implicit = site.api.make_client(site.pool, **{**OAUTH, "AllowedOAuthFlows": ["implicit"]})
    for client in (implicit, site.api.make_client(site.pool)):
        token = site.api.sign_in(client, site.user.username)["RefreshToken"]
        assert_refused(site.refresh(token, client), "unauthorized_client")
        assert_refused(site.exchange(site.code(), client), "unauthorized_client")
        assert site.api.refresh(client, token)["AccessToken"]
    # With the grant it refreshes, also if its flows in the API have no refresh.
    silent = site.api.make_client(site.pool, **OAUTH, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"])
    token = site.api.sign_in(silent, site.user.username)["RefreshToken"]
    assert site.refresh(token, silent).json()["access_token"]
    with refused("InvalidParameterException", "REFRESH_TOKEN_AUTH flow not enabled for this client"):
        site.api.refresh(silent, token)


@pytest.mark.rows("TKN-PAR-02", "TKN-PAR-07", "TKN-PAR-09")
def test_a_token_request_is_a_form_with_all_that_its_grant_needs(site):
    """What is refused for one fault is taken without it."""
    def ask(kind="application/x-www-form-urlencoded", **changes):
        fields = {
            "grant_type": "authorization_code", "client_id": site.open.id, "code": site.code(site.open),
            "redirect_uri": CALLBACK, **changes}
        form = urllib.parse.urlencode({name: value for name, value in fields.items() if value is not None})
        return requests.post(
            f"{site.server.url}/oauth2/token", form, headers={"Content-Type": kind} if kind else {}, timeout=60)

    assert ask().status_code == 200
    for kind in ("application/json", "text/plain", "multipart/form-data; boundary=x"):
        assert_refused(ask(kind), "invalid_request")
    assert_refused(ask(redirect_uri=None), "invalid_request")
    # Registered too, and not the one of the authorization request.
    assert_refused(ask(redirect_uri=CALLBACK + "?a=1&b=2"), "invalid_grant")
    assert_refused(ask(code=None), "invalid_request")
    assert ask().status_code == 200


@pytest.mark.rows("OA-14")
def test_a_refresh_never_widens_the_scopes(site):
    first = site.tokens(scope="openid email")
    for scope in ("openid", "openid profile", "openid aws.cognito.signin.user.admin", "unknown", ""):
        response = site.refresh(first["refresh_token"], scope=scope)
        assert response.status_code == 200
        assert claims(response.json()["access_token"])["scope"] == "openid email"
    told = site.user_info(response.json()["access_token"]).json()
    assert set(told) == {"sub", "email", "email_verified", "username"}
    assert told["sub"] == site.user.sub
    for other in (site.open, site.api.make_client(site.pool, secret=True, **OAUTH)):
        assert_refused(site.refresh(first["refresh_token"], other))
    for token in (first["access_token"], first["id_token"], "x", "\u0301" * 40):
        assert_refused(site.refresh(token))


@pytest.mark.rows("OA-15")
def test_a_client_revokes_its_own_tokens_only(site):
    made = site.tokens()
    token = made["refresh_token"]
    assert_refused(site.post("revoke", site.open, token=token), "invalid_request")
    for client, changes in ((site.client, {"client_secret": "wrong"}), (site.client, {"client_secret": None})):
        assert_refused(site.post("revoke", client, token=token, **changes), "invalid_client")
    assert_refused(site.post("revoke", site.client), "invalid_request")
    url = f"{site.server.url}/oauth2/revoke"
    query = {"token": token, "client_id": site.client.id, "client_secret": site.client.secret}
    assert requests.get(url, params=query, timeout=60).status_code == 405
    assert_refused(requests.post(url, params=query, timeout=60), "invalid_request")
    assert site.post("revoke", site.client, token="garbage").status_code == 200
    assert_refused(site.post("revoke", site.client, token=made["access_token"]), "unsupported_token_type")
    assert site.refresh(token).status_code == 200
    assert site.user_info(made["access_token"]).status_code == 200
    assert site.post("revoke", site.client, token=token).status_code == 200
    assert_refused(site.refresh(token))
    assert site.user_info(made["access_token"]).status_code == 401


@pytest.mark.rows("OA-16")
def test_user_info_takes_one_valid_token_in_the_header(site):
    token = site.tokens(scope="openid email")["access_token"]
    url = f"{site.server.url}/oauth2/userInfo"
    told = site.user_info(token)
    assert told.json()["sub"] == site.user.sub
    assert told.headers["Cache-Control"] == "no-store"
    assert requests.get(url, headers={"Authorization": f"bearer {token}"}, timeout=60).status_code == 200
    narrow = site.tokens(scope="aws.cognito.signin.user.admin")["access_token"]
    asked = [
        (requests.get(url, params={"access_token": token}, timeout=60), 400, "invalid_request"),
        (requests.post(url, data={"access_token": token}, timeout=60), 400, "invalid_request"),
        (requests.get(url, headers={"Authorization": token}, timeout=60), 400, "invalid_request"),
        (requests.get(url, headers={"Authorization": f"Bearer {token}, Bearer {token}"}, timeout=60), 400,
         "invalid_request"),
    ]
    for response, status, error in asked:
        assert_refused(response, error, status)
        assert response.headers["WWW-Authenticate"] == f'Bearer error="{error}"'
        assert site.user.sub not in response.text
    assert site.user_info(narrow).status_code == 401


@pytest.mark.rows("OA-16")
def test_user_info_says_what_is_wrong_with_a_token(site):
    """In the service's words, which programs show."""
    first, machine = site.tokens(), site.machine()
    ended = "Access token is expired or user has globally signed out, disabled, or been deleted"
    realm = f"Bearer realm={claims(first['id_token'])['iss']}, error=INVALID_TOKEN"
    narrow = site.tokens(scope="aws.cognito.signin.user.admin")
    faults = [
        ("garbage", "Access token format is not valid"), (first["refresh_token"], "Access token format is not valid"),
        (first["id_token"], "Value of client_id in token claims must be a String"),
        (machine, "Value of username in token claims must be a String"),
        (narrow["access_token"], "Access token does not contain the 'openid' scope"),
        (first["access_token"][:-4] + "AAAA", ended),
    ]
    for token, text in faults:
        response = site.user_info(token)
        assert response.status_code == 401, text
        assert response.json() == {"error": "invalid_token", "error_description": text}
        expected = "Bearer error=INVALID_TOKEN" if "format" in text else realm
        assert response.headers["WWW-Authenticate"] == expected
    # Whether the session has ended is looked at before the scope.
    assert site.post("revoke", site.client, token=narrow["refresh_token"]).status_code == 200
    assert site.user_info(narrow["access_token"]).json()["error_description"] == ended


@pytest.mark.rows("OA-28")
def test_codes_are_random_and_stored_as_hashes(site):
    codes = [site.code() for _ in range(40)]
    assert len(set(codes)) == len(codes)
    decoded = [base64.urlsafe_b64decode(code + "=") for code in codes]
    assert {len(one) for one in decoded} == {32}
    ones = sum(one.bit_count() for code in decoded for one in code)
    # Five standard deviations of 10,240 fair bits are 253.
    assert abs(ones - 5120) < 253
    stored = store.authorization_codes(site.server)
    assert len(stored) >= 40
    assert not {*decoded, *(code.encode() for code in codes)} & set(stored)


@pytest.mark.rows("OA-08", "OA-28")
def test_a_code_expires_and_is_deleted(new_server, scratch):
    """After five minutes it is worth nothing, also with another mistake; an hour later it is deleted."""
    moved = clock.moved_clock(scratch)
    server = new_server(environment=moved(0))
    server.start()
    site = Site(server)
    codes = [site.code() for _ in range(3)]
    assert site.exchange(codes[0]).status_code == 200
    # The setting up may have taken some of the time.
    assert server.stop() == 0
    server.environment.update(moved(301))
    server.start()
    assert_refused(site.exchange(codes[1]))
    assert_refused(site.exchange(codes[1], site.open))
    assert_refused(site.exchange(codes[2], redirect_uri=CALLBACK + "?a=1&b=2"))
    assert len(store.authorization_codes(server)) >= 1
    assert server.stop() == 0
    server.environment.update(moved(3902))
    server.start()
    # The server deletes expired rows when it starts.
    assert eventually(lambda: not store.authorization_codes(server))
    assert_refused(site.exchange(codes[2]))
