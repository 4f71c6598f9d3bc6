import AccessControl
import Foundation
import Kernel
import SignIn
import Storage
import StoragePostgres

/// Prepares a store restored from a backup, before a server uses it.
public enum Restoration {
    /// Ends all sessions and codes, because those used or replaced after the backup are valid again in it.
    ///
    /// - Returns: One line that says how much was ended.
    /// - Throws: `ConfigurationError` or `StorageError` if there is no store or a server uses it.
    public static func revokeSessions(_ configuration: Configuration) async throws -> String {
        guard !configuration.hasNoStore else {
            throw ConfigurationError("there is no store in \(configuration.data) yet")
        }
        guard !FolderLock.isTaken(configuration.data) else {
            throw ConfigurationError("a server uses \(configuration.data); stop every server of this store first")
        }
        let database = try await configuration.openStore(use: .exclusive)
        let ended: Result<StoreRevocationTable.Counts, any Error>
        do { ended = .success(try await endAll(in: database, .live)) } catch { ended = .failure(error) }
        await database.close()
        return line(try ended.get())
    }

    private static func line(_ ended: StoreRevocationTable.Counts) -> String {
        """
        Ended: sessions \(ended.sessions), refresh tokens \(ended.refreshTokens), \
        pending sign-ins \(ended.authSessions), codes \(ended.codes). Challenges from before are refused.
        """
    }

    /// One transaction without a time limit, because deleting many sessions takes long.
    private static func endAll(in database: any Database, _ world: World) async throws -> StoreRevocationTable.Counts {
        let counts = Locked(StoreRevocationTable.Counts())
        let epoch = Hex.encode(world.bytes(16))
        let now = world.now()
        try await database.exclusively([
            { tx in
                try StorePropertyTable(tx).put(.challengeEpoch, epoch, at: now)
                let ended = try StoreRevocationTable(tx).endAll()
                _ = counts.exchange(ended)
            }
        ])
        return counts.read { $0 }
    }
}
