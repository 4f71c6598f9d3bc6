"""Group SRP of the attack catalogue: a password proof that cannot be cheated."""

import base64
import collections
import hashlib
import hmac
import re
import statistics

import pytest
from pycognito.aws_srp import N_HEX, compute_hkdf, hex_to_long, pad_hex

from house.callers import refused
from house.people import PASSWORD, new_email, secret_hash, unique

N = int(N_HEX, 16)


@pytest.fixture
def home(house, shared):
    house.pool, house.client = shared.client.pool, shared.client
    house.person = house.make_person(house.pool)
    return house


def begin(home, a, username=None, client=None):
    client = client or home.client
    return home.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_SRP_AUTH",
        AuthParameters=client.parameters(username or home.person.username, SRP_A=a))


def answer(home, responses, client=None, **more):
    return home.anyone.respond_to_auth_challenge(
        ClientId=(client or home.client).id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=responses, **more)


def challenge(home, username=None, password=PASSWORD, client=None):
    """A started sign-in: pycognito's side of it, and the proof it would give."""
    srp = home.srp(client or home.client, username or home.person.username, password)
    asked = home.anyone.initiate_auth(
        ClientId=(client or home.client).id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    return asked, srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())


@pytest.mark.parametrize(
    "a",
    ["0", "00", "0" * 768, f"{N:x}", f"{N:X}", f"0{N:x}", f"00{N:x}", f"{2 * N:x}", f"{3 * N:x}", f"{N * N:x}",
     "f" * 100_000, "-1", "0x1", "xyz", "", " ", "12 34", "1g", "١٢"],
    ids=lambda a: f"{a[:8]}({len(a)})")
def test_a_public_value_that_would_open_every_door(home, a):
    """SRP-01"""
    with refused("InvalidParameterException") as caught:
        begin(home, a)
    assert "Session" not in caught.value.response and "ChallengeParameters" not in caught.value.response


@pytest.mark.parametrize("spell", [str.lower, str.upper, lambda a: "00" + a, lambda a: a.lstrip("0"), lambda a: "0" + a])
def test_honest_spellings_of_the_public_value(home, spell):
    """G.1, row 5: lower case, upper case, odd length and leading zeros are the same number."""
    srp = home.srp(home.client, home.person.username)
    asked = begin(home, spell(f"{srp.large_a_value:x}"))
    proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())
    assert answer(home, proof)["AuthenticationResult"]["AccessToken"]


def test_a_proof_over_zero(home):
    """SRP-02"""
    srp = home.srp(home.client, home.person.username)
    asked = begin(home, f"{srp.large_a_value:x}")["ChallengeParameters"]
    u = hex_to_long(hashlib.sha256(bytes.fromhex(
        pad_hex(srp.large_a_value) + pad_hex(hex_to_long(asked["SRP_B"])))).hexdigest())
    key = compute_hkdf(bytearray.fromhex(pad_hex(0)), bytearray.fromhex(pad_hex(u)))
    proof = srp.process_challenge(asked, srp.get_auth_params())
    block = base64.b64decode(proof["PASSWORD_CLAIM_SECRET_BLOCK"])
    message = (home.pool.split("_")[1] + asked["USER_ID_FOR_SRP"]).encode() + block + proof["TIMESTAMP"].encode()
    forged = base64.b64encode(hmac.new(key, message, hashlib.sha256).digest()).decode()
    with refused("NotAuthorizedException", "Incorrect username or password."):
        answer(home, {**proof, "PASSWORD_CLAIM_SIGNATURE": forged})


@pytest.mark.seconds(150)
def test_the_servers_values_are_fresh_and_reduced(home):
    """SRP-03"""
    a = f"{home.srp(home.client, home.person.username).large_a_value:x}"
    count = 400
    asked = [begin(home, a)["ChallengeParameters"] for _ in range(count)]
    values = [int(one["SRP_B"], 16) for one in asked]
    assert all(0 < value < N for value in values) and len(set(values)) == count
    assert len({one["SECRET_BLOCK"] for one in asked}) == count
    ones = [statistics.mean((value >> bit) & 1 for value in values) for bit in range(0, 3000, 97)]
    assert all(0.35 < share < 0.65 for share in ones), "every bit is even within five sigma"


