"""The samples of the iOS SDK's documents, word for word, against the release binary: each does what its document says.

`Tests/AWSMobileClientTests/Documents/Sample+All.swift` lists all samples.
"""

import json
import os
import socket
import subprocess
import threading
import urllib.parse

import pytest

from testkit import tokens
from testkit.authorize import OAUTH
from testkit.aws import refused
from testkit.cognito import attributes, new_email
from testkit.consumer import BUILT
from testkit.ports import free_port
from testkit.roles import allow, trust_of_pool
from testkit.server import TestServer
from testkit.waiting import eventually

RUNNER = BUILT / "SampleRunner"
REDIRECT = "http://127.0.0.1/signed-in"
# The user of the samples.
NAME, PASSWORD, EMAIL = "your_username", "Abc@123!", "john@doe.com"
DOCUMENTS = ["Documents212", "Documents29"]


def awaits_redirect(page):
    """Whether the client listens for the redirect from `page`."""
    query = urllib.parse.parse_qs(urllib.parse.urlsplit(page).query)
    redirect = urllib.parse.urlsplit((query.get("redirect_uri") or query["logout_uri"])[0])
    with socket.socket() as probe:
        return probe.connect_ex((redirect.hostname, redirect.port)) == 0


class Samples:
    """A program that runs the samples of a document by name."""

    def __init__(self, document, folder, environment):
        self.lines = []
        self._program = subprocess.Popen(
            [RUNNER, document], cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        threading.Thread(target=self._read, daemon=True).start()
        self._wait(0, " samples")

    def _read(self):
        for line in self._program.stdout:
            self.lines.append(line.rstrip("\n"))

    def _wait(self, start, text):
        assert eventually(lambda: any(text in line for line in self.lines[start:])), (text, self.lines[start:])

    def enter(self, text):
        """Fills in the samples' text field."""
        self._say(f"text {text}")

    def run(self, name, *texts):
        """Runs a sample and waits until each of the texts is printed; the lines since then."""
        start = len(self.lines)
        self._say(name)
        for text in (f"began {name}", *texts):
            self._wait(start, text)
        return self.lines[start:]

    def wait_for(self, start, text):
        self._wait(start, text)

    def address(self, start=0):
        """The last page that a sample opened and whose redirect is awaited: a sample may replace its own sign-in."""
        self._wait(start, "Open http")
        awaited = []

        def find():
            pages = [line.removeprefix("Open ") for line in self.lines[start:] if line.startswith("Open ")]
            awaited[:] = [page for page in pages if awaits_redirect(page)]
            return len(awaited) == 1

        assert eventually(find), (awaited, self.lines[start:])
        return awaited[0]

    def _say(self, line):
        self._program.stdin.write(f"{line}\n")
        self._program.stdin.flush()

    def close(self):
        self._program.kill()
        self._program.wait()
        assert not any("ThreadSanitizer" in line for line in self.lines), self.lines


@pytest.fixture(scope="module")
def server(scratch):
    """A server that takes the documents' passwords, which are easy to guess."""
    made = TestServer(scratch / "samples")
    made.environment["MARTLET_COMMON_PASSWORDS"] = "true"
    made.start()
    yield made
    assert made.stop() == 0


@pytest.fixture
def pool(api):
    return api.make_pool(AutoVerifiedAttributes=["email"])


@pytest.fixture
def samples(api, pool, identities, roles, tmp_path):
    """Starts the program in a folder with a configuration of everything that the samples need."""
    signed_out = f"http://127.0.0.1:{free_port()}/signed-out"
    client = api.make_client(pool, **{
        **OAUTH, "AllowedOAuthFlows": ["code"], "CallbackURLs": [REDIRECT], "LogoutURLs": [signed_out]})
    identity_pool = identities.make_pool(client)
    role = roles.make(trust_of_pool(identity_pool), allow("cognito-idp:ListUserPools"))
    identities.admin.set_identity_pool_roles(IdentityPoolId=identity_pool, Roles={"authenticated": role})
    pages = {
        "WebDomain": api.server.url, "AppClientId": client.id, "Scopes": ["openid", "email"],
        "SignInRedirectURI": REDIRECT, "SignOutRedirectURI": signed_out,
    }
    (tmp_path / "awsconfiguration.json").write_text(json.dumps({
        "CognitoUserPool": {"Default": {"PoolId": pool, "AppClientId": client.id, "Endpoint": api.server.url}},
        "CredentialsProvider": {"CognitoIdentity": {"Default": {
            "PoolId": identity_pool, "Endpoint": api.server.url}}},
        "Auth": {"Default": {"authenticationFlowType": "USER_PASSWORD_AUTH", "OAuth": pages}},
    }))
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    started = []

    def start(document):
        started.append(Samples(document, tmp_path, environment))
        return started[-1]

    yield start
    for one in started:
        one.close()


def sign_up(api, samples):
    """The samples of a sign-up. One of them names an attribute that the pool does not have."""
    before = len(api.messages(EMAIL))
    samples.run("signUpWithOwnAttributes")
    samples.run("signUp", "User is not confirmed and needs verification via email sent at ")
    samples.run("resend", "A verification code has been sent via email at ")
    samples.enter("nonsense")
    samples.run("confirmSignUp", "Invalid verification code")
    samples.enter(api.code(EMAIL, before + 2))
    samples.run("confirmSignUp", "User is signed up and confirmed.")


@pytest.mark.parametrize("document", [*DOCUMENTS, "DocumentsPreview"])
def test_a_user_signs_up_in_and_out(api, pool, samples, document):
    samples = samples(document)
    samples.run("listen")
    samples.run("listenAndSignIn")
    sign_up(api, samples)
    assert "nickname" not in api.attributes_of(pool, NAME)
    samples.run("confirmSignIn", "Please call `signIn` before calling this method.")
    samples.run("signIn", "User is signed in.", "user is signed in.")
    token, = [line for line in samples.run("getTokens", "eyJ") if line.startswith("eyJ")]
    assert tokens.verify(api.server, pool, token)["username"] == NAME
    samples.run("cachedProperties")
    samples.run("getAWSCredentials", "ASIA")
    samples.run("signOut", "user signed out")
    samples.run("getTokens", "Error getting token ")
    if document in DOCUMENTS:
        samples.run("signIn", "User is signed in.")
        samples.run("signOutGlobally", "Error: nil", "user signed out")
        with refused("NotAuthorizedException"):
            api.public.get_user(AccessToken=token)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_passwords_are_replaced(api, pool, samples, document):
    """The samples' codes and new passwords are words of the document, which the service refuses."""
    for name, password in [("my_username", None), ("abc123", "Abc123!@")]:
        words = {"TemporaryPassword": password} if password else {}
        api.admin.admin_create_user(
            UserPoolId=pool, Username=name, MessageAction="SUPPRESS", **words,
            UserAttributes=attributes({"email": new_email(), "email_verified": "true"}))
    api.admin.admin_set_user_password(
        UserPoolId=pool, Username="my_username", Password=PASSWORD, Permanent=True)
    samples = samples(document)
    samples.run("forgotPassword", "Confirmation code sent via email to: ")
    samples.run("confirmForgotPassword", "Error occurred: ")
    samples.run("forceChangePassword", "Error occurred: Please call `signIn`", "A change of password is needed.")
    samples.run("confirmSignIn", "Password does not conform to policy")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_device_is_remembered_and_forgotten(api, pool, samples, document):
    api.admin.update_user_pool(
        UserPoolId=pool, AutoVerifiedAttributes=["email"], DeviceConfiguration={
            "ChallengeRequiredOnNewDevice": False, "DeviceOnlyRememberedOnUserPrompt": True})
    samples = samples(document)
    sign_up(api, samples)
    samples.run("signIn", "User is signed in.")

    def remembered():
        return [line for line in samples.run("listDevices") if line.isdigit()]

    samples.run("rememberDevice")
    assert eventually(lambda: "1" in remembered())
    samples.run("getDevice", "us-east-1_")
    samples.run("dontRememberDevice")
    assert eventually(lambda: "0" in remembered())
    samples.run("forgetDevice")
    assert eventually(lambda: any("not remembered" in line for line in samples.run("getDevice")))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_user_signs_in_on_the_hosted_pages(api, browser, pool, samples, document):
    api.make_user(pool, NAME, PASSWORD, email=new_email(), email_verified="true")
    samples = samples(document)
    for name in ("showHostedUI", "showHostedUIOfAuth0"):
        start = len(samples.lines)
        samples.run(name)
        browser.open(samples.address(start))
        browser.send(username=NAME, password=PASSWORD)
        samples.wait_for(start, "Status: signedIn")
        start = len(samples.lines)
        samples.run("signOutOfHostedUI")
        browser.open(samples.address(start))
        samples.wait_for(start, "Error: nil")
    start = len(samples.lines)
    samples.run("showHostedUIOfOneProvider")
    assert "identity_provider=Google" in samples.address(start)
    samples.run("signOutLocally", "Could not get end user to sign in.")


@pytest.mark.parametrize("document", [*DOCUMENTS, "DocumentsPreview"])
def test_the_tokens_of_the_documents_sign_in_until_they_are_used(samples, document):
    """The client asks no one about a provider's token; the identity pool refuses those of the documents."""
    samples = samples(document)
    samples.run("listen")
    samples.run("federatedSignIn", "user is signed in.")
    samples.run("getAWSCredentials", "user logged in via federation, but currently needs new tokens")
    if document in DOCUMENTS:
        samples.run("federateSAML", "Status: signedIn")
        samples.run("federateDeveloperIdentity", "Status: signedIn")
    if document == "Documents212":
        samples.run("federateSAMLWithRole", "Status: signedIn")
    samples.run("signOut", "user signed out")


@pytest.mark.parametrize("document", [*DOCUMENTS, "DocumentsPreview"])
def test_a_sign_in_without_a_screen_ends(samples, document):
    samples = samples(document)
    samples.run("dropIn", "error logging in: ")
    samples.run("dropInWithOptions")


def test_the_latest_documents_custom_challenge_needs_one_to_answer(samples):
    """A pool without functions. AWSMobileClientWalks has pools with some."""
    samples("Documents212").run("customChallenge", "Please call `signIn` before calling this method.")


def test_the_articles_sign_outs(samples):
    samples = samples("DocumentsArticle")
    samples.run("signOut")
    samples.run("signOutGlobally", "Error: nil")
