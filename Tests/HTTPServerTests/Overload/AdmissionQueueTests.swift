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
                body: (Array(#"{"ClientId": "one"}"#.utf8), nil), from: "", processor: self, deliver: { _ in })
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

    private func flows(
        _ body: String, uri: String = "/", headers: HTTPHeaders = [:], after time: Duration = .zero
    ) -> Set<Int> {
        let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: uri, headers: headers)
        let (first, second) = RequestFlow(head, body: Array(body.utf8), receivedAt: Self.now + time).numbers
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
        #expect(
            flows("", uri: "/identitypools/us-east-1%3A1/events")
                == flows("", uri: "/identitypools/us-east-1%3A1/identities/us-east-1%3A2"))
        #expect(Set((0..<64).map { flows("", uri: "/identitypools/us-east-1%3A\($0)/events") }).count > 60)
        #expect(Set((0..<64).map { flows(of: "client\($0)") }).count > 60)
        #expect(Set((0..<64).map { flows(#"{"UserPoolId":"us-east-1_\#($0)"}"#) }).count > 60)
        #expect((0..<1000).allSatisfy { flows(of: "\($0)").allSatisfy((0..<RequestFlow.count).contains) })
    }

    @Test func `pages and OAuth endpoints are assigned to flows by the client in query, form or header`() {
        let client = flows("", uri: "/login?lang=de&client_id=abc&state=x")
        let basic = "Basic " + Base64.encode(Array("abc:secret".utf8))
        #expect(flows("csrf=1&client_id=other", uri: "/login?client_id=abc") == client)
        #expect(flows("grant_type=refresh_token&client_id=abc", uri: "/oauth2/token") == client)
        #expect(flows("grant_type=x", uri: "/oauth2/token", headers: ["Authorization": basic]) == client)
        #expect(flows(#"{"ClientId":"abc"}"#) == client, "pages and JSON API of a client are one flow")
        #expect(flows("not_client_id=abc", uri: "/oauth2/token") != client)
        #expect(flows("x=1&client_id=", uri: "/oauth2/token?client_id") != client)
        #expect(Set((0..<64).map { flows("", uri: "/oauth2/authorize?client_id=\($0)") }).count > 60)
        #expect(Set((0..<64).map { flows("a=b&client_id=\($0)", uri: "/oauth2/token") }).count > 60)
        let bearer: (String) -> HTTPHeaders = { ["authorization": "bearer head.\($0).x"] }
        #expect(flows("", uri: "/oauth2/userInfo", headers: bearer("a")) == flows(#"{"AccessToken":"head.b.y"}"#))
    }

    @Test func `requests that name no client are assigned to flows by their host and path`() {
        func flows(host: String, _ uri: String) -> Set<Int> { self.flows("", uri: uri, headers: ["Host": host]) }
        #expect(flows(host: "a.id.example", "/login") == flows(host: "A.ID.example", "/login/challenge?x=1"))
        #expect(Set((0..<64).map { flows(host: "\($0).id.example", "/saml2/idpresponse") }).count > 60)
    }

    @Test func `clients that share a flow do not share it permanently`() throws {
        let other = try #require((1..<10_000).first { !flows(of: "\($0)").isDisjoint(with: flows(of: "0")) })
        let shared = (0..<20).count { turn in
            let time = RequestFlow.period * turn
            return !flows(of: "0", after: time).isDisjoint(with: flows(of: "\(other)", after: time))
        }
        #expect(shared < 10)
    }

    private func priority(
        _ method: HTTPMethod, _ uri: String, _ target: String = "", _ body: String = ""
    ) -> RequestPriority {
        RequestPriority(
            HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: ["X-Amz-Target": target]),
            body: Array(body.utf8))
    }

    @Test func `pages of a sign-in on its way and the exchange of a code come before new requests`() {
        let pages = [
            "/login/challenge", "/confirm", "/confirmForgotPassword", "/oauth2/idpresponse", "/oauth2/idpresponse/Corp",
            "/login/link",
        ]
        for page in pages {
            #expect(priority(.POST, page + "?client_id=a") == .high)
            #expect(priority(.GET, page) == .high)
        }
        #expect(priority(.POST, "/oauth2/token", "", "code=1&grant_type=authorization_code") == .high)
        #expect(priority(.POST, "/oauth2/token", "", "grant_type=authorization_code_2") == .normal)
        #expect(priority(.POST, "/oauth2/token", "", "grant_type=client_credentials") == .normal)
        for page in ["/login", "/signup", "/oauth2/authorize", "/login/challenges", "/forgotPassword"] {
            #expect(priority(.POST, page, "", "grant_type=authorization_code") == .normal)
            #expect(priority(.GET, page) == .normal)
        }
    }

    @Test func `responses to challenges and public keys come before new requests`() {
        #expect(priority(.POST, "/", "AWSCognitoIdentityProviderService.RespondToAuthChallenge") == .high)
        #expect(priority(.POST, "/", "AWSCognitoIdentityProviderService.AdminRespondToAuthChallenge") == .high)
        #expect(priority(.GET, "/us-east-1_a/.well-known/jwks.json", "") == .high)
        #expect(priority(.POST, "/", "AWSCognitoIdentityProviderService.InitiateAuth") == .normal)
        #expect(priority(.GET, "/confirmUser", "") == .normal)
    }
}
