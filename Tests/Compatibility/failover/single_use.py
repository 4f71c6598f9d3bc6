"""What may be used once, tried on two nodes at a time across a fault. Each kind has at most one winner.

`make` prepares one, through the load balancer. `attempt` uses it, the `number`th time. `gain` tells winners apart.
"""

from testkit import television
from testkit.authorize import CALLBACK
from testkit.cognito import PASSWORD, attributes, new_email, unique
from testkit.forms import Browser


class Kind:
    def __init__(self, cast):
        self.cast, self.browser = cast, None

    def gain(self, response, number):
        return number


class AuthorizationCode(Kind):
    def make(self):
        self.browser = self.browser or self.cast.browser()
        return self.browser.authorize(self.cast.web).query["code"]

    def attempt(self, caller, code, number):
        return caller.post_form(
            "/oauth2/token", grant_type="authorization_code", client_id=self.cast.web.id, code=code,
            redirect_uri=CALLBACK)


class SignUpCode(Kind):
    def make(self):
        name, address = unique("s"), new_email()
        self.cast.api.public.sign_up(
            ClientId=self.cast.mailed.id, Username=name, Password=PASSWORD,
            UserAttributes=attributes({"email": address}))
        return name, self.cast.mailed_code(address)

    def attempt(self, caller, item, number):
        return caller.call(
            "ConfirmSignUp", ClientId=self.cast.mailed.id, Username=item[0], ConfirmationCode=item[1])


class ResetCode(Kind):
    def make(self):
        address = new_email()
        name = self.cast.api.make_user(self.cast.mailed.pool, email=address, email_verified="true").username
        self.cast.api.public.forgot_password(ClientId=self.cast.mailed.id, Username=name)
        return name, self.cast.mailed_code(address)

    def attempt(self, caller, item, number):
        return caller.call(
            "ConfirmForgotPassword", ClientId=self.cast.mailed.id, Username=item[0], ConfirmationCode=item[1],
            Password=f"Winner-Takes-{number}")


class RefreshRotation(Kind):
    """An exchange that is repeated within ten seconds has the same result (decision 15)."""

    def make(self):
        name = self.cast.api.make_user(self.cast.pool).username
        return self.cast.api.sign_in(self.cast.rotating, name)["RefreshToken"]

    def attempt(self, caller, token, number):
        return caller.call("GetTokensFromRefreshToken", ClientId=self.cast.rotating.id, RefreshToken=token)

    def gain(self, response, number):
        return response.body["AuthenticationResult"]["RefreshToken"]


class InvitationSession(Kind):
    """The session in which an invited user sets a password."""

    def make(self):
        name = unique("i")
        self.cast.api.admin.admin_create_user(
            UserPoolId=self.cast.pool, Username=name, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
        return name, self.cast.api.public.initiate_auth(
            ClientId=self.cast.client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD})["Session"]

    def attempt(self, caller, item, number):
        return caller.call(
            "RespondToAuthChallenge", ClientId=self.cast.client.id, ChallengeName="NEW_PASSWORD_REQUIRED",
            Session=item[1], ChallengeResponses={"USERNAME": item[0], "NEW_PASSWORD": f"Winner-Takes-{number}"})


class RecoveryCode(Kind):
    def make(self):
        user = self.cast.factors.make_user()
        self.cast.factors.with_app(user)
        codes = self.cast.administer("CreateRecoveryCodes", pool=self.cast.factors.pool, username=user.username)
        return user.username, codes["codes"][0]

    def attempt(self, caller, item, number):
        client, name = self.cast.factors.client, item[0]
        asked = caller.call(
            "InitiateAuth", ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD})
        if not asked.is_good:
            return asked
        return caller.call(
            "RespondToAuthChallenge", ClientId=client.id, ChallengeName="SOFTWARE_TOKEN_MFA",
            Session=asked.body["Session"], ChallengeResponses={"USERNAME": name, "SOFTWARE_TOKEN_MFA_CODE": item[1]})


class DeviceCode(Kind):
    def make(self):
        given = television.ask_for_code(self.cast.cluster.entrance, self.cast.television).json()
        phone, user = Browser(self.cast.cluster.entrance), self.cast.api.make_user(self.cast.pool)
        page = phone.go("/device")
        page = phone.send(page, page.forms[0], user_code=given["user_code"])
        page = phone.give_credentials(page, user.username, user.password)
        phone.send(page, page.forms[0], choice="allow")
        return given["device_code"]

    def attempt(self, caller, code, number):
        return caller.post_form(
            "/oauth2/token", grant_type=television.GRANT, client_id=self.cast.television.id, device_code=code)


KINDS = [
    AuthorizationCode, SignUpCode, ResetCode, RefreshRotation, InvitationSession, RecoveryCode, DeviceCode,
]
