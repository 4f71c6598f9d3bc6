#if canImport(Hummingbird)
    import Hummingbird
    import Kernel
    import Logging
    import MartletAccess
    import NIOCore
    import NIOEmbedded
    import Testing

    /// The middleware of docs/access.md, in a router of Hummingbird.
    @Suite struct MiddlewareTests {
        private let network = TestNetwork()

        private func answer(_ authorization: String?) async throws -> (status: Int, challenge: String?, text: String) {
            network.publishes(TestKey.first.jwk())
            let responder = GreetingService.routes(try MartletAccess.bearer(network)).buildResponder()
            var head = HTTPRequest(method: .get, scheme: "https", authority: "files.example.com", path: "/greeting")
            head.headerFields[.authorization] = authorization
            let source = ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test"))
            let response = try await responder.respond(
                to: Request(head: head, body: .init(buffer: ByteBuffer())), context: CallerContext(source: source))
            let text = Locked("")
            try await response.body.write(BodyText(text: text))
            return (response.status.code, response.headers[.wwwAuthenticate], text.read { $0 })
        }

        @Test func `a caller with a valid token is served, any other gets the refusal`() async throws {
            let served = try await answer("Bearer " + TestKey.first.token(TestClaims.with()))
            #expect(served.status == 200 && served.text.hasPrefix("Hello, "))
            let refused = try await answer(nil)
            #expect(refused.status == 401 && refused.challenge == "Bearer")
            #expect(try await answer("Bearer " + TestKey.first.token(TestClaims.with(["scope": nil]))).status == 403)
        }
    }

    /// Keeps what is written of a body.
    private struct BodyText: ResponseBodyWriter {
        let text: Locked<String>

        mutating func write(_ buffer: ByteBuffer) async throws {
            text.change { $0 += String(decoding: buffer.readableBytesView, as: UTF8.self) }
        }
        consuming func finish(_: HTTPFields?) async throws {}
    }
#endif
