"""Sync, called through boto3 by users of an identity pool and by administrators."""

import urllib.parse

import requests
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from testkit.aws import boto_client
from testkit.cognito import unique
from testkit.roles import allow, client_of, trust_of_pool
from testkit.server import ACCOUNT, REGION

DEVELOPER = "login.example.app"
ARN = f"arn:aws:cognito-sync:{REGION}:{ACCOUNT}:identitypool/"
VARIABLES = "${cognito-identity.amazonaws.com:aud}/identity/${cognito-identity.amazonaws.com:sub}"
# The guide's policy for the own datasets, and the identity itself.
OWN = [allow("cognito-sync:*", [f"{ARN}{VARIABLES}", f"{ARN}{VARIABLES}/*"])]


class SyncSite:
    """An identity pool whose users have credentials of a role with `statements`, and the pool's administrator."""

    def __init__(self, identities, roles, statements=None, guests=None, **settings):
        self.identities, self.server = identities, identities.server
        self.pool = identities.make_pool(DeveloperProviderName=DEVELOPER, **settings)
        self.admin = boto_client(self.server, signed=True, service="cognito-sync")
        self.role = roles.make(trust_of_pool(self.pool), *(OWN if statements is None else statements))
        self.guests = roles.make(trust_of_pool(self.pool, "unauthenticated"), *(guests or OWN))
        identities.admin.set_identity_pool_roles(
            IdentityPoolId=self.pool, Roles={"authenticated": self.role, "unauthenticated": self.guests})

    def user(self, name=None):
        """A user of the developer's back end, with credentials."""
        name = name or unique("user")
        made = self.identities.admin.get_open_id_token_for_developer_identity(
            IdentityPoolId=self.pool, Logins={DEVELOPER: name})
        return self.holder(made["IdentityId"], {"cognito-identity.amazonaws.com": made["Token"]}, name)

    def guest(self):
        return self.holder(self.identities.public.get_id(IdentityPoolId=self.pool)["IdentityId"], {})

    def holder(self, identity, logins, name=None):
        """Who has the credentials of an identity."""
        given = self.identities.public.get_credentials_for_identity(IdentityId=identity, Logins=logins)
        client = client_of(self.server, given["Credentials"], "cognito-sync")
        device = Device(client, self.pool, given["IdentityId"], name)
        keys = given["Credentials"]
        device.keys = keys["AccessKeyId"], keys["SecretKey"], keys["SessionToken"]
        return device

    def developer(self, identity):
        """The administrator, at the datasets of an identity."""
        return Device(self.admin, self.pool, identity)


class Device:
    """Calls about the datasets of one identity."""

    def __init__(self, client, pool, identity, name=None):
        self.client, self.pool, self.identity, self.name = client, pool, identity, name
        # For requests that boto3 does not know.
        self.keys = None

    @property
    def place(self):
        return {"IdentityPoolId": self.pool, "IdentityId": self.identity}

    def of(self, dataset):
        return {**self.place, "DatasetName": dataset}

    def list(self, dataset, **more):
        return self.client.list_records(**self.of(dataset), **more)

    def values(self, dataset):
        return {record["Key"]: record.get("Value") for record in self.list(dataset)["Records"]}

    def write(self, dataset, values, counts=None, session=None, **more):
        """Changes records; a key without a count is new, and None removes one."""
        session = session or self.list(dataset)["SyncSessionToken"]
        patches = [
            {"Key": key, "SyncCount": (counts or {}).get(key, 0),
             **({"Op": "remove"} if value is None else {"Op": "replace", "Value": value})}
            for key, value in values.items()]
        return self.client.update_records(
            **self.of(dataset), RecordPatches=patches, SyncSessionToken=session, **more)["Records"]

    def changes(self, dataset, **query):
        """The response of a long poll."""
        url, headers = self.signed_changes(dataset, **query)
        return requests.get(url, headers=headers, timeout=90)

    def signed_changes(self, dataset, **query):
        """The URL and the headers of a long poll."""
        names = [urllib.parse.quote(name, safe="") for name in (self.pool, self.identity, dataset)]
        url = self.client.meta.endpoint_url + "/identitypools/{}/identities/{}/datasets/{}/changes".format(*names)
        url += "?" + urllib.parse.urlencode(query)
        request = AWSRequest(method="GET", url=url, headers={"Origin": "https://app.example.com"})
        SigV4Auth(Credentials(*self.keys), "cognito-sync", REGION).add_auth(request)
        return url, dict(request.headers)
