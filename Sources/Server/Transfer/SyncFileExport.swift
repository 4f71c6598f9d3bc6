import Foundation

/// Writes the records of an identity pool, or of one identity, to a file.
package struct SyncFileExport {
    private let admin: any AdminConnection
    private let path: String

    /// Writes to the file at `path`, which must not exist.
    package init(_ admin: any AdminConnection, to path: String) { (self.admin, self.path) = (admin, path) }

    /// Writes the file. It gets its name only once it is complete.
    ///
    /// - Returns: How many records it has.
    /// - Throws: `ConfigurationError` if the file exists or cannot be written, or the server's refusal.
    package func run(pool: String, identity: String?) async throws -> Int {
        try await ExportFile(path).write { try await write(pool, identity: identity, to: $0) }
    }

    private func write(_ pool: String, identity: String?, to file: FileHandle) async throws -> Int {
        var (part, count) = (ExportSyncRecords(pool: pool, identity: identity), 0)
        repeat {
            let page = try await admin.perform(part)
            try file.write(contentsOf: Data(page.records.flatMap { SyncLine($0).bytes }))
            count += page.records.count
            part.after = page.next
        } while part.after != nil
        return count
    }
}
