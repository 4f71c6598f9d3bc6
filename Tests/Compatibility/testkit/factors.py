"""Second factors of pools and users."""

import json

from testkit.cognito import PASSWORD, SMS_ROLE, new_email, new_phone
from testkit.totp import App

CODES = {
    "SMS_MFA": "SMS_MFA_CODE", "EMAIL_OTP": "EMAIL_OTP_CODE", "SOFTWARE_TOKEN_MFA": "SOFTWARE_TOKEN_MFA_CODE",
    "SMS_OTP": "SMS_OTP_CODE",
}
TOKEN = {"SoftwareTokenMfaConfiguration": {"Enabled": True}}
SMS = {"SmsMfaConfiguration": {"SmsConfiguration": SMS_ROLE}}
EMAIL = {"EmailMfaConfiguration": {"Subject": "Your sign-in", "Message": "The code is {####}."}}
ON, PREFERRED, OFF = ({"Enabled": on, "PreferredMfa": preferred} for on, preferred in
                      [(True, False), (True, True), (False, False)])


class Factors:
    """A pool that offers second factors, and a client of it."""

    def __init__(self, api, mode="OPTIONAL", *offered, secret=False, **settings):
        self.api, self.pool = api, api.make_pool(**settings)
        self.offer(mode, *offered)
        self.client = api.make_client(self.pool, secret)

    def offer(self, mode, *offered):
        settings = {name: value for factor in offered for name, value in factor.items()}
        return self.api.admin.set_user_pool_mfa_config(UserPoolId=self.pool, MfaConfiguration=mode, **settings)

    def make_user(self, **given):
        """A user with a telephone that is not verified, and an e-mail address that is."""
        return self.api.make_user(
            self.pool, **{"email": new_email(), "email_verified": "true", "phone_number": new_phone(), **given})

    def begin(self, user, password=PASSWORD):
        """The response to the password."""
        return self.api.public.initiate_auth(
            ClientId=self.client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters=self.client.parameters(user.username, PASSWORD=password))

    def begin_as_administrator(self, user):
        return self.api.admin.admin_initiate_auth(
            UserPoolId=self.pool, ClientId=self.client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
            AuthParameters=self.client.parameters(user.username, PASSWORD=PASSWORD))

    def answer(self, user, name, session, **responses):
        return self.api.public.respond_to_auth_challenge(
            ClientId=self.client.id, ChallengeName=name, Session=session,
            ChallengeResponses=self.client.parameters(user.username, **responses))

    def prove(self, user, asked, code):
        """Answers a challenge with a code."""
        name = asked["ChallengeName"]
        return self.answer(user, name, asked["Session"], **{CODES[name]: code})

    def prefer(self, user, **settings):
        self.api.admin.admin_set_user_mfa_preference(UserPoolId=self.pool, Username=user.username, **settings)

    def register(self, token):
        """The authenticator app of the user who signed in."""
        secret = self.api.public.associate_software_token(AccessToken=token)["SecretCode"]
        app = App(secret)
        told = self.api.public.verify_software_token(
            AccessToken=token, UserCode=app.code(), FriendlyDeviceName="a phone")
        assert told["Status"] == "SUCCESS"
        assert "Session" not in told
        return app

    def with_app(self, user):
        """Registers an app for the user, before any factor is enabled, and enables it."""
        app = self.register(self.begin(user)["AuthenticationResult"]["AccessToken"])
        self.prefer(user, SoftwareTokenMfaSettings=ON)
        return app


def listed(asked, name):
    """The factors in a challenge parameter."""
    return json.loads(asked["ChallengeParameters"][name])
