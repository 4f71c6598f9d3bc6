"""Operators try a sign-in with a provider, by a command or in the console, and see what the provider sends."""

import base64
import os
import re
import subprocess

import pytest
import requests

from testkit.audit import records
from testkit.cognito import new_email, unique
from testkit.console import Console, shown
from testkit.forms import Browser, Page
from testkit.openid import add_provider, mock_provider
from testkit.saml import MAIL, SAMLProvider, add_saml_provider
from testkit.server import BINARY
from testkit.waiting import eventually


class Trial:
    """The command, which waits for a browser."""

    def __init__(self, api, pool, provider):
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("MARTLET_", "AWS_"))}
        self._process = subprocess.Popen(
            [str(BINARY), "provider", "test", pool, provider, "--sign-in", *map(str, api.server.store)],
            env={**clean, **api.server.root_key}, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self._process.stdout.readline()
        assert line, self._process.stderr.read()
        word, self.address = line.split()
        assert word == "open"

    def end(self):
        """The lines of the report by their first words, and the exit code."""
        out, _ = self._process.communicate(timeout=120)
        return out, self._process.returncode


@pytest.fixture(scope="module")
def provider():
    with mock_provider() as made:
        yield made


def usernames(api, pool):
    return [user["Username"] for user in api.admin.list_users(UserPoolId=pool)["Users"]]


def test_an_operator_sees_what_an_openid_provider_sends(api, provider):
    pool, sub, email = api.make_pool(), unique("sub"), new_email()
    add_provider(api, pool, provider.issuer)
    provider.set_user(sub, email=email, email_verified=True)
    trial = Trial(api, pool, "Contoso")
    browser = Browser(api.server)
    there = browser.go(trial.address)
    page = provider.sign_in(browser, there.url, sub)
    assert isinstance(page, Page) and email not in page.response.text and not browser.session.cookies
    report, code = trial.end()
    assert code == 0 and report.startswith("accepted\nkind  OIDC\n")
    assert f'"sub":"{sub}"' in report and f"email  from email  {email}" in report
    assert f"username  Contoso_{sub}" in report and "user  would be added" in report
    assert "access_token\":\"…\"" in report
    assert usernames(api, pool) == []
    # The address has been used.
    assert requests.get(trial.address, allow_redirects=False, timeout=60).status_code == 400


@pytest.mark.parametrize("encrypt", [False, True])
def test_an_operator_sees_what_a_saml_provider_sends(api, tmp_path, encrypt):
    pool, idp = api.make_pool(), SAMLProvider(tmp_path)
    add_saml_provider(api, pool, idp, mapping={"email": MAIL})
    trial = Trial(api, pool, "Corp")
    browser = Browser(api.server)
    there = browser.go(trial.address)
    form = idp.form(there.url, encrypt=encrypt)
    page = browser.go("/saml2/idpresponse", form)
    assert isinstance(page, Page) and not browser.session.cookies
    report, code = trial.end()
    assert code == 0, report
    assert f"encrypted  {'yes' if encrypt else 'no'}" in report and "NameID  eve" in report
    assert "issuer  https://idp.example/metadata" in report and f"email  from {MAIL}  eve@example.com" in report
    assert report.split("\nassertion  ")[1].startswith("<")
    # A reader of the report cannot sign in with it.
    sent = base64.b64decode(form["SAMLResponse"]).decode()
    proofs = re.findall(r"<(?:\w+:)?(?:SignatureValue|CipherValue)[^>]*>([^<]+)<", sent)
    assert proofs and all("".join(proof.split())[:40] not in "".join(report.split()) for proof in proofs)
    assert usernames(api, pool) == []


def test_a_saml_response_of_another_key_ends_the_test_with_the_reason(api, tmp_path):
    pool, idp = api.make_pool(), SAMLProvider(tmp_path)
    add_saml_provider(api, pool, idp)
    trial = Trial(api, pool, "Corp")
    browser = Browser(api.server)
    there = browser.go(trial.address)
    idp.renew_key()
    page = browser.go("/saml2/idpresponse", idp.form(there.url))
    assert "signature" not in page.response.text
    report, code = trial.end()
    reason = "Corp gave a response that is not valid: The signature is not valid."
    assert code == 1 and report.startswith(f"refused  {reason}")


def test_the_state_of_a_test_signs_no_browser_in(api, provider):
    pool, sub = api.make_pool(), unique("sub")
    add_provider(api, pool, provider.issuer)
    provider.set_user(sub, email=new_email())
    trial = Trial(api, pool, "Contoso")
    there = Browser(api.server).go(trial.address)
    landing = provider.answer(there.url, sub=sub)
    victim = requests.Session()
    response = victim.get(landing, allow_redirects=False, timeout=60)
    assert response.status_code == 200 and not victim.cookies and usernames(api, pool) == []
    again = victim.get(landing, allow_redirects=False, timeout=60)
    assert again.status_code == 400 and "Location" not in again.headers
    assert trial.end()[1] == 0


def test_the_console_shows_what_the_provider_sends_as_text(api, provider):
    pool, sub, email = api.make_pool(), unique("sub"), new_email()
    add_provider(api, pool, provider.issuer)
    provider.set_user(sub, email=email, email_verified=True, name="<b>Eve</b>")
    console = Console(api.server)
    path = f"/console/pools/{pool}/provider-test?name=Contoso"
    assert path in console.show(f"/console/pools/{pool}/provider?name=Contoso").links
    [form] = [one for one in console.show(path).forms if one["action"] == path]
    waiting = console.send(form)
    [address] = [link for link in waiting.links if "/oauth2/provider-test?" in link]
    assert "Waiting for the browser." in waiting.text and waiting.response.headers["Refresh"] == "2"
    browser = Browser(api.server)
    provider.sign_in(browser, browser.go(address).url, sub)
    page = console.show(waiting.response.url)
    assert "A sign-in would be accepted." in page.text and email in page.text and f"Contoso_{sub}" in page.text
    assert f'"sub": "{sub}"' in shown(page, "id-token-claims") and "Refresh" not in page.response.headers
    assert "<b>Eve" not in page.source and "<b>Eve<\\/b>" in shown(page, "user-info")
    assert '"access_token": "…"' in shown(page, "token-response")
    assert usernames(api, pool) == []
    other = console.show(waiting.response.url + "0")
    assert "That did not work" in other.text and email not in other.text


def test_the_audit_log_tells_a_test_from_a_sign_in(api, provider):
    pool, sub = api.make_pool(), unique("sub")
    add_provider(api, pool, provider.issuer)
    provider.set_user(sub, email=new_email())
    trial = Trial(api, pool, "Contoso")
    browser = Browser(api.server)
    provider.sign_in(browser, browser.go(trial.address).url, sub)
    assert trial.end()[1] == 0

    def of_pool():
        return [one for one in records(api.server)
                if one.get("additionalEventData", {}).get("userPoolId") == pool
                and "providerTest" in one["additionalEventData"]]

    assert eventually(lambda: len(of_pool()) == 3)
    # The command that works in the database beside the server has a chain of its own.
    assert {one["eventName"] for one in of_pool()} == {"BeginProviderTest", "StartProviderTest", "ProviderResponse"}
    assert len({one["additionalEventData"]["providerTest"] for one in of_pool()}) == 1
    assert {one["additionalEventData"]["provider"] for one in of_pool()} == {"Contoso"}
