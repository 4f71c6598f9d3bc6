import AccessControl
import Crypto
import Kernel
import TestKit
import Testing
import Wire

@testable import ExternalAuthorization

/// Requests that a key signs.
@Suite struct SignedRequestTests {
    private static let body = Array("content".utf8)
    private static let hash = Hex.encode(Array(SHA256.hash(data: Array("content".utf8))))

    private func expect(
        _ status: Int, _ reason: String = "", _ request: WireRequest, by gateway: TestGateway,
        at location: SourceLocation = #_sourceLocation
    ) async throws {
        let answer = try await gateway.answer(request)
        #expect(answer.status == status && answer.text.contains(reason), "\(answer.text)", sourceLocation: location)
        #expect(answer.header("Cache-Control") == "no-store", sourceLocation: location)
        #expect(
            answer.header("WWW-Authenticate") == (status == 401 ? "AWS4-HMAC-SHA256" : nil), sourceLocation: location)
        #expect((answer.header("X-Martlet-Principal") == nil) == (status != 200), sourceLocation: location)
    }

    @Test(arguments: Engine.available)
    func `a user's policies decide, in each form`(on engine: Engine) async throws {
        let gateway = try await TestGateway(engine)
        let key = try await gateway.user("ann", TestGateway.allow("files:GetObject", "arn:aws:files:::a/*"))
        for (path, status) in [("/buckets/a/b", 200), ("/buckets/a/b/c%20d", 200), ("/buckets/b/b", 403)] {
            let request = gateway.signed(key, path: path, query: "x=2&a=1")
            for sent in [request.byNginx(), request.byTraefik(), request.byEnvoy()] {
                try await expect(status, status == 403 ? "is not authorized to perform" : "", sent, by: gateway)
            }
        }
        let answer = try await gateway.answer(gateway.signed(key).byNginx())
        #expect(answer.body.isEmpty)
        let told = ["Principal", "Account", "Identity", "Client", "Scopes"].map { answer.header("X-Martlet-\($0)") }
        #expect(told == ["arn:aws:iam::123456789012:user/ann", "123456789012", "", "", ""])
        let record = try #require(gateway.records.read { $0.last })
        #expect(record.operation == "GetRequestVerification" && record.status == 200)
        #expect(record.context.iamCaller?.accessKeyID == key.key.id.rawValue)
    }

    // SIG-07
    @Test func `what was signed is what passes`() async throws {
        let gateway = try await TestGateway()
        let key = try await gateway.user("ann", TestGateway.allow("*", "*"))
        let good = gateway.signed(key, query: "x=1")
        try await expect(200, "", good.byNginx(), by: gateway)
        var path = good
        path.path = "/buckets/a/c"
        var query = good
        query.query = "x=2"
        var method = gateway.signed(key, method: "DELETE")
        method.method = "GET"
        for changed in [path, query, method] {
            for sent in [changed.byNginx(), changed.byTraefik(), changed.byEnvoy()] {
                try await expect(401, "does not match the signature", sent, by: gateway)
            }
        }
        var host = good
        host.headers = host.headers.map { $0.name == "Host" ? ($0.name, "files.example.com:81") : $0 }
        try await expect(401, "does not match the signature", host.byNginx(), by: gateway)
        var other = good
        other.headers = other.headers.map { $0.name == "Host" ? ($0.name, "other.example.com") : $0 }
        try await expect(403, "No service has this host name.", other.byNginx(), by: gateway)
        try await expect(403, "No rule is for this", gateway.signed(key, path: "/other").byNginx(), by: gateway)
        try await expect(403, "No rule is for this", gateway.signed(key, method: "PURGE").byNginx(), by: gateway)
        try await expect(
            401, "Credential should be scoped to correct service: 'files'.",
            gateway.signed(key, service: "sts").byNginx(), by: gateway)
    }

    // SIG-02, SIG-05, SIG-09
    @Test func `old, unknown and doubled credentials are refused`() async throws {
        let gateway = try await TestGateway()
        let key = try await gateway.user("ann", TestGateway.allow("*", "*"))
        let request = gateway.signed(key)
        var twice = request.byNginx()
        twice.headers.append((name: "authorization", value: request.header("authorization") ?? ""))
        let doubled = try await gateway.answer(twice)
        #expect(doubled.status == 401 && doubled.text.contains("must not be repeated"))
        let inQuery = gateway.signed(key, query: "X-Amz-Signature=a")
        try await expect(401, "A signature in the query is not supported here", inQuery.byNginx(), by: gateway)
        gateway.server.clock.advance(301)
        try await expect(401, "Signature expired", request.byNginx(), by: gateway)
        try await gateway.userKeys.delete(key.key.id, of: "ann")
        try await expect(401, "security token included", gateway.signed(key).byNginx(), by: gateway)
    }

    // SIG-04
    @Test func `a body is signed by its hash, as nothing else of it is here`() async throws {
        let gateway = try await TestGateway()
        let key = try await gateway.user("ann", TestGateway.allow("*", "*"))
        let bare = gateway.signed(key, method: "PUT", body: Self.body)
        for sent in [bare.byNginx(), bare.byTraefik(), bare.byEnvoy()] {
            try await expect(401, "The body is not signed: sign its SHA-256", sent, by: gateway)
        }
        // The signature of a request without a body lets none be added.
        let empty = gateway.signed(key, method: "PUT")
        var added = empty.byNginx()
        added.headers.append((name: "X-Original-Content-Length", value: "7"))
        try await expect(401, "The body is not signed", added, by: gateway)
        var without = empty.byNginx()
        without.headers.append((name: "X-Original-Content-Length", value: "0"))
        try await expect(200, "", without, by: gateway)
        func declared(_ hash: String, _ path: String = "/buckets/a/b", method: String = "PUT") -> WireRequest {
            gateway.signed(
                key, method: method, path: path, headers: [(name: "X-Amz-Content-Sha256", value: hash)],
                body: Self.body, payloadHash: hash)
        }
        for sent in [declared(Self.hash).byNginx(), declared(Self.hash).byTraefik(), declared(Self.hash).byEnvoy()] {
            try await expect(200, "", sent, by: gateway)
        }
        for wrong in ["", "abc", Self.hash.uppercased(), "STREAMING-AWS4-HMAC-SHA256-PAYLOAD"] {
            try await expect(401, "is not a SHA-256", declared(wrong).byNginx(), by: gateway)
        }
        try await expect(401, "An unsigned payload", declared("UNSIGNED-PAYLOAD").byNginx(), by: gateway)
        try await expect(200, "", declared("UNSIGNED-PAYLOAD", "/upload", method: "POST").byNginx(), by: gateway)
        var unsigned = empty.byNginx()
        unsigned.headers.append((name: "X-Amz-Content-Sha256", value: Self.hash))
        try await expect(401, "must be a 'SignedHeader'", unsigned, by: gateway)
    }

    // SIG-04
    @Test func `a body that the gateway sends along is compared with its hash`() async throws {
        let gateway = try await TestGateway()
        let key = try await gateway.user("ann", TestGateway.allow("*", "*"))
        let headers: [WireRequest.Header] = [(name: "X-Amz-Content-Sha256", value: Self.hash)]
        var sent = gateway.signed(key, method: "PUT", headers: headers, body: Self.body).byEnvoy()
        sent.body = Self.body
        try await expect(200, "", sent, by: gateway)
        sent.body[0] ^= 1
        try await expect(401, "does not match the payload's SHA-256", sent, by: gateway)
        var bare = gateway.signed(key, method: "PUT", body: Self.body).byEnvoy()
        bare.body = Self.body
        try await expect(200, "", bare, by: gateway)
        bare.body[0] ^= 1
        try await expect(401, "does not match the signature", bare, by: gateway)
    }

    @Test func `the client's address counts if the gateway is trusted`() async throws {
        let gateway = try await TestGateway()
        let policy = """
            {"Statement": [{"Effect": "Allow", "Action": "*", "Resource": "*",
              "Condition": {"IpAddress": {"aws:SourceIp": "192.0.2.0/24"}, "Bool": {"aws:SecureTransport": "true"}}}]}
            """
        let key = try await gateway.user("ann", policy)
        var sent = gateway.signed(key).byTraefik()
        sent.remoteAddress = "192.0.2.1"
        #expect(try await gateway.answer(sent).status == 403)
        #expect(try await gateway.answer(sent, trusting: ["192.0.2.1"]).status == 200)
    }

    @Test func `a rule without an action takes no signature, and without credentials nothing passes`() async throws {
        let gateway = try await TestGateway()
        let key = try await gateway.user("ann", TestGateway.allow("*", "*"))
        try await expect(
            403, "Signatures are not accepted for this.", gateway.signed(key, method: "DELETE").byNginx(), by: gateway)
        for scheme in [nil, "Basic dTpw", "Bearer", "Bearer a b", ""] as [String?] {
            var request = WireRequest(
                method: "GET", path: "/buckets/a/b", headers: [(name: "Host", value: TestGateway.host)])
            if let scheme { request.headers.append((name: "Authorization", value: scheme)) }
            let answer = try await gateway.answer(request.byTraefik())
            #expect(answer.status == 401 && answer.header("WWW-Authenticate") == "Bearer, AWS4-HMAC-SHA256")
            #expect(answer.text == #"{"reason":"The request has no credentials. Sign it, or send a bearer token."}"#)
        }
    }
}
