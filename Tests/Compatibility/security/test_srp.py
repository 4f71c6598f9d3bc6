"""Group SRP of the attack catalogue: forged and replayed password proofs."""

import base64
import collections
import hashlib
import hmac
import re
import statistics

import pytest
from pycognito.aws_srp import N_HEX, compute_hkdf, hex_to_long, pad_hex

from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI, secret_hash, unique
from testkit.waiting import faster_than

N = int(N_HEX, 16)


@pytest.fixture
def api(api, shared):
    api.pool, api.client = shared.client.pool, shared.client
    api.user = api.make_user(api.pool)
    return api


def begin(api, a, username=None, client=None):
    client = client or api.client
    return api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_SRP_AUTH",
        AuthParameters=client.parameters(username or api.user.username, SRP_A=a))


def answer(api, responses, client=None, **more):
    return api.public.respond_to_auth_challenge(
        ClientId=(client or api.client).id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=responses, **more)


def challenge(api, username=None, password=PASSWORD, client=None):
    """A challenge, and pycognito's response to it."""
    srp = api.srp(client or api.client, username or api.user.username, password)
    asked = api.public.initiate_auth(
        ClientId=(client or api.client).id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    return asked, srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())


@pytest.mark.parametrize(
    "a",
    ["0", "00", "0" * 768, f"{N:x}", f"{N:X}", f"0{N:x}", f"00{N:x}", f"{2 * N:x}", f"{3 * N:x}", f"{N * N:x}",
     "f" * 100_000, "-1", "0x1", "xyz", "", " ", "12 34", "1g", "١٢"],
    ids=lambda a: f"{a[:8]}({len(a)})")
@pytest.mark.rows("SRP-01")
def test_a_public_value_that_fixes_the_key_is_refused(api, a):
    with refused("InvalidParameterException") as caught:
        begin(api, a)
    assert "Session" not in caught.value.response
    assert "ChallengeParameters" not in caught.value.response


@pytest.mark.parametrize(
    "spell", [str.lower, str.upper, lambda a: "00" + a, lambda a: a.lstrip("0"), lambda a: "0" + a])
def test_spellings_of_the_public_value(api, spell):
    """G.1.5: lower case, upper case, odd length and leading zeros are the same number."""
    srp = api.srp(api.client, api.user.username)
    asked = begin(api, spell(f"{srp.large_a_value:x}"))
    proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())
    assert answer(api, proof)["AuthenticationResult"]["AccessToken"]


@pytest.mark.rows("SRP-02")
def test_a_proof_over_zero(api):
    srp = api.srp(api.client, api.user.username)
    asked = begin(api, f"{srp.large_a_value:x}")["ChallengeParameters"]
    u = hex_to_long(hashlib.sha256(bytes.fromhex(
        pad_hex(srp.large_a_value) + pad_hex(hex_to_long(asked["SRP_B"])))).hexdigest())
    key = compute_hkdf(bytearray.fromhex(pad_hex(0)), bytearray.fromhex(pad_hex(u)))
    proof = srp.process_challenge(asked, srp.get_auth_params())
    block = base64.b64decode(proof["PASSWORD_CLAIM_SECRET_BLOCK"])
    message = (api.pool.split("_")[1] + asked["USER_ID_FOR_SRP"]).encode() + block + proof["TIMESTAMP"].encode()
    forged = base64.b64encode(hmac.new(key, message, hashlib.sha256).digest()).decode()
    with refused("NotAuthorizedException", "Incorrect username or password."):
        answer(api, {**proof, "PASSWORD_CLAIM_SIGNATURE": forged})


@pytest.mark.rows("SRP-03")
def test_the_servers_values_are_fresh_and_reduced(api):
    a = f"{api.srp(api.client, api.user.username).large_a_value:x}"
    count = 400
    asked = [begin(api, a)["ChallengeParameters"] for _ in range(count)]
    values = [int(one["SRP_B"], 16) for one in asked]
    assert all(0 < value < N for value in values)
    assert len(set(values)) == count
    assert len({one["SECRET_BLOCK"] for one in asked}) == count
    ones = [statistics.mean((value >> bit) & 1 for value in values) for bit in range(0, 3000, 97)]
    assert all(0.35 < share < 0.65 for share in ones), "each bit is even within five sigma"


