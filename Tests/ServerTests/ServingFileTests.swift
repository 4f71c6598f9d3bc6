import Foundation
import TestKit
import Testing

@testable import Server

/// The file by which the command line finds the admin port of the server on this machine.
@Suite struct ServingFileTests {
    private let folder = TemporaryFolder()

    private func origin(_ flags: [Setting: String] = [:], environment: [String: String] = [:]) throws -> String {
        let stored = [Setting.data: folder.path, .database: "postgres://martlet@localhost/martlet"]
        let settings = try Settings(flags: stored.merging(flags) { _, given in given }, environment: environment)
        return try Configuration(settings).adminOrigin
    }

    @Test func `commands find the admin port of the server that uses the folder, also with PostgreSQL`() throws {
        let lock = try FolderLock(folder.path)
        #expect(try origin() == "http://127.0.0.1:9230")
        let server = try Configuration(Settings(flags: [.data: folder.path, .adminPort: "9300"], environment: [:]))
        try ServingFile(server).write(into: folder.path)
        #expect(try origin() == "http://127.0.0.1:9300")
        #expect(try origin([.adminPort: "9400"]) == "http://127.0.0.1:9400")
        #expect(try origin(environment: ["MARTLET_ADMIN_PORT": "9500"]) == "http://127.0.0.1:9500")
        lock.release()
        #expect(try origin() == "http://127.0.0.1:9230", "the server was killed")
    }

    @Test func `a server that ends leaves the file of another one`() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let server = try Configuration(Settings(flags: [.data: folder.path], environment: [:]))
        var file = ServingFile(server)
        file.processID += 1
        try file.write(into: folder.path)
        ServingFile.remove(from: folder.path)
        #expect(ServingFile(in: folder.path) != nil)
        try ServingFile(server).write(into: folder.path)
        ServingFile.remove(from: folder.path)
        #expect(ServingFile(in: folder.path) == nil)
    }
}
