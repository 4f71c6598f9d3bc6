package import Cryptography
package import Kernel
package import Storage

/// How far a chain has been signed: its last checkpoint. It is in the store, so that files cannot be cut unnoticed.
package struct ChainHead: Hashable, Codable, Sendable {
    /// The chain.
    package var chain: String
    /// The machine and the folder of the chain.
    package var node: String
    /// The number of the checkpoint's record.
    package var sequence: Int64
    /// The hash of that record.
    package var hash: String
    /// When it was signed.
    package var signedAt: Instant

    private enum CodingKeys: String, CodingKey { case chain, node, sequence, hash, signedAt }

    init(chain: String, node: String, sequence: Int64, hash: String, signedAt: Instant) {
        (self.chain, self.node, self.sequence, self.hash) = (chain, node, sequence, hash)
        self.signedAt = signedAt
    }
}

/// The store's part of the audit log: the signing key, and how far each node's chain is signed.
package struct AuditStore: Sendable {
    let database: any Database
    private let sealer: Sealer
    private let world: World

    /// The log's part of `database`.
    package init(_ database: any Database, sealer: Sealer, world: World) {
        (self.database, self.sealer, self.world) = (database, sealer, world)
    }

    /// The store's key, created if the store has none. If two nodes create one at once, the first one stored wins.
    ///
    /// - Throws: `SealingError.unreadable` if `sealer` lacks the key that sealed it.
    package func key() async throws -> AuditKey {
        if let found = try await database.read({ try AuditKeyTable($0).all().last }) {
            return try AuditKey(sealed: found.sealed, id: found.id, by: sealer)
        }
        let fresh = try AuditKey(world)
        let sealed = try fresh.sealed(by: sealer)
        let kept = try await database.write { [world] tx in
            let table = AuditKeyTable(tx)
            if let found = try table.all().last { return found }
            try table.insert(fresh.id, sealed: sealed, at: world.now())
            return (fresh.id, sealed)
        }
        return try AuditKey(sealed: kept.sealed, id: kept.id, by: sealer)
    }

    /// The public keys of all checkpoints.
    package func publicKeys() async throws -> [AuditPublicKey] {
        let found = try await database.read { try AuditKeyTable($0).all() }
        return try found.map { try AuditKey(sealed: $0.sealed, id: $0.id, by: sealer).publicKey }
    }

    /// How far each chain is signed.
    package func heads() async throws -> [ChainHead] { try await database.read { try AuditChainTable($0).all() } }

    /// Stores how far a chain is signed, and deletes chains that have expired.
    func keep(_ head: ChainHead, forgettingBefore time: Instant?) async throws {
        try await database.write { tx in
            let table = AuditChainTable(tx)
            try table.put(head)
            if let time { try table.deleteAll(signedBefore: time) }
        }
    }

    /// The chains in the database.
    package func storedChains() async throws -> [String] {
        try await database.read { try AuditRecordTable($0).chains() }
    }

    /// The next records of a chain in the database, in their order; none at its end.
    ///
    /// - Parameter sequence: The number of the record before them.
    package func storedRecords(of chain: String, after sequence: Int64) async throws -> [StoredRecord] {
        try await database.read { try AuditRecordTable($0).list(of: chain, after: sequence, limit: 500) }
    }
}
