import Directory
import Kernel
import Storage

/// All pools, by id.
package struct ListPools: AdminCommand {
    package init() {}

    package struct Pool: Codable, Sendable {
        /// The pool's id.
        package let id: String
        /// The pool's name.
        package let name: String
        /// When it was created (RFC 3339).
        package let createdAt: String
    }

    package func perform(on store: AdminStore) async throws -> [Pool] {
        let pools = try await store.everyPage { after in
            try await store.database.read { try PoolTable($0).list(after: after, limit: 60) }
        }
        return pools.map { Pool(id: $0.id.rawValue, name: $0.name, createdAt: CivilTime($0.createdAt).timestamp) }
    }
}
