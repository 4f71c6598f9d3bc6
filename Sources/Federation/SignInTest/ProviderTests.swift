package import Cryptography
package import Directory
package import Kernel
package import Storage

/// The tests of providers: begun by operators, finished by browsers.
package struct ProviderTests: Sendable {
    private let database: any Database
    private let cipher: SecretCipher
    private let world: World

    package init(_ database: any Database, cipher: SecretCipher, world: World) {
        (self.database, self.cipher, self.world) = (database, cipher, world)
    }

    /// Begins a test.
    ///
    /// - Parameters:
    ///   - redirectURI: Where the provider redirects the browser.
    ///   - operatorARN: The operator, as policies name callers.
    /// - Throws: `ProviderTestRefusal.tooMany`.
    package func begin(at provider: IdentityProvider, redirectURI: String, by operatorARN: String) async throws
        -> ProviderTest
    {
        let now = world.now()
        let state = FederationState(
            at: provider.name, in: provider.pool, query: "", redirectURI: redirectURI, now: now, world: world)
        let test = ProviderTest(
            id: Hex.encode(world.bytes(12)), pool: provider.pool, provider: provider.name, operatorARN: operatorARN,
            start: ProviderTest.Start(state: state, secret: Base64.encodeURL(world.bytes(16))), report: nil,
            takenAt: nil, expiresAt: now.advanced(seconds: ProviderTest.lifetime))
        try await database.write { [cipher] tx in
            let table = ProviderTestTable(tx, cipher: cipher)
            guard try table.count(in: test.pool, now: now) < ProviderTest.maxPerPool else {
                throw ProviderTestRefusal.tooMany(ProviderTest.maxPerPool)
            }
            try table.insert(test)
        }
        return test
    }

    /// The test, for the operator who began it.
    ///
    /// - Throws: `ProviderTestRefusal.notFound`.
    package func find(_ id: String, in pool: UserPoolID, of operatorARN: String) async throws -> ProviderTest {
        let now = world.now()
        let found = try await database.read { [cipher] tx in
            try ProviderTestTable(tx, cipher: cipher).find(id, in: pool, now: now)
        }
        guard let found, found.operatorARN.hasSameBytes(as: operatorARN) else { throw ProviderTestRefusal.notFound }
        return found
    }

    /// The test with this state, which no browser has finished.
    ///
    /// - Throws: `FederationRefusal.unknownSignIn`.
    package func open(_ text: String) async throws -> ProviderTest {
        guard let parts = ProviderTest.StateParts(text) else { throw FederationRefusal.unknownSignIn }
        let now = world.now()
        let found = try await database.read { [cipher] tx in
            try ProviderTestTable(tx, cipher: cipher).find(parts.id, in: parts.pool, now: now)
        }
        guard let found, found.takenAt == nil,
            cipher.equals(Array(found.start.secret.utf8), Array(parts.secret.utf8))
        else { throw FederationRefusal.unknownSignIn }
        return found
    }

    /// Uses the test: nothing can be done with its state afterwards.
    ///
    /// - Throws: `FederationRefusal.unknownSignIn` if it was used.
    package func take(_ test: ProviderTest) async throws {
        let now = world.now()
        let isFirst = try await database.write { [cipher] tx in
            try ProviderTestTable(tx, cipher: cipher).take(test, now: now)
        }
        guard isFirst else { throw FederationRefusal.unknownSignIn }
    }

    /// Stores what the provider has sent.
    package func save(_ report: ProviderTestReport, of test: ProviderTest) async throws {
        try await database.write { [cipher] tx in try ProviderTestTable(tx, cipher: cipher).save(report, of: test) }
    }
}
