"""Roles of IAM, made through boto3, and credentials of them."""

import json

from testkit.aws import boto_client
from testkit.cognito import unique

IDENTITIES = "cognito-identity.amazonaws.com"


def document(*statements):
    return json.dumps({"Version": "2012-10-17", "Statement": list(statements)})


def allow(action, resource="*", **more):
    return {"Effect": "Allow", "Action": action, "Resource": resource, **more}


def deny(action, resource="*", **more):
    return {**allow(action, resource, **more), "Effect": "Deny"}


def trust_in(arn, actions="sts:AssumeRole", **more):
    """A trust policy for callers of AWS."""
    return document({"Effect": "Allow", "Principal": {"AWS": arn}, "Action": actions, **more})


def trust(provider, action="sts:AssumeRoleWithWebIdentity", **condition):
    """A trust policy for the holders of a provider's tokens."""
    statement = {"Effect": "Allow", "Principal": {"Federated": provider}, "Action": [action, "sts:TagSession"]}
    return document({**statement, **({"Condition": condition} if condition else {})})


def trust_of_pool(pool, kind="authenticated"):
    """The trust policy that Cognito's console makes for a role of an identity pool."""
    return trust(
        IDENTITIES, StringEquals={f"{IDENTITIES}:aud": pool},
        **{"ForAnyValue:StringLike": {f"{IDENTITIES}:amr": kind}})


class Roles:
    """Users, roles, policies and providers that a walk makes, and deletes at its end."""

    def __init__(self, server):
        self.server, self.iam = server, boto_client(server, signed=True, service="iam")
        self._roles, self._users, self._policies, self._oidc, self._saml = [], {}, [], [], []

    def make(self, trust_policy, *statements, **settings):
        name = unique("role")
        made = self.iam.create_role(RoleName=name, AssumeRolePolicyDocument=trust_policy, **settings)["Role"]["Arn"]
        self._roles.append(name)
        if statements:
            self.iam.put_role_policy(RoleName=name, PolicyName="own", PolicyDocument=document(*statements))
        return made

    def make_user(self, *statements, **settings):
        """The name of a user with an access key."""
        name = unique("user")
        self.iam.create_user(UserName=name, **settings)
        self._users[name] = self.iam.create_access_key(UserName=name)["AccessKey"]
        if statements:
            self.iam.put_user_policy(UserName=name, PolicyName="own", PolicyDocument=document(*statements))
        return name

    def make_policy(self, *statements, **settings):
        made = self.iam.create_policy(
            PolicyName=unique("policy"), PolicyDocument=document(*statements), **settings)["Policy"]["Arn"]
        self._policies.append(made)
        return made

    def key_of(self, name):
        """The id and the secret of a user's first key."""
        key = self._users[name]
        return key["AccessKeyId"], key["SecretAccessKey"]

    def client_of_user(self, name, service):
        return boto_client(self.server, signed=True, service=service, keys=self.key_of(name))

    def make_oidc_provider(self, name, *clients, **settings):
        made = self.iam.create_open_id_connect_provider(
            Url=f"https://{name}", ClientIDList=list(clients), **settings)
        self._oidc.append(made["OpenIDConnectProviderArn"])
        return self._oidc[-1]

    def make_saml_provider(self, metadata, **settings):
        made = self.iam.create_saml_provider(Name=unique("corp"), SAMLMetadataDocument=metadata, **settings)
        self._saml.append(made["SAMLProviderArn"])
        return self._saml[-1]

    def delete_role(self, name):
        self._roles.remove(name)
        self._empty("role", RoleName=name)
        self.iam.delete_role(RoleName=name)

    def delete_user(self, name):
        del self._users[name]
        for key in self.iam.list_access_keys(UserName=name)["AccessKeyMetadata"]:
            self.iam.delete_access_key(UserName=name, AccessKeyId=key["AccessKeyId"])
        self._empty("user", UserName=name)
        self.iam.delete_user(UserName=name)

    def _empty(self, kind, **owner):
        """Takes all policies from a user or role."""
        def call(operation, **values):
            return getattr(self.iam, operation)(**owner, **values)

        for policy in call(f"list_{kind}_policies")["PolicyNames"]:
            call(f"delete_{kind}_policy", PolicyName=policy)
        for policy in call(f"list_attached_{kind}_policies")["AttachedPolicies"]:
            call(f"detach_{kind}_policy", PolicyArn=policy["PolicyArn"])

    def _delete_policy(self, arn):
        for version in self.iam.list_policy_versions(PolicyArn=arn)["Versions"]:
            if not version["IsDefaultVersion"]:
                self.iam.delete_policy_version(PolicyArn=arn, VersionId=version["VersionId"])
        self.iam.delete_policy(PolicyArn=arn)

    def tear_down(self):
        for name in list(self._roles):
            self.delete_role(name)
        for name in list(self._users):
            self.delete_user(name)
        for arn in self._policies:
            self._delete_policy(arn)
        for arn in self._oidc:
            self.iam.delete_open_id_connect_provider(OpenIDConnectProviderArn=arn)
        for arn in self._saml:
            self.iam.delete_saml_provider(SAMLProviderArn=arn)


def client_of(server, credentials, service):
    """A boto3 client with temporary credentials, as STS or an identity pool gives them."""
    secret = credentials.get("SecretAccessKey") or credentials["SecretKey"]
    keys = credentials["AccessKeyId"], secret, credentials["SessionToken"]
    return boto_client(server, signed=True, service=service, keys=keys)


def pools(client):
    """A call that needs the permission `cognito-idp:ListUserPools`."""
    return client.list_user_pools(MaxResults=1)["UserPools"]
