"""Examples/BrowserSignIn: a user signs in in a browser, and a service takes the program's token."""

import http.server
import json
import os
import subprocess

import pytest
import requests

from testkit import tokens
from testkit.authorize import OAUTH
from testkit.cognito import new_email, unique
from testkit.consumer import BUILT
from testkit.openid import add_provider, mock_provider, sign_in_at_provider
from testkit.ports import free_port
from testkit.saml import SAMLProvider, add_saml_provider, site
from testkit.serving import serve
from testkit.social import ATTRIBUTES, SUBJECTS, SocialHosts

PROGRAM = BUILT / "BrowserSignIn"
REDIRECT = "http://127.0.0.1/signed-in"


class ProtectedService:
    """Greets the user of an access token that the pool's keys verify; any other request gets 401."""

    def __init__(self, server, pool, client):
        self.refusals = []
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                kind, _, token = self.headers.get("Authorization", "").partition(" ")
                try:
                    assert kind == "Bearer"
                    claims = tokens.verify(server, pool, token)
                    assert (claims["token_use"], claims["client_id"]) == ("access", client.id)
                    status, body = 200, f"Hello {claims['username']}".encode()
                except Exception as error:
                    service.refusals.append(repr(error))
                    status, body = 401, b"Who are you?"
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        port = free_port()
        self.url = f"http://127.0.0.1:{port}/greeting"
        self._http = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        serve(self._http)

    def close(self):
        self._http.shutdown()
        self._http.server_close()


@pytest.fixture
def pool(api):
    return api.make_pool()


@pytest.fixture
def client(api, pool):
    return api.make_client(pool, **{**OAUTH, "AllowedOAuthFlows": ["code"], "CallbackURLs": [REDIRECT]})


@pytest.fixture
def service(api, pool, client):
    made = ProtectedService(api.server, pool, client)
    yield made
    made.close()


@pytest.fixture(scope="module")
def provider():
    with mock_provider() as made:
        yield made


@pytest.fixture
def configuration(api, pool, client, tmp_path):
    path = tmp_path / "awsconfiguration.json"
    pages = {
        "WebDomain": api.server.url, "AppClientId": client.id, "Scopes": ["openid", "email"],
        "SignInRedirectURI": REDIRECT,
    }
    user_pool = {"PoolId": pool, "AppClientId": client.id, "Endpoint": api.server.url}
    path.write_text(json.dumps({
        "CognitoUserPool": {"Default": user_pool}, "Auth": {"Default": {"OAuth": pages}}}))
    return path


@pytest.fixture
def environment(tmp_path):
    """The environment of a user who has never signed in."""
    return {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}


def by_password(browser, user):
    return lambda: browser.send(username=user.username, password=user.password)


def offer(api, client, *providers):
    """Lets users of these providers sign in to the app client."""
    found = api.admin.describe_user_pool_client(UserPoolId=client.pool, ClientId=client.id)["UserPoolClient"]
    for told in ("CreationDate", "LastModifiedDate", "ClientSecret"):
        found.pop(told, None)
    api.admin.update_user_pool_client(**{**found, "SupportedIdentityProviders": list(providers)})


