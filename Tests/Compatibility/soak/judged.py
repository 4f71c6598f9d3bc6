"""What AUDIT mode of threat protection costs a sign-in by the clock: `python -m soak.judged`, with a quiet machine.

Sign-ins of a pool without and of one with AUDIT take turns, so that both meet the same machine, over one connection.
The user of the latter has as many events as are kept. Printed are the medians of each round, their ratio, and the
median of the ratios. `make instructions` counts the same without a clock.
"""

import argparse
import json
import pathlib
import shutil
import statistics
import tempfile
import time

import requests

from testkit.cognito import CognitoAPI
from testkit.server import TestServer

TARGET = {"Content-Type": "application/x-amz-json-1.1",
          "X-Amz-Target": "AWSCognitoIdentityProviderService.InitiateAuth"}


def signer(api, connection, **settings):
    """A function that signs a user of a new pool in, and returns the seconds that took."""
    pool = api.make_pool(**settings)
    client, user = api.make_client(pool), api.make_user(pool)
    body = json.dumps({"ClientId": client.id, "AuthFlow": "USER_PASSWORD_AUTH",
                       "AuthParameters": client.parameters(user.username, PASSWORD=user.password)})

    def sign_in():
        began = time.perf_counter()
        response = connection.post(api.server.url, data=body, headers=TARGET, timeout=60)
        took = time.perf_counter() - began
        assert "AuthenticationResult" in response.json(), response.text
        return took

    return sign_in


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--calls", type=int, default=300)
    given = arguments.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet-judged-"))
    server = TestServer(folder / "data")
    server.start()
    try:
        api, connection = CognitoAPI(server), requests.Session()
        plain = signer(api, connection)
        judged = signer(api, connection, UserPoolTier="PLUS", UserPoolAddOns={"AdvancedSecurityMode": "AUDIT"})
        for _ in range(60):
            plain(), judged()
        ratios = []
        for number in range(given.rounds):
            pairs = [(plain(), judged()) for _ in range(given.calls)]
            without, with_it = (statistics.median(times) for times in zip(*pairs))
            ratios.append(with_it / without)
            print(f"round {number + 1}: {without * 1000:.2f} ms without, {with_it * 1000:.2f} ms with, "
                  f"{ratios[-1]:.3f}", flush=True)
        print(f"median of the ratios: {statistics.median(ratios):.3f}")
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
