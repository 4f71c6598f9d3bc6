"""The pools, clients and users of a run."""

import email
import email.policy
import re
import time

from testkit.authorize import CALLBACK, OAUTH
from testkit.cognito import CognitoAPI
from testkit.factors import TOKEN, Factors
from testkit.forms import Browser

ROTATING = {
    "ExplicitAuthFlows": ["ALLOW_USER_PASSWORD_AUTH"],
    "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 0},
}


# How long a machine may be too busy for a call.
PATIENCE = 120


def persistently(prepare):
    """Does what prepares a round, again if it fails: a busy machine refuses calls that have waited too long."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return prepare()
        except Exception:  # a refusal has many forms: an error of boto3, a page without a form
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


class Cast:
    """Made once, through the load balancer, before the first fault."""

    def __init__(self, cluster):
        self.cluster, self.api = cluster, CognitoAPI(cluster.entrance)
        self.pool = self.api.make_pool()
        self.client = self.api.make_client(self.pool)
        self.rotating = self.api.make_client(self.pool, **ROTATING)
        self.web = self.api.make_client(self.pool, **OAUTH)
        # Its users get a code by mail when they sign up.
        self.mailed = self.api.make_client(self.api.make_pool(AutoVerifiedAttributes=["email"]))
        self.factors = Factors(self.api, "OPTIONAL", TOKEN)
        self.television = self.api.make_client(
            self.pool, AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
            AllowedOAuthScopes=["openid"], CallbackURLs=[CALLBACK], SupportedIdentityProviders=["COGNITO"])
        self.administer(
            "SetClientExtensions", client=self.television.id, pool=self.pool, extensions={"deviceGrant": True})

    def administer(self, call, **order):
        return self.cluster.apps["app1"].administer(call, **order)

    def mailed_code(self, address):
        """The code in the newest mail to an address."""
        mail = email.message_from_bytes(self.cluster.mails.wait_for(address).data, policy=email.policy.default)
        return re.search(r"\b\d{6}\b", mail.get_body(preferencelist=("plain",)).get_content())[0]

    def browser(self):
        """A browser in which a new user has signed in, so that each authorization request gets a code."""
        browser = Browser(self.cluster.entrance)
        landing = browser.sign_in(self.web, self.api.make_user(self.pool))
        if not getattr(landing, "is_client", False):
            raise RuntimeError("the sign-in page did not lead back to the client")
        return browser
