package import Cryptography
import Directory
package import Kernel
package import Storage

/// Reads a pool for a snapshot, in pages.
///
/// Each page is read in one transaction. All rows of a user are in one page, so each user is exported in a consistent
/// state while the pool stays in use.
package struct SnapshotReader: Sendable {
    private let database: any Database
    private let schema: SnapshotSchema
    private let sealer: Sealer

    /// Rows of a pool's table, and users, in a page.
    private static let (rows, users) = (100, 40)
    /// A page is full if its lines have this many bytes.
    private static let bytes = 2 << 20

    /// Reads from `database`, whose secrets `sealer` opens.
    package init(_ database: any Database, schema: SnapshotSchema, sealer: Sealer) {
        (self.database, self.schema, self.sealer) = (database, schema, sealer)
    }

    /// Where a page begins.
    package struct Position: Codable, Hashable, Sendable {
        /// The index of the table among the pool's tables, or the number of these tables for the users.
        let table: Int
        /// The key of the row before; empty at the beginning.
        let after: [SnapshotValue]

        /// The beginning of a snapshot.
        package static let start = Position(table: 0, after: [])
    }

    /// Some lines of a snapshot.
    package struct Lines: Sendable {
        /// The lines, without their ends.
        package var lines: [String] = []
        /// Where the next page begins; nil at the end.
        package var next: Position?
        /// Whether the rows are those of users.
        package var isOfUsers = false
    }

    /// The page at `position`.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func page(of pool: UserPoolID, at position: Position) async throws -> Lines {
        guard position.table >= 0 else { throw SnapshotRefusal.malformed("there is no such position") }
        return try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return position.table < schema.ofPool.count
                ? try ofPool(pool, at: position, tx) : try ofUsers(pool, after: position.after, tx)
        }
    }

    private func ofPool(_ pool: UserPoolID, at position: Position, _ tx: any Transaction) throws -> Lines {
        let table = schema.ofPool[position.table]
        let rows = try WholeRowTable(tx, table: table.stored, columns: table.columns)
            .rows(of: pool, after: position.after.compactMap(\.stored), limit: Self.rows)
        var page = Lines(lines: try lines(of: rows, in: table))
        let isDone = rows.count < Self.rows && page.lines.count == rows.count
        page.next =
            isDone
            ? Position(table: position.table + 1, after: [])
            : Position(
                table: position.table,
                after: table.position(of: rows[page.lines.count - 1]).map(SnapshotValue.init))
        return page
    }

    private func ofUsers(_ pool: UserPoolID, after: [SnapshotValue], _ tx: any Transaction) throws -> Lines {
        guard let users = schema.ofUsers.first else { return Lines() }
        let rows = try WholeRowTable(tx, table: users.stored, columns: users.columns)
            .rows(of: pool, after: after.compactMap(\.stored), limit: Self.users)
        var page = Lines(lines: try lines(of: rows, in: users), isOfUsers: true)
        let read = rows.prefix(page.lines.count)
        let ids = read.compactMap { users.position(of: $0).first }
        for table in schema.ofUsers.dropFirst() {
            let found = try WholeRowTable(tx, table: table.stored, columns: table.columns).rows(ofUsers: ids, in: pool)
            page.lines += try found.map { try table.opened($0, by: sealer).line }
        }
        if rows.count == Self.users || read.count < rows.count, let last = read.last {
            page.next = Position(
                table: schema.ofPool.count, after: users.position(of: last).map(SnapshotValue.init))
        }
        return page
    }

    /// The lines of the first of `rows`, as many as a page takes.
    private func lines(of rows: [[SQLValue]], in table: SnapshotSchema.Table) throws -> [String] {
        var (lines, bytes): ([String], Int) = ([], 0)
        for row in rows where bytes < Self.bytes {
            let line = try table.opened(row, by: sealer).line
            lines.append(line)
            bytes += line.utf8.count
        }
        return lines
    }
}
