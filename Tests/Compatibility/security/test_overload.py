"""More requests than the server can serve: it serves what it can and refuses the rest at once.

No clock is read here: the order of the responses counts.
"""

import base64
import contextlib
import itertools
import json
import os
import urllib.parse

import pytest
import requests

from testkit import raw
from testkit.authorize import CALLBACK, OAUTH, pkce
from testkit.cognito import PASSWORD, CognitoAPI
from testkit.flood import Flood
from testkit.forms import Browser
from testkit.roles import trust
from testkit.saml import AWS_METADATA, MAIL, SIGN_IN, SAMLProvider, add_saml_provider
from testkit.waiting import eventually, faster_than

CALLERS = 600


@pytest.fixture
def slow_api(new_server):
    """The API of a server on one core, which the callers of one thread can overload on any machine."""
    server = new_server()
    server.wrapper = ["taskset", "--cpu-list", str(min(os.sched_getaffinity(0)))]
    server.start()
    return CognitoAPI(server)


def sign_in(client, username, password=PASSWORD):
    return {"AuthFlow": "USER_PASSWORD_AUTH", "ClientId": client.id,
            "AuthParameters": {"USERNAME": username, "PASSWORD": password}}


def operation(name, document):
    """An operation as bytes."""
    return raw.request(json.dumps(document).encode(), name)


def form(path, fields, *headers, host="localhost"):
    """A form as bytes."""
    body = urllib.parse.urlencode(fields).encode()
    lines = [f"POST {path} HTTP/1.1", f"Host: {host}", "Content-Type: application/x-www-form-urlencoded",
             f"Content-Length: {len(body)}", *headers]
    return "\r\n".join([*lines, "", ""]).encode() + body


def unknown_names(client):
    """Sign-ins of unknown names: each costs as much as a wrong password."""
    return lambda name: operation("InitiateAuth", sign_in(client, name))


class SignInPage:
    """The page of a client in a new browser, whose form may be sent many times."""

    def __init__(self, api, client):
        browser = Browser(api.server)
        page = browser.authorize(client)
        self.sent, _ = page.form_with("password")
        here = urllib.parse.urlsplit(urllib.parse.urljoin(page.response.url, self.sent["action"] or page.response.url))
        self.path, self.host = f"{here.path}?{here.query}", here.netloc
        self.headers = [
            f"Origin: {api.server.url}", "Cookie: " + "; ".join(f"{c.name}={c.value}" for c in browser.session.cookies)]

    def answer(self, username, password=PASSWORD):
        return form(
            self.path, {**self.sent["fields"], "username": username, "password": password}, *self.headers,
            host=self.host)


def overtake(api, ask, late_request):
    """Sends a request after those of many callers, each of which asks with another name.

    Returns its response, and the share of the waiting callers that were served before it. `late_request` returns it as
    bytes. A fast server gets more callers, until enough of them wait.
    """
    def attempt():
        with contextlib.closing(Flood(api.server, count)) as flood:
            return overtake_once(flood, ask, late_request)

    count, waiting = CALLERS, 0
    while waiting < CALLERS / 2:
        # The server closes connections that are silent for seven seconds.
        response, served, waiting = faster_than(7, attempt)
        count *= 2
    return response, served / waiting


def overtake_once(flood, ask, late_request):
    responses, waiting, single = responses_of(flood, ask, late_request)
    order = list(responses)
    served = [one for one in order[:order.index(single)] if one in waiting and responses[one].status != 503]
    return responses[single], len(served), len(waiting)


def responses_of(flood, ask, late_request):
    """The responses in their order, the callers that were waiting when the late one asked, and the late one."""
    *callers, single = flood.connections
    for number, connection in enumerate(callers):
        connection.begin_bytes(ask(f"unknown-{len(callers)}-{number}"))
    single.begin_bytes(late_request())
    assert eventually(flood.server.has_read_all)
    for connection in callers:
        connection.finish()
    waiting = set(callers) - flood.with_response()
    single.finish()
    return dict(itertools.islice(flood.responses(), len(flood.connections))), waiting, single


def test_a_user_of_another_pool_does_not_wait_for_a_flood(api):
    """Pools take turns: a flood at one pool does not delay another."""
    client, other = api.make_client(api.make_pool()), api.make_client(api.make_pool())
    user = api.make_user(other.pool)
    # The first token of a pool takes longer: it makes the pool's keys.
    api.sign_in(other, user.username)
    response, share = overtake(
        api, unknown_names(client), lambda: operation("InitiateAuth", sign_in(other, user.username)))
    assert response.status == 200
    assert share < 0.5


