"""Keys of users and sessions against the ways to use them for more than they are given."""

import datetime
import json
import urllib.parse

import pytest
import requests
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from testkit import query
from testkit.aws import JSON, PATIENCE, boto_client, refused
from testkit.clock import moved_clock
from testkit.query import error_of, form, post
from testkit.raw import exchange, status
from testkit.roles import Roles, allow, client_of, deny, document, pools, trust_in
from testkit.server import ACCOUNT, REGION
from testkit.work import DOCUMENTS, FLOOR, TEXTS, grows_at_most_linearly

IDENTITY = {"Action": "GetCallerIdentity", "Version": "2011-06-15"}
OF_IAM = f"arn:aws:iam::{ACCOUNT}:"
UNKNOWN = ("InvalidClientTokenId", 403, "The security token included in the request is invalid.")


def keys_of(credentials):
    return tuple(credentials[name] for name in ("AccessKeyId", "SecretAccessKey", "SessionToken"))


def open_session(roles, *statements, **settings):
    """The name of a user, a role that trusts it, and the keys of a session of it."""
    user = roles.make_user()
    role = roles.make(trust_in(OF_IAM + "user/" + user), *(statements or [allow("*")]))
    response = roles.client_of_user(user, "sts").assume_role(RoleArn=role, RoleSessionName="one", **settings)
    return user, role, keys_of(response["Credentials"])


@pytest.mark.rows("SIG-09", "SIG-12")
def test_a_session_token_that_is_not_that_of_the_key(server, roles):
    user, _, (key, secret, token) = open_session(roles)
    assert post(server, "sts", IDENTITY, keys=(key, secret, token)).status_code == 200
    other = keys_of(roles.client_of_user(user, "sts").get_session_token()["Credentials"])
    middle = len(token) // 2
    flipped = [token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1:] for at in (0, 1, middle, -5)]
    long_lived = roles.key_of(user)
    for name, keys in {
        **{f"altered {number}": (key, secret, text) for number, text in enumerate(flipped)},
        "cut": (key, secret, token[:-4]), "longer": (key, secret, token + "AAAA"),
        "long": (key, secret, "A" * 12_292), "twice in one": (key, secret, token + token),
        "of another session": (key, secret, other[2]), "for another session": (*other[:2], token),
        "absent": (key, secret), "no Base64": (key, secret, "%" * 400), "short": (key, secret, "x"),
        "with a user's key": (*long_lived, token),
        "with the root key": (server.access_key_id, server.secret_access_key, token),
    }.items():
        assert error_of(post(server, "sts", IDENTITY, keys=keys)) == UNKNOWN, name
    wrong = error_of(post(server, "sts", IDENTITY, keys=(key, other[1], token)))
    assert wrong[:2] == ("SignatureDoesNotMatch", 403)


@pytest.mark.rows("SIG-05")
def test_a_session_token_in_two_places(server, roles):
    _, _, (key, secret, token) = open_session(roles)
    data = urllib.parse.urlencode(IDENTITY).encode()
    good = query.signed(server, "sts", data, keys=(key, secret, token))

    def raw(headers, path="/"):
        lines = [f"POST {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", f"Content-Length: {len(data)}",
                 *(f"{name}: {value}" for name, value in headers)]
        return exchange(server, "\r\n".join([*lines, "", ""]).encode() + data)[0]

    assert status(raw(good.items())) == 200
    for second in (token, "x", ""):
        response = raw([*good.items(), ("X-Amz-Security-Token", second)])
        assert status(response) in (400, 403)
        assert b"<Account>" not in response
    for path in ("/?X-Amz-Security-Token=" + urllib.parse.quote(token, safe=""), "/?x-amz-security-%74oken=x"):
        response = raw(good.items(), path)
        assert status(response) in (400, 403)
        assert b"<Account>" not in response
    # A token that the signature does not cover.
    bare = query.signed(server, "sts", data, keys=(key, secret))
    response = requests.post(server.url, data=data, headers={**bare, "X-Amz-Security-Token": token}, timeout=PATIENCE)
    assert error_of(response)[0] == "SignatureDoesNotMatch"
    assert response.status_code == 403