@pytest.mark.rows("SRP-06")
def test_a_signature_changed_in_any_way(api):
    def proof():
        return challenge(api)[1]

    good = proof()
    raw = base64.b64decode(good["PASSWORD_CLAIM_SIGNATURE"])
    assert len(raw) == 32
    bad = [raw[:31], raw + b"\0", b"", b"\0" * 32] + [
        bytes(byte ^ (1 << bit % 8) if index == bit // 8 else byte for index, byte in enumerate(raw))
        for bit in range(0, 256, 37)
    ]
    for index, signature in enumerate(bad):
        if index % 4 == 3:
            api.user = api.make_user(api.pool)  # so that the lock does not refuse first
        fresh = proof()
        spoiled = {**fresh, "PASSWORD_CLAIM_SIGNATURE": base64.b64encode(signature).decode()}
        with refused("NotAuthorizedException" if signature else "InvalidParameterException"):
            answer(api, spoiled)
    api.user = api.make_user(api.pool)
    assert answer(api, proof())["AuthenticationResult"]


@pytest.mark.parametrize("member", ["TIMESTAMP", "PASSWORD_CLAIM_SECRET_BLOCK", "USERNAME", "PASSWORD_CLAIM_SIGNATURE"])
@pytest.mark.parametrize("value", [None, "", "x", "A" * 3000, "Tue Mar 3 04:05:06 UTC 1970"])
@pytest.mark.rows("SRP-06", "SRP-10")
def test_a_response_with_a_missing_or_changed_member(api, member, value):
    _, proof = challenge(api)
    changed = {name: one for name, one in proof.items() if name != member}
    if value is not None:
        changed[member] = value
    is_time = value is not None and value.startswith("Tue")
    # Signatures are read before they are compared: these two are not Base64.
    bends = member == "PASSWORD_CLAIM_SIGNATURE" and (value == "x" or is_time)
    lacks = not value or bends or member == "TIMESTAMP" and not is_time
    with refused("InvalidParameterException" if lacks else "NotAuthorizedException"):
        answer(api, changed)


@pytest.mark.rows("SRP-08")
def test_an_unknown_name_gets_the_same_salt_each_time(api, server):
    a = f"{api.srp(api.client, 'x').large_a_value:x}"
    absent = unique("absent")
    seen = [begin(api, a, absent)["ChallengeParameters"] for _ in range(10)]
    assert len({(one["SALT"], one["USER_ID_FOR_SRP"]) for one in seen}) == 1
    assert len({one["SRP_B"] for one in seen}) == 10
    elsewhere = api.make_client(api.make_pool())
    there = begin(api, a, absent, elsewhere)["ChallengeParameters"]
    assert there["SALT"] != seen[0]["SALT"]
    other = begin(api, a, unique("absent"))["ChallengeParameters"]
    assert other["SALT"] != seen[0]["SALT"]
    with refused("NotAuthorizedException", "Incorrect username or password."):
        api.srp(api.client, absent).authenticate_user()


@pytest.mark.rows("SRP-08")
def test_the_salt_of_an_unknown_name_survives_a_restart(new_server):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool())
    given = {
        "ClientId": client.id, "AuthFlow": "USER_SRP_AUTH",
        "AuthParameters": {"USERNAME": "unknown", "SRP_A": f"{api.srp(client, 'x').large_a_value:x}"}}
    before = api.public.initiate_auth(**given)["ChallengeParameters"]
    server.kill()
    server.start()
    after = api.public.initiate_auth(**given)["ChallengeParameters"]
    assert (before["SALT"], before["USER_ID_FOR_SRP"]) == (after["SALT"], after["USER_ID_FOR_SRP"])


