import Foundation
import Kernel
import Messaging
import NIOHTTP1
import Outbound
import Testing

@testable import Delivery

@Suite(.timeLimit(.minutes(10))) struct SMSGatewaySenderTests {
    /// The result of sending `message` to a gateway that responds with `status`.
    private func result(
        _ status: HTTPResponseStatus?, headers: HTTPHeaders = [:], message: Message = sampleMessage(.sms),
        limits: HTTPCallLimits = HTTPCallLimits()
    ) async throws -> (failure: DeliveryError?, posts: [GatewaySink.Post]) {
        try await GatewaySink.with(status: status, headers: headers) { sink in
            let gateway = try SMSGateway(url: "http://127.0.0.1:\(sink.port)/send?x=1", token: Secret("t0ken"))
            let sender = SMSGatewaySender(gateway: gateway, limits: limits)
            var failure: DeliveryError?
            do throws(DeliveryError) { try await sender.deliver(message) } catch { failure = error }
            return (failure, sink.received)
        }
    }

    @Test func `a text message is posted as JSON with the token`() async throws {
        let (failure, posts) = try await result(.accepted)
        let post = try #require(posts.first)
        #expect(failure == nil && posts.count == 1 && post.head.method == .POST && post.head.uri == "/send?x=1")
        #expect(post.head.headers["Authorization"] == ["Bearer t0ken"])
        #expect(post.head.headers["Idempotency-Key"] == [sampleMessage().id])
        let fields = try JSONDecoder().decode([String: String].self, from: Data(post.body.utf8))
        #expect(fields["to"] == "+15550100" && fields["body"] == sampleMessage().body)
    }

    @Test(arguments: [400, 410, 413, 422])
    func `a gateway that refuses the message causes a permanent error`(_ status: Int) async throws {
        let (failure, _) = try await result(.init(statusCode: status))
        #expect(failure == .permanent("SMS gateway: \(status)"))
    }

    @Test(arguments: [401, 403, 404, 408, 429, 500, 502, 503])
    func `a gateway that is out of order causes a temporary error`(_ status: Int) async throws {
        let (failure, _) = try await result(.init(statusCode: status))
        #expect(failure == .transient("SMS gateway: \(status)"))
    }

    @Test func `a redirect is not followed`() async throws {
        try await GatewaySink.with(status: .ok) { other in
            let elsewhere = HTTPHeaders([("Location", "http://127.0.0.1:\(other.port)/")])
            let (failure, posts) = try await result(.temporaryRedirect, headers: elsewhere)
            #expect(failure == .transient("SMS gateway: 307") && posts.count == 1 && other.received.isEmpty)
        }
    }

    @Test func `a silent gateway gets the time limit, and no more`() async throws {
        var limits = HTTPCallLimits()
        #expect(limits.total == 10)
        limits.total = 1
        let start = ContinuousClock.now
        let (failure, _) = try await result(nil, limits: limits)
        guard case .transient? = failure else { return #expect(Bool(false), "\(String(describing: failure))") }
        #expect((1...4).contains((ContinuousClock.now - start).components.seconds))
    }

    @Test(arguments: ["", "5550100", "+", "+1555a100", "+1 555 0100", "+15550100\n", "+1234567890123456", "+١٥٥٥"])
    func `an invalid telephone number is not posted`(_ number: String) async throws {
        let (failure, posts) = try await result(.ok, message: sampleMessage(.sms, to: number))
        #expect(failure == .permanent("it is not a telephone number") && posts.isEmpty)
    }
}
