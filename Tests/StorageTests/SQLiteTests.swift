import Foundation
import Storage
import StorageSQLite
import TestKit
import Testing

/// Behaviour that only the SQLite engine has.
@Suite struct SQLiteTests {
    @Test func `the writing connection is durable, whatever the library's defaults`() async throws {
        let (db, _) = try await database()
        let settings = try await db.write { tx in
            try ["synchronous", "foreign_keys", "trusted_schema", "wal_autocheckpoint"].map { name in
                try tx.first(SQL(stringLiteral: "PRAGMA \(name)"))?.value(name, as: Int.self)
            }
        }
        #expect(settings == [2, 1, 0, 0])
        let mode = try await db.read { try $0.first("PRAGMA journal_mode")?.value("journal_mode", as: String.self) }
        #expect(mode == "wal")
    }

    @Test func `the error for a second database in the same folder names the folder`() async throws {
        let (db, folder) = try await database()
        #expect(throws: StorageError.unavailable("another process (pid \(getpid())) uses \(folder.path)")) {
            try SQLiteDatabase(folder: folder.path)
        }
        await db.close()
        let next = try SQLiteDatabase(folder: folder.path)
        #expect(try await ids(next).isEmpty)
        await next.close()
    }

    @Test func `a second database is refused although the lock file was removed`() async throws {
        let (db, folder) = try await database()
        try FileManager.default.removeItem(atPath: folder.path + "/martlet.lock")
        #expect(throws: StorageError.unavailable("another process (pid unknown) uses \(folder.path)")) {
            try SQLiteDatabase(folder: folder.path)
        }
        await db.close()
        let next = try SQLiteDatabase(folder: folder.path)
        #expect(try await ids(next).isEmpty)
        await next.close()
    }

    @Test func `only the owner may read the folder`() async throws {
        let (db, folder) = try await database()
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        for name in ["", "martlet.sqlite", "martlet.sqlite-wal", "martlet.lock"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
            let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
            #expect(mode & 0o077 == 0, "\(name)")
        }
    }

    @Test func `writes survive closing and opening`() async throws {
        let (db, folder) = try await database()
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        await db.close()
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/martlet.sqlite-wal"))
        let again = try SQLiteDatabase(folder: folder.path)
        #expect(try await ids(again) == [1])
        await again.close()
    }

    @Test func `the log does not grow without limit`() async throws {
        let (db, folder) = try await database()
        let blob = [UInt8](repeating: 1, count: 1_000_000)
        for id in 0..<200 {
            try await db.write { try $0.execute("INSERT INTO probe (id, bytes) VALUES (\(id), \(blob))") }
        }
        let log = try FileManager.default.attributesOfItem(atPath: folder.path + "/martlet.sqlite-wal")
        // 200 MB were written to it. A checkpoint in the background may be late; the writer's own is not.
        #expect(try #require(log[.size] as? NSNumber).intValue < 135_000_000)
        await db.close()
    }

    @Test func `a log that was copied in the background begins anew`() async throws {
        let (db, folder) = try await database()
        let (blob, database) = ([UInt8](repeating: 1, count: 1_000_000), folder.path + "/martlet.sqlite")
        for id in 0..<20 {
            try await db.write { try $0.execute("INSERT INTO probe (id, bytes) VALUES (\(id), \(blob))") }
        }
        // The checkpoint in the background copies, and the writer ends it after one of its next groups.
        var (written, log) = (20, 0)
        while try Self.size(of: database + "-wal") != log {
            log = try Self.size(of: database + "-wal")
            try await Task.sleep(for: .milliseconds(20))
            let id = written
            try await db.write { try $0.execute("INSERT INTO probe (id, bytes) VALUES (\(id), \(blob))") }
            written += 1
        }
        #expect(log > 16_000_000 && log < 100_000_000)
        #expect(try Self.size(of: database) > 16_000_000)
        await db.close()
    }

    @Test func `commits go on while the log is copied, and the copy is seen`() async throws {
        let folder = TemporaryFolder()
        let disk = FaultyDisk(folder.path)
        let db = try SQLiteDatabase(folder: folder.path)
        try await ProbeSchema.make(in: db)
        let blob = [UInt8](repeating: 1, count: 1_000_000)
        #expect(!db.isCopyingLog)
        disk.become(.databaseSyncWaits)
        for id in 0..<20 {
            try await db.write { try $0.execute("INSERT INTO probe (id, bytes) VALUES (\(id), \(blob))") }
        }
        for _ in 0..<3000 where !db.isCopyingLog { try await Task.sleep(for: .milliseconds(10)) }
        // If the writer copies instead, it waits for the disk, and each later write for the writer.
        if !db.isCopyingLog { disk.become(nil) }
        #expect(db.isCopyingLog)
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (20)") }
        #expect(try await ids(db).count == 21)
        #expect(db.isCopyingLog)
        disk.become(nil)
        for _ in 0..<3000 where db.isCopyingLog { try await Task.sleep(for: .milliseconds(10)) }
        #expect(!db.isCopyingLog)
        await db.close()
    }

    // FLT-04
    @Test func `after a failed sync of a checkpoint in the background nothing more is written`() async throws {
        let folder = TemporaryFolder()
        let disk = FaultyDisk(folder.path)
        let db = try SQLiteDatabase(folder: folder.path)
        try await ProbeSchema.make(in: db)
        let blob = [UInt8](repeating: 1, count: 1_000_000)
        disk.become(.databaseSyncFails)
        var written = 0
        await #expect {
            while written < 200 {
                let id = written
                try await db.write { try $0.execute("INSERT INTO probe (id, bytes) VALUES (\(id), \(blob))") }
                written += 1
            }
        } throws: {
            Self.interrupted($0)
        }
        disk.become(nil)
        #expect(try await ids(db).count == written)
        await db.close()
        let again = try SQLiteDatabase(folder: folder.path)
        #expect(try await ids(again).count == written)
        await again.close()
    }

    @Test func `concurrent writes share one sync`() async throws {
        let folder = TemporaryFolder()
        let disk = FaultyDisk(folder.path)
        let db = try SQLiteDatabase(folder: folder.path)
        try await ProbeSchema.make(in: db)
        let before = disk.syncs
        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in 0..<400 {
                group.addTask { _ = try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (\(id))") } }
            }
            try await group.waitForAll()
        }
        #expect(disk.syncs - before < 200)
        #expect(try await ids(db).count == 400)
        await db.close()
    }

    // FLT-03
    @Test func `a full disk refuses writes, keeps the data, and accepts writes again when it has space`() async throws {
        let folder = TemporaryFolder()
        let disk = FaultyDisk(folder.path)
        let db = try SQLiteDatabase(folder: folder.path)
        try await ProbeSchema.make(in: db)
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        disk.become(.full)
        await withTaskGroup(of: Void.self) { group in
            for id in 2..<40 {
                group.addTask {
                    await #expect {
                        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (\(id))") }
                    } throws: { error in
                        if case StorageError.unavailable = error { true } else { false }
                    }
                }
            }
        }
        #expect(try await ids(db) == [1])
        disk.become(nil)
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (99)") }
        #expect(try await ids(db) == [1, 99])
        await db.close()
    }

    // FLT-03
    @Test func `with a failing disk writes are refused, and resume when it recovers`() async throws {
        let folder = TemporaryFolder()
        let disk = FaultyDisk(folder.path)
        let db = try SQLiteDatabase(folder: folder.path)
        try await ProbeSchema.make(in: db)
        disk.become(.writeFails)
        await #expect(throws: StorageError.self) {
            try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        }
        disk.become(nil)
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (2)") }
        #expect(try await ids(db) == [2])
        await db.close()
    }

    // FLT-04
    @Test func `after a failed sync nothing more is written or confirmed`() async throws {
        let folder = TemporaryFolder()
        let disk = FaultyDisk(folder.path)
        let db = try SQLiteDatabase(folder: folder.path)
        try await ProbeSchema.make(in: db)
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        disk.become(.syncFails)
        await #expect { try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (2)") } } throws: {
            Self.interrupted($0)
        }
        disk.become(nil)
        await #expect { try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (3)") } } throws: {
            Self.interrupted($0)
        }
        await #expect(throws: StorageError.self) { try await db.probe() }
        #expect(try await ids(db) == [1])
        await db.close()
        let again = try SQLiteDatabase(folder: folder.path)
        try await again.probe()
        #expect(try await ids(again).contains(1))
        #expect(try await !ids(again).contains(3))
        await again.close()
    }

    // FLT-06
    @Test(arguments: [
        "", "SQLite format 3\u{0}", "Not a database, but a text that is long enough to look like a file.",
    ])
    func `a truncated or foreign file is refused with instructions`(_ beginning: String) async throws {
        let (db, folder) = try await database()
        await db.close()
        let path = folder.path + "/martlet.sqlite"
        let whole = try Data(contentsOf: URL(filePath: path))
        var torn = Data(beginning.utf8)
        torn.append(Data(repeating: 0xFF, count: 200))
        try torn.write(to: URL(filePath: path))
        #expect {
            try SQLiteDatabase(folder: folder.path)
        } throws: { error in
            "\(error)".contains("backup") && "\(error)".contains(path)
        }
        try whole.write(to: URL(filePath: path))
        let again = try SQLiteDatabase(folder: folder.path)
        try await again.probe()
        await again.close()
    }

    // FLT-06
    @Test func `damage inside the file is found before the first request`() async throws {
        let (db, folder) = try await database()
        try await db.write { tx in
            for id in 0..<2000 { try tx.execute("INSERT INTO probe (id, text) VALUES (\(id), 'some text')") }
        }
        await db.close()
        let url = URL(filePath: folder.path + "/martlet.sqlite")
        var data = try Data(contentsOf: url)
        data.replaceSubrange(3 * 4096..<4 * 4096, with: Data(repeating: 0xFF, count: 4096))
        try data.write(to: url)
        #expect {
            try SQLiteDatabase(folder: folder.path)
        } throws: { error in
            "\(error)".contains("damaged") && "\(error)".contains("backup")
        }
    }

    // FLT-06
    @Test func `a missing log is detected`() async throws {
        let folder = TemporaryFolder()
        let killed = TemporaryFolder()
        let db = try SQLiteDatabase(folder: folder.path)
        try await ProbeSchema.make(in: db)
        // The files of a process that is killed now.
        try FileManager.default.createDirectory(atPath: killed.path, withIntermediateDirectories: true)
        for name in ["martlet.sqlite", "martlet.sqlite-wal", "martlet.lock"] {
            try FileManager.default.copyItem(atPath: folder.path + "/" + name, toPath: killed.path + "/" + name)
        }
        await db.close()
        let log = killed.path + "/martlet.sqlite-wal"
        try FileManager.default.moveItem(atPath: log, toPath: log + "-away")
        #expect {
            try SQLiteDatabase(folder: killed.path)
        } throws: { error in
            "\(error)".contains("\(log) is missing")
        }
        try FileManager.default.moveItem(atPath: log + "-away", toPath: log)
        let again = try SQLiteDatabase(folder: killed.path)
        #expect(try await ids(again).isEmpty)
        await again.close()
    }

    @Test func `the error for a folder that cannot be created names it`() {
        #expect {
            try SQLiteDatabase(folder: "/dev/null/data")
        } throws: { error in
            if case StorageError.unavailable(let text) = error { text.contains("/dev/null/data") } else { false }
        }
    }

    private static func size(of file: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: file)[.size] as? NSNumber).intValue
    }

    private static func interrupted(_ error: any Error) -> Bool {
        if case StorageError.interrupted = error { true } else { false }
    }

    private func database() async throws -> (SQLiteDatabase, TemporaryFolder) {
        let folder = TemporaryFolder()
        let db = try SQLiteDatabase(folder: folder.path)
        try await ProbeSchema.make(in: db)
        return (db, folder)
    }
}
