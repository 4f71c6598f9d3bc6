import Directory
import Kernel
import Storage

/// Finds out which of some users a pool lacks.
package struct ListMissingUsers: AdminCommand {
    let pool: String
    let subs: [String]

    package init(pool: String, subs: [String]) { (self.pool, self.subs) = (pool, subs) }

    private static let maxUsers = 200

    /// - Returns: Their `sub`s.
    /// - Throws: `MissingResource` if the pool does not exist, `InvalidInput` for too many users.
    package func perform(on store: AdminStore) async throws -> [String] {
        guard subs.count <= Self.maxUsers else { throw InvalidInput("At most \(Self.maxUsers) users are looked up.") }
        let id = UserPoolID.noted(pool)
        return try await store.database.read { [subs] tx in
            try PoolTable(tx).requireExistence(id)
            return try subs.filter { try UserTable(tx).find(UserID(rawValue: $0), in: id) == nil }
        }
    }
}
