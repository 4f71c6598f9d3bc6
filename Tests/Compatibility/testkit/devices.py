"""Devices of users, as apps keep them: a key, a group and a password, and the SRP arithmetic over them."""

import base64
import hashlib
import hmac
import secrets
import time

from pycognito.aws_srp import N_HEX, compute_hkdf, pad_hex

from testkit.cognito import PASSWORD
from testkit.factors import Factors

N, G = int(N_HEX, 16), 2
K = int(hashlib.sha256(bytes.fromhex("00" + N_HEX + "02")).hexdigest(), 16)
ALWAYS = {"DeviceConfiguration": {"ChallengeRequiredOnNewDevice": False, "DeviceOnlyRememberedOnUserPrompt": False}}
OPT_IN = {"DeviceConfiguration": {"ChallengeRequiredOnNewDevice": False, "DeviceOnlyRememberedOnUserPrompt": True}}
INSTEAD_OF_MFA = {"DeviceConfiguration": {"ChallengeRequiredOnNewDevice": True}}


def hashed(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def number(data):
    return int.from_bytes(data, "big")


def signed(value):
    """The shortest two's complement of a number."""
    return bytes.fromhex(pad_hex(value))


class Device:
    """The device of a sign-in, before or after it is confirmed."""

    def __init__(self, signed_in, password=None):
        told = signed_in["NewDeviceMetadata"]
        self.key, self.group = told["DeviceKey"], told["DeviceGroupKey"]
        self.token = signed_in["AccessToken"]
        self.password = password or secrets.token_hex(20)
        self.salt, self.a = secrets.randbits(128), secrets.randbits(256)

    def x(self, salt):
        return number(hashed(signed(salt), hashed(f"{self.group}{self.key}:{self.password}".encode())))

    def verifier(self):
        """`DeviceSecretVerifierConfig`."""
        values = {"PasswordVerifier": pow(G, self.x(self.salt), N), "Salt": self.salt}
        return {name: base64.b64encode(signed(value)).decode() for name, value in values.items()}

    def confirm(self, api, **more):
        return api.public.confirm_device(
            AccessToken=self.token, DeviceKey=self.key, DeviceSecretVerifierConfig=self.verifier(), **more)

    def beginning(self):
        return {"DEVICE_KEY": self.key, "SRP_A": f"{pow(G, self.a, N):x}"}

    def proof(self, asked):
        """The answer to the parameters of `DEVICE_PASSWORD_VERIFIER`, without username."""
        b, salt = int(asked["SRP_B"], 16), int(asked["SALT"], 16)
        u, x = number(hashed(signed(pow(G, self.a, N)), signed(b))), self.x(salt)
        shared = pow(b - K * pow(G, x, N), self.a + u * x, N)
        key = compute_hkdf(bytearray(signed(shared)), bytearray(signed(u)))
        now = time.gmtime()
        stamp = f"{time.strftime('%a %b', now)} {now.tm_mday} {time.strftime('%H:%M:%S UTC %Y', now)}"
        text = (self.group + self.key).encode() + base64.b64decode(asked["SECRET_BLOCK"]) + stamp.encode()
        return {
            "DEVICE_KEY": self.key, "TIMESTAMP": stamp, "PASSWORD_CLAIM_SECRET_BLOCK": asked["SECRET_BLOCK"],
            "PASSWORD_CLAIM_SIGNATURE": base64.b64encode(hmac.new(key, text, hashlib.sha256).digest()).decode(),
        }


class Tracking(Factors):
    """A pool that tracks devices, and a client of it."""

    def __init__(self, api, settings, mode="OFF", *offered, secret=False):
        super().__init__(api, mode, *offered, secret=secret, **settings)

    def sign_in(self, user, key=None):
        """The response to the password, on the device with this key."""
        named = {"DEVICE_KEY": key} if key else {}
        return self.api.public.initiate_auth(
            ClientId=self.client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters=self.client.parameters(user.username, PASSWORD=PASSWORD, **named))

    def make_device(self, user, **more):
        """A device that the user has confirmed."""
        device = Device(self.sign_in(user)["AuthenticationResult"])
        device.confirm(self.api, **more)
        return device

    def challenge(self, user, device, session=None):
        """The parameters of `DEVICE_PASSWORD_VERIFIER`."""
        more = {"Session": session} if session else {}
        asked = self.api.public.respond_to_auth_challenge(
            ClientId=self.client.id, ChallengeName="DEVICE_SRP_AUTH",
            ChallengeResponses=self.client.parameters(user.username, **device.beginning()), **more)
        assert asked["ChallengeName"] == "DEVICE_PASSWORD_VERIFIER"
        return asked["ChallengeParameters"]

    def answer_device(self, user, responses):
        return self.api.public.respond_to_auth_challenge(
            ClientId=self.client.id, ChallengeName="DEVICE_PASSWORD_VERIFIER",
            ChallengeResponses=self.client.parameters(user.username, **responses))

    def prove_device(self, user, device, asked):
        """What follows the proof that `asked`, a `DEVICE_SRP_AUTH`, asks for."""
        assert asked["ChallengeName"] == "DEVICE_SRP_AUTH", asked
        return self.answer_device(user, device.proof(self.challenge(user, device, asked.get("Session"))))

    def refresh_on(self, signed_in, key=None):
        named = {"DEVICE_KEY": key} if key else {}
        return self.api.public.initiate_auth(
            ClientId=self.client.id, AuthFlow="REFRESH_TOKEN_AUTH",
            AuthParameters={"REFRESH_TOKEN": signed_in["RefreshToken"], **named})["AuthenticationResult"]

    def listed_devices(self, token):
        return {one["DeviceKey"] for one in self.api.public.list_devices(AccessToken=token)["Devices"]}
