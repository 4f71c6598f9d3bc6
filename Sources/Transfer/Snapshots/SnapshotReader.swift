package import Cryptography
package import Storage

/// Reads a pool for a snapshot, in pages.
///
/// Each page is read in one transaction. All rows of a user are in one page, so each user is exported in a consistent
/// state while the pool stays in use. The same applies to identities, except those whose data fills several pages.
package struct SnapshotReader: Sendable {
    private let database: any Database
    private let pools: SnapshotPools
    let schema: SnapshotSchema
    private let cipher: SecretCipher
    private let hasSessions: Bool

    /// The most rows of a pool's table in a page.
    private static let maxRows = 100
    /// The most users in a page.
    private static let maxUsers = 40
    /// A page is full if its lines have this many bytes.
    static let maxBytes = 2 << 20

    /// Reads from `database`, whose secrets `cipher` opens.
    ///
    /// - Parameter withSessions: Whether the snapshot has the sessions of the pool's users, after the users.
    package init(
        _ database: any Database, pools: SnapshotPools, schema: SnapshotSchema, cipher: SecretCipher,
        withSessions: Bool = false
    ) {
        (self.database, self.pools, self.schema, self.cipher) = (database, pools, schema, cipher)
        hasSessions = withSessions
    }

    var sealer: Sealer { cipher.sealer }

    /// Where a page begins.
    package struct Position: Codable, Hashable, Sendable {
        /// The index of the table among the pool's tables, or the number of these tables for the users. Tables of
        /// sessions have the numbers after that. Within an identity, the index of its table is added.
        let table: Int
        /// The key of the row before; empty at the beginning. Within an identity, its id begins it.
        let after: [SnapshotValue]
        /// The state of the identity of which a part was read; nil if none was read in part.
        let state: String?

        init(table: Int, after: [SnapshotValue], state: String? = nil) {
            (self.table, self.after, self.state) = (table, after, state)
        }

        /// The beginning of a snapshot.
        package static let start = Position(table: 0, after: [])
    }

    /// Some lines of a snapshot.
    package struct Lines: Sendable {
        /// The lines, without their ends.
        package private(set) var lines: [String] = []
        /// Where the next page begins; nil at the end.
        package var next: Position?
        /// Whether the rows may change during an export: those of users or identities, and sums over them.
        package var isOfMembers = false

        private(set) var bytes = 0

        mutating func add(_ line: String) {
            lines.append(line)
            bytes += line.utf8.count
        }
    }

    /// The page at `position`.
    ///
    /// - Throws: `SnapshotRefusal`, also if the pool does not exist.
    package func page(of pool: String, at position: Position) async throws -> Lines {
        guard position.table >= 0 else { throw SnapshotRefusal.malformed("there is no such position") }
        return try await database.read { tx in
            guard try pools.exists(pool, tx) else { throw SnapshotRefusal.poolNotFound(pool, schema.kind) }
            guard position.table >= schema.ofPool.count else {
                return try rows(of: schema.ofPool[position.table], in: pool, at: position, isLast: false, tx)
            }
            return switch schema.kind {
            case .userPool where position.table > schema.ofPool.count: try ofSessions(pool, at: position, tx)
            case .userPool: try ofUsers(pool, after: position.after, tx)
            case .identityPool: try ofIdentities(pool, at: position, tx)
            }
        }
    }

    private func ofSessions(_ pool: String, at position: Position, _ tx: any Transaction) throws -> Lines {
        let index = position.table - schema.ofPool.count - 1
        guard hasSessions, index < schema.ofSessions.count else {
            throw SnapshotRefusal.malformed("there is no such position")
        }
        let isLast = index == schema.ofSessions.count - 1
        var page = try rows(of: schema.ofSessions[index], in: pool, at: position, isLast: isLast, tx)
        page.isOfMembers = true
        return page
    }

    /// A page of a table's rows.
    ///
    /// - Parameter isLast: Whether the snapshot ends with the table.
    private func rows(
        of table: SnapshotSchema.Table, in pool: String, at position: Position, isLast: Bool, _ tx: any Transaction
    ) throws -> Lines {
        let rows = try WholeRowTable(tx, table: table.stored, columns: table.columns)
            .rows(of: pool, after: position.after.compactMap(\.stored), limit: Self.maxRows)
        var (page, read) = try lines(of: rows, in: table)
        page.isOfMembers = table.stored.isDerived
        if read == rows.count, rows.count < Self.maxRows {
            page.next = isLast ? nil : Position(table: position.table + 1, after: [])
        } else if let last = rows.prefix(read).last {
            page.next = Position(table: position.table, after: table.position(of: last).map(SnapshotValue.init))
        }
        return page
    }

    private func ofUsers(_ pool: String, after: [SnapshotValue], _ tx: any Transaction) throws -> Lines {
        guard let users = schema.ofMembers.first else { return Lines() }
        let rows = try WholeRowTable(tx, table: users.stored, columns: users.columns)
            .rows(of: pool, after: after.compactMap(\.stored), limit: Self.maxUsers)
        var (page, count) = try lines(of: rows, in: users)
        page.isOfMembers = true
        let read = rows.prefix(count)
        let ids = read.compactMap { users.position(of: $0).first }
        for table in schema.ofMembers.dropFirst() {
            let found = try WholeRowTable(tx, table: table.stored, columns: table.columns).rows(ofUsers: ids, in: pool)
            for row in found { try add(row, of: table, to: &page) }
        }
        if rows.count == Self.maxUsers || count < rows.count, let last = read.last {
            page.next = Position(
                table: schema.ofPool.count, after: users.position(of: last).map(SnapshotValue.init))
        } else if hasSessions {
            page.next = Position(table: schema.ofPool.count + 1, after: [])
        }
        return page
    }

    /// The lines of the first of `rows`, as many as a page takes, and how many of them it has taken.
    private func lines(of rows: [[SQLValue]], in table: SnapshotSchema.Table) throws -> (page: Lines, read: Int) {
        var (page, read) = (Lines(), 0)
        for row in rows where page.bytes < Self.maxBytes {
            try add(row, of: table, to: &page)
            read += 1
        }
        return (page, read)
    }

    /// Adds a row, unless only this server recognises its hashes.
    private func add(_ row: [SQLValue], of table: SnapshotSchema.Table, to page: inout Lines) throws {
        guard table.hasPoolHashes(row) else { return }
        page.add(try table.opened(row, by: sealer).completed(in: table, by: cipher).line)
    }
}
