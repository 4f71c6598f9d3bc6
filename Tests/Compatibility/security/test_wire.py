"""Group WIRE of the attack catalogue: malformed HTTP."""

import gzip
import json
import socket

import pytest
import requests

from testkit.aws import JSON, TARGET, error_of
from testkit.cognito import PASSWORD, unique
from testkit.raw import count_responses, exchange, read, request, sign_up_body, status
from testkit.waiting import eventually

pytestmark = pytest.mark.one_engine


def smuggled(client, username):
    """A second request, hidden in the body of the first."""
    return request(sign_up_body(client, username, PASSWORD), "SignUp")


@pytest.fixture
def bait(api, shared):
    """A client and a username; afterwards, a check that no hidden request signed it up."""
    client, username = shared.client, unique("smuggled")
    yield client, username
    found = api.admin.list_users(UserPoolId=client.pool, Filter=f'username = "{username}"')["Users"]
    assert found == [], "the hidden request was carried out"


@pytest.mark.rows("WIRE-01")
def test_a_content_length_beside_chunked_is_refused(api, bait):
    hidden = smuggled(*bait)
    body = b"0\r\n\r\n" + hidden
    lines = [b"Transfer-Encoding: chunked", b"Content-Length: 5"]
    for extra in (lines, lines[::-1]):
        response, closed = exchange(api.server, request(body, extra=extra, length=False))
        assert status(response) == 400
        assert closed
        assert count_responses(response) == 1


@pytest.mark.parametrize(
    "lines",
    [[b"Content-Length: 2", b"Content-Length: 3"], [b"Content-Length: 2, 2"], [b"Content-Length: +2"],
     [b"Content-Length: 0x2"], [b"Content-Length: 2 2"], [b"Content-Length: -1"],
     [b"Content-Length: 99999999999999999999"],
     [b"Content-Length: "], [b"Content-Length: two"]], ids=lambda lines: lines[-1].decode()[16:])
@pytest.mark.rows("WIRE-02")
def test_an_invalid_length_is_refused(api, bait, lines):
    response, closed = exchange(api.server, request(b"{}" + smuggled(*bait), extra=lines, length=False))
    assert status(response) == 400
    assert closed
    assert count_responses(response) == 1


@pytest.mark.parametrize(
    "line",
    [b"Transfer-Encoding: xchunked", b"Transfer-Encoding: chunked, identity",
     b"Transfer-Encoding:\tchunked\r\n folded: x",
     b"Transfer-Encoding : chunked", b"X-Folded: a\r\n b", b": empty-name", b"No-Colon-At-All"])
@pytest.mark.rows("WIRE-03")
def test_an_invalid_header_is_refused(api, bait, line):
    response, closed = exchange(api.server, request(b"0\r\n\r\n" + smuggled(*bait), extra=[line], length=False))
    assert status(response) == 400
    assert closed
    assert count_responses(response) == 1


@pytest.mark.parametrize(
    "body",
    [b"FFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n", b"0_2\r\n{}\r\n0\r\n\r\n", b"-2\r\n{}\r\n0\r\n\r\n", b"2\n{}\n0\n\n",
     b"2;" + b"x" * 1_000_000 + b"\r\n{}\r\n0\r\n\r\n", b"2\r\n{}\r\n0\r\nT: " + b"x" * 65536 + b"\r\n\r\n", b"zz\r\n"],
    ids=["huge", "underscore", "negative", "bare-lf", "extension", "trailer", "letters"])
@pytest.mark.rows("WIRE-04")
def test_invalid_chunks_are_refused(api, body):
    response, closed = exchange(api.server, request(body, extra=[b"Transfer-Encoding: chunked"], length=False))
    assert closed or status(response) >= 400
    assert status(response) < 500
    assert status(response) != 200


@pytest.mark.parametrize(
    "data",
    [request(line=b"POST /\x00 HTTP/1.1"), request(line=b"PO\x01ST / HTTP/1.1"),
     request(line=b"POST /\xff\xfe HTTP/1.1"),
     request(extra=[b"X-A: a\x00b"]), request(extra=[b"X-A: a\rb"]), request(extra=[b"X-\x80: a"]),
     request(extra=[b"X A: b"])])
@pytest.mark.rows("WIRE-06")
def test_invalid_bytes_are_refused(api, data):
    response, _ = exchange(api.server, data)
    assert 400 <= status(response) < 500
    assert count_responses(response) == 1


