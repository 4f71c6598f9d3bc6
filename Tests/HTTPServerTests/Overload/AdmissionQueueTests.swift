import Kernel
import NIOHTTP1
import Testing

@testable import HTTPServer

@Suite struct AdmissionQueueTests {
    /// What happened to requests, in order.
    private final class Journal: RequestProcessor {
        let entries = Locked<[String]>([])
        let slots = Locked<[String: ExecutionSlot]>([:])

        /// A request with its name as the path.
        func request(_ name: String) -> PendingRequest {
            PendingRequest(
                HTTPRequestHead(version: .http1_1, method: .POST, uri: name),
                (Array(#"{"ClientId": "one"}"#.utf8), nil), from: "", processor: self, deliver: { _ in })
        }

        func process(_ request: PendingRequest, in slot: ExecutionSlot) -> Task<Void, Never> {
            slots.change { $0[request.head.uri] = slot }
            entries.change { $0.append("start \(request.head.uri)") }
            return Task {}
        }

        func refuse(_ request: PendingRequest) { entries.change { $0.append("refuse \(request.head.uri)") } }

        func end(_ name: String) { slots.read { $0[name] }?.release() }
        var all: [String] { entries.read { $0 } }
    }

    private static let now = ContinuousClock.now

    /// The flows of a sign-in.
    private func flows(of client: String, after time: Duration = .zero) -> Set<Int> {
        flows(#"{"AuthFlow": "USER_SRP_AUTH", "ClientId": "\#(client)"}"#, after: time)
    }

    private func flows(_ body: String, uri: String = "/", after time: Duration = .zero) -> Set<Int> {
        let (first, second) = RequestFlow(
            HTTPRequestHead(version: .http1_1, method: .POST, uri: uri), Array(body.utf8), receivedAt: Self.now + time
        ).numbers
        return [first, second]
    }

    @Test func `the number of concurrent requests is limited, and each that ends starts the next`() {
        let (journal, queue) = (Journal(), AdmissionQueue(capacity: 2))
        for name in ["a", "b", "c", "d"] { queue.submit(journal.request(name)) }
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
        let cancelled = journal.request("b")
        queue.submit(journal.request("a"))
        queue.submit(cancelled)
        queue.submit(journal.request("c"))
        cancelled.cancel()
        journal.end("a")
        #expect(journal.all == ["start a", "start c"])
    }

    @Test func `a request beyond the limit is refused and counted`() {
        var limits = FairQueue<PendingRequest>.Limits()
        limits.count = 1
        let (journal, queue) = (Journal(), AdmissionQueue(capacity: 1, limits: limits))
        for name in ["a", "b", "c"] { queue.submit(journal.request(name)) }
        #expect(journal.all == ["start a", "refuse b"])
        #expect(queue.load.refused == 1)
    }

    @Test func `requests are assigned to flows by client, pool or the key of their access token`() {
        #expect(flows(#"{"ClientId":"a","X":1}"#) == flows("{ \"X\": \"ClientId\", \"ClientId\" :\n\"a\" }"))
        #expect(flows(#"{"AccessToken":"head.one.sig"}"#) == flows(#"{"AccessToken": "head.two.other"}"#))
        #expect(flows("", uri: "/pool_a/.well-known/jwks.json") == flows("", uri: "/pool_a/.well-known/x?y"))
        #expect(Set((0..<64).map { flows(of: "client\($0)") }).count > 60)
        #expect(Set((0..<64).map { flows(#"{"UserPoolId":"us-east-1_\#($0)"}"#) }).count > 60)
        #expect((0..<1000).allSatisfy { flows(of: "\($0)").allSatisfy((0..<RequestFlow.count).contains) })
    }

    @Test func `clients that share a flow do not share it permanently`() throws {
        let other = try #require((1..<10_000).first { !flows(of: "\($0)").isDisjoint(with: flows(of: "0")) })
        let shared = (0..<20).count { turn in
            let time = RequestFlow.period * turn
            return !flows(of: "0", after: time).isDisjoint(with: flows(of: "\(other)", after: time))
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
