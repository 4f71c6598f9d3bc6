import Foundation
import GRDBSQLite

/// A disk that fails on demand, for the databases below one folder.
///
/// SQLite calls the system through a table of functions. This one forwards every call that a test does not break.
final class FaultyDisk: Sendable {
    enum Fault: Sendable {
        case full, syncFails, writeFails
        /// Syncs of the database fail, and those of its log succeed.
        case databaseSyncFails
        /// Syncs of the database last until the fault is cleared.
        case databaseSyncWaits
    }

    private let folder: String

    /// The disk under `folder`. Create it before a database is opened there.
    init(_ folder: String) {
        self.folder = folder
        Self.installed
        Self.lock.withLock { Self.counts[folder] = 0 }
    }

    /// Sets or clears the fault.
    func become(_ fault: Fault?) { Self.lock.withLock { Self.faults[folder] = fault } }

    /// The number of syncs of files in the folder.
    var syncs: Int { Self.lock.withLock { Self.counts[folder] ?? 0 } }

    // MARK: The function table

    private static let lock = NSLock()
    nonisolated(unsafe) private static var faults: [String: Fault] = [:]
    nonisolated(unsafe) private static var counts: [String: Int] = [:]
    nonisolated(unsafe) private static var paths: [UnsafeMutablePointer<sqlite3_file>: String] = [:]
    nonisolated(unsafe) private static var tables: [UnsafePointer<sqlite3_io_methods>: Patched] = [:]
    nonisolated(unsafe) private static var system: UnsafeMutablePointer<sqlite3_vfs>?

    private typealias Patched = UnsafeMutablePointer<sqlite3_io_methods>

    private static let installed: Void = {
        guard let original = sqlite3_vfs_find(nil) else { return }
        system = original
        let own = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        own.initialize(to: original.pointee)
        own.pointee.zName = UnsafePointer(strdup("faulty"))
        own.pointee.xOpen = { _, name, file, flags, outFlags in
            guard let system = FaultyDisk.system, let file, let open = system.pointee.xOpen else {
                return SQLITE_CANTOPEN
            }
            let code = open(system, name, file, flags, outFlags)
            if code == SQLITE_OK, let name, let methods = file.pointee.pMethods {
                FaultyDisk.watch(file, String(cString: name), methods)
            }
            return code
        }
        sqlite3_vfs_register(own, 1)
    }()

    private static func watch(
        _ file: UnsafeMutablePointer<sqlite3_file>, _ path: String, _ methods: UnsafePointer<sqlite3_io_methods>
    ) {
        lock.withLock {
            paths[file] = path
            if tables[methods] == nil { tables[methods] = patched(methods) }
            file.pointee.pMethods = tables[methods].map { UnsafePointer($0) }
        }
    }

    private static func patched(_ methods: UnsafePointer<sqlite3_io_methods>) -> Patched {
        let table = Patched.allocate(capacity: 1)
        table.initialize(to: methods.pointee)
        originals[UnsafePointer(table)] = methods
        table.pointee.xWrite = { file, bytes, count, offset in
            switch FaultyDisk.fault(of: file) {
            case .full: SQLITE_FULL
            case .writeFails: SQLITE_IOERR | 3 << 8
            case .syncFails, .databaseSyncFails, .databaseSyncWaits, nil:
                FaultyDisk.original(file)?.xWrite?(file, bytes, count, offset) ?? SQLITE_IOERR
            }
        }
        table.pointee.xSync = { file, flags in
            FaultyDisk.count(file)
            let isDatabase = FaultyDisk.path(of: file)?.hasSuffix(".sqlite") == true
            while isDatabase, FaultyDisk.fault(of: file) == .databaseSyncWaits { usleep(1000) }
            let fails =
                switch FaultyDisk.fault(of: file) {
                case .syncFails: true
                case .databaseSyncFails: isDatabase
                case .full, .writeFails, .databaseSyncWaits, nil: false
                }
            return fails
                ? SQLITE_IOERR | 4 << 8 : FaultyDisk.original(file)?.xSync?(file, flags) ?? SQLITE_IOERR
        }
        return table
    }

    nonisolated(unsafe) private static var originals:
        [UnsafePointer<sqlite3_io_methods>: UnsafePointer<sqlite3_io_methods>] = [:]

    private static func original(_ file: UnsafeMutablePointer<sqlite3_file>?) -> sqlite3_io_methods? {
        lock.withLock { file?.pointee.pMethods.flatMap { originals[$0] }?.pointee }
    }

    private static func fault(of file: UnsafeMutablePointer<sqlite3_file>?) -> Fault? {
        lock.withLock {
            guard let file, let path = paths[file] else { return nil }
            return faults.first { path.hasPrefix($0.key) }?.value
        }
    }

    private static func path(of file: UnsafeMutablePointer<sqlite3_file>?) -> String? {
        lock.withLock { file.flatMap { paths[$0] } }
    }

    private static func count(_ file: UnsafeMutablePointer<sqlite3_file>?) {
        lock.withLock {
            guard let file, let path = paths[file], let folder = counts.keys.first(where: path.hasPrefix) else {
                return
            }
            counts[folder, default: 0] += 1
        }
    }
}