def test_a_session_ends_at_its_time(new_server, scratch):
    """Also for a caller whose clock agrees with the server's."""
    moved = moved_clock(scratch)
    server = new_server(environment=moved(0))
    server.start()
    _, _, keys = open_session(Roles(server), DurationSeconds=900)
    assert post(server, "sts", IDENTITY, keys=keys).status_code == 200
    for seconds, is_over in ((840, False), (960, True)):
        assert server.stop() == 0
        server.environment.update(moved(seconds))
        server.start()
        now = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
        how = {"keys": keys, "at": now.strftime("%Y%m%dT%H%M%SZ")}
        for service, parameters in (("sts", IDENTITY), ("iam", form("iam", "ListRoles"))):
            response = post(server, service, parameters, **how)
            if is_over:
                assert error_of(response)[:2] == ("ExpiredToken", 403)
            else:
                assert response.status_code == 200, response.text


@pytest.mark.rows("SIG-09")
def test_what_is_deleted_ends_at_once(server, roles):
    """A new user or role of the same name revives nothing."""
    user, role, session = open_session(roles)
    roles.iam.put_user_policy(UserName=user, PolicyName="p", PolicyDocument=document(allow("*")))
    sts = roles.client_of_user(user, "sts")
    own = keys_of(sts.get_session_token()["Credentials"])
    federated = keys_of(sts.get_federation_token(Name="guest", Policy=document(allow("*")))["Credentials"])
    long_lived, name = roles.key_of(user), role.split("/")[1]
    for keys in (session, own, federated, long_lived):
        assert post(server, "sts", IDENTITY, keys=keys).status_code == 200
    roles.delete_role(name)
    assert error_of(post(server, "sts", IDENTITY, keys=session)) == UNKNOWN
    roles.iam.create_role(RoleName=name, AssumeRolePolicyDocument=trust_in(ACCOUNT))
    roles._roles.append(name)
    assert error_of(post(server, "sts", IDENTITY, keys=session)) == UNKNOWN
    roles.delete_user(user)
    for keys in (own, federated, long_lived):
        assert error_of(post(server, "sts", IDENTITY, keys=keys)) == UNKNOWN
    roles.iam.create_user(UserName=user)
    for keys in (own, federated, long_lived):
        assert error_of(post(server, "sts", IDENTITY, keys=keys)) == UNKNOWN
    roles.iam.delete_user(UserName=user)


@pytest.mark.rows("SIG-09")
def test_keys_that_may_not_sign_are_all_told_the_same(server, roles):
    user = roles.make_user(allow("*"))
    key, secret = roles.key_of(user)
    roles.iam.update_access_key(UserName=user, AccessKeyId=key, Status="Inactive")
    for service, parameters in (("sts", IDENTITY), ("iam", form("iam", "ListUsers"))):
        for keys in (
            (key, secret), (key, "wrong"), ("AKIA" + "Z" * 16, secret), ("A" * 128, secret), ("A" * 129, secret),
            ("A" * 4000, secret), (key.lower(), secret), (key + " ", secret), (key[:-1], secret),
        ):
            code, http, said = error_of(post(server, service, parameters, keys=keys))
            # What cannot be an id is an incomplete signature.
            assert (code, http, said) == UNKNOWN or code == "IncompleteSignature" and keys[0] != key, keys[0]
    with refused("UnrecognizedClientException", UNKNOWN[2]):
        pools(roles.client_of_user(user, "cognito-idp"))


@pytest.mark.parametrize("service", ["sts", "iam"])
@pytest.mark.rows("SIG-12")
def test_every_operation_refuses_who_may_not(server, roles, service):
    user = roles.make_user()
    keys = roles.key_of(user)
    open_to_all = {"GetCallerIdentity", "GetSessionToken"}
    for name in query.operations(service):
        parameters = form(service, name)
        unsigned = error_of(post(server, service, parameters, headers={"Content-Type": query.FORM}))
        assert unsigned[:2] == ("MissingAuthenticationToken", 403), name
        bad = error_of(post(server, service, parameters, keys=(keys[0], "wrong")))
        assert bad[:2] == ("SignatureDoesNotMatch", 403), name
        response = post(server, service, parameters, keys=keys)
        if name in open_to_all:
            assert response.status_code == 200, name
            continue
        code, http, said = error_of(response)
        assert (code, http) == ("AccessDenied", 403), (name, code, said)
        assert f"User: {OF_IAM}user/{user} is not authorized to perform: {service}:{name} on resource: " in said, name


