import Directory
import Kernel
import Risk
import Storage

/// The events of a user with the reasons for their risk, the newest first.
package struct ListAuthEvents: AdminCommand {
    let pool: String
    let username: String
    /// How many at most.
    let limit: Int

    package init(pool: String, username: String, limit: Int) {
        (self.pool, self.username, self.limit) = (pool, username, limit)
    }

    private static let maxCount = 60

    /// An event. `AdminListUserAuthEvents` gives it the same id.
    package struct Event: Codable, Sendable {
        package let id: String
        /// The sum of the reasons' weights; nil if the risk was not assessed.
        package let score: Int?
        package let reasons: [String]
    }

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> [Event] {
        let (id, name, now) = (UserPoolID.noted(pool), Username(rawValue: username), store.world.now())
        let count = min(max(limit, 1), Self.maxCount)
        return try await store.database.read { tx in
            let user = try UserTable(tx).require(name, in: try PoolTable(tx).require(id))
            let page = try AuthEventTable(tx).list(of: user.id, in: id, after: nil, at: now, limit: count)
            return page.items.map { event in
                Event(
                    id: event.id, score: event.assessment?.score,
                    reasons: event.assessment?.reasons.map(\.rawValue) ?? [])
            }
        }
    }
}
