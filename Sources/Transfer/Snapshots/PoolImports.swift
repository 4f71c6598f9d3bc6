package import Cryptography
package import Kernel
package import Storage

/// Brings a pool into the store from the lines of a snapshot.
///
/// The rows are written in batches. The pool, its clients and its domains are held back until all other rows are
/// stored, and then inserted in one transaction, so that nothing can find the rows earlier. The rows of an interrupted
/// import are deleted like the rows of a deleted pool.
package struct PoolImports: Sendable {
    private let pools: SnapshotPools
    private let database: any Database
    private let schema: SnapshotSchema
    private let cipher: SecretCipher
    private let world: World

    /// An import whose last batch is older is given up: by another import of the pool, or by the sweep.
    private static let takeOverDelay: Int64 = .minutes(1)
    private static let sweepDelay: Int64 = .hours(1)

    package init(
        _ database: any Database, pools: SnapshotPools, schema: SnapshotSchema, cipher: SecretCipher, world: World
    ) {
        (self.database, self.pools, self.schema) = (database, pools, schema)
        (self.cipher, self.world) = (cipher, world)
    }

    /// Begins an import.
    ///
    /// - Returns: Its id; nil while rows of an earlier pool with this id remain to be deleted. The caller then repeats
    ///   the call.
    /// - Throws: `SnapshotRefusal`.
    package func begin(_ manifest: SnapshotManifest) async throws -> String? {
        let pool = try manifest.check(against: schema)
        let (now, id) = (world.now(), Hex.encode(world.bytes(16)))
        let hasBegun = try await database.write { tx in
            guard try !pools.exists(pool, tx) else { throw SnapshotRefusal.poolExists(pool, schema.kind) }
            if let other = try imports(tx).find(pool) {
                guard other.touchedAt < now.advanced(seconds: -Self.takeOverDelay) else {
                    throw SnapshotRefusal.importRuns
                }
                try giveUp(pool, at: now, tx)
            }
            guard try !pools.removal.isRunning(pool, tx) else { return false }
            try imports(tx).insert(id, of: pool, at: now)
            return true
        }
        guard !hasBegun else { return id }
        try await pools.removal.advance(pool)
        return nil
    }

    /// Writes the next batch of lines. A batch may be sent again if its response was lost.
    ///
    /// - Returns: The number of the batch's rows in each table.
    /// - Throws: `SnapshotRefusal`; nothing of the batch is stored in that case.
    package func write(
        _ lines: [String], batch: Int, of id: String, in pool: String
    ) async throws -> [String: Int] {
        guard (0..<Int(Int32.max)).contains(batch), lines.count <= Self.maxLines else {
            throw SnapshotRefusal.malformed("a batch has at most \(Self.maxLines) lines")
        }
        let rows = try lines.map { try parsed($0, of: pool) }
        let now = world.now()
        try await refusingDuplicates { tx in
            guard let next = try imports(tx).nextBatch(of: id, in: pool) else {
                throw SnapshotRefusal.importEnded
            }
            guard batch != next - 1 else { return }
            guard batch == next else { throw SnapshotRefusal.malformed("a batch is missing") }
            let admit = pools.admission(pool)
            for (index, row) in rows.enumerated() {
                guard row.table.isHeld else {
                    try insert(row, by: admit, tx)
                    continue
                }
                let sealed = try cipher.seal(Array(row.line.utf8), .heldRow, pool, id)
                try heldRows(tx).insert(sealed, of: id, in: pool, number: batch * Self.maxLines + index)
            }
            try imports(tx).advance(id, in: pool, to: batch + 1, at: now)
        }
        return Dictionary(rows.map { ($0.table.name, 1) }, uniquingKeysWith: +)
    }

    /// Makes the pool visible.
    ///
    /// - Throws: `SnapshotRefusal`; the pool stays invisible in that case.
    package func complete(_ id: String, in pool: String) async throws {
        try await refusingDuplicates { tx in
            guard try imports(tx).nextBatch(of: id, in: pool) != nil else { throw SnapshotRefusal.importEnded }
            let admit = pools.admission(pool)
            for sealed in try heldRows(tx).all(of: id, in: pool) {
                let line = try cipher.open(sealed, .heldRow, pool, id)
                try insert(try parsed(String(decoding: line, as: UTF8.self), of: pool), by: admit, tx)
            }
            try requireReadable(pool, tx)
            try heldRows(tx).deleteAll(in: pool)
            try imports(tx).delete(pool)
        }
        pools.note(pool)
    }

    /// Gives up imports that were interrupted an hour ago. Call it periodically, before `Pools.sweep`.
    package func sweep() async throws {
        let now = world.now()
        try await database.write { tx in
            let old = try imports(tx).untouched(
                since: now.advanced(seconds: -Self.sweepDelay), limit: Self.maxLines)
            for entry in old { try giveUp(entry.pool, at: now, tx) }
        }
    }
}

extension PoolImports {
    /// Lines of a batch, which delays other writers by some tens of milliseconds.
    package static let maxLines = 400

    private struct ParsedRow: Sendable {
        let table: SnapshotSchema.Table
        let values: [SQLValue]
        let line: String
    }

    private func imports(_ tx: any Transaction) -> PoolImportTable { PoolImportTable(tx, kind: schema.kind) }

    private func heldRows(_ tx: any Transaction) -> HeldRowTable { HeldRowTable(tx, kind: schema.kind) }

    private func parsed(_ line: String, of pool: String) throws -> ParsedRow {
        let row = try SnapshotRow(line: line)
        let table = try schema.table(row.table)
        return ParsedRow(table: table, values: try table.sealed(row, of: pool, by: cipher.sealer), line: line)
    }

    private func insert(_ row: ParsedRow, by admit: SnapshotPools.Admission, _ tx: any Transaction) throws {
        let columns = row.table.columns
        let named = NamedRow(
            row.table.name,
            values: Dictionary(zip(columns.map(\.name), row.values)) { first, _ in first })
        let admitted: NamedRow
        do { admitted = try admit(named, tx) } catch let refusal as InvalidInput {
            throw SnapshotRefusal.malformed(refusal.message)
        }
        try WholeRowTable(tx, table: row.table.stored, columns: columns)
            .insert(columns.map { admitted.values[$0.name] ?? .null })
    }

    private func giveUp(_ pool: String, at now: Instant, _ tx: any Transaction) throws {
        try heldRows(tx).deleteAll(in: pool)
        try imports(tx).delete(pool)
        if try !pools.removal.isRunning(pool, tx) { try pools.removal.begin(pool, now, tx) }
    }

    private func requireReadable(_ pool: String, _ tx: any Transaction) throws {
        do { try pools.requireReadable(pool, tx) } catch let error as StorageError { throw error } catch {
            throw SnapshotRefusal.malformed("the settings of the pool cannot be read")
        }
    }

    /// Runs `body` in a transaction. An engine has one error for all values that a table does not take.
    private func refusingDuplicates(_ body: @escaping @Sendable (any Transaction) throws -> Void) async throws {
        do { try await database.write(body) } catch StorageError.duplicate {
            throw SnapshotRefusal.duplicate
        } catch StorageError.unexpected { throw SnapshotRefusal.malformed("a table does not take its row") }
    }
}
