"""SIGTERM while callers still ask: what was acknowledged holds, and the process ends as it should."""

import concurrent.futures
import threading
import time

import pytest
import requests

from testkit.cognito import CognitoAPI, unique
from testkit.postgres import new_database
from testkit.server import TestServer

CALLERS, STOPS = 12, 8


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
def test_every_stop_under_load_ends_with_zero_and_keeps_what_was_acknowledged(scratch, engine):
    server = TestServer(scratch / f"stop-{engine}", database=new_database() if engine == "postgres" else None)
    server.start()
    pool = CognitoAPI(server).make_pool()
    created = []
    for _ in range(STOPS):
        api, is_over = CognitoAPI(server), threading.Event()

        def call(number, api=api, is_over=is_over):
            while not is_over.is_set():
                name = unique()
                try:
                    response = api.wire.post(
                        "AdminCreateUser", {"UserPoolId": pool, "Username": name, "MessageAction": "SUPPRESS"},
                        signed=True)
                except requests.RequestException:
                    return
                if response.status_code == 200:
                    created.append(name)

        before = len(created)
        with concurrent.futures.ThreadPoolExecutor(CALLERS) as threads:
            for number in range(CALLERS):
                threads.submit(call, number)
            while len(created) < before + 2 * CALLERS:
                assert server.is_alive(), server.tail()
                time.sleep(0.01)
            try:
                code = server.stop()
            finally:
                is_over.set()
        assert code == 0, server.tail()
        server.start()
    api = CognitoAPI(server)
    found = {user["Username"] for page in api.admin.get_paginator("list_users").paginate(UserPoolId=pool)
             for user in page["Users"]}
    assert set(created) <= found
    assert server.stop() == 0
