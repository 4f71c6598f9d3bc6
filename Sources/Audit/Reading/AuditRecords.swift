import Kernel
package import Storage
import WireRuntime

/// The records of all chains, in files and in the database, ordered by time: the latest first, in pages.
///
/// Lines that are not records are skipped: verification reports them.
package struct AuditRecords: Sendable {
    private let chains: [ChainFolder]
    private let database: (any Database)?
    /// Records that one page reads: the rest of a search is another page's.
    private static let maxRead = 20_000
    /// Records of the database that one part of an export reads.
    private static let maxStored = 500
    /// Bytes of lines that one page has, unless one line is longer.
    private static let maxBytes = 4 << 20

    /// Reads the chains in `folders`, and those in `database`.
    package init(in folders: [String], database: (any Database)?) {
        (chains, self.database) = (folders.flatMap(ChainFolder.all), database)
    }

    /// The latest records that `query` finds.
    ///
    /// - Parameters:
    ///   - cursor: The `next` of the page before; nil for the first page.
    ///   - limit: The most records of the page.
    package func page(
        _ query: AuditQuery = AuditQuery(), after cursor: AuditCursor? = nil, limit: Int
    ) async throws -> AuditEntries {
        var records = try await MergedRecords(of: chains, database: database, after: cursor, matching: query)
        var (page, bytes) = (AuditEntries(entries: []), 0)
        for _ in 0..<Self.maxRead {
            guard page.entries.count < limit, bytes < Self.maxBytes else { break }
            guard let entry = try await records.next() else { return page }
            guard query.matches(entry.record) else { continue }
            page.entries.append(entry)
            bytes += entry.line.count
        }
        page.next = records.isAtEnd ? nil : records.cursor
        return page
    }

    /// The earliest records of the database that `query` finds, the earliest first.
    ///
    /// - Parameter place: The `next` of the part before; nil for the first part.
    /// - Returns: Some lines, and where the next part begins; nil after the last one.
    package func earliestStored(
        _ query: AuditQuery, after place: StoredPlace?
    ) async throws -> (entries: [AuditEntry], next: StoredPlace?) {
        guard let database else { return ([], nil) }
        let found = try await database.read {
            try AuditRecordTable($0).earliest(after: place, from: query.from, until: query.until, limit: Self.maxStored)
        }
        var bytes = 0
        let part = found.prefix { one in
            defer { bytes += one.line.count }
            return bytes < Self.maxBytes
        }
        return (part.compactMap { AuditEntry($0.line) }.filter { query.matches($0.record) }, part.last?.place)
    }

}