@pytest.mark.rows("SIG-12")
def test_sessions_without_iam(server, roles):
    """Those of GetSessionToken and GetFederationToken, whatever the policies allow; also of the root key."""
    user = roles.make_user(allow("*"))
    sts, root = roles.client_of_user(user, "sts"), boto_client(server, signed=True, service="sts")
    everything = document(allow("*"))
    for response in (
        sts.get_session_token(), sts.get_federation_token(Name="guest", Policy=everything), root.get_session_token(),
        root.get_federation_token(Name="guest", Policy=everything),
    ):
        keys = keys_of(response["Credentials"])
        assert post(server, "sts", IDENTITY, keys=keys).status_code == 200
        assert "UserPools" in client_of(server, response["Credentials"], "cognito-idp").list_user_pools(MaxResults=1)
        for name in query.operations("iam"):
            code, http, said = error_of(post(server, "iam", form("iam", name), keys=keys))
            assert (code, http) == ("AccessDenied", 403), (name, said)
            assert f"iam:{name}" in said, (name, said)
        for name in ("GetSessionToken", "GetFederationToken", "GetAccessKeyInfo", "DecodeAuthorizationMessage"):
            code, http, _ = error_of(post(server, "sts", form("sts", name), keys=keys))
            assert (code, http) == ("AccessDenied", 403), name


@pytest.mark.rows("SIG-12", "ADM-04")
def test_no_policy_opens_the_admin_port(server, roles):
    user, _, session = open_session(roles)
    roles.iam.put_user_policy(UserName=user, PolicyName="all", PolicyDocument=document(allow("*")))
    root = boto_client(server, signed=True, service="sts").get_session_token()["Credentials"]
    own = roles.client_of_user(user, "sts").get_session_token()["Credentials"]
    body = json.dumps({"description": "mine"}).encode()
    for keys in (roles.key_of(user), session, keys_of(own), keys_of(root)):
        for call in ("CreateAccessKey", "ListAccessKeys", "ListPools"):
            request = AWSRequest(
                method="POST", url=server.admin_url + "/", data=body,
                headers={"Content-Type": JSON, "X-Amz-Target": f"Martlet.{call}"})
            SigV4Auth(Credentials(*keys), "cognito-idp", REGION).add_auth(request)
            response = requests.post(
                server.admin_url + "/", data=body, headers=dict(request.headers), timeout=PATIENCE)
            assert response.status_code == 403, (call, response.text)
            assert set(response.json()) == {"message"}, (call, response.text)


@pytest.mark.parametrize("seconds", ["899", "43201", "0", "-1", "9" * 30, "1e3", "", "900.0"])
@pytest.mark.rows("STS-02")
def test_a_duration_out_of_range(server, roles, seconds):
    user = roles.make_user(allow("*"))
    role = roles.make(trust_in(ACCOUNT), MaxSessionDuration=43_200)
    parameters = form("sts", "AssumeRole", RoleArn=role, RoleSessionName="one", DurationSeconds=seconds)
    response = post(server, "sts", parameters, keys=roles.key_of(user))
    assert error_of(response)[:2] in (("ValidationError", 400), ("MalformedInput", 400)), response.text
    if seconds != "43201":
        for name in ("GetSessionToken", "GetFederationToken"):
            parameters = form("sts", name, DurationSeconds=seconds)
            response = post(server, "sts", parameters, keys=roles.key_of(user))
            assert response.status_code == 400, (name, response.text)


@pytest.mark.parametrize(
    "name", ["x", "", "x" * 65, "a b", "a/b", "ü1", "a\nb", "a:b", "*", "${aws:username}", "a\x00b", "<x>"])
@pytest.mark.rows("STS-02")
def test_a_session_name_out_of_range(server, roles, name):
    """No name makes the session's ARN that of another one."""
    user = roles.make_user(allow("*"))
    role = roles.make(trust_in(ACCOUNT))
    for member, operation, more in (
        ("RoleSessionName", "AssumeRole", {"RoleArn": role}), ("Name", "GetFederationToken", {}),
        ("SourceIdentity", "AssumeRole", {"RoleArn": role, "RoleSessionName": "one"}),
    ):
        response = post(server, "sts", form("sts", operation, **{**more, member: name}), keys=roles.key_of(user))
        assert error_of(response)[:2] in (("ValidationError", 400), ("MalformedInput", 400)), (member, response.text)


@pytest.mark.rows("STS-03")
def test_a_narrowed_session_opens_no_wider_one(server, roles):
    second = roles.make(trust_in(ACCOUNT), allow("*"))
    for narrowing in (document(allow("cognito-idp:*")), document(allow("*"), deny("sts:AssumeRole"))):
        _, role, keys = open_session(roles, Policy=narrowing)
        # The trust policy names the role of the session, or the account.
        named = roles.make(trust_in(role), allow("*"))
        for target in (second, named):
            code, http, _ = error_of(post(server, "sts", form(
                "sts", "AssumeRole", RoleArn=target, RoleSessionName="two"), keys=keys))
            assert (code, http) == ("AccessDenied", 403)


