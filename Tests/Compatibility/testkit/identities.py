"""Identity pools, made and used through boto3."""

import json

import requests
from joserfc import jwt
from joserfc.jwk import KeySet

from testkit.aws import JSON, boto_client
from testkit.cognito import CognitoAPI, unique
from testkit.server import REGION

TARGET = "AWSCognitoIdentityService"
SERVICE = "cognito-identity.amazonaws.com"


class IdentityAPI:
    """A server's identity pools, for administrators and for apps, and the pools that a walk made."""

    def __init__(self, server, region=REGION):
        self.server = server
        self.users = CognitoAPI(server)
        self.admin = boto_client(server, signed=True, service="cognito-identity", region=region)
        self.public = boto_client(server, signed=False, service="cognito-identity", region=region)
        self.unchecked = boto_client(
            server, signed=True, checked=False, service="cognito-identity", region=region)
        self._pools = []

    def make_pool(self, client=None, **settings):
        """A pool that gives identities to all, and to users of an app client."""
        settings = {"IdentityPoolName": unique("pool"), "AllowUnauthenticatedIdentities": True, **settings}
        if client:
            settings["CognitoIdentityProviders"] = [
                {"ProviderName": self.provider(client), "ClientId": client.id}]
        made = self.admin.create_identity_pool(**settings)["IdentityPoolId"]
        self._pools.append(made)
        return made

    @staticmethod
    def provider(client):
        """The name of an app client's user pool in `Logins`."""
        region = client.pool.split("_")[0]
        return f"cognito-idp.{region}.amazonaws.com/{client.pool}"

    def app(self):
        """A user pool's client, and a user of the pool."""
        client = self.users.make_client(self.users.make_pool())
        return client, self.users.make_user(client.pool)

    def logins(self, client, user):
        return {self.provider(client): self.users.sign_in(client, user.username)["IdToken"]}

    def raw(self, operation, body):
        """An unsigned call."""
        return requests.post(
            self.server.url + "/", data=json.dumps(body), timeout=60,
            headers={"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.{operation}"})

    def verify(self, token):
        """The claims of an OpenID token, verified with the keys that the discovery document names."""
        document = requests.get(f"{self.server.url}/.well-known/openid-configuration", timeout=60).json()
        keys = requests.get(document["jwks_uri"], timeout=60).json()
        found = jwt.decode(token, KeySet.import_key_set(keys), algorithms=["RS512"]).claims
        assert found["iss"] == document["issuer"] == f"https://{SERVICE}"
        return found

    def tear_down(self):
        for pool in self._pools:
            try:
                self.admin.delete_identity_pool(IdentityPoolId=pool)
            except self.admin.exceptions.ResourceNotFoundException:
                pass
        self.users.tear_down()
