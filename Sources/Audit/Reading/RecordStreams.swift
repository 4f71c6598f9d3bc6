import Foundation
import Kernel
import Storage
import WireRuntime

/// The records of a chain in files, the latest first.
struct FileRecords {
    let chain: ChainFolder
    private var files: [ChainFolder.File]
    private var lines: ReversedLines?
    private let query: AuditQuery
    /// Where the records that were not taken yet end.
    private(set) var place: AuditCursor.FilePlace

    /// - Parameter place: Only records before it.
    init(of chain: ChainFolder, before place: AuditCursor.FilePlace?, matching query: AuditQuery) {
        (self.chain, self.query) = (chain, query)
        files = chain.files.filter { file in place.map { file.number <= $0.file } ?? true }
        let end = files.last.map { AuditCursor.FilePlace(file: $0.number, end: $0.size) }
        self.place = place ?? end ?? AuditCursor.FilePlace(file: 0, end: 0)
        if let file = files.last, file.number == place?.file {
            lines = ReversedLines(file.path, before: place?.end)
        } else {
            open()
        }
    }

    /// The next record, and the place before it.
    mutating func next() -> (entry: AuditEntry, place: AuditCursor.FilePlace)? {
        while let file = files.last {
            while let (line, start) = lines?.next() {
                guard let entry = AuditEntry(line) else { continue }
                if query.endsSearch(at: entry) {
                    files = []
                    return nil
                }
                return (entry, AuditCursor.FilePlace(file: file.number, end: start))
            }
            files.removeLast()
            open()
        }
        return nil
    }

    mutating func move(to place: AuditCursor.FilePlace) { self.place = place }

    /// Opens the last file that may have records in the time of the query.
    private mutating func open() {
        while let file = files.last {
            let first = query.until == nil ? nil : ChainTail(of: file.path, after: 0, atMost: 1)?.lines.first
            guard let time = first.flatMap(AuditEntry.init)?.time, let until = query.until, time >= until else { break }
            files.removeLast()
        }
        if let file = files.last, !query.mayBeIn(file) { files = [] }
        lines = files.last.flatMap { ReversedLines($0.path) }
    }
}

/// The records of the database, the latest first.
struct StoredRecords {
    private let database: any Database
    private let query: AuditQuery
    private var read: [(place: StoredPlace, line: [UInt8])] = []
    private var last: StoredPlace?
    private var isAtEnd = false
    /// Records that are read at once.
    private static let chunk = 200

    /// - Parameter place: Only records before it.
    init(_ database: any Database, before place: StoredPlace?, matching query: AuditQuery) {
        (self.database, self.query, last) = (database, query, place)
    }

    /// The next record and its place.
    mutating func next() async throws -> (entry: AuditEntry, place: StoredPlace)? {
        while true {
            if read.isEmpty {
                guard !isAtEnd else { return nil }
                read = try await database.read { [query, last] in
                    try AuditRecordTable($0).latest(
                        before: last, from: query.from, until: query.until, limit: Self.chunk)
                }.reversed()
                isAtEnd = read.count < Self.chunk
                last = read.first?.place ?? last
            }
            guard let (place, line) = read.popLast() else { continue }
            if let entry = AuditEntry(line) { return (entry, place) }
        }
    }
}

extension AuditEntry {
    /// The time of the event; nil if the record has none.
    var time: Instant? { record.eventTime }
}

extension AuditQuery {
    /// Whether a file that was last written at its time may have records that are not too old.
    func mayBeIn(_ file: ChainFolder.File) -> Bool { from.map { file.changedAt >= $0 } ?? true }

    /// Concurrent requests may be recorded some seconds out of order; within this time, earlier records may match.
    private static let maxDisorder: Int64 = .minutes(5)

    /// Whether a record is so old that no record before it in its chain can match.
    func endsSearch(at entry: AuditEntry) -> Bool {
        guard let from, let time = entry.time else { return false }
        return time < from.advanced(seconds: -Self.maxDisorder)
    }
}
