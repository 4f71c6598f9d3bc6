import Kernel
package import WireRuntime

/// A record with its line.
package struct AuditEntry: Sendable {
    /// The line's content.
    package let record: JSONObject
    /// Its line, without the line's end.
    package let line: [UInt8]

    /// Nil if the line is not a record.
    init?(_ line: [UInt8]) {
        guard let record = JSONObject(recordLine: line) else { return nil }
        (self.record, self.line) = (record, line)
    }
}

/// Some of the records that a query finds, the latest first.
package struct AuditEntries: Sendable {
    /// The records. There may be none although others follow: a page reads a limited number of records.
    package var entries: [AuditEntry]
    /// Where the next page begins; nil on the last one.
    package var next: AuditCursor?
}

/// Where a page of records ended. Records that are written later do not move it.
package struct AuditCursor: Hashable, Codable, Sendable {
    /// The remaining records of a chain in files: those before a byte of a file, and those of all files before it.
    struct FilePlace: Hashable, Codable, Sendable {
        var file: Int
        var end: Int
    }

    /// By the chain's id.
    var files: [String: FilePlace] = [:]
    /// The last record of the database; nil if none was read.
    var stored: StoredPlace?
}