@pytest.mark.rows("STS-03")
def test_a_session_policy_cannot_be_too_large_or_foreign(roles):
    user, role, _ = open_session(roles)
    assume = roles.client_of_user(user, "sts").assume_role
    wide = document(allow([f"cognito-idp:{'x' * 100}{number}" for number in range(20)]))
    for code, narrowing in (
        ("ValidationError", {"Policy": wide}), ("MalformedPolicyDocument", {"Policy": document(
            {**allow("*"), "Principal": "*"})}),
        ("MalformedPolicyDocument", {"PolicyArns": [{"arn": "arn:aws:iam::999999999999:policy/p"}]}),
        ("MalformedPolicyDocument", {"PolicyArns": [{"arn": "arn:aws:iam::aws:policy/AdministratorAccess"}]}),
        ("ValidationError", {"PolicyArns": [{"arn": "arn:aws:iam::aws:policy/p"}] * 11}),
    ):
        with refused(code):
            assume(RoleArn=role, RoleSessionName="one", **narrowing)


def test_a_denied_entity_cannot_be_named_in_another_way(roles):
    """Names are found in any case of letters, and policies see the stored one."""
    victim = roles.make_user(Path="/Team/")
    role = roles.make(trust_in(ACCOUNT), Path="/Team/").split("/")[-1]
    user = roles.make_user(
        allow("iam:*"), deny("iam:*", [f"{OF_IAM}user/Team/{victim}", f"{OF_IAM}role/Team/{role}"]))
    iam = roles.client_of_user(user, "iam")
    for spelled in (str.upper, str.title, str):
        with refused("AccessDenied", f"user/Team/{victim} with an explicit deny", status=403):
            iam.create_access_key(UserName=spelled(victim))
        with refused("AccessDenied", f"role/Team/{role} with an explicit deny", status=403):
            iam.update_assume_role_policy(RoleName=spelled(role), PolicyDocument=trust_in("*"))
    with refused("AccessDenied", f"user/Team/{victim}", status=403):
        iam.get_access_key_last_used(AccessKeyId=roles.key_of(victim)[0])
    with refused("AccessDenied", f"user/Team/{victim}", status=403):
        iam.update_user(UserName=user, NewUserName=victim, NewPath="/Team/")


@pytest.mark.parametrize("service", ["sts", "iam"])
def test_long_texts_cost_little(server, service):
    """100 KB in each field of each operation, in turn of every kind that is expensive to read."""
    makers, number = list(TEXTS.values()), 0
    for is_signed in (True, False):
        for name in query.operations(service, signed=is_signed):
            facts = query.MODELS[service]["operations"][name]
            for part, example, _ in query.leaves(service, facts["input"]) if facts.get("input") else []:
                number += 1
                text = makers[number % len(makers)](1000 if example == "1" else 100_000)
                data = urllib.parse.urlencode(form(service, name, **{part: text})).encode()
                headers = query.signed(server, service, data) if is_signed else {"Content-Type": query.FORM}
                before = server.cpu_seconds()
                response = post(server, service, data, headers=headers)
                assert server.cpu_seconds() - before < FLOOR * 2, (name, part)
                assert response.status_code in (400, 403, 404, 409, 413), (name, part, response.text[:300])


PLACES = [
    ("iam", "PutUserPolicy", "PolicyDocument"), ("iam", "CreateRole", "AssumeRolePolicyDocument"),
    ("iam", "SimulateCustomPolicy", "PolicyInputList.member.1"), ("iam", "CreateSAMLProvider", "SAMLMetadataDocument"),
    ("sts", "AssumeRole", "Policy"), ("sts", "AssumeRoleWithWebIdentity", "WebIdentityToken"),
    ("sts", "AssumeRoleWithSAML", "SAMLAssertion"),
]


@pytest.mark.parametrize("service, operation, part", PLACES, ids=lambda value: value)
def test_documents_cost_as_much_as_they_are_long(server, service, operation, part):
    """Twice the document costs at most about twice the time."""
    for name, make in {**TEXTS, **DOCUMENTS}.items():
        def send(size, make=make):
            data = urllib.parse.urlencode(form(service, operation, **{part: make(size)})).encode()
            response = post(server, service, data)
            assert response.status_code < 500, response.text[:300]

        reason = grows_at_most_linearly(server, send, 130_000)
        assert reason is None, f"{name}: {reason}"
