"""Threat protection tells strangers nothing: neither which users exist, nor by the time of a response."""

import pytest

from testkit.cognito import PASSWORD
from testkit.stopwatch import Stopwatch, auc, interleaved

# An AUC beyond this shows a leak. With 100 samples of each, chance alone gives 0.62 once in a thousand.
TELLS = 0.66
# Load on the machine makes a difference now and then; a leak makes one each time.
ATTEMPTS = 4
# Fewer than lock a name.
PER_NAME = 4
NAMES = 25


@pytest.fixture
def api(api):
    api.pool = api.make_pool(UserPoolTier="PLUS", UserPoolAddOns={"AdvancedSecurityMode": "AUDIT"})
    api.client = api.make_client(api.pool)
    api.watch = Stopwatch(api.server)
    yield api
    api.watch.close()


def asker(api, names):
    names = iter([name for name in names for _ in range(PER_NAME)])

    def ask():
        took, response = api.watch.ask(
            "InitiateAuth", {
                "ClientId": api.client.id, "AuthFlow": "USER_PASSWORD_AUTH",
                "AuthParameters": {"USERNAME": next(names), "PASSWORD": "Wrong-" + PASSWORD}})
        assert response["message"] == "Incorrect username or password.", response
        return took

    return ask


@pytest.mark.rows("SRP-09")
def test_a_wrong_password_takes_as_long_for_unknown_names(api):
    found = []
    for number in range(ATTEMPTS):
        known = [f"known-{number}-{place:02}" for place in range(NAMES)]
        for name in known:
            api.make_user(api.pool, username=name)
        unknown = [f"other-{number}-{place:02}" for place in range(NAMES)]
        found.append(
            auc(*interleaved([asker(api, known), asker(api, unknown)], NAMES * PER_NAME, seed=number)))
        if found[-1] < TELLS:
            return
    raise AssertionError(f"the time tells which users exist: {found}")
