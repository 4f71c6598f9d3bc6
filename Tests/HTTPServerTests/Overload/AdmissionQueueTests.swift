import Kernel
import NIOCore
import NIOHTTP1
import Testing

@testable import HTTPServer

@Suite struct AdmissionQueueTests {
    /// What happened to requests, in order.
    private final class Journal: Sendable {
        let entries = Locked<[String]>([])
        let slots = Locked<[String: ExecutionSlot]>([:])

        func request(_ name: String, in flow: RequestFlow) -> PendingRequest {
            PendingRequest(
                flow, .normal,
                start: { slot in
                    self.slots.change { $0[name] = slot }
                    self.entries.change { $0.append("start \(name)") }
                    return Task {}
                }, onRefusal: { self.entries.change { $0.append("refuse \(name)") } })
        }

        func end(_ name: String) { slots.read { $0[name] }?.release() }
        var all: [String] { entries.read { $0 } }
    }

    private static let now = ContinuousClock.now

    private func flow(_ client: String, after time: Duration = .zero) -> RequestFlow {
        RequestFlow(
            HTTPRequestHead(version: .http1_1, method: .POST, uri: "/"),
            ByteBuffer(string: #"{"AuthFlow": "USER_SRP_AUTH", "ClientId": "\#(client)"}"#),
            receivedAt: Self.now + time)
    }

    @Test func `the number of concurrent requests is limited, and each that ends starts the next`() {
        let (journal, queue) = (Journal(), AdmissionQueue(capacity: 2))
        for name in ["a", "b", "c", "d"] { queue.submit(journal.request(name, in: flow("one"))) }
        #expect(journal.all == ["start a", "start b"])
        #expect(queue.load.waiting == 2)
        journal.end("b")
        journal.end("b")
        #expect(journal.all == ["start a", "start b", "start c"])
        for name in ["a", "c", "d"] { journal.end(name) }
        #expect(journal.all.last == "start d")
        #expect((queue.load.running, queue.load.waiting, queue.load.refused) == (0, 0, 0))
    }

    @Test func `a request cancelled while it waits is neither started nor refused`() {
        let (journal, queue) = (Journal(), AdmissionQueue(capacity: 1))
        let cancelled = journal.request("b", in: flow("one"))
        queue.submit(journal.request("a", in: flow("one")))
        queue.submit(cancelled)
        queue.submit(journal.request("c", in: flow("one")))
        cancelled.cancel()
        journal.end("a")
        #expect(journal.all == ["start a", "start c"])
    }

    @Test func `a request beyond the limit is refused and counted`() {
        var limits = FairQueue<PendingRequest>.Limits()
        limits.count = 1
        let (journal, queue) = (Journal(), AdmissionQueue(capacity: 1, limits: limits))
        for name in ["a", "b", "c"] { queue.submit(journal.request(name, in: flow("one"))) }
        #expect(journal.all == ["start a", "refuse b"])
        #expect(queue.load.refused == 1)
    }

    @Test func `requests are assigned to flows by client, pool or the key of their access token`() {
        func number(_ body: String, uri: String = "/") -> Int {
            RequestFlow(
                HTTPRequestHead(version: .http1_1, method: .POST, uri: uri), ByteBuffer(string: body),
                receivedAt: Self.now
            ).number
        }
        #expect(number(#"{"ClientId":"a","X":1}"#) == number("{ \"X\": \"ClientId\", \"ClientId\" :\n\"a\" }"))
        #expect(number(#"{"AccessToken":"head.one.sig"}"#) == number(#"{"AccessToken": "head.two.other"}"#))
        #expect(number("", uri: "/pool_a/.well-known/jwks.json") == number("", uri: "/pool_a/.well-known/x?y"))
        let clients = Set((0..<64).map { number(#"{"ClientId":"client\#($0)"}"#) })
        #expect(clients.count > 40)
        let pools = Set((0..<64).map { number(#"{"UserPoolId":"us-east-1_\#($0)"}"#) })
        #expect(pools.count > 40)
    }

    @Test func `clients that share a flow do not share it permanently`() throws {
        let first = flow("0").number
        let other = try #require((1..<10_000).first { flow("\($0)").number == first })
        let shared = (0..<20).count { turn in
            let time = RequestFlow.period * turn
            return flow("0", after: time).number == flow("\(other)", after: time).number
        }
        #expect(shared < 10)
    }

    @Test func `responses to challenges and public keys come before new requests`() {
        func priority(_ method: HTTPMethod, _ uri: String, _ target: String) -> RequestPriority {
            RequestPriority(
                HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: ["X-Amz-Target": target]))
        }
        #expect(priority(.POST, "/", "AWSCognitoIdentityProviderService.RespondToAuthChallenge") == .high)
        #expect(priority(.POST, "/", "AWSCognitoIdentityProviderService.AdminRespondToAuthChallenge") == .high)
        #expect(priority(.GET, "/us-east-1_a/.well-known/jwks.json", "") == .high)
        #expect(priority(.POST, "/", "AWSCognitoIdentityProviderService.InitiateAuth") == .normal)
        #expect(priority(.GET, "/confirmUser", "") == .normal)
    }
}
