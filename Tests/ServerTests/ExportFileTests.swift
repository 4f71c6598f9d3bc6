import Foundation
import Kernel
import Testing

@testable import Server

struct ExportFileTests {
    private let folder: ScratchFolder
    private let path: String
    private let part: String

    init() throws {
        folder = try ScratchFolder()
        path = "\(folder.path)/people"
        part = path + ".part"
    }

    private func export(_ text: String) async throws {
        try await ExportFile(path).write { try $0.write(contentsOf: Data(text.utf8)) }
    }

    private func mode(of path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func `what a killed command has left is written anew`() async throws {
        try Data("a longer text of a former command".utf8).write(to: URL(filePath: part))
        chmod(part, 0o600)
        try await export("text")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
        #expect(try mode(of: path) == 0o600)
        #expect(!FileManager.default.fileExists(atPath: part))
        await #expect(throws: ConfigurationError("\(path) exists already")) { try await export("again") }
    }

    @Test func `a file that another command writes stays as it is`() async throws {
        try await ExportFile(path).write { file in
            try file.write(contentsOf: Data("one".utf8))
            await #expect(throws: ConfigurationError("another command writes \(part)")) { try await export("two") }
            try file.write(contentsOf: Data(" and the same".utf8))
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "one and the same")
    }

    @Test func `a file that others can read, a link or a pipe is not written`() async throws {
        let other = "\(folder.path)/other"
        try Data("other".utf8).write(to: URL(filePath: other))
        chmod(other, 0o600)
        let places: [@Sendable (String) -> Int32] = [
            { symlink(other, $0) }, { link(other, $0) }, { mkfifo($0, 0o600) }, { mkdir($0, 0o700) },
            { close(open($0, O_WRONLY | O_CREAT, 0o644)) },
        ]
        for place in places {
            #expect(place(part) == 0)
            await #expect(throws: ConfigurationError.self) { try await export("secret") }
            #expect(try String(contentsOfFile: other, encoding: .utf8) == "other")
            #expect(!FileManager.default.fileExists(atPath: path))
            try FileManager.default.removeItem(atPath: part)
        }
    }

    @Test func `an error leaves no file`() async throws {
        await #expect(throws: CancellationError.self) {
            try await ExportFile(path).write { _ in throw CancellationError() }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
