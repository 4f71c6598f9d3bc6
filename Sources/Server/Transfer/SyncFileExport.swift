import Foundation

/// Writes the records of an identity pool, or of one identity, to a file.
package struct SyncFileExport {
    private let admin: any AdminConnection
    private let path: String

    /// Writes to the file at `path`, which must not exist.
    package init(_ admin: any AdminConnection, to path: String) { (self.admin, self.path) = (admin, path) }

    /// Writes the file. It has its name only once it is complete.
    ///
    /// - Returns: How many records it has.
    /// - Throws: `ConfigurationError` if the file exists or cannot be written, or what the server refuses.
    package func run(pool: String, identity: String?) async throws -> Int {
        let files = FileManager.default
        guard !files.fileExists(atPath: path) else { throw ConfigurationError("\(path) exists already") }
        let part = path + ".part"
        // It holds data of users, so only its owner may read it.
        guard files.createFile(atPath: part, contents: nil, attributes: [.posixPermissions: 0o600]),
            let file = FileHandle(forWritingAtPath: part)
        else { throw ConfigurationError("\(part) cannot be written") }
        do {
            let count = try await write(pool, identity, to: file)
            try file.synchronize()
            try file.close()
            try files.moveItem(atPath: part, toPath: path)
            return count
        } catch {
            try? files.removeItem(atPath: part)
            throw error
        }
    }

    private func write(_ pool: String, _ identity: String?, to file: FileHandle) async throws -> Int {
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
