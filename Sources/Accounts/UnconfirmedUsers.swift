import Directory
package import Kernel
import Storage

/// Users who signed up and never confirmed.
package struct UnconfirmedUsers: Sendable {
    let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// The number of users that one transaction removes; small, because other writers wait for it.
    package static let batch = 25

    /// Removes up to `batch` users who signed up before `instant` and have not confirmed, with all their rows.
    ///
    /// The transaction that removes a user checks again that the user is unconfirmed.
    ///
    /// - Returns: The number of removed users.
    package func remove(before instant: Instant) async throws -> Int {
        try await services.database.write { [tables = services.tables] tx in
            var count = 0
            for (pool, id) in try UnconfirmedUserTable(tx).list(before: instant, limit: Self.batch) {
                // Removing a pool deletes its users.
                guard let pool = try PoolTable(tx).find(pool), let user = try UserTable(tx).find(id, in: pool.id),
                    user.status == .unconfirmed
                else { continue }
                try UserWriter(tx, of: pool).delete(user, from: tables)
                count += 1
            }
            return count
        }
    }
}
