"""What operators' tools ask of the process: probes from elsewhere, its health, its end, its traces."""

import json
import signal
import socket

import requests

from testkit.cognito import PASSWORD, CognitoAPI, new_email, unique
from testkit.ports import free_port
from testkit.server import run_martlet
from testkit.targets import Hook
from testkit.waiting import eventually

TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"


def test_the_management_address_has_health_and_metrics_and_nothing_else(new_server):
    address = f"127.0.0.2:{free_port()}"
    server = new_server(arguments=["--management-address", address])
    server.start()
    base = f"http://{address}"
    assert requests.get(f"{base}/healthz").text == "ok\n"
    # Any name leads there: probes use the address of a container.
    assert requests.get(f"{base}/readyz", headers={"Host": "node-1.internal"}).text == "ready\n"
    metrics = requests.get(f"{base}/metrics").text
    assert 'martlet_requests_total{operation="GetHealth",outcome="ok"} 1\n' in metrics
    steps = next(line for line in metrics.splitlines() if line.startswith("martlet_schema_steps "))
    assert int(steps.split()[1]) > 0
    waits = [line for line in metrics.splitlines() if line.startswith("martlet_store_wait_seconds_count ")]
    assert ([int(line.split()[1]) > 0 for line in waits] == [True]) is (server.database is not None)
    for path in ("/", "/inbox", "/.well-known/jwks.json", "/start"):
        assert requests.get(base + path, allow_redirects=False).status_code == 404
    call = {"X-Amz-Target": "MartletAdmin_v1.ListPools", "Content-Type": "application/x-amz-json-1.1"}
    assert requests.post(f"{base}/", headers=call, data="{}").status_code == 404
    assert requests.post(f"{base}/healthz").status_code == 405
    assert server.stop() == 0


def test_health_is_an_exit_code(new_server):
    server = new_server()
    server.start()

    def health(*words):
        done = run_martlet("health", *words)
        return done.returncode, (done.stdout + done.stderr).strip()

    ports = ["--admin-port", server.admin_port]
    assert health(*ports) == (0, "ready")
    assert health("--live", *ports) == (0, "ok")
    if not server.database:
        assert health(*server.store) == (0, "ready")
    # Something else responds there.
    assert health("--admin-port", server.port)[0] == 1
    assert server.stop() == 0
    code, said = health(*ports)
    assert code == 1
    assert "no answer" in said
    assert health("--admin-port", "x")[0] == 2


def test_a_server_that_drains_serves_and_lets_connections_go(new_server):
    server = new_server(arguments=["--drain-delay", "2"])
    server.start()
    with requests.Session() as kept:
        assert "Connection" not in kept.get(f"{server.url}/inbox").headers
        server.process.send_signal(signal.SIGTERM)
        eventually(lambda: requests.get(f"{server.admin_url}/readyz").text == "closing\n")
        response = kept.get(f"{server.url}/inbox")
        assert response.status_code == 200
        assert response.headers["Connection"] == "close"
        # A load balancer that has not noticed yet opens another connection.
        assert requests.get(f"{server.url}/inbox").status_code == 200
        assert server.is_alive()
    # A second signal would end it at once.
    assert server.process.wait(240) == 0, server.tail()


def test_a_trace_is_in_the_log_and_reaches_functions(new_server):
    server = new_server(dev=False)
    server.start()
    api = CognitoAPI(server)
    hook = Hook(server, lambda received: (200, received.event))
    client = api.make_client(api.make_pool(LambdaConfig={"PreSignUp": hook.function}))
    headers = {"traceparent": f"00-{TRACE}-00f067aa0ba902b7-01", "tracestate": "vendor=1"}
    call = {"Content-Type": "application/x-amz-json-1.1",
            "X-Amz-Target": "AWSCognitoIdentityProviderService.SignUp"}
    body = {"ClientId": client.id, "Username": unique(), "Password": PASSWORD,
            "UserAttributes": [{"Name": "email", "Value": new_email()}]}
    for more in (headers, {"traceparent": "00-nonsense"}):
        body["Username"] = unique()
        response = requests.post(server.url, headers={**call, **more}, data=json.dumps(body))
        assert response.status_code == 200, response.text
    traced, other = (received.headers for received in hook.received)
    assert {name: traced[name] for name in headers} == headers
    assert "traceparent" not in other
    assert "tracestate" not in other
    hook.close()
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if '"SignUp"' in line]
    assert [line.get("traceId") for line in lines] == [TRACE, None]


def test_the_debug_log_has_the_parts_of_a_request(new_server):
    server = new_server(dev=False, arguments=["--log-level", "debug"])
    server.start()
    api = CognitoAPI(server)
    hook = Hook(server, lambda received: (200, received.event))
    client = api.make_client(api.make_pool(LambdaConfig={"PreSignUp": hook.function}))
    call = {"Content-Type": "application/x-amz-json-1.1", "X-Amz-Target": "AWSCognitoIdentityProviderService.SignUp",
            "traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"}
    body = {"ClientId": client.id, "Username": unique(), "Password": PASSWORD,
            "UserAttributes": [{"Name": "email", "Value": new_email()}]}
    response = requests.post(server.url, headers=call, data=json.dumps(body))
    assert response.status_code == 200, response.text
    refused = requests.post(server.url, headers={**call, "traceparent": ""}, data=json.dumps(body))
    assert refused.status_code == 400
    hook.close()
    assert server.stop() == 0

    lines = [json.loads(line) for line in server.log.read_text().splitlines() if '"span"' in line]
    spans = [line for line in lines if line["requestId"] == response.headers["x-amzn-RequestId"]]
    whole = next(span for span in spans if span["name"] == "SignUp")
    assert whole["parentId"] == "00f067aa0ba902b7"
    assert {span["traceId"] for span in spans} == {TRACE}
    parts = [span for span in spans if span is not whole]
    assert {span["parentId"] for span in parts} == {whole["spanId"]}
    assert {span["name"] for span in parts} == {"store read", "store write", f"POST 127.0.0.1:{hook.port}"}
    assert len({span["spanId"] for span in spans}) == len(spans)
    assert all(float(part["began"]) + float(part["duration"]) <= float(whole["duration"]) + 0.01 for part in parts)
    # What the function was told leads to the part that called it.
    called = next(span for span in parts if span["name"].startswith("POST"))
    assert hook.received[0].headers["traceparent"] == f"00-{TRACE}-{called['spanId']}-01"
    # A request whose caller names no trace has its own.
    own = [line for line in lines if line["requestId"] == refused.headers["x-amzn-RequestId"]]
    assert {line["traceId"] for line in own} == {refused.headers["x-amzn-RequestId"].replace("-", "")}
    assert "parentId" not in next(line for line in own if line["name"] == "SignUp")
    # Nothing of what was sent is in a name.
    assert body["Username"] not in json.dumps(lines)


def test_systemd_hears_of_the_start_the_life_and_the_end(new_server, scratch):
    # The path of a socket is short.
    name = "\0martlet-" + unique()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(name)
        systemd.settimeout(60)
        told = {"NOTIFY_SOCKET": "@" + name[1:], "WATCHDOG_USEC": "200000"}
        server = new_server(environment=told)
        server.start()

        def hears(text):
            while (heard := systemd.recv(64).decode()) != text:
                assert heard in ("READY=1", "WATCHDOG=1")

        hears("READY=1")
        hears("WATCHDOG=1")
        hears("WATCHDOG=1")
        server.process.send_signal(signal.SIGTERM)
        hears("STOPPING=1")
        assert server.process.wait(240) == 0