def page_clients(api):
    """Clients of two pools with pages, and a user of the second, whose pool has its keys."""
    client, other = (api.make_client(api.make_pool(), **OAUTH) for _ in range(2))
    user = api.make_user(other.pool)
    api.sign_in(other, user.username)
    return client, other, user


def test_a_page_of_another_pool_does_not_wait_for_a_flood_of_pages(api):
    """Pools take turns on the hosted pages: the client in the address tells them apart."""
    client, other, user = page_clients(api)
    api.sign_in(client, api.make_user(client.pool).username)
    # A form signs in once.
    pages = [SignInPage(api, other) for _ in range(8)]
    response, share = overtake(api, SignInPage(api, client).answer, lambda: pages.pop().answer(user.username))
    assert response.status in (302, 303), response.body
    assert share < 0.5


def machine(api):
    """A client that gets tokens for itself, each of which costs a signature."""
    pool = api.make_pool()
    api.admin.create_resource_server(UserPoolId=pool, Identifier="api", Name="API", Scopes=[
        {"ScopeName": "read", "ScopeDescription": "Read"}])
    return api.make_client(
        pool, secret=True, AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["client_credentials"],
        AllowedOAuthScopes=["api/read"])


def test_the_token_endpoint_of_another_pool_does_not_wait_for_a_flood(api):
    """Pools take turns at the OAuth endpoints: the client in the header or in the form tells them apart."""
    client, (_, other, user) = machine(api), page_clients(api)
    refresh = api.sign_in(other, user.username)["RefreshToken"]
    basic = base64.b64encode(f"{client.id}:{client.secret}".encode()).decode()
    # The first token of a pool takes longer: it makes the pool's keys, for which all requests of the pool wait.
    api.public.get_client_token(ClientId=client.id, Secret=client.secret)
    response, share = overtake(
        api,
        lambda _: form("/oauth2/token", {"grant_type": "client_credentials"}, f"Authorization: Basic {basic}"),
        lambda: form("/oauth2/token", {
            "grant_type": "refresh_token", "client_id": other.id, "refresh_token": refresh}))
    assert response.status == 200, response.body
    assert "access_token" in response.document
    assert share < 0.5


def test_the_exchange_of_a_code_comes_before_new_sign_ins_of_its_client(api):
    """A user who has signed in on the pages gets tokens before further sign-ins begin."""
    client, _, _ = page_clients(api)
    user = api.make_user(client.pool)
    api.sign_in(client, user.username)

    def exchange():
        verifier, challenge = pkce()
        landing = Browser(api.server).sign_in(client, user, code_challenge=challenge, code_challenge_method="S256")
        return form("/oauth2/token", {
            "grant_type": "authorization_code", "client_id": client.id, "redirect_uri": CALLBACK,
            "code": landing.query["code"], "code_verifier": verifier})

    # Made before the flood: during it, new sign-ins wait.
    prepared = [exchange() for _ in range(8)]
    response, share = overtake(api, SignInPage(api, client).answer, prepared.pop)
    assert response.status == 200, response.body
    assert "access_token" in response.document
    assert share < 0.5


