package import Cryptography
import Foundation
import Kernel
import Transfer

/// Writes a snapshot of a pool to an encrypted file.
package struct PoolFileExport {
    private let admin: any AdminConnection
    private let path: String
    private let key: FileKey

    /// Writes to the file at `path`, which must not exist.
    package init(_ admin: any AdminConnection, to path: String, for key: FileKey) {
        (self.admin, self.path, self.key) = (admin, path, key)
    }

    /// Writes the file of a user pool. The file gets its name only once it is complete.
    ///
    /// - Parameter withSessions: Whether the sessions of the pool's users are in it.
    /// - Returns: How many rows it has.
    /// - Throws: `ConfigurationError` if the file exists or cannot be written, or the pool's settings have changed
    ///   since the start; or the server's refusal.
    package func run(pool: String, withSessions: Bool) async throws -> Int {
        let first = ExportPoolRows(pool: pool, kind: .userPool, withSessions: withSessions)
        return try await ExportFile(path).write { try await write(first, to: $0) }
    }

    /// Writes the file of an identity pool, as `run(pool:withSessions:)` does.
    package func run(identityPool pool: String) async throws -> Int {
        try await ExportFile(path).write { try await write(ExportPoolRows(pool: pool, kind: .identityPool), to: $0) }
    }

    private func write(_ first: ExportPoolRows, to file: FileHandle) async throws -> Int {
        var (rows, writer) = (0, try EncryptedLineWriter(to: file, for: key, random: World.live.bytes))
        var (settings, isFirst) = (LineDigest(), true)
        try await eachPage(from: first) { page in
            if isFirst { try writer.write(try SnapshotLine(page.manifest).text) }
            isFirst = false
            for line in page.lines { try writer.write(line) }
            rows += page.lines.count
            if !page.isOfMembers { try settings.add(page.lines) }
            return true
        }
        guard try await digest(ofSettings: first) == settings else {
            throw ConfigurationError(
                "clients, groups, roles or settings of the pool were changed during the export: repeat it")
        }
        try writer.write(try SnapshotLine(SnapshotEnd(rows: rows)).text)
        try writer.finish()
        return rows
    }

    /// A digest of the pool's own rows at present. Users and identities are read after them.
    private func digest(ofSettings first: ExportPoolRows) async throws -> LineDigest {
        var digest = LineDigest()
        try await eachPage(from: first) { page in
            guard !page.isOfMembers else { return false }
            try digest.add(page.lines)
            return true
        }
        return digest
    }

    /// Calls `body` with each page until it returns false.
    private func eachPage(
        from first: ExportPoolRows, body: (ExportPoolRows.Output) throws -> Bool
    ) async throws {
        var command = first
        while true {
            let page = try await admin.perform(command)
            guard try body(page), let next = page.next else { return }
            command.position = next
        }
    }
}

/// A digest of lines: for each line, the hash of the previous hash and the line.
private struct LineDigest: Equatable {
    private var bytes: [UInt8] = []

    mutating func add(_ lines: [String]) throws {
        for line in lines { bytes = try DigestAlgorithm.sha256.digest(of: bytes + Array(line.utf8)) }
    }
}
