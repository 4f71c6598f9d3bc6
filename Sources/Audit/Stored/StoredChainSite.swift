import Foundation
import Kernel
import Storage

/// The identity and the services with which a process writes and signs chains in the database.
struct StoredChainSite: Sendable {
    let database: any Database
    let key: AuditKey
    /// The machine, for operators.
    let node: String
    /// Names this process among all that write chains.
    let writer: String
    let limits: AuditLimits
    let world: World

    /// The chain that this process continues, and where; another process does not write it.
    struct Claim: Sendable {
        var chain: String
        var next: ChainPosition
        /// The bytes of all lines so far.
        var bytes: Int64
        /// The number of the oldest record that is kept.
        var oldest: Int64
        /// Problems found in other chains, one line each, for the operator.
        var warnings: [String] = []
    }

    /// Takes a chain that no process holds, or begins one.
    ///
    /// A chain that ends before its last checkpoint in the store has been cut. It stays as it is, so that it can be
    /// found, and another one is taken.
    func claim() async throws -> Claim {
        let fresh = "\(key.id)-\(Hex.encode(world.bytes(4)))"
        let now = world.now()
        return try await database.write { tx in
            let chains = StoredChainTable(tx)
            var warnings: [String] = []
            for chain in try chains.free(signedBy: key.id, node: node, at: now) {
                guard let end = try Self.end(of: chain, tx) else {
                    warnings.append("chain \(chain) of the audit log does not reach its last checkpoint")
                    continue
                }
                guard try chains.take(chain, node: node, writer: writer, at: now) else { continue }
                var claim = end
                claim.warnings = warnings
                return claim
            }
            try chains.insert(fresh, of: node, writer: writer, at: now)
            return Claim(chain: fresh, next: .first(of: fresh), bytes: 0, oldest: 1, warnings: warnings)
        }
    }

    /// The end of a chain; nil if it has been cut, or its last row is not a record of it.
    private static func end(of chain: String, _ tx: any Transaction) throws -> Claim? {
        let (records, head) = (AuditRecordTable(tx), try AuditChainTable(tx).find(chain))
        guard let last = try records.last(of: chain), let first = try records.first(of: chain) else {
            return head == nil ? Claim(chain: chain, next: .first(of: chain), bytes: 0, oldest: 1) : nil
        }
        guard let next = last.next(in: chain) else { return nil }
        if let head {
            let isReached =
                last.sequence > head.sequence
                || last.sequence == head.sequence && next.previous.hasSameBytes(as: head.hash)
            guard isReached else { return nil }
        }
        return Claim(chain: chain, next: next, bytes: last.bytesThrough, oldest: first.sequence)
    }
}

// MARK: - Checkpoints

extension StoredChainSite {
    /// A checkpoint after the records of `claim`.
    func checkpoint(of claim: Claim, keepingFrom oldest: Int64) throws -> Checkpoint {
        try Checkpoint(at: claim.next, oldest: oldest, time: world.now(), eventID: world.uuid(), key: key)
    }

    /// Adds a checkpoint to its chain, and stores how far the chain is signed.
    ///
    /// - Returns: The end of the chain.
    /// - Throws: `ChainTaken` if another process writes the chain.
    func add(_ checkpoint: Checkpoint, to claim: Claim, _ tx: any Transaction) throws -> Claim {
        var lines = StoredLines(at: claim.next, bytes: claim.bytes)
        lines.append(checkpoint.line, at: checkpoint.time)
        try AuditRecordTable(tx).insert(lines.records, of: claim.chain)
        try AuditChainTable(tx).put(
            ChainHead(
                chain: claim.chain, node: node, sequence: lines.next.sequence - 1, hash: lines.next.previous,
                signedAt: checkpoint.time))
        var signed = claim
        (signed.next, signed.bytes) = (lines.next, lines.bytes)
        signed.oldest = max(claim.oldest, checkpoint.oldest)
        return signed
    }

    /// Signs the ends of chains whose processes have ended without a checkpoint, and deletes chains that have expired.
    func tendFreeChains() async throws {
        let (now, expiry) = (world.now(), limits.expiry(at: world.now()))
        let unsigned = try await database.read { try StoredChainTable($0).freeUnsigned(by: key.id, at: now) }
        for (chain, node) in unsigned {
            try await database.write { tx in
                let chains = StoredChainTable(tx)
                guard let end = try Self.end(of: chain, tx),
                    try chains.take(chain, node: node, writer: writer, at: now)
                else { return }
                _ = try add(try checkpoint(of: end, keepingFrom: end.oldest), to: end, tx)
                try chains.release(chain, writer: writer)
            }
        }
        guard let expiry else { return }
        try await database.write { try AuditChainTable($0).deleteAll(signedBefore: expiry) }
        for chain in try await database.read({ try StoredChainTable($0).freeForgotten(at: now) }) {
            try await deleteExpired(chain, at: now, expiry: expiry)
        }
    }

    /// Deletes the next records of a chain whose last one has expired, and with the last of them the chain.
    private func deleteExpired(_ chain: String, at now: Instant, expiry: Instant) async throws {
        var hasMore = true
        while hasMore {
            hasMore = try await database.write { tx in
                let (records, chains) = (AuditRecordTable(tx), StoredChainTable(tx))
                guard let last = try records.last(of: chain), let first = try records.first(of: chain) else {
                    try chains.delete(chain)
                    return false
                }
                guard last.time < expiry, try chains.take(chain, node: node, writer: writer, at: now) else {
                    return false
                }
                try records.deleteAll(
                    of: chain, before: min(first.sequence + StoredChainWriter.chunk, last.sequence + 1))
                try chains.release(chain, writer: writer)
                return true
            }
        }
    }
}
