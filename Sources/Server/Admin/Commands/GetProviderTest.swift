package import Federation
import Kernel

/// Returns a test of a provider that the caller has begun.
package struct GetProviderTest: AdminCommand {
    let pool: String
    let id: String

    package init(pool: String, id: String) { (self.pool, self.id) = (pool, id) }

    package struct Found: Codable, Sendable {
        package let provider: String
        /// Where the browser begins; nil once it is back.
        package let address: String?
        /// Nil until the browser is back.
        package let report: ProviderTestReport?
        /// Why a sign-in would fail.
        package var problem: String? { report?.problem }
    }

    /// - Throws: `ProviderTestRefusal.notFound`.
    package func perform(on store: AdminStore) async throws -> Found {
        let pool = UserPoolID.noted(pool)
        guard let caller = store.ownerOfProviderTests else { throw ProviderTestRefusal.notFound }
        let test = try await store.providerTests.find(id, in: pool, of: caller)
        return Found(
            provider: test.provider, address: test.takenAt == nil ? test.address : nil, report: test.report)
    }
}