def test_a_signature_changed_in_any_way(home):
    """SRP-06"""
    def proof():
        return challenge(home)[1]

    good = proof()
    raw = base64.b64decode(good["PASSWORD_CLAIM_SIGNATURE"])
    assert len(raw) == 32
    bad = [raw[:31], raw + b"\0", b"", b"\0" * 32] + [
        bytes(byte ^ (1 << bit % 8) if index == bit // 8 else byte for index, byte in enumerate(raw))
        for bit in range(0, 256, 37)
    ]
    for index, signature in enumerate(bad):
        if index % 4 == 3:
            home.person = home.make_person(home.pool)  # so that the lock-out does not answer in its stead
        fresh = proof()
        spoiled = {**fresh, "PASSWORD_CLAIM_SIGNATURE": base64.b64encode(signature).decode()}
        with refused("NotAuthorizedException" if signature else "InvalidParameterException"):
            answer(home, spoiled)
    home.person = home.make_person(home.pool)
    assert answer(home, proof())["AuthenticationResult"]


@pytest.mark.parametrize("member", ["TIMESTAMP", "PASSWORD_CLAIM_SECRET_BLOCK", "USERNAME", "PASSWORD_CLAIM_SIGNATURE"])
@pytest.mark.parametrize("value", [None, "", "x", "A" * 3000, "Tue Mar 3 04:05:06 UTC 1970"])
def test_a_response_that_lacks_or_bends_something(home, member, value):
    """SRP-06 SRP-10"""
    _, proof = challenge(home)
    bent = {name: one for name, one in proof.items() if name != member}
    if value is not None:
        bent[member] = value
    is_time = value is not None and value.startswith("Tue")
    # Signatures are read before they are compared: these two are not Base64.
    bends = member == "PASSWORD_CLAIM_SIGNATURE" and (value == "x" or is_time)
    lacks = not value or bends or member == "TIMESTAMP" and not is_time
    with refused("InvalidParameterException" if lacks else "NotAuthorizedException"):
        answer(home, bent)


def test_a_stranger_gets_the_same_salt_each_time(home, server):
    """SRP-08"""
    a = f"{home.srp(home.client, 'x').large_a_value:x}"
    nobody = unique("nobody")
    seen = [begin(home, a, nobody)["ChallengeParameters"] for _ in range(10)]
    assert len({(one["SALT"], one["USER_ID_FOR_SRP"]) for one in seen}) == 1
    assert len({one["SRP_B"] for one in seen}) == 10
    elsewhere = home.make_client(home.make_pool())
    there = begin(home, a, nobody, elsewhere)["ChallengeParameters"]
    assert there["SALT"] != seen[0]["SALT"]
    other = begin(home, a, unique("nobody"))["ChallengeParameters"]
    assert other["SALT"] != seen[0]["SALT"]
    with refused("NotAuthorizedException", "Incorrect username or password."):
        home.srp(home.client, nobody).authenticate_user()


def test_the_salt_of_a_stranger_outlives_a_restart(new_server):
    """SRP-08"""
    from house.people import House

    server = new_server()
    server.start()
    house = House(server)
    client = house.make_client(house.make_pool())
    given = {
        "ClientId": client.id, "AuthFlow": "USER_SRP_AUTH",
        "AuthParameters": {"USERNAME": "nobody", "SRP_A": f"{house.srp(client, 'x').large_a_value:x}"}}
    before = house.anyone.initiate_auth(**given)["ChallengeParameters"]
    server.kill()
    server.start()
    after = house.anyone.initiate_auth(**given)["ChallengeParameters"]
    assert (before["SALT"], before["USER_ID_FOR_SRP"]) == (after["SALT"], after["USER_ID_FOR_SRP"])


def test_strangers_look_like_people(home):
    """SRP-09"""
    a = f"{home.srp(home.client, 'x').large_a_value:x}"

    def shape(username):
        reply = begin(home, a, username)
        given = reply["ChallengeParameters"]
        headers = {name for name in reply["ResponseMetadata"]["HTTPHeaders"] if name != "content-length"}
        return (frozenset(given), frozenset(headers), len(given["SECRET_BLOCK"]), bool(re.fullmatch("[0-9a-f]+", given["SALT"])),
                reply["ChallengeName"], "Session" in reply)

    names = ["a" * 12 + f"{number:04}" for number in range(60)]
    for name in names[:30]:
        home.make_person(home.pool, username=name)
    assert len({shape(name) for name in names}) == 1

    def lengths(part, members):
        counted = collections.Counter()
        for name in part:
            given = begin(home, a, name)["ChallengeParameters"]
            counted.update([tuple(len(given[member]) // 4 for member in members)])
        return counted

    members = ("SRP_B", "SALT")
    assert lengths(names[:30], members).most_common(1)[0][0] == lengths(names[30:], members).most_common(1)[0][0]


def test_a_proof_belongs_to_one_person_client_and_moment(home):
    """SRP-10"""
    other = home.make_person(home.pool)
    _, proof = challenge(home)
    with pytest.raises(home.anyone.exceptions.NotAuthorizedException):
        answer(home, {**proof, "USERNAME": other.username})
    _, proof = challenge(home)
    elsewhere = home.make_client(home.pool)
    with pytest.raises(home.anyone.exceptions.NotAuthorizedException):
        answer(home, proof, client=elsewhere)
    far = home.make_client(home.make_pool())
    _, proof = challenge(home)
    with pytest.raises(home.anyone.exceptions.NotAuthorizedException):
        answer(home, proof, client=far)
    _, proof = challenge(home)
    assert answer(home, proof)["AuthenticationResult"]
    with pytest.raises(home.anyone.exceptions.NotAuthorizedException):
        answer(home, proof)


def test_a_lock_that_began_meanwhile_holds(home):
    """SRP-10"""
    _, proof = challenge(home)
    for _ in range(5):
        with refused("NotAuthorizedException"):
            home.srp(home.client, home.person.username, "Wrong-Horse-7").authenticate_user()
    with refused("NotAuthorizedException", "Password attempts exceeded"):
        answer(home, proof)


@pytest.mark.parametrize(
    "stored, typed",
    [("Caf\u00e9-Horse-7", "Caf\u00e9-Horse-7"), ("Cafe\u0301-Horse-7", "Cafe\u0301-Horse-7"), ("🐦" * 60 + "Aa1!", "🐦" * 60 + "Aa1!"),
     ("Aa1!" + "ß" * 252, "Aa1!" + "ß" * 252), ("Aa1!\u200d\u202etfel", "Aa1!\u200d\u202etfel")])
def test_any_password_counts_alike_by_proof_and_by_name(home, stored, typed):
    """SRP-14"""
    home.admin.admin_set_user_password(
        UserPoolId=home.pool, Username=home.person.username, Password=stored, Permanent=True)
    assert home.sign_in(home.client, home.person.username, typed)
    assert home.srp(home.client, home.person.username, typed).authenticate_user()["AuthenticationResult"]


def test_composed_and_decomposed_get_one_verdict(home):
    """SRP-14: whatever the rule for NFC and NFD is, both flows keep it."""
    home.admin.admin_set_user_password(
        UserPoolId=home.pool, Username=home.person.username, Password="Caf\u00e9-Horse-7", Permanent=True)
    verdicts = []
    for attempt in (
        lambda: home.sign_in(home.client, home.person.username, "Cafe\u0301-Horse-7"),
        lambda: home.srp(home.client, home.person.username, "Cafe\u0301-Horse-7").authenticate_user(),
    ):
        try:
            attempt()
            verdicts.append(True)
        except home.anyone.exceptions.NotAuthorizedException:
            verdicts.append(False)
    assert len(set(verdicts)) == 1


def test_the_secret_hash_is_asked_at_every_step(home):
    """UP-HASH-04 B.9.2"""
    client = home.make_client(home.pool, secret=True)
    _, proof = challenge(home, client=client)
    for hash in (None, secret_hash("someone", client)):
        bent = {**proof, "SECRET_HASH": hash}
        if hash is None:
            del bent["SECRET_HASH"]
        with pytest.raises(home.anyone.exceptions.NotAuthorizedException):
            answer(home, bent, client=client)
