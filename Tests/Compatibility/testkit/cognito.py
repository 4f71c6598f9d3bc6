"""The Cognito API of a server: clients for it, and pools, app clients and users made through it."""

import base64
import dataclasses
import hashlib
import hmac
import itertools
import secrets
import time

import requests
from botocore.exceptions import ClientError
from pycognito.aws_srp import AWSSRP

from testkit.aws import Wire, boto_client
from testkit.server import ACCOUNT, REGION

PASSWORD = "Correct-Horse-7"
OTHER_PASSWORD = "Battery-Staple-8"
FLOWS = [
    "ALLOW_USER_SRP_AUTH", "ALLOW_USER_PASSWORD_AUTH", "ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH",
]
SMS_ROLE = {"SnsCallerArn": f"arn:aws:iam::{ACCOUNT}:role/sms", "ExternalId": "sms"}
_numbers = itertools.count(1)


def unique(prefix="name"):
    return f"{prefix}-{next(_numbers)}-{secrets.token_hex(3)}"


def new_email():
    return f"{unique('mail')}@example.com"


def new_phone():
    return "+1206" + "".join(secrets.choice("0123456789") for _ in range(7))


def secret_hash(username, client):
    """Base64(HMAC-SHA256(client secret, username + client id))."""
    digest = hmac.new(client.secret.encode(), (username + client.id).encode(), hashlib.sha256).digest()
    return base64.b64encode(digest).decode()


def attributes(pairs):
    return [{"Name": name.replace("__", ":"), "Value": value} for name, value in pairs.items()]


def as_dict(listed):
    """Name/value pairs as a dictionary; no name comes twice."""
    found = {item["Name"]: item.get("Value") for item in listed}
    assert len(found) == len(listed)
    return found


@dataclasses.dataclass
class AppClient:
    pool: str
    id: str
    secret: str | None

    def hash(self, username):
        """`SecretHash` as a keyword, for a client that has a secret."""
        return {"SecretHash": secret_hash(username, self)} if self.secret else {}

    def parameters(self, username, **more):
        """`AuthParameters` for a sign-in."""
        found = {"USERNAME": username, **more}
        if self.secret:
            found["SECRET_HASH"] = secret_hash(username, self)
        return found


@dataclasses.dataclass
class User:
    username: str
    password: str
    sub: str
    email: str | None = None


class CognitoAPI:
    """A server's Cognito API, for administrators and for the public, and the pools that a walk made."""

    def __init__(self, server, region=REGION):
        self.server = server
        self.admin = boto_client(server, signed=True, region=region)
        self.public = boto_client(server, signed=False, region=region)
        self.unchecked = boto_client(server, signed=True, checked=False, region=region)
        self.wire = Wire(server)
        self._pools = []
        self._domains = []

    def make_pool(self, **settings):
        settings.setdefault("PoolName", unique("pool"))
        if "phone_number" in settings.get("AutoVerifiedAttributes", ()):
            settings.setdefault("SmsConfiguration", SMS_ROLE)
        made = self.admin.create_user_pool(**settings)["UserPool"]
        self._pools.append(made["Id"])
        return made["Id"]

    def make_domain(self, pool, name=None, **settings):
        """Gives a pool a prefix, or with `CustomDomainConfig` a custom domain."""
        name = name or unique("domain")
        self.admin.create_user_pool_domain(UserPoolId=pool, Domain=name, **settings)
        self._domains.append((pool, name))
        return name

    def make_client(self, pool, secret=False, **settings):
        settings = {
            "ClientName": unique("client"), "ExplicitAuthFlows": FLOWS, "GenerateSecret": secret,
            "PreventUserExistenceErrors": "ENABLED", **settings,
        }
        made = self.admin.create_user_pool_client(UserPoolId=pool, **settings)["UserPoolClient"]
        return AppClient(pool, made["ClientId"], made.get("ClientSecret"))

    def make_user(self, pool, username=None, password=PASSWORD, **given):
        """Creates a confirmed user. In attribute names `__` stands for `:`."""
        username = username or unique("user")
        made = self.admin.admin_create_user(
            UserPoolId=pool, Username=username, MessageAction="SUPPRESS", UserAttributes=attributes(given))["User"]
        self.admin.admin_set_user_password(
            UserPoolId=pool, Username=made["Username"], Password=password, Permanent=True)
        return User(made["Username"], password, as_dict(made["Attributes"])["sub"], given.get("email"))

    def sign_in(self, client, username, password=PASSWORD):
        """Tokens for a user without further challenges."""
        response = self.public.initiate_auth(
            ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters=client.parameters(username, PASSWORD=password))
        return response["AuthenticationResult"]

    def srp(self, client, username, password=PASSWORD):
        """pycognito's implementation of SRP."""
        return AWSSRP(
            username=username, password=password, pool_id=client.pool, client_id=client.id,
            client_secret=client.secret, client=self.public)

    def refresh(self, client, token, username=""):
        parameters = {"REFRESH_TOKEN": token}
        if client.secret:
            parameters["SECRET_HASH"] = secret_hash(username, client)
        return self.public.initiate_auth(
            ClientId=client.id, AuthFlow="REFRESH_TOKEN_AUTH", AuthParameters=parameters)["AuthenticationResult"]

    def attributes_of(self, pool, username):
        return as_dict(self.admin.admin_get_user(UserPoolId=pool, Username=username)["UserAttributes"])

    def status_of(self, pool, username):
        return self.admin.admin_get_user(UserPoolId=pool, Username=username)["UserStatus"]

    def messages(self, destination):
        """The development inbox's messages to a destination, newest first."""
        response = requests.get(
            f"{self.server.url}/inbox/messages", params={"destination": destination}, timeout=60)
        assert response.status_code == 200
        return response.json()

    def message(self, destination, count=1, patience=60):
        """The newest message to a destination, once `count` have come."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            found = self.messages(destination)
            if len(found) >= count:
                return found[0]
            time.sleep(0.02)
        raise AssertionError(f"{destination} got {len(found)} of {count} messages")

    def code(self, destination, count=1):
        return self.message(destination, count)["code"]

    def tear_down(self):
        # A pool with a domain cannot be deleted.
        for pool, name in self._domains:
            try:
                self.admin.delete_user_pool_domain(UserPoolId=pool, Domain=name)
            except ClientError:
                pass
        for pool in self._pools:
            try:
                self.admin.delete_user_pool(UserPoolId=pool)
            except self.admin.exceptions.ResourceNotFoundException:
                pass
            except self.admin.exceptions.InvalidParameterException:
                # A walk that calls every operation may have given it a domain.
                found = self.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
                for name in filter(None, (found.get("Domain"), found.get("CustomDomain"))):
                    self.admin.delete_user_pool_domain(UserPoolId=pool, Domain=name)
                self.admin.delete_user_pool(UserPoolId=pool)
