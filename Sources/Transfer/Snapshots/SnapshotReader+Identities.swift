import Cryptography
import Kernel
import Storage

/// Identities with their logins and data.
///
/// Data of an identity may fill several pages. Between two of them the identity must not change, because the number of
/// a dataset's last change is in one of its rows, and the records with that number are in others.
extension SnapshotReader {
    /// The most identities of a page.
    private static let maxIdentities = 40
    /// The rows that one statement reads.
    private static let rowsAtOnce = 64

    func ofIdentities(_ pool: String, at position: Position, _ tx: any Transaction) throws -> Lines {
        var page = Lines()
        page.isOfMembers = true
        let last = try Self.identity(of: position)
        if let state = position.state {
            guard try self.state(of: last, in: pool, tx) == state else { throw SnapshotRefusal.identityChanged(last) }
            let tables = Array(schema.ofMembers.indices.dropFirst(position.table - schema.ofPool.count))
            page.next = try read(last, of: pool, in: tables, from: position, into: &page, tx)
            if page.next != nil { return page }
        }
        let found = try identities(of: pool, after: last, tx)
        for (identity, tables) in found {
            page.next = try read(identity, of: pool, in: tables, from: nil, into: &page, tx)
            if page.next != nil { return page }
            guard page.bytes < Self.maxBytes else { return try ending(page, at: identity) }
        }
        guard found.count == Self.maxIdentities, let (identity, _) = found.last else { return page }
        return try ending(page, at: identity)
    }

    private func ending(_ page: Lines, at identity: String) throws -> Lines {
        var page = page
        page.next = Position(table: schema.ofPool.count, after: [.text(identity)])
        return page
    }

    private static func identity(of position: Position) throws -> String {
        switch position.after.first {
        case nil where position.state == nil: return ""
        case .text(let identity)?: return identity
        default: throw SnapshotRefusal.malformed("there is no such position")
        }
    }

    /// The next identities with the indices of the tables that have rows of them. A guest without a row may have data.
    private func identities(
        of pool: String, after last: String, _ tx: any Transaction
    ) throws -> [(identity: String, tables: [Int])] {
        var found: [String: [Int]] = [:]
        for (index, table) in schema.ofMembers.enumerated() {
            let ids = try WholeRowTable(tx, table: table.stored, columns: table.columns)
                .identities(of: pool, after: last, limit: Self.maxIdentities)
            for id in ids { found[id, default: []].append(index) }
        }
        let sorted = found.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return sorted.prefix(Self.maxIdentities).map { ($0.key, $0.value) }
    }

    /// Adds the rows of an identity to a page.
    ///
    /// - Returns: Where the rest begins, if the page is full before; nil otherwise.
    private func read(
        _ identity: String, of pool: String, in tables: [Int], from start: Position?, into page: inout Lines,
        _ tx: any Transaction
    ) throws -> Position? {
        for index in tables {
            let number = schema.ofPool.count + index
            let after = start?.table == number ? start?.after.dropFirst().compactMap(\.stored) ?? [] : []
            let end = try read(schema.ofMembers[index], of: identity, in: pool, after: after, into: &page, tx)
            guard let end else { continue }
            return Position(
                table: number, after: [.text(identity)] + end.map(SnapshotValue.init),
                state: try state(of: identity, in: pool, tx))
        }
        return nil
    }

    /// Adds the rows of an identity in one table to a page.
    ///
    /// - Parameter start: The key of the row before; empty for all rows.
    /// - Returns: The key of the last row, if the page is full; nil otherwise.
    private func read(
        _ table: SnapshotSchema.Table, of identity: String, in pool: String, after start: [SQLValue],
        into page: inout Lines, _ tx: any Transaction
    ) throws -> [SQLValue]? {
        let rows = WholeRowTable(tx, table: table.stored, columns: table.columns)
        var (after, isRead) = (start, false)
        while !isRead {
            let found = try rows.rows(ofIdentity: identity, in: pool, after: after, limit: Self.rowsAtOnce)
            isRead = found.count < Self.rowsAtOnce || table.stored.keyWithinIdentity.isEmpty
            for row in found {
                page.add(try table.opened(row, by: sealer).line)
                after = table.positionWithinIdentity(of: row)
                if page.bytes >= Self.maxBytes, !after.isEmpty { return after }
            }
        }
        return nil
    }

    /// A digest of an identity's rows, except those of records and subscriptions: a change of a record also changes the
    /// row of its dataset.
    private func state(of identity: String, in pool: String, _ tx: any Transaction) throws -> String {
        var digest: [UInt8] = []
        for table in schema.ofMembers where table.stored.key.count <= 3 {
            let rows = try WholeRowTable(tx, table: table.stored, columns: table.columns)
                .rows(ofIdentity: identity, in: pool, after: [], limit: Int(Int32.max))
            for row in rows {
                let line = try table.opened(row, by: sealer).line
                digest = try DigestAlgorithm.sha256.digest(of: digest + Array(line.utf8))
            }
        }
        return Hex.encode(digest)
    }
}