def run_with(browser, sign_in, environment, *arguments):
    """Runs the program, and does `sign_in` on the pages whose address it prints; its output after that."""
    program = subprocess.Popen(
        [PROGRAM, "--print-address", *arguments], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    try:
        first = program.stdout.readline()
        assert first.startswith("Open http://127.0.0.1:"), first or program.communicate(timeout=60)
        browser.open(first.removeprefix("Open ").strip())
        browser.shoot("sign-in")
        sign_in()
        # The text of a page that leads on by itself can go away while it is read.
        browser.wait(
            lambda: browser.url.startswith("http://127.0.0.1:") and "/signed-in?" in browser.url, "the redirect")
        browser.wait(lambda: "You can close this window" in browser.text, "the end of the sign-in")
        browser.shoot("signed-in")
        output, errors = program.communicate(timeout=240)
    finally:
        program.kill()
        program.wait()
    # The page that ends the sign-in has no icon, and nothing listens any more if the browser asks for one.
    assert [said for said in browser.complaints() if "favicon.ico" not in said] == []
    assert program.returncode == 0, (output, errors)
    assert "ThreadSanitizer" not in errors, errors
    return output


def test_a_user_signs_in_in_the_browser_and_calls_a_service(api, browser, pool, service, configuration, environment):
    """The second run finds the session and opens no page."""
    assert requests.get(service.url, timeout=60).status_code == 401
    user = api.make_user(pool, email=new_email(), email_verified="true")
    greeting = f"200\nHello {user.username}\n"
    sign_in = by_password(browser, user)
    assert run_with(browser, sign_in, environment, configuration, service.url) == greeting, service.refusals
    again = subprocess.run(
        [PROGRAM, configuration, service.url], env=environment, capture_output=True, text=True, timeout=240)
    assert again.returncode == 0, again.stderr
    assert again.stdout == greeting, again.stderr


def test_a_user_of_another_provider_signs_in_and_calls_a_service(
    api, browser, pool, client, provider, service, configuration, environment
):
    """The pool's page leads to the provider, and back to the program."""
    add_provider(api, pool, provider.issuer)
    offer(api, client, "COGNITO", "Contoso")
    sub = unique("sub")
    provider.set_user(sub, email=new_email(), email_verified=True)

    def sign_in():
        browser.press("a[href*='identity_provider=Contoso']")
        sign_in_at_provider(browser, provider, sub)

    output = run_with(browser, sign_in, environment, configuration, service.url)
    assert output == f"200\nHello Contoso_{sub}\n", service.refusals


def test_a_user_of_a_saml_provider_signs_in_and_calls_a_service(
    api, browser, pool, client, service, configuration, environment, tmp_path
):
    """The client names the provider, so the pool's own page is not seen; pysaml2 responds with another site's form."""
    with site(SAMLProvider(tmp_path), f"{api.server.url}/saml2/idpresponse") as provider:
        add_saml_provider(api, pool, provider)
        offer(api, client, "COGNITO", "Corp")

        def sign_in():
            assert browser.title == "Corp"
            assert browser.url.startswith(provider.url)
            browser.press("form button")

        output = run_with(
            browser, sign_in, environment, "--identity-provider", "Corp", configuration, service.url)
        assert output == "200\nHello Corp_eve\n", service.refusals
        user = api.admin.admin_get_user(UserPoolId=pool, Username="Corp_eve")
        assert {"Name": "email", "Value": "eve@example.com"} in user["UserAttributes"]


@pytest.mark.parametrize("name", ["Google", "accounts.google.com"])
def test_a_user_of_google_signs_in_and_calls_a_service(
    api, browser, pool, client, service, configuration, environment, name
):
    """Google's shapes, from a host of this machine. Of an identity pool's name the client makes the user pool's."""
    hosts = SocialHosts()
    try:
        hosts.add_to(api, pool, "Google")
        offer(api, client, "COGNITO", "Google")

        def sign_in():
            assert browser.title == "Google"
            assert browser.url.startswith(hosts.url)
            browser.press("form button")

        output = run_with(browser, sign_in, environment, "--identity-provider", name, configuration, service.url)
        assert output == f"200\nHello Google_{SUBJECTS['Google']}\n", service.refusals
        user = api.admin.admin_get_user(UserPoolId=pool, Username=f"Google_{SUBJECTS['Google']}")
        kept = {one["Name"]: one["Value"] for one in user["UserAttributes"]}
        assert ATTRIBUTES["Google"].items() <= kept.items()
        assert hosts.complaints == []
    finally:
        hosts.close()


def test_the_demo_pool_signs_in_in_the_browser(api, browser, environment):
    """With the configuration that `--dev` writes, and the server itself as the service."""
    configuration = api.server.folder / "awsconfiguration.json"
    pool = json.loads(configuration.read_text())["CognitoUserPool"]["Default"]["PoolId"]
    user = api.make_user(pool, email=new_email(), email_verified="true")
    sign_in = by_password(browser, user)
    output = run_with(browser, sign_in, environment, configuration, f"{api.server.url}/oauth2/userInfo")
    status, _, body = output.partition("\n")
    assert status == "200", output
    assert json.loads(body)["sub"] == user.sub, output


def test_the_exit_codes_of_wrong_arguments(tmp_path, environment):
    """2 without arguments, with an explanation; 1 for a configuration that is missing, with its name."""
    none = subprocess.run([PROGRAM], env=environment, capture_output=True, text=True, timeout=240)
    assert none.returncode == 2, none
    assert "awsconfiguration.json" in none.stderr, none
    missing = subprocess.run(
        [PROGRAM, tmp_path / "missing.json", "http://127.0.0.1:1/"], env=environment,
        capture_output=True, text=True, timeout=240)
    assert missing.returncode == 1, missing
    assert "missing.json cannot be read" in missing.stderr, missing
