"""The sync trigger: functions that decide about updates."""

import json
import sys
import time

import pytest

from testkit.aws import refused
from testkit.functions import Hooks, new_function
from testkit.identities import IdentityAPI
from testkit.roles import Roles
from testkit.server import ROOT
from testkit.sync import SyncSite

# The function responds, or does not; which engine stores the records is tried elsewhere.
pytestmark = pytest.mark.one_engine


@pytest.fixture
def hooks(server):
    made = Hooks(server)
    yield made
    made.close()


@pytest.fixture
def site(identities, roles):
    return SyncSite(identities, roles)


def sample(event, _):
    """The guide's sample: changes one record, removes one, adds one."""
    records = event["datasetRecords"]
    if "SampleKey1" in records:
        records["SampleKey1"] = {**records["SampleKey1"], "newValue": "ModifyValue1", "op": "replace"}
    if "SampleKey2" in records:
        records["SampleKey2"]["op"] = "remove"
    records.setdefault("SampleKey3", {"newValue": "ModifyValue3", "op": "replace"})
    return event


@pytest.mark.rows("EVT-CFG-01", "EVT-CFG-02", "EVT-CFG-03", "EVT-OUT-12", "MOD-SYN-07", "MOD-SYN-13", "MOD-FACT-15")
def test_the_guides_sample(site, hooks):
    arn = hooks.add(sample)
    site.admin.set_cognito_events(IdentityPoolId=site.pool, Events={"SyncTrigger": arn})
    assert site.admin.get_cognito_events(IdentityPoolId=site.pool)["Events"] == {"SyncTrigger": arn}
    user = site.user()
    user.write("prefs", {"SampleKey1": "a", "SampleKey2": "b"})
    assert user.values("prefs") == {"SampleKey1": "ModifyValue1", "SampleKey3": "ModifyValue3"}
    event, = hooks.events
    assert {key: event[key] for key in event if key != "datasetRecords"} == {
        "version": 2, "eventType": "SyncTrigger", "region": "us-east-1", "identityPoolId": site.pool,
        "identityId": user.identity, "datasetName": "prefs"}
    assert event["datasetRecords"]["SampleKey1"] == {"oldValue": None, "newValue": "a", "op": "replace"}
    # Credentials of the account bypass the function.
    site.developer(user.identity).write("prefs", {"SampleKey2": "c"})
    assert user.values("prefs")["SampleKey2"] == "c"
    assert len(hooks.events) == 1
    site.admin.set_cognito_events(IdentityPoolId=site.pool, Events={"SyncTrigger": ""})
    user.write("prefs", {"free": "x"})
    assert len(hooks.events) == 1


@pytest.mark.rows("EVT-CFG-01", "EVT-OUT-05", "EVT-OUT-12")
def test_the_guides_sample_as_a_program_under_awslambdaric(new_server, tmp_path):
    functions = {name: new_function() for name in ("sample", "fails")}
    configuration = tmp_path / "martlet.json"
    configuration.write_text(json.dumps({"triggers": {
        arn: {
            "kind": "process", "command": [sys.executable, "-m", "awslambdaric", f"sync_handlers.{name}"],
            "folder": str(ROOT / "Tests/Compatibility/testkit"),
        } for name, arn in functions.items()}}))
    configuration.chmod(0o600)
    server = new_server(arguments=["--config", str(configuration)])
    server.start()
    site = SyncSite(IdentityAPI(server), Roles(server))
    site.admin.set_cognito_events(IdentityPoolId=site.pool, Events={"SyncTrigger": functions["sample"]})
    user = site.user()
    user.write("prefs", {"SampleKey1": "a", "SampleKey2": "b"})
    assert user.values("prefs") == {"SampleKey1": "ModifyValue1", "SampleKey3": "ModifyValue3"}
    site.admin.set_cognito_events(IdentityPoolId=site.pool, Events={"SyncTrigger": functions["fails"]})
    with refused("InvalidLambdaFunctionOutputException"):
        user.write("prefs", {"other": "c"})
    assert "other" not in user.values("prefs")
    assert server.stop() == 0


@pytest.mark.rows("EVT-OUT-05", "EVT-OUT-10", "SYNC-12")
def test_functions_that_do_not_decide(site, hooks):
    def renames(event, _):
        return {**event, "identityId": "us-east-1:another"}

    def fails(event, _):
        raise ValueError("the function's own words")

    def sleeps(event, _):
        time.sleep(5.5)
        return event

    user = site.user()
    for handler, code in [
        (renames, "InvalidLambdaFunctionOutputException"), (fails, "InvalidLambdaFunctionOutputException"),
        (sleeps, "LambdaSocketTimeoutException"),
    ]:
        site.admin.set_cognito_events(IdentityPoolId=site.pool, Events={"SyncTrigger": hooks.add(handler)})
        with refused(code):
            user.write("prefs", {"key": "value"})
    assert user.list("prefs")["DatasetExists"] is False
    with refused("InvalidParameterException", "Martlet has no target for"):
        site.admin.set_cognito_events(IdentityPoolId=site.pool, Events={"SyncTrigger": new_function()})
    with refused("InvalidParameterException"):
        site.admin.set_cognito_events(IdentityPoolId=site.pool, Events={"Other": ""})
