"""Remembered devices: their confirmation, their proof at sign-in, and the operations on them."""

import re
import types

import pytest
import requests
from pycognito import aws_srp
from pycognito.aws_srp import AWSSRP

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import PASSWORD, as_dict
from testkit.devices import ALWAYS, INSTEAD_OF_MFA, OPT_IN, Device, Tracking
from testkit.factors import ON, SMS
from testkit.server import REGION

GONE = ("ResourceNotFoundException", "Device does not exist.")
UNKNOWN = f"{REGION}_00000000-0000-4000-8000-000000000000"


@pytest.mark.rows("UP-DEV-01", "UP-DEV-02")
def test_without_tracking(api):
    tracking = Tracking(api, {})
    user = tracking.make_user()
    told = api.admin.describe_user_pool(UserPoolId=tracking.pool)["UserPool"]
    assert "DeviceConfiguration" not in told
    signed_in = tracking.sign_in(user, UNKNOWN)["AuthenticationResult"]
    assert "NewDeviceMetadata" not in signed_in
    assert "device_key" not in tokens.claims(signed_in["AccessToken"])
    assert tracking.refresh_on(signed_in)["AccessToken"]
    device = Device({**signed_in, "NewDeviceMetadata": {"DeviceKey": UNKNOWN, "DeviceGroupKey": "-AAAAAAAA"}})
    with refused("InvalidUserPoolConfigurationException"):
        device.confirm(api)


@pytest.mark.parametrize("secret", [False, True], ids=["public", "secret"])
@pytest.mark.rows("UP-DEV-01", "UP-DEV-03", "UP-DEV-05", "UP-DEV-06", "PERM-UUP-02", "PERM-UUP-09", "PERM-UUP-14")
def test_every_device_is_remembered(api, secret):
    """B.9.4"""
    tracking = Tracking(api, ALWAYS, secret=secret)
    user = tracking.make_user()
    told = api.admin.describe_user_pool(UserPoolId=tracking.pool)["UserPool"]
    assert told["DeviceConfiguration"] == ALWAYS["DeviceConfiguration"]
    first = tracking.sign_in(user)["AuthenticationResult"]
    device = Device(first)
    assert re.fullmatch(rf"{REGION}_[0-9a-f-]{{36}}", device.key)
    assert tokens.verify(api.server, tracking.pool, first["AccessToken"])["device_key"] == device.key
    assert tracking.listed_devices(device.token) == set()
    assert device.confirm(api, DeviceName="my phone")["UserConfirmationNecessary"] is False
    with refused("DeviceKeyExistsException"):
        device.confirm(api)
    assert tracking.listed_devices(device.token) == {device.key}

    asked = tracking.sign_in(user, device.key)
    assert asked["ChallengeName"] == "DEVICE_SRP_AUTH"
    assert asked["ChallengeParameters"] == {}
    assert asked["Session"]
    again = tracking.prove_device(user, device, asked)["AuthenticationResult"]
    assert "NewDeviceMetadata" not in again
    assert tokens.claims(again["AccessToken"])["device_key"] == device.key
    shown = api.public.get_device(AccessToken=again["AccessToken"], DeviceKey=device.key)["Device"]
    assert as_dict(shown["DeviceAttributes"]) == {
        "device_status": "valid", "device_name": "my phone", "dev:device_remembered_status": "remembered"}
    assert shown["DeviceLastAuthenticatedDate"] >= shown["DeviceCreateDate"]
    assert tracking.sign_in(user)["AuthenticationResult"]["NewDeviceMetadata"]["DeviceKey"] != device.key


@pytest.mark.rows("UP-DEV-04", "UP-DEV-07", "UP-DEV-08", "PERM-UUP-19")
def test_the_user_is_asked(api):
    """G.1.6"""
    tracking = Tracking(api, OPT_IN)
    user = tracking.make_user()
    device = Device(tracking.sign_in(user)["AuthenticationResult"])
    assert device.confirm(api)["UserConfirmationNecessary"] is True
    who = {"AccessToken": device.token, "DeviceKey": device.key}
    anyone = {"UserPoolId": tracking.pool, "Username": user.username}
    for status in ["not_remembered", "remembered", "not_remembered", "remembered"]:
        api.public.update_device_status(**who, DeviceRememberedStatus=status)
        if status == "remembered":
            assert tracking.listed_devices(device.token) == {device.key}
            assert api.public.get_device(**who)["Device"]["DeviceKey"] == device.key
        else:
            assert tracking.listed_devices(device.token) == set()
            with refused(*GONE):
                api.public.get_device(**who)
        shown = api.admin.admin_get_device(**anyone, DeviceKey=device.key)["Device"]
        assert as_dict(shown["DeviceAttributes"])["dev:device_remembered_status"] == status
    with refused("InvalidParameterException"):
        api.public.update_device_status(**who)
    assert tracking.prove_device(user, device, tracking.sign_in(user, device.key))["AuthenticationResult"]


