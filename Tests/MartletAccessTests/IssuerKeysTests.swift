import CryptoExtras
import Kernel
import MartletAccess
import Testing

/// When an issuer's keys are fetched, and how long they count.
@Suite struct IssuerKeysTests {
    private let network = TestNetwork()
    private let token = TestKey.first.token(TestClaims.with(["exp": "9000000"]))
    private let next = TestKey.second.token(TestClaims.with(["exp": "9000000"]))

    @Test func `a hundred first calls fetch the keys once`() async throws {
        let gate = AsyncStream<Void>.makeStream()
        let body = Array(#"{"keys":[\#(TestKey.first.jwk())]}"#.utf8)
        network.answers { _ in
            for await _ in gate.stream { break }
            return ClientResponse(status: 200, body: body)
        }
        let access = try MartletAccess.bearer(network)
        let started = Locked(0)
        let refused = await withTaskGroup(of: CallerRefusal?.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    if started.change({
                        $0 += 1; return $0
                    }) == 100 {
                        gate.continuation.yield()
                    }
                    return await access.refusal(of: token)
                }
            }
            return await group.compactMap { $0 }.reduce(into: []) { $0.append($1) }
        }
        #expect(refused.isEmpty && network.requests.count == 1)
    }

    @Test func `a new key is fetched when a token names it, at most every ten seconds`() async throws {
        network.publishes(TestKey.first.jwk())
        let access = try MartletAccess.bearer(network)
        #expect(await access.refusal(of: token) == nil)
        network.publishes(TestKey.first.jwk(), TestKey.second.jwk())
        for _ in 0..<50 { #expect(await access.refusal(of: next)?.reason == .wrongSignature) }
        #expect(network.requests.count == 1)
        network.advance(10)
        #expect(await access.refusal(of: next) == nil)
        #expect(await access.refusal(of: token) == nil)
        #expect(network.requests.count == 2)
    }

    @Test func `a withdrawn key counts for an hour at most`() async throws {
        network.publishes(TestKey.first.jwk())
        let access = try MartletAccess.bearer(network)
        #expect(await access.refusal(of: token) == nil)
        network.publishes(TestKey.second.jwk())
        network.advance(299)
        #expect(await access.refusal(of: token) == nil)
        #expect(network.requests.count == 1)
        network.advance(3301)
        #expect(await access.refusal(of: token)?.reason == .wrongSignature)
        #expect(network.requests.count == 2)
        #expect(await access.refusal(of: next) == nil)
    }

    @Test func `keys that are no longer fresh are fetched while the caller goes on`() async throws {
        network.publishes(TestKey.first.jwk())
        let access = try MartletAccess.bearer(network)
        #expect(await access.refusal(of: token) == nil)
        network.advance(300)
        // An issuer that does not answer yet keeps no caller waiting.
        let gate = AsyncStream<Void>.makeStream()
        let body = Array(#"{"keys":[\#(TestKey.second.jwk())]}"#.utf8)
        network.answers { _ in
            for await _ in gate.stream { break }
            return ClientResponse(status: 200, body: body)
        }
        #expect(await access.refusal(of: token) == nil)
        gate.continuation.yield()
        try await eventually { await access.refusal(of: self.next) == nil }
        #expect(network.requests.count == 2)
        #expect(await access.refusal(of: token)?.reason == .wrongSignature)
    }

    @Test func `keys count for a day while the issuer cannot be reached`() async throws {
        network.publishes(TestKey.first.jwk())
        let access = try MartletAccess.bearer(network)
        #expect(await access.refusal(of: token) == nil)
        network.fails()
        network.advance(86_399)
        #expect(await access.refusal(of: token) == nil)
        #expect(await access.refusal(of: next)?.reason == .unavailable)
        network.advance(1)
        #expect(await access.refusal(of: token)?.reason == .unavailable)
        network.publishes(TestKey.first.jwk())
        network.advance(10)
        #expect(await access.refusal(of: token) == nil)
    }

    @Test func `without keys nothing passes, and the issuer is asked every ten seconds`() async throws {
        network.fails()
        let access = try MartletAccess.bearer(network)
        for _ in 0..<20 {
            let refusal = await access.refusal(of: token)
            #expect(refusal?.reason == .unavailable && refusal?.status == 503 && refusal?.challenge == nil)
        }
        #expect(network.requests.count == 1)
        network.publishes(TestKey.first.jwk())
        network.advance(10)
        #expect(await access.refusal(of: token) == nil)
    }

    @Test func `a clock that was put back has the keys fetched again`() async throws {
        network.publishes(TestKey.first.jwk())
        let access = try MartletAccess.bearer(network)
        #expect(await access.refusal(of: token) == nil)
        network.publishes(TestKey.second.jwk())
        network.advance(-5)
        #expect(await access.refusal(of: token)?.reason == .wrongSignature)
    }

    @Test(arguments: [
        #"{"keys":[]}"#, #"{"keys":{}}"#, "[]", "", #"{"keys":[1,"a",{}]}"#,
        #"{"keys":[\#(TestKey.weak.jwk())]}"#, #"{"keys":[\#(TestKey.first.jwk(#","alg":"HS256""#))]}"#,
        #"{"keys":[\#(TestKey.first.jwk(#","alg":"RS512""#))]}"#,
        #"{"keys":[\#(TestKey.first.jwk(#","use":"enc""#))]}"#,
        #"{"keys":[\#(TestKey.first.jwk()),\#(TestKey.first.jwk())]}"#,
        #"{"keys":[{"kty":"RSA","kid":"first-key=","n":"AQAB","e":"AQAB"}]}"#,
        #"{"keys":[{"kty":"oct","kid":"first-key=","k":"AQAB"}]}"#,
    ])
    func `a document without a usable key replaces nothing`(_ document: String) async throws {
        network.publishes(TestKey.first.jwk())
        let access = try MartletAccess.bearer(network)
        network.answers { _ in ClientResponse(status: 200, body: Array(document.utf8)) }
        #expect(await access.refusal(of: token)?.reason == .unavailable)
        network.publishes(TestKey.first.jwk())
        network.advance(10)
        #expect(await access.refusal(of: token) == nil)
        network.answers { _ in ClientResponse(status: 200, body: Array(document.utf8)) }
        network.advance(3600)
        #expect(await access.refusal(of: token) == nil)
    }

    @Test func `a key with less than 2048 bits signs nothing`() async throws {
        try #require(TestKey.weak.key?.keySizeInBits == 1024)
        network.publishes(TestKey.second.jwk(), TestKey.weak.jwk())
        let token = TestKey.weak.token(TestClaims.with())
        #expect(try await MartletAccess.bearer(network).refusal(of: token)?.message.contains("No key") == true)
    }

    @Test(arguments: [302, 404, 500]) func `an answer with another status is no key set`(_ status: Int) async throws {
        let body = Array(#"{"keys":[\#(TestKey.first.jwk())]}"#.utf8)
        network.answers { _ in ClientResponse(status: status, body: body) }
        #expect(try await MartletAccess.bearer(network).refusal(of: token)?.reason == .unavailable)
    }

    @Test func `a key set may have other keys too, and members that say nothing of the algorithm`() async throws {
        network.publishes(#"{"kty":"EC","crv":"P-256","kid":"ec","x":"AA","y":"AA"}"#, TestKey.first.jwk(""))
        #expect(try await MartletAccess.bearer(network).refusal(of: token) == nil)
    }
}

/// Waits until `condition` holds, for at most ten seconds.
func eventually(_ condition: () async throws -> Bool) async throws {
    for _ in 0..<1000 {
        if try await condition() { return }
        try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("It did not happen.")
}
