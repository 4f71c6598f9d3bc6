package import Cryptography
import Foundation
import Transfer

/// Imports a pool from an encrypted file.
///
/// The file is read twice: nothing is sent to the store before the whole file has been checked.
package struct PoolFileImport {
    private let admin: any AdminConnection
    private let path: String
    private let key: FileKey

    /// Bytes of lines in a request.
    private static let maxBytes = 1 << 20
    /// How long to wait before asking again whether the rows of an earlier pool have been deleted.
    private static let pause = Duration.milliseconds(200)

    package init(_ admin: any AdminConnection, from path: String, openedBy key: FileKey) {
        (self.admin, self.path, self.key) = (admin, path, key)
    }

    /// A pool that was imported.
    package struct Imported: Sendable {
        /// Its id.
        package let pool: String
        /// How many rows it has.
        package let rows: Int
        /// A line for each reference of an identity pool that the server lacks; empty for user pools.
        package let missing: [String]
    }

    /// Imports a user pool.
    ///
    /// - Throws: `ConfigurationError` or `EncryptedFileError` if the file is invalid, or the server's refusal. On an
    ///   error the pool does not exist, and the command may be repeated.
    package func run() async throws -> Imported { try await run(.userPool) }

    /// Imports an identity pool, as `run()` does.
    package func runForIdentityPool() async throws -> Imported { try await run(.identityPool) }

    private func run(_ kind: SnapshotKind) async throws -> Imported {
        let manifest = try checkedManifest()
        guard manifest.poolKind == kind else { throw SnapshotRefusal.otherKind(manifest.poolKind) }
        let id = try await begin(manifest)
        var batch = Batch()
        var number = 0
        func send() async throws {
            try await admin.perform(
                ImportPoolRows(pool: manifest.pool, kind: kind, id: id, batch: number, lines: batch.lines))
            number += 1
            batch = Batch()
        }
        var rows = 0
        var lines = try SnapshotLines(path, openedBy: key)
        guard lines.manifest == manifest else { throw Self.changed }
        while let line = try lines.next() {
            if batch.isFull(before: line) { try await send() }
            batch.add(line)
            rows += 1
        }
        try await send()
        let completed = try await admin.perform(CompletePoolImport(pool: manifest.pool, kind: kind, id: id))
        return Imported(pool: manifest.pool, rows: rows, missing: completed.missing)
    }

    private static let changed = ConfigurationError("the file was changed while it was read")

    /// The manifest, once the whole file has been read.
    private func checkedManifest() throws -> SnapshotManifest {
        var lines = try SnapshotLines(path, openedBy: key)
        while try lines.next() != nil {}
        return lines.manifest
    }

    private func begin(_ manifest: SnapshotManifest) async throws -> String {
        while true {
            let begun = try await admin.perform(BeginPoolImport(manifest: manifest, kind: manifest.poolKind))
            if let id = begun.id { return id }
            try await Task.sleep(for: Self.pause)
        }
    }

    private struct Batch {
        var lines: [String] = []
        private var bytes = 0

        func isFull(before line: String) -> Bool {
            lines.count == PoolImports.maxLines || !lines.isEmpty && bytes + line.utf8.count > PoolFileImport.maxBytes
        }

        mutating func add(_ line: String) {
            lines.append(line)
            bytes += line.utf8.count
        }
    }
}

/// The rows of a snapshot between its first and its last line.
private struct SnapshotLines {
    let manifest: SnapshotManifest
    private var reader: EncryptedLineReader
    private var line: String?
    private var count = 0

    init(_ path: String, openedBy key: FileKey) throws {
        reader = try EncryptedLineReader(path, openedBy: key)
        manifest = try SnapshotLine.value(try reader.next() ?? "", as: SnapshotManifest.self)
        line = try reader.next()
    }

    /// The next row; nil after the last one, once the end has been verified.
    mutating func next() throws -> String? {
        guard let row = line else { throw EncryptedFileError.truncated }
        line = try reader.next()
        guard line != nil else {
            let end = try SnapshotLine.value(row, as: SnapshotEnd.self)
            guard end.rows == count else { throw EncryptedFileError.damaged }
            return nil
        }
        count += 1
        return row
    }
}
