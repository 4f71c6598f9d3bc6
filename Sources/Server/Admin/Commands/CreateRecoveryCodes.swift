import Accounts
import Directory
import Kernel

/// Gives a user new recovery codes, which are returned only here.
package struct CreateRecoveryCodes: AdminCommand {
    let pool: String
    let username: String

    package init(pool: String, username: String) { (self.pool, self.username) = (pool, username) }

    /// Recovery codes that were just made.
    package struct Output: Codable, Sendable {
        package let codes: [String]
    }

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        let pool = UserPoolID.noted(pool)
        // Reading the pool's settings makes its hash key available, under which the codes are hashed.
        _ = try await store.settings.pool(pool)
        let codes = try await store.secondFactors.createCodes(for: Username(rawValue: username), in: pool)
        return Output(codes: codes.map(\.exposed))
    }
}
