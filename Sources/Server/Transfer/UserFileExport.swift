import Foundation

/// Writes the users of a pool to a file, one a line.
package struct UserFileExport {
    private let admin: any AdminConnection
    private let path: String

    /// Writes to the file at `path`, which must not exist.
    package init(_ admin: any AdminConnection, to path: String) { (self.admin, self.path) = (admin, path) }

    /// Writes the file. It gets its name only once it is complete.
    ///
    /// - Parameter progress: Called with the number of users written so far.
    /// - Returns: How many users it has.
    /// - Throws: `ConfigurationError` if the file exists or cannot be written, or the server's refusal.
    package func run(pool: String, progress: (Int) -> Void) async throws -> Int {
        try await ExportFile(path).write { try await write(pool, to: $0, progress: progress) }
    }

    private func write(_ pool: String, to file: FileHandle, progress: (Int) -> Void) async throws -> Int {
        var (after, count): (String?, Int) = (nil, 0)
        repeat {
            let page = try await admin.perform(ExportUsers(pool: pool, after: after))
            try file.write(contentsOf: Data(page.lines.map { $0 + "\n" }.joined().utf8))
            (after, count) = (page.next, count + page.lines.count)
            progress(count)
        } while after != nil
        return count
    }
}
