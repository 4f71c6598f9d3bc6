import Directory
import Kernel
import Storage
import Tokens

/// Reports how much of its quotas a pool uses, and how many of its users sign in.
package struct GetPoolUsage: AdminCommand {
    let pool: String

    package init(pool: String) { self.pool = pool }

    /// A number, and its quota if it has one.
    package struct Line: Codable, Sendable {
        package let name: String
        package let count: Int
        package let maximum: Int?
    }

    /// Users who have signed in are counted up to this number.
    private static let maxActive = 100_000

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> [Line] {
        let (id, now, quotas) = (UserPoolID.noted(pool), store.world.now(), store.configuration.quotas)
        return try await store.database.read { tx in
            let pool = try PoolTable(tx).require(id)
            func active(_ days: Int64) throws -> Int {
                try LastSignInTable(tx).count(
                    in: id, since: now.advanced(seconds: -.days(days)), upTo: Self.maxActive)
            }
            return [
                Line(name: "users", count: try UserTable(tx).estimatedCount(in: id), maximum: nil),
                Line(name: "users signed in within a day", count: try active(1), maximum: nil),
                Line(name: "users signed in within 30 days", count: try active(30), maximum: nil),
                Line(
                    name: "clients", count: try ClientTable(tx).count(in: id, upTo: quotas.clientsPerPool),
                    maximum: quotas.clientsPerPool),
                Line(
                    name: "groups", count: try GroupTable(tx).count(in: id, upTo: quotas.groupsPerPool),
                    maximum: quotas.groupsPerPool),
                Line(
                    name: "resource servers",
                    count: try ResourceServerTable(tx).count(in: id, upTo: quotas.resourceServersPerPool),
                    maximum: quotas.resourceServersPerPool),
                Line(
                    name: "custom attributes", count: pool.schema.custom.count,
                    maximum: quotas.customAttributesPerPool),
            ]
        }
    }
}
