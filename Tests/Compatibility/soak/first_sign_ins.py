"""First sign-ins of one user of a provider, at once."""

import concurrent.futures
import json
import urllib.parse

from soak.callers import Call
from soak.races import Race, only
from testkit.authorize import OAUTH
from testkit.cognito import PASSWORD
from testkit.forms import Browser
from testkit.openid import ForgingProvider, add_provider, send

TABS = 4


class FirstSignIn(Race):
    """Every tab is signed in, and there is one user, while others want the user's name."""

    def prepare(self):
        self.provider = ForgingProvider()
        self.pool = self.api.make_pool()
        add_provider(self.api, self.pool, self.provider.issuer)
        self.client = self.api.make_client(
            self.pool, **{**OAUTH, "SupportedIdentityProviders": ["COGNITO", "Contoso"]})
        self.crew = concurrent.futures.ThreadPoolExecutor(TABS + 2)
        self.rounds = 0

    def round(self):
        self.rounds += 1
        subject = f"new-{self.rounds:06}"
        name = f"Contoso_{subject}"
        tabs = self.at_provider(subject)
        # Others wait for none of the tabs, and the tabs for none of them.
        sign_up = self.crew.submit(self.callers.ask, Call(
            "SignUp", {"ClientId": self.client.id, "Username": name, "Password": PASSWORD}))
        added = self.crew.submit(self.callers.ask, self.signed(
            "AdminCreateUser", Username=name, MessageAction="SUPPRESS"))
        responses = list(self.crew.map(lambda tab: self.back(*tab), tabs))
        found = [f"a tab ends with {response.status_code}" for response in responses
                 if "code=" not in response.headers.get("Location", "")]
        if sign_up.result().error != "InvalidParameterException":
            found.append("a sign-up takes the name of a provider's user")
        found += only([added.result()], "UsernameExistsException")
        listed = self.callers.ask(self.signed("ListUsers", Filter=f'username ^= "{name}"')).body["Users"]
        made = [user for user in listed if user["UserStatus"] == "EXTERNAL_PROVIDER"]
        return found if len(made) == 1 else found + [f"{len(made)} users of one identity"]

    def at_provider(self, subject):
        """Browsers at the provider, with the code that each brings back."""
        self.provider.changes, tokens, tabs = {"sub": subject}, {}, []
        for number in range(TABS):
            browser = Browser(self.callers.server)
            there = browser.authorize(self.client, identity_provider="Contoso")
            self.provider.nonce, code = there.query["nonce"], f"{subject}-{number}"
            tokens[code] = self.provider.id_token()
            tabs.append((browser, there.query["state"], code))
        self.provider.paths["/token"] = lambda handler, _: send(handler, 200, json.dumps(
            {"access_token": "a", "token_type": "Bearer", "id_token": tokens[handler.form["code"]]}).encode())
        return tabs

    def back(self, browser, state, code):
        query = urllib.parse.urlencode({"state": state, "code": code})
        return browser.session.get(
            f"{self.callers.server.url}/oauth2/idpresponse?{query}", allow_redirects=False, timeout=60)
