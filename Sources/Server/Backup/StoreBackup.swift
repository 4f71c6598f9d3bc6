package import Cryptography
import Foundation
import Kernel
import Storage
import StorageSQLite

/// Backups of an embedded store, made while the server runs.
package struct StoreBackup {
    package struct Result: Sendable {
        /// The file.
        package var path: String
        package var byteCount: Int
        /// How many rows a restore of the copy found.
        package var rows: Int
        /// Older backups that were deleted.
        package var deleted: Int
    }

    private let configuration: Configuration
    private let folder: URL
    private let world = World.live
    private static let prefix = "martlet-"
    private static let (plainSuffix, encryptedSuffix) = (".sqlite", ".sqlite.encrypted")

    /// A backup of the store of `configuration` into `folder`.
    package init(_ configuration: Configuration, to folder: String) {
        self.configuration = configuration
        self.folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    }

    /// Makes a backup, and opens it as a store before giving it its final name.
    ///
    /// - Parameters:
    ///   - key: Encrypts the backup; nil for a plain file.
    ///   - days: Older backups in the folder are deleted; nil if all are kept.
    /// - Throws: `ConfigurationError`, `StorageError` or `SealingError`. On an error no backup is added or deleted.
    package func create(for key: FileKey?, keeping days: Int?) async throws -> Result {
        guard configuration.isEmbedded else {
            throw ConfigurationError("this store is on PostgreSQL: pg_dump makes backups of it")
        }
        try configuration.requireStore()
        let work = try BackupWorkFolder.make(in: folder, world: world)
        defer { work.remove() }
        work.removeAbandoned(isDraft: Self.isDraft)
        let copy = work.store.appending(path: "martlet.sqlite")
        try SQLiteCopy.write(of: configuration.data, to: copy.path)
        let suffix = key == nil ? Self.plainSuffix : Self.encryptedSuffix
        let name = "\(Self.prefix)\(CivilTime(world.now()).basicTimestamp)\(suffix)"
        let file = folder.appending(path: name)
        let rows = try await ExportFile(file.path).write { target in
            try encrypt(copy, to: target, for: key)
            try check(file, isOf: copy, openedBy: key)
            return try await restoredRows(in: work.store)
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        return Result(
            path: file.path, byteCount: attributes[.size] as? Int ?? 0, rows: rows,
            deleted: try days.map { try deleteOlder(than: $0) } ?? 0)
    }

    /// Restores a backup to the file of a store.
    ///
    /// - Throws: `ConfigurationError` if the file exists already, or `EncryptedFileError`. On an error no file is left.
    package static func restore(_ path: String, with key: FileKey?, to target: String) async throws {
        let source = try BackupFile(path, openedBy: key)
        try await ExportFile(target).write { file in
            try source.forEachPart { try file.write(contentsOf: Data($0)) }
        }
    }

    private func encrypt(_ copy: URL, to target: FileHandle, for key: FileKey?) throws {
        var encryption = try key.map { try FileEncryption(for: $0, random: world.bytes) }
        if let encryption { try target.write(contentsOf: Data(encryption.beginning)) }
        try BackupFile(copy.path, openedBy: nil)
            .forEachPart { part in
                try target.write(contentsOf: Data(try encryption?.add(part) ?? part))
            }
        if let end = try encryption?.finish() { try target.write(contentsOf: Data(end)) }
        try target.synchronize()
    }

    /// Reads the file again, if its key is available.
    private func check(_ file: URL, isOf copy: URL, openedBy key: FileKey?) throws {
        if case .publicKey? = key { return }
        let written = try BackupFile("\(file.path)\(ExportFile.partSuffix)", openedBy: key)
        guard try written.hasSameContent(as: FileHandle(forReadingFrom: copy)) else {
            throw ConfigurationError("the disk has not kept what was written to \(file.path)")
        }
    }

    /// Opens the copy as a server does, with the sealing key.
    private func restoredRows(in folder: URL) async throws -> Int {
        var restored = configuration
        restored.data = folder.path
        let store = try await OpenStore(restored, world: world)
        return try await store.close {
            try await store.database.read { tx in
                try storedTables.reduce(0) { try $0 + StoredRowTable(tx, table: $1).count() }
            }
        }
    }

    /// - Returns: How many were deleted.
    private func deleteOlder(than days: Int) throws -> Int {
        let end = CivilTime(world.now().advanced(seconds: -.days(Int64(days)))).basicTimestamp
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
            Self.time(of: name).map { $0.utf8.count == end.utf8.count && $0 < end } ?? false
        }
        for name in names { try FileManager.default.removeItem(at: folder.appending(path: name)) }
        return names.count
    }

    /// When a backup was made, by its name; nil for another file.
    private static func time(of name: String) -> Substring? {
        guard let suffix = [plainSuffix, encryptedSuffix].first(where: name.hasSuffix), name.hasPrefix(prefix) else {
            return nil
        }
        return name.dropFirst(prefix.count).dropLast(suffix.count)
    }

    /// Whether a file is a backup that was not finished.
    private static func isDraft(_ name: String) -> Bool {
        name.hasSuffix(ExportFile.partSuffix) && time(of: String(name.dropLast(ExportFile.partSuffix.count))) != nil
    }
}
