"""What an import job tells while it runs: its log in a service for logs, and what it keeps a pool from."""

import pytest

from testkit.aws import refused
from testkit.cognito import CognitoAPI
from testkit.imports import Imports
from testkit.logs import AWS
from testkit.waiting import eventually


@pytest.fixture
def aws():
    made = AWS()
    yield made
    made.close()


def started(new_server, *arguments):
    server = new_server(arguments=list(map(str, arguments)))
    server.start()
    return CognitoAPI(server)


@pytest.mark.rows("IMP-LOG-01", "IMP-LOG-02", "IMP-LOG-03", "IMP-LOG-04", "IMP-LOG-05", "IMP-LOG-06", "IMP-LOG-07")
def test_the_log_of_a_job_arrives_in_its_own_stream_and_waits_for_a_service_that_is_away(
        new_server, aws, scratch, tmp_path):
    api = started(new_server, *aws.arguments(scratch))
    pool = api.make_pool(PoolName="our users", AutoVerifiedAttributes=["email"])
    imports = Imports(api, pool)
    rows = [imports.row(f"user{number}") for number in range(120)]
    rows[50] = imports.row("user3")
    rows[60] = imports.row("user60", email_verified="FALSE")
    aws.down.add("logs")
    job = imports.create()
    assert imports.upload(job["PreSignedUrl"], imports.file(tmp_path / "users.csv", rows)) == 200
    imports.start(job)
    assert imports.end(job)["Status"] == "Succeeded"
    assert eventually(lambda: "logs" in aws.calls) and aws.lines == {}
    aws.down.clear()
    stream = (f"/aws/cognito/userpools/{pool}/our_users", f"{job['JobId']}/moving")
    assert eventually(lambda: len(aws.lines.get(stream, [])) == 120), api.server.tail()
    lines = aws.lines[stream]
    assert [int(line.split()[3]) for line in lines] == list(range(2, 122)), "in their order, each once"
    assert lines[0] == "[SUCCEEDED] Line Number 2 - The import succeeded."
    assert lines[50].startswith("[SKIPPED] Line Number 52 ")
    assert lines[60].startswith("[FAILED] Line Number 62 ")
    assert not any("@" in line or "user60" in line for line in lines)
    assert set(aws.lines) == {stream}


@pytest.mark.one_engine
def test_a_pool_does_not_change_under_a_job_that_runs(new_server, tmp_path):
    api = started(new_server)
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    imports = Imports(api, pool)
    path = imports.file(tmp_path / "users.csv", [imports.row(f"user{number}") for number in range(3000)])
    job = imports.create()
    assert imports.upload(job["PreSignedUrl"], path) == 200
    imports.start(job)
    extra = [{"Name": "plan", "AttributeDataType": "String"}]
    for call in (
            lambda: api.admin.update_user_pool(UserPoolId=pool, AutoVerifiedAttributes=["email"]),
            lambda: api.admin.add_custom_attributes(UserPoolId=pool, CustomAttributes=extra),
            lambda: api.admin.delete_user_pool(UserPoolId=pool)):
        with refused("UserImportInProgressException"):
            call()
    assert imports.state(job)["Status"] in ("Pending", "InProgress"), "the calls came too late"
    imports.stop(job)
    api.admin.add_custom_attributes(UserPoolId=pool, CustomAttributes=extra)
    api.admin.update_user_pool(UserPoolId=pool, AutoVerifiedAttributes=["email"])
    api.admin.delete_user_pool(UserPoolId=pool)
