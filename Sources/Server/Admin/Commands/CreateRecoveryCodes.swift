import Accounts
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
        let codes = try await store.secondFactors.createCodes(
            for: Username(rawValue: username), in: UserPoolID.noted(pool))
        return Output(codes: codes.map(\.exposed))
    }
}
