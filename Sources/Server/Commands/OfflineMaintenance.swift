import AccessControl
import Authentication
import Cryptography
import Foundation
import Kernel
import Storage

/// Commands for a store that no server uses.
package enum OfflineMaintenance {
    /// Seals all secrets again: under a new key that replaces the file's, or under the first of the keys in the
    /// environment.
    ///
    /// It can be interrupted and restarted: the old key is kept until all secrets are sealed under the new one.
    ///
    /// - Returns: The number of secrets, and the file that keeps the former key of a file: earlier backups need it.
    package static func rekey(_ configuration: Configuration) async throws -> (count: Int, formerKey: String?) {
        try configuration.requireUnusedStore()
        let database = try await configuration.openStore(knowsAll: true).database
        let result = try await database.close { try await rekey(database, with: configuration) }
        try await configuration.recordMaintenance("RekeyStore")
        return result
    }

    private static func rekey(
        _ database: any Database, with configuration: Configuration
    ) async throws -> (count: Int, formerKey: String?) {
        let world = World.live
        let secrets = KeyedHashSecrets(database: database)
        let file = SealingKeyFile(path: configuration.sealingKey.file)
        let present = try file.keys(
            environment: configuration.sealingKey.environment, dataExists: try await secrets.exist(), world)
        // Opens a secret with the present keys first, so that a wrong key changes nothing.
        _ = try await secrets.load(Sealer(present, world: world), world: world)
        guard let given = configuration.sealingKey.environment else {
            return try await replaceKey(in: file, of: database, world: world)
        }
        guard given.exposed.utf8.contains(UInt8(ascii: ",")) else {
            throw ConfigurationError(
                "MARTLET_SEALING_KEY has one key only: put the new one before it, separated by a comma")
        }
        return (try await reseal(database, sealer: Sealer(present, world: world)), nil)
    }

    /// Seals under a new key. The file has both keys until all secrets are sealed under the new one.
    private static func replaceKey(
        in file: SealingKeyFile, of database: any Database, world: World
    ) async throws -> (count: Int, formerKey: String) {
        let new = SealingKeys.makeText(from: world)
        let old = try String(contentsOfFile: file.path, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let former = SealingKeyFile(path: "\(file.path).until-\(CivilTime(world.now()).basicTimestamp)")
        try former.replace(with: Secret(old))
        try file.replace(with: Secret("\(new.exposed),\(old)"))
        let both = try file.keys(environment: nil, dataExists: true, world)
        let count = try await reseal(database, sealer: Sealer(both, world: world))
        try file.replace(with: new)
        return (count, former.path)
    }

    private static func reseal(_ database: any Database, sealer: Sealer) async throws -> Int {
        try await Resealing(database: database, tables: storedTables, sealer: sealer).reseal()
    }
}
