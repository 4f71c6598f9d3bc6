import Directory
public import Kernel
import Storage

/// Users who signed up and never confirmed it.
public struct UnconfirmedUsers: Sendable {
    let services: SignInServices

    /// The users that `services` reach.
    public init(_ services: SignInServices) { self.services = services }

    /// How many users one transaction removes: other writers wait for it.
    public static let batch = 25

    /// Removes up to `batch` users who signed up before `instant` and have not confirmed, with all that they own.
    /// Returns how many.
    ///
    /// Whether a user is still unconfirmed is decided in the transaction that removes the user.
    public func remove(before instant: Instant) async throws -> Int {
        try await services.database.write { tx in
            var count = 0
            for (pool, id) in try UnconfirmedUserTable(tx).list(before: instant, limit: Self.batch) {
                // The users of a removed pool are cleared away with it.
                guard let pool = try PoolTable(tx).find(pool), let user = try UserTable(tx).find(id, in: pool.id),
                    user.status == .unconfirmed
                else { continue }
                try UserDeletion(tx, from: pool).delete(user)
                count += 1
            }
            return count
        }
    }
}
