import Crypto
import Kernel
import MartletAccess
import Testing

/// Signed requests, which Martlet checks.
@Suite struct GatewayTests {
    private let network = TestNetwork()
    private static let arn = "arn:aws:sts::123456789012:assumed-role/reader/s"

    private func access() throws -> MartletAccess {
        try MartletAccess(
            issuers: [], gateway: "http://127.0.0.1:9229/verify", transport: network.transport, now: network.now)
    }

    private func passes(_ headers: [ClientRequest.Header] = GatewayTests.principal) {
        network.answers { _ in ClientResponse(status: 200, headers: headers) }
    }

    private static let principal: [ClientRequest.Header] = [
        ("X-Martlet-Principal", arn), ("X-Martlet-Account", "123456789012"),
        ("X-Martlet-Identity", "eu-west-1:1"), ("X-Martlet-Client", ""), ("X-Martlet-Scopes", ""),
    ]

    private func request(
        _ more: [ClientRequest.Header] = [], signing: String = "host;x-amz-date", body: CallerRequest.Body = .none
    ) -> CallerRequest {
        let credential = "Credential=AKID/20010912/eu-west-1/files/aws4_request"
        return CallerRequest(
            method: "PUT", target: "/buckets/a?x=1&y=%20", host: "Files.example.com:8443",
            headers: [
                ("Authorization", "AWS4-HMAC-SHA256 \(credential), SignedHeaders=\(signing), Signature=00"),
                ("X-Amz-Date", "20010912T000000Z"), ("Cookie", "secret=1"),
            ] + more, body: body, clientAddress: "192.0.2.7", isEncrypted: true)
    }

    private func refusal(_ request: CallerRequest) async throws -> CallerRefusal? {
        do { _ = try await access().verify(request) } catch let error as CallerRefusal { return error }
        return nil
    }