def test_an_answered_challenge_comes_before_new_sign_ins(api):
    """Responses to challenges come before new sign-ins of their pool."""
    client = api.make_client(api.make_pool())
    user = api.make_user(client.pool)
    api.sign_in(client, user.username)  # makes the pool's keys

    def reply():
        srp = api.srp(client, user.username)
        challenge = api.public.initiate_auth(
            ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
        proof = srp.process_challenge(challenge["ChallengeParameters"], {"USERNAME": user.username})
        return operation("RespondToAuthChallenge", {
            "ChallengeName": "PASSWORD_VERIFIER", "ClientId": client.id, "ChallengeResponses": proof})

    # Made before the flood: during it, new challenges wait too.
    prepared = [reply() for _ in range(20)]
    response, share = overtake(api, unknown_names(client), prepared.pop)
    assert response.status == 200
    assert "AuthenticationResult" in response.document
    assert share < 0.5


def response_for_a_role(api, roles, provider, attributes):
    """A call of AssumeRoleWithSAML as bytes."""
    provider.known.append(AWS_METADATA)
    arn = roles.make_saml_provider(provider.metadata)
    role = roles.make(trust(arn, "sts:AssumeRoleWithSAML"))
    names = "https://aws.amazon.com/SAML/Attributes"
    response = provider.unsolicited(SIGN_IN, "urn:amazon:webservices", "", identity={
        f"{names}/Role": [f"{role},{arn}"], f"{names}/RoleSessionName": ["eve"], **attributes})
    return form("/", {
        "Action": "AssumeRoleWithSAML", "Version": "2011-06-15", "RoleArn": role, "PrincipalArn": arn,
        "SAMLAssertion": response["SAMLResponse"]})


def response_for_a_client(api, roles, provider, attributes):
    """A response that a provider sends by itself to the pages, as bytes."""
    pool = api.make_pool()
    add_saml_provider(api, pool, provider, IDPInit="true")
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})
    relay = urllib.parse.urlencode({
        "identity_provider": "Corp", "client_id": client.id, "response_type": "code", "scope": "openid",
        "redirect_uri": CALLBACK})
    fields = provider.unsolicited(
        f"{api.server.url}/saml2/idpresponse", f"urn:amazon:cognito:sp:{pool}", relay,
        identity={MAIL: ["eve@example.com"], **attributes})
    return form("/saml2/idpresponse", {**fields, "forwarded": "1"}, host=f"127.0.0.1:{api.server.port}")


@pytest.mark.one_engine
@pytest.mark.parametrize("call", [response_for_a_role, response_for_a_client])
def test_responses_of_saml_providers_have_a_queue_of_their_own(api, roles, tmp_path, call):
    """A long response is read in its turn: what is too much there is refused, and nothing else waits."""
    client = api.make_client(api.make_pool())
    user = api.make_user(client.pool)
    api.sign_in(client, user.username)
    asked = call(api, roles, SAMLProvider(tmp_path), {"x": ["x" * 50_000]})
    count, of_its_queue = 150, 0
    while not of_its_queue:
        before = overloads(api.server)
        with contextlib.closing(Flood(api.server, count)) as flood:
            responses, _, late = responses_of(
                flood, lambda _: asked, lambda: operation("InitiateAuth", sign_in(client, user.username)))
        assert responses.pop(late).status == 200
        refused = [response for response in responses.values() if is_busy(response)]
        assert len(refused) < len(responses), "some are read"
        # A slow machine refuses others before they are executed.
        of_its_queue = len(refused) - (overloads(api.server) - before)
        count *= 2


def is_busy(response):
    return response.status == 503 or b"error=temporarily_unavailable" in response.fields.get(b"location", b"")


def overloads(server):
    """How many requests were refused because too many others waited for execution."""
    lines = requests.get(server.admin_url + "/metrics", timeout=60).text.splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("martlet_requests_overload_total "))


@pytest.mark.rows("LOAD-02")
def test_a_refused_request_says_when_to_try_again_and_another_pool_is_not_refused(slow_api):
    """The excess gets 503; `make bench` measures the throughput that remains."""
    client, other = (slow_api.make_client(slow_api.make_pool()) for _ in range(2))
    user = slow_api.make_user(other.pool)
    numbers = itertools.count()

    def ask(connection):
        connection.ask("InitiateAuth", sign_in(client, f"unknown-{next(numbers)}"))

    with contextlib.closing(Flood(slow_api.server, CALLERS)) as flood:
        *callers, single = flood.connections
        for connection in callers:
            ask(connection)
        single.ask("InitiateAuth", sign_in(other, user.username))
        refused, signed_in, served = [], 0, 0
        for number, (connection, response) in enumerate(flood.responses()):
            if connection is single:
                assert response.status == 200
                signed_in += 1
                single.ask("InitiateAuth", sign_in(other, user.username))
            else:
                assert response.status in (400, 503)
                served += response.status == 400
                refused += [response] if response.status == 503 else []
                ask(connection)
            if len(refused) >= 100 and signed_in >= 10 and served >= CALLERS:
                break
            # A server that refuses none gets twice as many callers.
            if number == 10 * len(flood.connections) and not refused:
                for added in flood.grow(len(flood.connections)):
                    ask(added)
    assert {response.fields[b"retry-after"] for response in refused} == {b"1"}
    assert {response.document["__type"] for response in refused} == {"ServiceUnavailableException"}
    assert {response.fields[b"x-amzn-errortype"] for response in refused} == {b"serviceunavailableexception:"}
