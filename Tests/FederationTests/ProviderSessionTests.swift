import Cryptography
import Directory
import Kernel
import SAML
import Storage
import TestKit
import Testing

@testable import Federation

/// The sessions at SAML providers, and what is remembered of a sign-out.
@Suite struct ProviderSessionTests {
    private static let eve = SAMLSubject(
        nameID: "Eve", format: SAMLSubject.persistent, nameQualifier: "idp", spNameQualifier: "sp")

    /// Writes a session of `subject`.
    private static func record(
        _ subject: SAMLSubject, _ index: String?, _ hash: [UInt8], of pool: UserPoolID, _ server: TestServer
    ) async throws {
        let provider = IdentityProvider.sample(in: pool)
        let record = SAMLLogin(subject, sessionIndex: index).recorder(
            of: UserID(rawValue: "u-1"), at: provider, server.cipher)
        try await server.database.write { try record($0, hash, Instant(seconds: 4_000_000_000)) }
    }

    @Test(arguments: Engine.available)
    func `a session is found by its browser and by its subject, and is taken once`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.pool().id
        try await Self.record(Self.eve, "s-1", [1], of: pool, server)
        try await Self.record(Self.eve, nil, [2], of: pool, server)
        try await Self.record(SAMLSubject(nameID: "eve", format: nil), "s-1", [3], of: pool, server)
        let hash = SAMLLogin.hash(of: "Eve", at: "Corp", in: pool, server.cipher)
        let found = try await server.database.read { try ProviderSessionTable($0).all(of: hash, in: pool, limit: 10) }
        #expect(Set(found.map(\.browserSession)) == [[1], [2]])
        let first = try await server.database.write { try ProviderSessionTable($0).take([1], in: pool) }
        #expect(first?.login.subject == Self.eve && first?.login.sessionIndex == "s-1" && first?.provider == "Corp")
        let second = try await server.database.write { try ProviderSessionTable($0).take([1], in: pool) }
        #expect(second == nil)
        let others = try await server.database.read { tx in
            try [[2], [3], [1]].map { try ProviderSessionTable(tx).exists($0, in: pool) }
        }
        #expect(others == [true, true, false])
    }

    @Test func `an imported session has the hash by which this server finds its subject`() async throws {
        let server = try await TestServer(.sqliteFile)
        let pool = UserPoolID(rawValue: "us-east-1_one")
        let session: [String: SQLValue] = [
            "name_id": .text("Eve"), "provider": .text("Corp"), "subject_hash": .bytes([1]),
            "session_hash": .bytes([2]),
        ]
        let admitted = ImportedProviderSession.admitted(
            NamedRow("provider_sessions", values: session), in: pool, by: server.cipher)
        let hash = SAMLLogin.hash(of: "Eve", at: "Corp", in: pool, server.cipher)
        #expect(admitted.values["subject_hash"] == .bytes(hash) && admitted.values["session_hash"] == .bytes([2]))
        let other = ImportedProviderSession.admitted(
            NamedRow("browser_sessions", values: session), in: pool, by: server.cipher)
        #expect(other.values["subject_hash"] == .bytes([1]))
    }

    @Test func `a provider means the sessions that it names, or all of the subject`() {
        let login = SAMLLogin(Self.eve, sessionIndex: "s-1")
        #expect(login.isMeant(by: Self.eve, indexes: []) && login.isMeant(by: Self.eve, indexes: ["s-2", "s-1"]))
        #expect(!login.isMeant(by: Self.eve, indexes: ["s-2"]))
        #expect(!login.isMeant(by: SAMLSubject(nameID: "eve", format: nil), indexes: []))
        #expect(!SAMLLogin(Self.eve, sessionIndex: nil).isMeant(by: Self.eve, indexes: ["s-1"]))
    }

    @Test func `what is remembered of a sign-out opens for five minutes, and only unchanged`() async throws {
        let server = try await TestServer(.sqliteFile)
        let pool = try await server.pool().id
        let state = LogoutState(at: "Corp", in: pool, to: "https://app.example/bye", world: server.world)
        let text = try state.sealed(server.cipher)
        let now = server.world.now()
        let opened = try LogoutState(text, cipher: server.cipher, now: now.advanced(seconds: 299))
        #expect(opened.id == state.id && opened.location == "https://app.example/bye" && opened.provider == "Corp")
        for (text, seconds) in [(text, Int64(300)), (text + "A", 0), ("", 0), (String(text.dropLast(2)), 0)] {
            #expect(throws: FederationRefusal.self) {
                _ = try LogoutState(text, cipher: server.cipher, now: now.advanced(seconds: seconds))
            }
        }
        // A sign-in's state is no sign-out's.
        let other = FederationState(
            at: "Corp", in: pool, query: "", redirectURI: "", now: now, world: server.world)
        let foreign = try other.sealed(for: "browser", server.cipher)
        #expect(throws: FederationRefusal.self) { _ = try LogoutState(foreign, cipher: server.cipher, now: now) }
    }
}

extension IdentityProvider {
    fileprivate static func sample(in pool: UserPoolID) -> IdentityProvider {
        let now = Instant(seconds: 1)
        return IdentityProvider(
            pool: pool, name: "Corp", kind: .saml, details: [:], attributeMapping: [:], identifiers: [],
            createdAt: now, modifiedAt: now)
    }
}
