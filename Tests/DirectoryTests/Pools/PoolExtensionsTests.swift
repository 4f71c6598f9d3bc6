import Directory
import Kernel
import TestKit
import Testing

/// What operators set for pools beyond Cognito's settings.
@Suite struct PoolExtensionsTests {
    @Test(arguments: Engine.available)
    func `a change over Cognito's API keeps what the operator has set`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        #expect(pool.extensions == PoolExtensions() && pool.extensions.linking == .never)
        #expect(try await fixture.pools.extend(pool.id) { $0.linking = .ask }.linking == .ask)
        let changed = try await fixture.pools.change(pool.id) { $0.settings = PoolSettings() }
        #expect(changed.extensions.linking == .ask)
        #expect(try await fixture.cache.pool(pool.id).extensions.linking == .ask)
    }

    @Test(arguments: Engine.available)
    func `sign-ins see a change at once`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        for policy in LinkingPolicy.allCases {
            _ = try await fixture.pools.extend(pool.id) { $0.linking = policy }
            #expect(try await fixture.cache.pool(pool.id).extensions.linking == policy)
        }
    }

    @Test(arguments: Engine.available)
    func `what pages show has no controls, no other address than https, and a limit`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let refused: [@Sendable (inout PoolExtensions) -> Void] = [
            { $0.displayName = "" }, { $0.displayName = " " }, { $0.displayName = "Shop\u{202E}" },
            { $0.displayName = "a\nb" }, { $0.displayName = String(repeating: "a", count: 129) },
            { $0.termsURL = "http://example.com" }, { $0.termsURL = "javascript:alert(1)" },
            { $0.privacyURL = "https://" }, { $0.privacyURL = "https://example.com/\"onclick=" },
            { $0.texts = ["en": ["signIn.title": "\u{2066}a"]] },
            { $0.texts = ["en": ["signIn.title": String(repeating: "a", count: 1_001)]] },
            {
                $0.texts = [
                    "en": Dictionary(
                        uniqueKeysWithValues: (0..<40).map { ("\($0)", String(repeating: "a", count: 900)) })
                ]
            },
        ]
        for (index, change) in refused.enumerated() {
            await #expect(throws: InvalidInput.self, "\(index)") {
                _ = try await fixture.pools.extend(pool.id) { change(&$0) }
            }
        }
        let set = try await fixture.pools.extend(pool.id) {
            ($0.displayName, $0.termsURL) = ("Größe & Co", "https://example.com/terms?a=b")
        }
        #expect(set.displayName == "Größe & Co")
        #expect(try await fixture.cache.pool(pool.id).extensions == set)
    }

    @Test(arguments: Engine.available)
    func `a change that changes nothing writes nothing`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        _ = try await fixture.pools.extend(pool.id) { $0.linking = .never }
        #expect(try await fixture.cache.pool(pool.id).version == pool.version)
    }

    @Test(arguments: Engine.available)
    func `only providers of the pool are named, by their bytes`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let (pool, other) = (try await server.pool(), try await server.pool())
        _ = try await server.addProvider(to: pool.id)
        let named = try await server.pools.extend(pool.id) { $0.linkingProviders = ["Contoso"] }
        #expect(named.linkingProviders == ["Contoso"])
        for (pool, name) in [(pool, "contoso"), (pool, ""), (other, "Contoso")] {
            await #expect(throws: ProviderRefusal.notFound(name)) {
                _ = try await server.pools.extend(pool.id) { $0.linkingProviders = ["Contoso", name].suffix(1) }
            }
        }
        await #expect(throws: MissingResource.self) {
            _ = try await server.pools.extend(UserPoolID(rawValue: "eu-test-1_none")) { $0.linking = .ask }
        }
    }

    @Test func `what an earlier version has stored names no providers`() throws {
        let read: PoolExtensions = try StoredJSON.value(#"{"linking":"automatic"}"#)
        #expect(read.linking == .automatic && read.linkingProviders == nil)
    }
}