@pytest.mark.rows("UP-DEV-09", "UP-DEV-10", "PERM-UUP-07")
def test_a_forgotten_device(api):
    """G.1.6 B.9.4"""
    tracking = Tracking(api, ALWAYS)
    user, other = tracking.make_user(), tracking.make_user()
    mine, lost = tracking.make_device(user), tracking.make_device(user)
    others = tracking.sign_in(other)["AuthenticationResult"]["AccessToken"]
    for call in [api.public.get_device, api.public.forget_device]:
        with refused(*GONE):
            call(AccessToken=others, DeviceKey=mine.key)
    api.public.forget_device(AccessToken=mine.token, DeviceKey=mine.key)
    anyone = {"UserPoolId": tracking.pool, "Username": user.username}
    assert [one["DeviceKey"] for one in api.admin.admin_list_devices(**anyone)["Devices"]] == [lost.key]
    api.admin.admin_update_device_status(**anyone, DeviceKey=lost.key, DeviceRememberedStatus="not_remembered")
    api.admin.admin_forget_device(**anyone, DeviceKey=lost.key)
    assert api.admin.admin_list_devices(**anyone)["Devices"] == []
    for device in (mine, lost):
        for call in [
            lambda: tracking.sign_in(user, device.key),
            lambda: api.public.update_device_status(
                AccessToken=device.token, DeviceKey=device.key, DeviceRememberedStatus="remembered"),
            lambda: api.admin.admin_get_device(**anyone, DeviceKey=device.key),
        ]:
            with refused(*GONE):
                call()
        with refused("InvalidParameterException", "Invalid device key given."):
            device.confirm(api)
    assert tracking.sign_in(user)["AuthenticationResult"]["NewDeviceMetadata"]


def test_an_app_repeats_its_answer_without_a_forgotten_device(api):
    """Apps send the same proof again, and so the refusal must not have used the challenge."""
    tracking = Tracking(api, ALWAYS)
    user = tracking.make_user()
    srp = api.srp(tracking.client, user.username)
    asked = api.public.initiate_auth(
        ClientId=tracking.client.id, AuthFlow="USER_SRP_AUTH",
        AuthParameters={**srp.get_auth_params(), "DEVICE_KEY": UNKNOWN})
    proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())
    given = {"ClientId": tracking.client.id, "ChallengeName": "PASSWORD_VERIFIER"}
    with refused(*GONE):
        api.public.respond_to_auth_challenge(**given, ChallengeResponses={**proof, "DEVICE_KEY": UNKNOWN})
    assert api.public.respond_to_auth_challenge(**given, ChallengeResponses=proof)[
        "AuthenticationResult"]["NewDeviceMetadata"]


@pytest.mark.rows("UP-DEV-13")
def test_lists_have_pages(api):
    tracking = Tracking(api, ALWAYS)
    user = tracking.make_user()
    keys = {tracking.make_device(user).key for _ in range(5)}
    token = tracking.sign_in(user)["AuthenticationResult"]["AccessToken"]
    anyone = {"UserPoolId": tracking.pool, "Username": user.username}
    for call, who in [(api.public.list_devices, {"AccessToken": token}), (api.admin.admin_list_devices, anyone)]:
        seen, more = [], {}
        for _ in range(3):
            page = call(**who, Limit=2, **more)
            seen += [one["DeviceKey"] for one in page["Devices"]]
            more = {"PaginationToken": page["PaginationToken"]} if "PaginationToken" in page else None
            if more is None:
                break
        assert more is None
        assert len(seen) == 5
        assert set(seen) == keys
        assert len(call(**who, Limit=0)["Devices"]) == 5


@pytest.mark.rows("AUTH-ADM-08", "UP-DEV-15", "UP-AUTH-08")
def test_a_refresh_names_the_device(api):
    tracking = Tracking(api, ALWAYS)
    user = tracking.make_user()
    signed_in = tracking.sign_in(user)["AuthenticationResult"]
    device = Device(signed_in)
    for key in (None, UNKNOWN):
        with refused("NotAuthorizedException", "Invalid Refresh Token"):
            tracking.refresh_on(signed_in, key)
    assert tokens.claims(tracking.refresh_on(signed_in, device.key)["AccessToken"])["device_key"] == device.key
    renewed = api.public.get_tokens_from_refresh_token(
        ClientId=tracking.client.id, RefreshToken=signed_in["RefreshToken"], DeviceKey=device.key)
    assert renewed["AuthenticationResult"]["AccessToken"]
    with refused("NotAuthorizedException", "Invalid Refresh Token"):
        api.public.get_tokens_from_refresh_token(ClientId=tracking.client.id, RefreshToken=signed_in["RefreshToken"])
    administrators = tracking.begin_as_administrator(user)["AuthenticationResult"]
    assert "NewDeviceMetadata" not in administrators
    with refused("NotAuthorizedException", "Invalid Refresh Token"):
        tracking.refresh_on(administrators)
    device.confirm(api)
    api.public.forget_device(AccessToken=device.token, DeviceKey=device.key)
    with refused("NotAuthorizedException", "Invalid Refresh Token"):
        tracking.refresh_on(signed_in, device.key)


