package import Cryptography
import Foundation
import Transfer

/// Brings a pool into a store from an encrypted file.
///
/// It reads the file twice. It sends nothing to the store before it has checked that the file is complete.
package struct PoolFileImport {
    private let admin: any AdminConnection
    private let path: String
    private let key: FileKey

    /// Bytes of lines in a request.
    private static let maxBytes = 1 << 20
    /// How long to wait before the rows of an earlier pool are asked about again.
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
        /// What it refers to and the server does not have, a line each; of identity pools only.
        package let missing: [String]
    }

    /// Imports a user pool.
    ///
    /// - Throws: `ConfigurationError` or `EncryptedFileError` if the file is invalid, or the server's refusal. On an
    ///   error the pool does not exist, and the command may be repeated.
    package func run() async throws -> Imported { try await run(.userPool) }

    /// Imports an identity pool, as `run()` does.
    package func runOfIdentityPool() async throws -> Imported { try await run(.identityPool) }

    private func run(_ kind: SnapshotKind) async throws -> Imported {
        let manifest = try check()
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
            if batch.isFull(before: line, bytes: Self.maxBytes) { try await send() }
            batch.add(line)
            rows += 1
        }
        try await send()
        let end = try await admin.perform(CompletePoolImport(pool: manifest.pool, kind: kind, id: id))
        return Imported(pool: manifest.pool, rows: rows, missing: end.missing)
    }

    private static let changed = ConfigurationError("the file was changed while it was read")

    /// Reads the whole file.
    private func check() throws -> SnapshotManifest {
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

        func isFull(before line: String, bytes maxBytes: Int) -> Bool {
            lines.count == PoolImports.maxLines || !lines.isEmpty && bytes + line.utf8.count > maxBytes
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
