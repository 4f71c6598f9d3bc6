import Kernel
import Storage

/// The records of all chains, in files and in the database, the latest first.
struct MergedRecords {
    private var files: [FileRecords]
    private var stored: StoredRecords?
    /// The next record of each of `files`; nil at its beginning.
    private var fileHeads: [(entry: AuditEntry, place: AuditCursor.FilePlace)?]
    private var storedHead: (entry: AuditEntry, place: StoredPlace)?
    private var storedPlace: StoredPlace?
    private let start: AuditCursor

    /// - Parameter cursor: Only records before it; nil for all.
    init(
        of chains: [ChainFolder], database: (any Database)?, after cursor: AuditCursor?, matching query: AuditQuery
    ) async throws {
        var files = chains.map { FileRecords(of: $0, before: cursor?.files[$0.chain], matching: query) }
        fileHeads = files.indices.map { files[$0].next() }
        var stored = database.map { StoredRecords($0, before: cursor?.stored, matching: query) }
        storedHead = try await stored?.next()
        (self.files, self.stored) = (files, stored)
        (start, storedPlace) = (cursor ?? AuditCursor(), cursor?.stored)
    }

    /// Whether there are no more records.
    var isAtEnd: Bool { fileHeads.allSatisfy { $0 == nil } && storedHead == nil }

    /// The place after the last returned record.
    var cursor: AuditCursor {
        var cursor = start
        cursor.stored = storedPlace
        for file in files { cursor.files[file.chain.chain] = file.place }
        return cursor
    }

    /// The latest record that was not returned yet; nil at the end.
    mutating func next() async throws -> AuditEntry? {
        let latest = fileHeads.indices.max { Self.isEarlier(fileHeads[$0]?.entry, than: fileHeads[$1]?.entry) }
        let fileHead = latest.flatMap { fileHeads[$0] }
        if let head = storedHead, !Self.isEarlier(head.entry, than: fileHead?.entry) {
            storedPlace = head.place
            storedHead = try await stored?.next()
            return head.entry
        }
        guard let latest, let head = fileHead else { return nil }
        files[latest].move(to: head.place)
        fileHeads[latest] = files[latest].next()
        return head.entry
    }

    private static func isEarlier(_ entry: AuditEntry?, than other: AuditEntry?) -> Bool {
        guard let entry else { return other != nil }
        guard let other else { return false }
        return (entry.time ?? Instant(microseconds: .min)) < (other.time ?? Instant(microseconds: .min))
    }
}
