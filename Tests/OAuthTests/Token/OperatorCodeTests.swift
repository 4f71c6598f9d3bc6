import Directory
import Kernel
import OAuth
import Storage
import TestKit
import Testing
import Tokens

/// Codes that this server itself exchanges, for the console.
@Suite struct OperatorCodeTests {
    /// The verifier in RFC 7636, appendix B.
    private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    private static let challenged: [String: String?] = [
        "code_challenge": BrowserSite.challenge, "code_challenge_method": "S256",
    ]

    private func proof(
        _ code: String, _ site: BrowserSite, verifier: String = Self.verifier, callback: String = BrowserSite.callback,
        notBefore: Int64 = 0
    ) -> OperatorCode.Proof {
        OperatorCode.Proof(
            code: Secret(code), redirectURI: callback, verifier: Secret(verifier),
            notBefore: site.server.clock.now.advanced(seconds: notBefore))
    }

    private func exchange(_ proof: OperatorCode.Proof, _ site: BrowserSite) async throws -> AccessTokenIdentity {
        try await OperatorCode(site.services).exchange(proof, client: site.client.id, in: site.pool.id).identity
    }

    private func isAlive(_ identity: AccessTokenIdentity, _ site: BrowserSite) async throws -> Bool {
        try await site.server.database.read { try LiveSession(identity, through: site.client, $0) != nil }
    }

    @Test(arguments: Engine.available)
    func `a code begins a session once, and ends it if it comes twice`(_ engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let code = try await site.code(Self.challenged)
        let identity = try await exchange(proof(code, site), site)
        #expect(try await isAlive(identity, site))
        await #expect(throws: OAuthError.self) { try await exchange(proof(code, site), site) }
        #expect(try await !isAlive(identity, site))
    }

    @Test func `a code needs its verifier, its callback, and a sign-in that is new enough`() async throws {
        let site = try await BrowserSite(.sqliteFile)
        let code = try await site.code(Self.challenged)
        for wrong in [
            proof(code, site, verifier: "x" + Self.verifier.dropFirst()), proof(code, site, callback: "myapp://cb"),
            proof(code, site, notBefore: 1), proof("x" + code, site),
        ] {
            await #expect(throws: OAuthError.self) { try await exchange(wrong, site) }
        }
        _ = try await exchange(proof(code, site), site)
        let plain = try await site.code()
        await #expect(throws: OAuthError.self) { try await exchange(proof(plain, site), site) }
    }
}
