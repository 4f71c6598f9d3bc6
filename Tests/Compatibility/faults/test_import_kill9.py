"""An import under kill -9."""

import os

import pytest

from testkit.cognito import CognitoAPI
from testkit.imports import Imports
from testkit.waiting import eventually

ROUNDS = max(2, int(os.environ.get("KILL_ROUNDS", "100")) // 50)
# A batch has 50 rows, so that some are imported and most are not when the process is killed.
ROWS = 2000


@pytest.mark.seconds(1800)
@pytest.mark.rows("CSV-07")
def test_every_row_is_imported_once(new_server, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    imports = Imports(api, api.make_pool(AutoVerifiedAttributes=["email"]))
    for round in range(ROUNDS):
        names = [f"user{round}x{number}" for number in range(ROWS)]
        path = imports.file(tmp_path / f"{round}.csv", [imports.row(name) for name in names])
        job = imports.create()
        assert imports.upload(job["PreSignedUrl"], path) == 200
        imports.start(job)
        assert eventually(lambda: imports.state(job)["ImportedUsers"] > 0)
        before = imports.state(job)
        server.kill()
        server.start()
        ended = imports.end(job)
        assert before["Status"] == "InProgress", "killed too late"
        assert before["ImportedUsers"] < ROWS, "killed too late"
        assert (ended["Status"], ended["ImportedUsers"]) == ("Succeeded", ROWS)
        assert (ended["SkippedUsers"], ended["FailedUsers"]) == (0, 0)
        for name in names[:: ROWS // 8]:
            assert api.status_of(imports.pool, name) == "RESET_REQUIRED"
    assert server.stop() == 0


@pytest.mark.seconds(1800)
@pytest.mark.rows("CSV-07")
def test_another_node_goes_on_with_the_job_of_one_that_is_killed(new_server, engine, tmp_path):
    if engine != "postgres":
        pytest.skip("only PostgreSQL has several nodes")
    one = new_server()
    two = new_server(share=one)
    two.environment.update(one.root_key)
    two.access_key_id, two.secret_access_key = one.access_key_id, one.secret_access_key
    nodes = [one, two]
    for node in nodes:
        node.start()
    apis = [CognitoAPI(node) for node in nodes]
    imports = Imports(apis[0], apis[0].make_pool(AutoVerifiedAttributes=["email"]))
    for round in range(ROUNDS):
        names = [f"user{round}x{number}" for number in range(ROWS)]
        path = imports.file(tmp_path / f"{round}.csv", [imports.row(name) for name in names])
        job = imports.create()
        assert imports.upload(job["PreSignedUrl"], path) == 200
        imports.start(job)
        assert eventually(lambda: imports.state(job)["ImportedUsers"] > 0)
        # Which of them has the job is not told: each is killed in turn, and the other one ends it.
        victim, other = nodes[round % 2], 1 - round % 2
        victim.kill()
        imports.api = apis[other]
        before = imports.state(job)
        ended = imports.end(job)
        assert before["ImportedUsers"] < ROWS, "killed too late"
        assert (ended["Status"], ended["ImportedUsers"]) == ("Succeeded", ROWS)
        assert (ended["SkippedUsers"], ended["FailedUsers"]) == (0, 0)
        # A row that came twice would be counted as skipped.
        for name in names[:: ROWS // 8]:
            assert apis[other].status_of(imports.pool, name) == "RESET_REQUIRED"
        victim.start()
    assert all(node.stop() == 0 for node in nodes)