    @Test func `the request is described with all that is signed, and nothing else`() async throws {
        passes()
        let sent = request(
            [
                ("X-Amz-Security-Token", "token"), ("X-Amz-Content-SHA256", Self.hash("abc")), ("X-Own", " a b "),
                ("X-Forwarded-For", "203.0.113.1"), ("X-Original-URI", "/other"), ("Host", "Files.example.com:8443"),
            ], signing: "host;x-amz-content-sha256;x-amz-date;x-amz-security-token;x-own", body: .bytes([97, 98, 99]))
        guard case .signer(let signer) = try await access().verify(sent) else { throw Unexpected() }
        #expect(signer.arn == Self.arn && signer.account == "123456789012" && signer.identity == "eu-west-1:1")
        #expect(signer.body == .checked)
        let question = try #require(network.requests.first)
        #expect(question.method == "GET" && question.address == "http://127.0.0.1:9229/verify")
        let headers = Dictionary(question.headers.map { ($0.name, $0.value) }) { "\($0), \($1)" }
        let signature = try #require(headers["authorization"])
        #expect(signature.hasSuffix("Signature=00"))
        #expect(
            headers == [
                "x-original-method": "PUT", "x-original-uri": "/buckets/a?x=1&y=%20",
                "x-original-host": "Files.example.com:8443", "x-original-content-length": "3",
                "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https", "authorization": signature,
                "x-amz-date": "20010912T000000Z", "x-amz-security-token": "token",
                "x-amz-content-sha256": Self.hash("abc"), "x-own": " a b ",
            ])
    }

    @Test func `Martlet's refusals are told with their reasons`() async throws {
        for (status, reason) in [(401, CallerRefusal.Reason.invalidSignature), (403, .notAllowed)] {
            network.answers { _ in ClientResponse(status: status, body: Array(#"{"reason":"No rule."}"#.utf8)) }
            let refusal = try await refusal(request())
            #expect(refusal?.reason == reason && refusal?.message == "No rule." && refusal?.status == status)
            #expect(refusal?.challenge == (status == 401 ? "AWS4-HMAC-SHA256" : nil))
        }
    }

    @Test func `nothing passes without a complete answer`() async throws {
        network.fails()
        #expect(try await refusal(request())?.reason == .unavailable)
        for status in [201, 204, 301, 302, 400, 404, 431, 500, 502, 503] {
            network.answers { _ in ClientResponse(status: status, headers: Self.principal) }
            #expect(try await refusal(request())?.reason == .unavailable, "\(status)")
        }
        passes([])
        #expect(try await refusal(request())?.reason == .unavailable)
        passes([("X-Martlet-Principal", ""), ("X-Martlet-Account", "123456789012")])
        #expect(try await refusal(request())?.reason == .unavailable)
        passes([("X-Martlet-Principal", Self.arn)])
        #expect(try await refusal(request())?.reason == .unavailable)
    }

    @Test func `a body that is not the signed one is refused`() async throws {
        passes()
        let signed: [ClientRequest.Header] = [("x-amz-content-sha256", Self.hash("abc"))]
        for body: CallerRequest.Body in [.bytes([97]), .none, .sha256(Self.hash("abd"))] {
            #expect(try await refusal(request(signed, body: body))?.reason == .wrongBody)
        }
        #expect(try await refusal(request(signed, body: .sha256(Self.hash("abc").uppercased()))) == nil)
        // Without the header, Martlet has verified the hash of no body.
        #expect(try await refusal(request(body: .bytes([97])))?.reason == .wrongBody)
    }

    @Test func `a body that is not read is left to the server`() async throws {
        passes()
        let cases: [([ClientRequest.Header], AccessCaller.SignedBody)] = [
            ([("x-amz-content-sha256", Self.hash("abc"))], .sha256(Self.hash("abc"))),
            ([("x-amz-content-sha256", Self.hash(""))], .empty), ([], .empty),
            ([("x-amz-content-sha256", "UNSIGNED-PAYLOAD")], .unsigned),
        ]
        for (headers, expected) in cases {
            guard case .signer(let signer) = try await access().verify(request(headers, body: .unread)) else {
                throw Unexpected()
            }
            #expect(signer.body == expected)
        }
        #expect(network.requests.allSatisfy { !$0.headers.contains { $0.name == "x-original-content-length" } })
    }

    @Test func `what could be read in two ways is not described`() async throws {
        passes()
        var path = request()
        path.target = "/a b"
        var fragment = request()
        fragment.target = "/a#b"
        var relative = request()
        relative.target = "http://files.example.com/a"
        var host = request()
        host.headers.append(("host", "other.example.com"))
        var method = request()
        method.method = "GET\r\nX: y"
        var address = request()
        address.clientAddress = "192.0.2.7, 192.0.2.8"
        for malformed in [
            path, fragment, relative, host, method, address, request([("x-amz-date", "20010913T000000Z")]),
            request([("x-own", "a\r\nx: y")], signing: "host;x-amz-date;x-own"), request([("x-amz-\u{E9}", "a")]),
            request([("x-amz-a", "\u{E9}")]), request([("x-amz-" + String(repeating: "a", count: 300), "a")]),
            request([("x-amz-a", String(repeating: "a", count: 40_000))]),
        ] {
            #expect(try await refusal(malformed)?.reason == .malformed)
        }
        #expect(network.requests.isEmpty)
    }

    @Test(arguments: ["content-length", "x-forwarded-for", "x-original-uri", "transfer-encoding"])
    func `a signature of a header that cannot be forwarded is refused`(_ name: String) async throws {
        passes()
        let refused = try await refusal(request([(name, "1")], signing: "\(name);host;x-amz-date"))
        #expect(refused?.reason == .invalidSignature && network.requests.isEmpty)
    }

    @Test func `each kind of credentials counts only if it is set up`() async throws {
        passes()
        let bearer = try await refusal(.bearer(TestKey.first.token(TestClaims.with())))
        #expect(bearer?.reason == .missingCredentials && bearer?.challenge == "AWS4-HMAC-SHA256")
        await #expect(throws: CallerRefusal.self) { try await MartletAccess.bearer(network).verify(request()) }
        #expect(network.requests.isEmpty)
    }

    private static func hash(_ text: String) -> String {
        Hex.encode(Array(SHA256.hash(data: Array(text.utf8))))
    }
}
