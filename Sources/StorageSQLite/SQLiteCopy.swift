import GRDB
import Storage

/// A consistent copy of a database that another process may be using.
package enum SQLiteCopy {
    /// Copies the database in `folder` to the new file `target`, as one transaction sees it.
    ///
    /// Others can read and write during the copy; the log of their writes grows until the copy is done.
    ///
    /// - Throws: `StorageError` if the database cannot be read, the file exists already, the disk is full, or the copy
    ///   is damaged.
    package static func write(of folder: String, to target: String) throws {
        try storageErrors {
            let source = try SQLiteConnection.reader("\(folder)/martlet.sqlite")
            defer { try? source.close() }
            try source.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [target]) }
            let copy = try SQLiteConnection.reader(target)
            defer { try? copy.close() }
            let finding = try copy.writeWithoutTransaction { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") }
            guard finding == "ok" else {
                throw StorageError.unavailable("the copy is damaged: \(finding ?? "nothing was found")")
            }
        }
    }
}