@pytest.mark.parametrize(
    "line",
    [b"POST /" + b"x" * 100_000 + b" HTTP/1.1", b"POST http://evil.example/ HTTP/1.1",
     b"CONNECT evil.example:80 HTTP/1.1",
     b"TRACE / HTTP/1.1", b"post / HTTP/1.1", b"POST / HTTP/9.9", b"POST /", b"DELETE / HTTP/1.1", b"GET / HTTP/1.1"],
    ids=lambda line: line[:24].decode())
@pytest.mark.rows("WIRE-09")
def test_an_unexpected_request_line_is_refused(api, line):
    response, _ = exchange(api.server, request(line=line, extra=[b"X-Canary: do-not-echo"]))
    assert status(response) == 0 or 400 <= status(response) < 500 or status(response) == 505
    assert b"do-not-echo" not in response


@pytest.mark.rows("WIRE-10")
def test_a_body_over_the_limit(api):
    limit = 1024 * 1024
    fits = b'{"ClientId": "' + b"a" * (limit - 16) + b'"}'
    response = api.wire.post("InitiateAuth", fits)
    assert response.status_code == 400
    assert error_of(response)[0] == "InvalidParameterException"
    declared, _ = exchange(api.server, request(b"", extra=[b"Content-Length: %d" % (limit + 1)], length=False))
    assert status(declared) == 413, "refused before the body was sent"
    chunk = b"%x\r\n" % 65536 + b"x" * 65536 + b"\r\n"
    streamed, _ = exchange(
        api.server, request(chunk * 17, extra=[b"Transfer-Encoding: chunked"], length=False), patience=15)
    assert status(streamed) == 413


@pytest.mark.rows("WIRE-10")
def test_a_gigabyte_is_refused_before_it_is_sent(api):
    response, _ = exchange(
        api.server, request(b"", extra=[b"Content-Length: 1073741824", b"Expect: 100-continue"], length=False))
    assert b" 100 " not in response
    assert status(response) == 413


@pytest.mark.rows("WIRE-12")
def test_clients_that_leave_in_the_middle(api):
    asked = {"ClientId": "a" * 26, "AuthFlow": "USER_PASSWORD_AUTH"}
    before = api.server.callers_sockets()
    whole = request(json.dumps(asked).encode())
    for turn in range(2000):
        connection = socket.create_connection(("127.0.0.1", api.server.port), timeout=60)
        connection.sendall(whole[: 1 + turn % len(whole)])
        if turn % 3 == 0:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        elif turn % 3 == 1:
            connection.shutdown(socket.SHUT_WR)
        connection.close()
    assert eventually(lambda: api.server.callers_sockets() <= before, within=90)


@pytest.mark.rows("WIRE-14")
def test_forwarded_headers_are_not_trusted(api):
    pool = api.make_pool()
    for extra in (
        {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https"}, {"Forwarded": "host=a;host=evil.example"},
        {"X-Forwarded-For": "not an address"}, {"X_Forwarded_For": "10.0.0.1"}, {"Host": "evil.example"},
        {"X-Original-URI": "/healthz"}, {"X-Rewrite-URL": "/metrics"},
    ):
        response = requests.get(
            f"{api.server.url}/{pool}/.well-known/openid-configuration", headers=extra, timeout=60)
        assert response.status_code == 200
        assert response.json()["issuer"] == f"{api.server.url}/{pool}"
        assert "evil" not in response.text


@pytest.mark.parametrize(
    "target",
    [None, "aWSCognitoIdentityProviderService.SignUp", f"{TARGET}.signUp", f"{TARGET}.SignUp%00", f"{TARGET}.SignUp ",
     "AWSCognitoIdentityService.SignUp", "x" * 7000, f"{TARGET}.SignUp.SignUp"])
@pytest.mark.rows("WIRE-15")
def test_an_unknown_target_is_refused(api, target):
    headers = {"X-Amz-Target": target} if target else {}
    response = api.wire.post("SignUp", {}, headers=headers, drop=() if target else ("X-Amz-Target",))
    assert response.status_code == 400
    assert error_of(response)[0] == "UnknownOperationException"


@pytest.mark.rows("WIRE-15")
def test_a_repeated_target_is_refused(api):
    response, _ = exchange(api.server, request(extra=[f"X-Amz-Target: {TARGET}.SignUp".encode()]))
    assert status(response) == 400


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain;charset=utf-16",
     "application/x-amz-json-1.1; charset=utf-16", ""])
