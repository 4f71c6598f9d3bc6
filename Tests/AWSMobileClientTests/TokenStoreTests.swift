import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

@Suite struct TokenStoreTests {
    private let session = Session(
        username: "jane", idToken: Secret("i"), accessToken: Secret("a"), refreshToken: Secret("r"),
        expiration: Instant(seconds: 1_583_208_306))

    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func `a session is kept under the names of the iOS SDK`() throws {
        let store = MemoryTokenStore()
        let sessions = SessionStore(store, app: "org.example", clientID: "c")
        try sessions.save(session)
        #expect(
            store.entries(of: "org.example.AWSCognitoIdentityUserPool") == [
                "c.currentUser": "jane", "c.jane.idToken": "i", "c.jane.accessToken": "a", "c.jane.refreshToken": "r",
                "c.jane.tokenExpiration": "2020-03-03T04:05:06Z",
            ])
        #expect(try sessions.load() == session)
        try sessions.save(Session(username: "john", accessToken: Secret("b")))
        #expect(try sessions.load()?.username == "john")
        #expect(store.entries(of: sessions.service).count == 2)
        try sessions.erase()
        #expect(try sessions.load() == nil)
    }

    @Test func `entries of other app clients stay`() throws {
        let store = MemoryTokenStore()
        store.change("app.AWSCognitoIdentityUserPool") { $0["other.currentUser"] = "joe" }
        let sessions = SessionStore(store, app: "app", clientID: "c")
        try sessions.save(session)
        try sessions.erase()
        #expect(store.entries(of: "app.AWSCognitoIdentityUserPool") == ["other.currentUser": "joe"])
    }

    @Test func `a file survives a restart, only its owner can read it, and it shows no token`() throws {
        try inFolder { folder in
            try SessionStore(FileTokenStore(folder: folder), app: "a", clientID: "c").save(session)
            #expect(try SessionStore(FileTokenStore(folder: folder), app: "a", clientID: "c").load() == session)
            for name in ["tokens", "tokens.key"] {
                let path = folder.appendingPathComponent(name).path
                let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
                #expect(rights == 0o600)
            }
            let bytes = try Data(contentsOf: folder.appendingPathComponent("tokens"))
            #expect(bytes.range(of: Data("jane".utf8)) == nil)
        }
    }

    @Test func `an interrupted write leaves the session, and a damaged file is an error until replaced`() throws {
        try inFolder { folder in
            let sessions = SessionStore(FileTokenStore(folder: folder), app: "a", clientID: "c")
            #expect(try sessions.load() == nil)
            try sessions.save(session)
            // What a process leaves that ends while it writes.
            try Data("half".utf8).write(to: folder.appendingPathComponent("tokens.\(getpid()).draft"))
            #expect(try sessions.load() == session)
            try sessions.save(session)
            let file = folder.appendingPathComponent("tokens")
            try Data(Data(contentsOf: file).dropLast(3)).write(to: file)
            #expect(throws: TokenStoreError.self) { try sessions.load() }
            try sessions.save(session)
            #expect(try sessions.load() == session)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("tokens.key"))
            #expect(throws: TokenStoreError.self) { try sessions.load() }
        }
    }

    @Test func `a change does not replace a file that cannot be read`() throws {
        try inFolder { folder in
            let store = FileTokenStore(folder: folder)
            try store.change("s") { $0["a"] = "1" }
            let (file, kept) = (folder.appendingPathComponent("tokens"), folder.appendingPathComponent("kept"))
            try FileManager.default.moveItem(at: file, to: kept)
            // A link to itself cannot be opened, whatever the rights of the user.
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "tokens")
            let error = #expect(throws: TokenStoreError.self) { try store.change("s") { $0["b"] = "2" } }
            #expect(error?.description.contains("cannot be read") == true)
            #expect(throws: TokenStoreError.self) { try store.entries(of: "s") }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "tokens")
            try FileManager.default.removeItem(at: file)
            try FileManager.default.moveItem(at: kept, to: file)
            #expect(try store.entries(of: "s") == ["a": "1"])
        }
    }

    @Test func `many writers at once lose nothing`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    let store = FileTokenStore(folder: folder)
                    for number in 0..<10 { try store.change("s") { $0["\(writer).\(number)"] = "x" } }
                }
            }
            try await group.waitForAll()
        }
        #expect(try FileTokenStore(folder: folder).entries(of: "s").count == 80)
    }

    @Test func `a change waits for the lock within the limit`() throws {
        try inFolder { folder in
            #expect(FileTokenStore(folder: folder).lockLimit == .seconds(30))
            let store = FileTokenStore(folder: folder, lockLimit: .milliseconds(200))
            try store.change("s") { $0["a"] = "1" }
            let lock = try FileLock(folder.appendingPathComponent("tokens.lock").path, within: .zero)
            let took = ContinuousClock().measure {
                let error = #expect(throws: TokenStoreError.self) { try store.change("s") { $0["b"] = "2" } }
                #expect(error?.description.contains("cannot be locked") == true)
            }
            #expect(took > .milliseconds(150) && took < .seconds(20))
            #expect(try store.entries(of: "s") == ["a": "1"])
            lock.release()
            try store.change("s") { $0["b"] = "2" }
            #expect(try store.entries(of: "s") == ["a": "1", "b": "2"])
        }
    }

    @Test func `a released lock is free although a process that is being started still has the file open`() throws {
        try inFolder { folder in
            try FileTokenStore(folder: folder).change("s") { $0["a"] = "1" }
            let path = folder.appendingPathComponent("tokens.lock").path
            let lock = try FileLock(path, within: .zero)
            // What a child has between fork and exec.
            let inherited = dup(lock.file)
            defer { close(inherited) }
            lock.release()
            try FileLock(path, within: .zero).release()
        }
    }

    @Test func `a change waits while another process holds the lock`() throws {
        try inFolder { folder in
            let store = FileTokenStore(folder: folder)
            try store.change("s") { $0["a"] = "1" }
            let lock = folder.appendingPathComponent("tokens.lock").path
            // Foundation's Process reads past a buffer in a process with more than 1,300 open files.
            let holder = try #require(popen("exec 9>>'\(lock)'; flock 9; echo held; sleep 0.3", "r"))
            #expect(fgetc(holder) == CInt(UInt8(ascii: "h")))
            let clock = ContinuousClock()
            let took = try clock.measure { try store.change("s") { $0["b"] = "2" } }
            #expect(pclose(holder) == 0)
            #expect(took > .milliseconds(100))
            #expect(try store.entries(of: "s") == ["a": "1", "b": "2"])
        }
    }
}
