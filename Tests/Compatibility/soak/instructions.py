"""How many instructions the server executes for a call: `make instructions [BINARIES="old new"]`.

Counted by valgrind's callgrind, so the figures do not depend on how busy or how fast the machine is, and two programs
can be compared to about one percent. Two passes are counted, and the second is shown: the first one contains what a new
server does once. Signatures are made by code that valgrind emulates, so the share of the arithmetic is larger here than
in `make bench`.
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

import boto3
from botocore.config import Config
from pycognito.aws_srp import AWSSRP

from testkit import server as testkit_server
from testkit.server import BINARY, REGION, TestServer

PASSWORD = "Passw0rd!long"
PATIENCE = 120


class Counter:
    """A server under callgrind."""

    def __init__(self, binary, folder):
        self.profile = folder / "callgrind.out"
        # callgrind cannot read the debug information of large programs.
        program = folder / "martlet"
        shutil.copy(binary, program)
        subprocess.run(["strip", "--strip-debug", program], check=True)
        self.server = TestServer(folder / "data")
        self.server.wrapper = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={self.profile}"]
        testkit_server.BINARY = program
        self.server.start(patience=PATIENCE)

    def instructions(self):
        """The instructions since the last call."""
        before = set(self.profile.parent.glob("callgrind.out*"))
        subprocess.run(["callgrind_control", "-d", str(self.server.process.pid)], check=True, capture_output=True)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for made in set(self.profile.parent.glob("callgrind.out*")) - before:
                if found := re.search(r"^totals: (\d+)", made.read_text(errors="replace"), re.M):
                    return int(found[1])
            time.sleep(0.1)
        raise RuntimeError("callgrind wrote no profile")


def calls(server):
    """A pool with sixty users, and what is counted."""
    cognito = boto3.client(
        "cognito-idp", endpoint_url=server.url, region_name=REGION, aws_access_key_id=server.access_key_id,
        aws_secret_access_key=server.secret_access_key,
        config=Config(retries={"max_attempts": 0}, read_timeout=PATIENCE))
    pool = cognito.create_user_pool(PoolName="count")["UserPool"]["Id"]
    client = cognito.create_user_pool_client(
        UserPoolId=pool, ClientName="count",
        ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH", "ALLOW_USER_SRP_AUTH"],
    )["UserPoolClient"]["ClientId"]
    for number in range(60):
        cognito.admin_create_user(
            UserPoolId=pool, Username=f"user{number:03}", MessageAction="SUPPRESS",
            UserAttributes=[{"Name": "email", "Value": f"user{number:03}@example.com"}])
    cognito.admin_set_user_password(UserPoolId=pool, Username="user000", Password=PASSWORD, Permanent=True)

    def sign_in(flow, **parameters):
        return cognito.initiate_auth(ClientId=client, AuthFlow=flow, AuthParameters=parameters)

    def password():
        return sign_in("USER_PASSWORD_AUTH", USERNAME="user000", PASSWORD=PASSWORD)

    judged = cognito.create_user_pool(
        PoolName="judged", UserPoolTier="PLUS", UserPoolAddOns={"AdvancedSecurityMode": "AUDIT"})["UserPool"]["Id"]
    judged_client = cognito.create_user_pool_client(
        UserPoolId=judged, ClientName="count", ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
    )["UserPoolClient"]["ClientId"]
    cognito.admin_create_user(UserPoolId=judged, Username="user000", MessageAction="SUPPRESS")
    cognito.admin_set_user_password(UserPoolId=judged, Username="user000", Password=PASSWORD, Permanent=True)

    def judged_password():
        return cognito.initiate_auth(
            ClientId=judged_client, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": "user000", "PASSWORD": PASSWORD})

    for _ in range(60):  # As many events as are kept of a user.
        judged_password()
    tokens = password()["AuthenticationResult"]
    return [
        ("GetUser", 100, lambda: cognito.get_user(AccessToken=tokens["AccessToken"])),
        ("AdminGetUser", 100, lambda: cognito.admin_get_user(UserPoolId=pool, Username="user000")),
        ("ListUsers, 60", 100, lambda: cognito.list_users(UserPoolId=pool, Limit=60)),
        ("DescribeUserPool", 100, lambda: cognito.describe_user_pool(UserPoolId=pool)),
        ("Refresh", 20, lambda: sign_in("REFRESH_TOKEN_AUTH", REFRESH_TOKEN=tokens["RefreshToken"])),
        ("Password sign-in", 20, password),
        ("The same in AUDIT", 20, judged_password),
        ("SRP sign-in", 20, lambda: AWSSRP(
            username="user000", password=PASSWORD, pool_id=pool, client_id=client, client=cognito
        ).authenticate_user()),
    ]


def count(binary):
    """Thousands of instructions for each call, by its name."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet-instructions-"))
    counter = Counter(binary, folder)
    try:
        counted = {}
        listed = calls(counter.server)
        for name, times, call in listed + listed:
            call()
            counter.instructions()
            for _ in range(times):
                call()
            counted[name] = counter.instructions() / times / 1000
        return counted
    finally:
        counter.server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("binaries", nargs="*", default=[str(BINARY)])
    results = [count(binary) for binary in arguments.parse_args().binaries]
    print("thousands of instructions for a call")
    for name, first in results[0].items():
        others = "".join(f"{one[name]:12,.0f} {one[name] / first - 1:+7.1%}" for one in results[1:])
        print(f"{name:20}{first:12,.0f}{others}")


if __name__ == "__main__":
    main()
