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
        var files = chains.map { FileRecords(of: $0, before: cursor?.files[$0.chain], matching: query) }
        var stored = database.map { StoredRecords($0, before: cursor?.stored, matching: query) }
        var (page, end) = (AuditEntries(entries: []), cursor ?? AuditCursor())
        var heads = files.indices.map { files[$0].next() }
        var storedHead = try await stored?.next()
        var bytes = 0
        func add(_ entry: AuditEntry) {
            guard query.matches(entry.record) else { return }
            page.entries.append(entry)
            bytes += entry.line.count
        }
        for _ in 0..<Self.maxRead {
            guard page.entries.count < limit, bytes < Self.maxBytes else { break }
            let latest = heads.indices.max { Self.isEarlier(heads[$0]?.entry, than: heads[$1]?.entry) }
            let fromFile = latest.flatMap { heads[$0] }
            if let head = storedHead, !Self.isEarlier(head.entry, than: fromFile?.entry) {
                add(head.entry)
                end.stored = head.place
                storedHead = try await stored?.next()
            } else if let latest, let head = fromFile {
                add(head.entry)
                files[latest].move(to: head.place)
                heads[latest] = files[latest].next()
            } else {
                return page
            }
        }
        for file in files { end.files[file.chain.chain] = file.place }
        page.next = heads.allSatisfy { $0 == nil } && storedHead == nil ? nil : end
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
            try AuditRecordTable($0).earliest(after: place, from: query.from, until: query.until, limit: 500)
        }
        var bytes = 0
        let part = found.prefix { one in
            defer { bytes += one.line.count }
            return bytes < Self.maxBytes
        }
        return (part.compactMap { AuditEntry($0.line) }.filter { query.matches($0.record) }, part.last?.place)
    }

    private static func isEarlier(_ entry: AuditEntry?, than other: AuditEntry?) -> Bool {
        guard let entry else { return other != nil }
        guard let other else { return false }
        return (entry.time ?? Instant(microseconds: .min)) < (other.time ?? Instant(microseconds: .min))
    }
}