@pytest.mark.rows("UP-DEV-11")
def test_a_remembered_device_instead_of_the_second_factor(api):
    tracking = Tracking(api, INSTEAD_OF_MFA, "OPTIONAL", SMS)
    user = tracking.make_user()
    device = tracking.make_device(user)
    tracking.prefer(user, SMSMfaSettings=ON)
    assert tracking.sign_in(user)["ChallengeName"] == "SMS_MFA"
    assert tracking.prove_device(user, device, tracking.sign_in(user, device.key))["AuthenticationResult"]
    anyone = {"UserPoolId": tracking.pool, "Username": user.username, "DeviceKey": device.key}
    api.admin.admin_update_device_status(**anyone, DeviceRememberedStatus="not_remembered")
    assert tracking.sign_in(user, device.key)["ChallengeName"] == "SMS_MFA"


def test_a_device_after_the_second_factor(api):
    """B.9.3: after a right code an app expects tokens or DEVICE_SRP_AUTH."""
    tracking = Tracking(api, ALWAYS, "OPTIONAL", SMS)
    user = tracking.make_user()
    device = tracking.make_device(user)
    tracking.prefer(user, SMSMfaSettings=ON)
    phone = api.attributes_of(tracking.pool, user.username)["phone_number"]
    for count, named in enumerate([{"DEVICE_KEY": device.key}, {}], start=1):
        asked = tracking.sign_in(user, device.key)
        assert asked["ChallengeName"] == "SMS_MFA"
        after = tracking.answer(
            user, "SMS_MFA", asked["Session"], SMS_MFA_CODE=api.code(phone, count), **named)
        assert tracking.prove_device(user, device, after)["AuthenticationResult"]


def test_devices_by_pycognito(api, monkeypatch):
    """Its whole device code as it is; only its fixed address of the service is another."""
    def post(url, headers, data, timeout):
        assert url == f"https://cognito-idp.{REGION}.amazonaws.com/"
        return requests.post(api.server.url + "/", headers=headers, data=data, timeout=timeout)

    monkeypatch.setattr(aws_srp, "requests", types.SimpleNamespace(post=post))
    tracking = Tracking(api, INSTEAD_OF_MFA, "OPTIONAL", SMS)
    user = tracking.make_user()
    first = api.srp(tracking.client, user.username)
    signed_in = first.authenticate_user()
    response, password = first.confirm_device(signed_in, "a laptop")
    assert response.status_code == 200
    assert response.json() == {"UserConfirmationNecessary": False}
    token = signed_in["AuthenticationResult"]["AccessToken"]
    tracking.prefer(user, SMSMfaSettings=ON)

    def sign_in():
        return AWSSRP(
            username=user.username, password=PASSWORD, pool_id=tracking.pool, client_id=tracking.client.id,
            client=api.public, device_key=first.device_key, device_group_key=first.device_group_key,
            device_password=password).authenticate_user()

    for _ in range(2):
        again = sign_in()["AuthenticationResult"]
        assert tokens.claims(again["AccessToken"])["device_key"] == first.device_key
    assert "200" in first.update_device_status(False, token, first.device_key)
    assert tracking.listed_devices(token) == set()
    assert "200" in first.update_device_status(True, token, first.device_key)
    assert tracking.listed_devices(token) == {first.device_key}
    assert "200" in first.forget_device(token, first.device_key)
    with refused(*GONE):
        sign_in()


@pytest.mark.parametrize("salt", [0, 1, 0x7F, 0x80, 1 << 119, (1 << 128) - 1], ids=hex)
def test_salts_of_every_form(api, salt):
    """B.9.4: a salt is a number, of 17 bytes with the sign, or of fewer."""
    tracking = Tracking(api, ALWAYS)
    user = tracking.make_user()
    device = Device(tracking.sign_in(user)["AuthenticationResult"])
    device.salt = salt
    device.confirm(api)
    assert tracking.prove_device(user, device, tracking.sign_in(user, device.key))["AuthenticationResult"]


@pytest.mark.parametrize("config", [
    None, {}, {"Salt": "AQ=="}, {"PasswordVerifier": "AQ=="}, {"PasswordVerifier": "AA==", "Salt": "AQ=="},
    {"PasswordVerifier": "/" * 516, "Salt": "AQ=="}, {"PasswordVerifier": "AQ==", "Salt": ""},
    {"PasswordVerifier": "AQ==", "Salt": "A" * 400}, {"PasswordVerifier": "not Base64", "Salt": "AQ=="}],
    ids=lambda config: "-".join(f"{name}={text[:6]}({len(text)})" for name, text in (config or {}).items()) or "none")
def test_a_verifier_that_is_none(api, config):
    tracking = Tracking(api, ALWAYS)
    user = tracking.make_user()
    device = Device(tracking.sign_in(user)["AuthenticationResult"])
    given = {"DeviceSecretVerifierConfig": config} if config is not None else {}
    with refused("InvalidParameterException"):
        api.public.confirm_device(AccessToken=device.token, DeviceKey=device.key, **given)
    assert device.confirm(api)