@pytest.mark.rows("SRP-09")
def test_unknown_names_look_like_users(api):
    a = f"{api.srp(api.client, 'x').large_a_value:x}"

    def shape(username):
        reply = begin(api, a, username)
        given = reply["ChallengeParameters"]
        headers = {name for name in reply["ResponseMetadata"]["HTTPHeaders"] if name != "content-length"}
        is_hex = bool(re.fullmatch("[0-9a-f]+", given["SALT"]))
        return (frozenset(given), frozenset(headers), len(given["SECRET_BLOCK"]), is_hex, reply["ChallengeName"],
                "Session" in reply)

    names = ["a" * 12 + f"{number:04}" for number in range(60)]
    for name in names[:30]:
        api.make_user(api.pool, username=name)
    assert len({shape(name) for name in names}) == 1

    def lengths(part, members):
        counted = collections.Counter()
        for name in part:
            given = begin(api, a, name)["ChallengeParameters"]
            counted.update([tuple(len(given[member]) // 4 for member in members)])
        return counted

    members = ("SRP_B", "SALT")
    assert lengths(names[:30], members).most_common(1)[0][0] == lengths(names[30:], members).most_common(1)[0][0]


@pytest.mark.rows("SRP-10")
def test_a_proof_belongs_to_one_user_client_and_challenge(api):
    other = api.make_user(api.pool)
    _, proof = challenge(api)
    with pytest.raises(api.public.exceptions.NotAuthorizedException):
        answer(api, {**proof, "USERNAME": other.username})
    _, proof = challenge(api)
    elsewhere = api.make_client(api.pool)
    with pytest.raises(api.public.exceptions.NotAuthorizedException):
        answer(api, proof, client=elsewhere)
    far = api.make_client(api.make_pool())
    _, proof = challenge(api)
    with pytest.raises(api.public.exceptions.NotAuthorizedException):
        answer(api, proof, client=far)
    _, proof = challenge(api)
    assert answer(api, proof)["AuthenticationResult"]
    with pytest.raises(api.public.exceptions.NotAuthorizedException):
        answer(api, proof)


@pytest.mark.rows("SRP-10")
def test_a_lock_that_began_after_the_challenge_holds(api):
    def lock_and_answer():
        username = api.make_user(api.pool).username
        _, proof = challenge(api, username)
        for _ in range(5):
            with refused("NotAuthorizedException"):
                api.srp(api.client, username, "Wrong-Horse-7").authenticate_user()
        with refused("NotAuthorizedException", "Password attempts exceeded"):
            answer(api, proof)

    # The first lock lasts a second.
    faster_than(1, lock_and_answer)


@pytest.mark.parametrize(
    "stored, typed",
    [("Caf\u00e9-Horse-7", "Caf\u00e9-Horse-7"), ("Cafe\u0301-Horse-7", "Cafe\u0301-Horse-7"),
     ("🐦" * 60 + "Aa1!", "🐦" * 60 + "Aa1!"),
     ("Aa1!" + "ß" * 252, "Aa1!" + "ß" * 252), ("Aa1!\u200d\u202etfel", "Aa1!\u200d\u202etfel")])
@pytest.mark.rows("SRP-14")
def test_any_password_works_by_srp_and_by_password(api, stored, typed):
    api.admin.admin_set_user_password(
        UserPoolId=api.pool, Username=api.user.username, Password=stored, Permanent=True)
    assert api.sign_in(api.client, api.user.username, typed)
    assert api.srp(api.client, api.user.username, typed).authenticate_user()["AuthenticationResult"]


@pytest.mark.rows("SRP-14")
def test_composed_and_decomposed_passwords_get_one_response(api):
    """Both flows treat NFC and NFD alike."""
    api.admin.admin_set_user_password(
        UserPoolId=api.pool, Username=api.user.username, Password="Caf\u00e9-Horse-7", Permanent=True)
    verdicts = []
    for attempt in (
        lambda: api.sign_in(api.client, api.user.username, "Cafe\u0301-Horse-7"),
        lambda: api.srp(api.client, api.user.username, "Cafe\u0301-Horse-7").authenticate_user(),
    ):
        try:
            attempt()
            verdicts.append(True)
        except api.public.exceptions.NotAuthorizedException:
            verdicts.append(False)
    assert len(set(verdicts)) == 1


@pytest.mark.rows("UP-HASH-04")
def test_the_secret_hash_is_asked_at_every_step(api):
    client = api.make_client(api.pool, secret=True)
    _, proof = challenge(api, client=client)
    for hash in (None, secret_hash("other", client)):
        changed = {**proof, "SECRET_HASH": hash}
        if hash is None:
            del changed["SECRET_HASH"]
        with pytest.raises(api.public.exceptions.NotAuthorizedException):
            answer(api, changed, client=client)
