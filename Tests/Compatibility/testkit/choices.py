"""Sign-ins with a first factor of the user's choice."""

from testkit.cognito import FLOWS, SMS_ROLE, attributes, new_email, unique
from testkit.factors import CODES


class Choices:
    """A pool whose users may also sign in by codes, and a client that lets them choose."""

    def __init__(self, api, *codes, secret=False, hides=False, **settings):
        self.api = api
        if "SMS_OTP" in codes:
            settings.setdefault("SmsConfiguration", SMS_ROLE)
        self.pool = api.make_pool(
            AutoVerifiedAttributes=["email"],
            Policies={"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", *codes]}}, **settings)
        self.client = self.make_client(secret, hides)

    def make_client(self, secret=False, hides=False):
        return self.api.make_client(
            self.pool, secret, ExplicitAuthFlows=[*FLOWS, "ALLOW_USER_AUTH"],
            PreventUserExistenceErrors="ENABLED" if hides else "LEGACY")

    def make_user(self, **given):
        return self.api.make_user(self.pool, **{"email": new_email(), "email_verified": "true", **given})

    def begin(self, username, preferred=None, session=None, **more):
        parameters = self.client.parameters(username, **more)
        if preferred:
            parameters["PREFERRED_CHALLENGE"] = preferred
        words = {"Session": session} if session else {}
        return self.api.public.initiate_auth(
            ClientId=self.client.id, AuthFlow="USER_AUTH", AuthParameters=parameters, **words)

    def answer(self, username, name, session, **responses):
        return self.api.public.respond_to_auth_challenge(
            ClientId=self.client.id, ChallengeName=name, Session=session,
            ChallengeResponses=self.client.parameters(username, **responses))

    def select(self, username, asked, answer, **more):
        return self.answer(username, "SELECT_CHALLENGE", asked["Session"], ANSWER=answer, **more)

    def prove(self, username, asked, code):
        name = asked["ChallengeName"]
        return self.answer(username, name, asked["Session"], **{CODES[name]: code})

    def sign_in_by_code(self, username, destination, challenge="EMAIL_OTP"):
        """Tokens by a code alone."""
        before = len(self.api.messages(destination))
        asked = self.begin(username, challenge)
        return self.prove(username, asked, self.api.code(destination, before + 1))["AuthenticationResult"]

    def sign_up(self, password=None, **given):
        """The name of a user who signed up, and the response."""
        username = unique("new")
        words = {"Password": password} if password else {}
        response = self.api.public.sign_up(
            ClientId=self.client.id, Username=username, UserAttributes=attributes(given), **words,
            **self.client.hash(username))
        return username, response

    def confirm(self, username, email, **more):
        return self.api.public.confirm_sign_up(
            ClientId=self.client.id, Username=username, ConfirmationCode=self.api.code(email),
            **self.client.hash(username), **more)
