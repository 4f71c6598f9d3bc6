import AccessControl
import Authentication
import Foundation
import Kernel
import Storage
import StoragePostgres

/// Prepares a store restored from a backup, before a server uses it.
package enum Restoration {
    /// Ends all sessions and codes, because ones that were used or replaced after the backup are valid in it.
    ///
    /// - Returns: One line that says how much was ended.
    /// - Throws: `ConfigurationError` or `StorageError` if the store does not exist or a server uses it.
    package static func revokeSessions(_ configuration: Configuration) async throws -> String {
        try configuration.requireUnusedStore()
        let database = try await configuration.openStore(use: .exclusive).database
        let counts = try await database.close { try await endAll(in: database, world: .live) }
        try await configuration.recordMaintenance("RevokeSessionsAfterRestore")
        return line(counts)
    }

    private static func line(_ ended: [SQLName: Int]) -> String {
        """
        Ended: sessions \(ended["user_sessions", default: 0]), refresh tokens \(ended["refresh_tokens", default: 0]), \
        pending sign-ins \(ended["auth_sessions", default: 0]), codes \(ended["codes", default: 0]), \
        recovery codes \(ended["recovery_codes", default: 0]), devices \(ended["user_devices", default: 0]). \
        Challenges from before are refused.
        """
    }

    /// One transaction without a time limit, because deleting many sessions takes long.
    ///
    /// - Returns: How many rows of each table were deleted.
    private static func endAll(in database: any Database, world: World) async throws -> [SQLName: Int] {
        let counts = Locked<[SQLName: Int]>([:])
        let epoch = Hex.encode(world.bytes(16))
        let now = world.now()
        try await database.exclusively([
            { tx in
                try StorePropertyTable(tx).put(.challengeEpoch, value: epoch, at: now)
                var ended: [SQLName: Int] = [:]
                for table in storedTables.reversed() where table.endsOnRestore {
                    ended[table.name] = try StoredRowTable(tx, table: table).deleteAll()
                }
                _ = counts.exchange(ended)
            }
        ])
        return counts.read { $0 }
    }
}
