import Foundation
import Kernel
import Storage

/// A hidden folder beside the backups, in which one is made. Its process holds a lock on it, so that the next backup
/// recognises the folders of killed ones.
struct BackupWorkFolder {
    /// The folder for the copy of the store: a folder of its own, because an open store locks its folder.
    let store: URL
    private let folder: URL
    private let name: String
    private let lock: DirectoryLock

    private static let prefix = ".martlet-backup-"
    private static let idByteCount = 4

    /// Makes a folder beside the backups in `folder`.
    ///
    /// - Throws: `ConfigurationError`.
    static func make(in folder: URL, world: World) throws(ConfigurationError) -> BackupWorkFolder {
        // Another process may delete a folder as abandoned before it is locked; then another one is made.
        for _ in 0..<10 {
            let name = prefix + Hex.encode(world.bytes(idByteCount))
            let path = folder.appending(path: name).path
            try PrivateFolder.prepare(path)
            guard let lock = try? DirectoryLock(path, mode: .exclusive),
                FileManager.default.fileExists(atPath: path)
            else { continue }
            let store = folder.appending(path: name).appending(path: "store")
            try PrivateFolder.prepare(store.path)
            return BackupWorkFolder(store: store, folder: folder, name: name, lock: lock)
        }
        throw ConfigurationError("other backups into \(folder.path) are running")
    }

    /// Deletes the folder.
    func remove() {
        try? FileManager.default.removeItem(at: folder.appending(path: name))
        lock.release()
    }

    /// Deletes what killed backups have left: their folders, and their drafts if no other backup is running.
    ///
    /// On a file system without locks killed backups cannot be told from running ones, so nothing is deleted.
    func removeAbandoned(isDraft: (String) -> Bool) {
        guard DirectoryLock.isTaken(folder.appending(path: name).path) else { return }
        // Listed before the locks are tried, so that a backup that begins later has no draft among these.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let others = names.filter { $0 != name && Self.isWorkFolder($0) }
        // All are tried before the results are looked at.
        let removals = others.map(removeUnlocked)
        guard removals.allSatisfy({ $0 }) else { return }
        for draft in names.filter(isDraft) { try? FileManager.default.removeItem(at: folder.appending(path: draft)) }
    }

    /// - Returns: False if a process has the lock of the folder.
    private func removeUnlocked(_ other: String) -> Bool {
        let path = folder.appending(path: other).path
        let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        guard kind == .typeDirectory else { return true }
        guard let lock = try? DirectoryLock(path, mode: .exclusive) else { return false }
        try? FileManager.default.removeItem(atPath: path)
        lock.release()
        return true
    }

    private static func isWorkFolder(_ name: String) -> Bool {
        name.hasPrefix(prefix) && Hex.decode(name.dropFirst(prefix.count))?.count == idByteCount
    }
}