@pytest.mark.rows("WIRE-16")
def test_a_body_of_another_type_is_refused(api, bait, kind):
    client, username = bait
    for body in (sign_up_body(client, username, PASSWORD),
                 f"ClientId={client.id}&Username={username}&Password={PASSWORD}".encode()):
        response = api.wire.post("SignUp", body, headers={"Content-Type": kind})
        assert 400 <= response.status_code < 500


@pytest.mark.parametrize(
    "path",
    ["//", "/./", "/%2e/", "/x/..", "/;a=b", "/%00", "//.well-known//jwks.json", "/POOL/.well-known/%6awks.json",
     "/POOL/.well-known/jwks.json/", "/x/../POOL/.well-known/jwks.json", "/POOL/.well-known/jwks.json;a=b",
     "/POOL%2F.well-known/jwks.json", "/healthz", "/metrics", "/inbox/../metrics"])
@pytest.mark.rows("WIRE-17")
def test_a_path_that_resembles_another_is_refused(api, shared, path):
    path = path.replace("POOL", shared.client.pool)
    response, _ = exchange(api.server, b"GET " + path.encode() + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert 400 <= status(response) < 500


@pytest.mark.rows("WIRE-19")
def test_compressed_bodies_are_not_unpacked(api):
    bomb = gzip.compress(b"0" * 50_000_000)
    response = api.wire.post("InitiateAuth", bomb, headers={"Content-Encoding": "gzip"})
    assert response.status_code == 415


@pytest.mark.rows("WIRE-20")
def test_unknown_names_do_not_fill_the_metrics(api):
    def series():
        return len([line for line in requests.get(api.server.admin_url + "/metrics", timeout=60).text.splitlines()
                    if not line.startswith("#")])

    session = requests.Session()
    def ask(number):
        session.post(f"{api.server.url}/", data=b"{}", timeout=60,
                     headers={"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.Unheard{number}"})
        session.get(f"{api.server.url}/unheard/{number}", timeout=60)

    ask(0)
    series()  # is a request itself, which the next page counts
    before = series()
    for number in range(1, 2500):
        ask(number)
    assert series() <= before + 4


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "https://app.example.com.evil.example"])
@pytest.mark.rows("WIRE-22")
def test_browsers_may_call_but_not_with_cookies(api, origin):
    asked = requests.options(api.server.url + "/", timeout=60, headers={
        "Origin": origin, "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type,x-amz-target,x-amz-user-agent,amz-sdk-request"})
    assert asked.status_code == 200
    allowed = asked.headers["Access-Control-Allow-Headers"].lower()
    assert allowed == "*" or {"content-type", "x-amz-target"} <= {word.strip() for word in allowed.split(",")}
    response = api.wire.post("InitiateAuth", {}, headers={"Origin": origin})
    for one in (asked, response):
        assert one.headers["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Credentials" not in one.headers
    assert "x-amzn-requestid" in response.headers["Access-Control-Expose-Headers"].lower()


@pytest.mark.parametrize(
    "value", ["", "00-zz-zz-zz", "x" * 7000, "00-" + "0" * 32 + "-" + "0" * 16 + "-01", "Root=;;;=;"])
@pytest.mark.rows("WIRE-23")
def test_trace_headers_are_not_trusted(api, value):
    for name in ("traceparent", "tracestate", "baggage", "X-Amzn-Trace-Id"):
        response = api.wire.post("ListUserPools", {"MaxResults": 1}, signed=True, headers={name: value})
        assert response.status_code == 200


def test_a_flood_of_headers(api):
    """Many fields, and one large field."""
    for extra in ([b"X-%d: a" % n for n in range(20_000)], [b"X-Big: " + b"a" * 200_000]):
        response, closed = exchange(api.server, request(extra=extra))
        assert status(response) == 431


def test_an_unfinished_header_times_out(api):
    """The header time limit closes the connection."""
    with socket.create_connection(("127.0.0.1", api.server.port), timeout=60) as connection:
        connection.sendall(b"POST / HTTP/1.1\r\nHost: x\r\n")
        assert read(connection, patience=120) == (b"", True)


def test_many_responses_keep_their_order(api):
    """Pipelined requests on one connection get responses in turn."""
    bodies = [json.dumps({"ClientId": "bad id", "AuthFlow": "USER_SRP_AUTH"}).encode(), b"{}", b"not json"]
    data = b"".join(request(body) for body in bodies)
    response, _ = exchange(api.server, data)
    assert count_responses(response) == 3
    assert response.index(b"clientId") < response.index(b"Value null") < response.index(b"SerializationException")
