import Cryptography
import Foundation
import Kernel
import Testing

// FLT-25, TOK-24
final class SealingKeyFileTests {
    private let world = World.still()
    private let folder: String
    private var path: String { folder + "/sealing.key" }
    private var file: SealingKeyFile { SealingKeyFile(path: path) }

    init() throws {
        folder = NSTemporaryDirectory() + "sealing-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, mode: Int = 0o600) throws {
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    private func load(environment: String? = nil, dataExists: Bool = true) throws -> SealingKeys {
        try file.keys(environment: environment.map { Secret($0) }, dataExists: dataExists, world)
    }

    @Test func `the first start creates a key file that only its owner can read, and later starts read it`() throws {
        let made = try load(dataExists: false)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["sealing.key"])
        #expect(try load().fingerprint == made.fingerprint)
        #expect(try load(dataExists: false).fingerprint == made.fingerprint)
    }

    @Test func `no key is created if there is data`() throws {
        #expect(throws: SealingError.missingKey(path: path)) { try load(dataExists: true) }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `processes that start at once all use the same key`() async throws {
        let (file, world) = (file, world)
        let prints = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<16 {
                group.addTask { try file.keys(environment: nil, dataExists: false, world).fingerprint }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(prints.count == 1)
    }

    @Test func `the environment takes precedence over the file`() throws {
        let made = try load(dataExists: false)
        let other = SealingKeys.makeText(from: world)
        #expect(try load(environment: other.exposed).fingerprint != made.fingerprint)
        #expect(try load(environment: other.exposed).fingerprint == load(environment: other.exposed).fingerprint)
        #expect(throws: SealingError.malformedKey(source: "MARTLET_SEALING_KEY")) { try load(environment: "") }
    }

    @Test(arguments: [0o640, 0o604, 0o660, 0o644, 0o666, 0o601, 0o777])
    func `a file that other users may access is refused`(_ mode: Int) throws {
        try write(SealingKeys.makeText(from: world).exposed, mode: mode)
        #expect(throws: SealingError.exposedKeyFile(path: path)) { try load() }
        #expect(throws: SealingError.exposedKeyFile(path: path)) { try load(dataExists: false) }
    }

    @Test func `anything but a regular file is refused`() throws {
        let elsewhere = folder + "/elsewhere"
        try SealingKeys.makeText(from: world).exposed.write(toFile: elsewhere, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
        #expect(throws: SealingError.exposedKeyFile(path: path)) { try load() }
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(throws: SealingError.self) { try load() }
    }

    @Test func `an empty, truncated or malformed file is refused and left unchanged`() throws {
        let text = SealingKeys.makeText(from: world).exposed
        for wrong in [
            "", "\n", String(text.dropLast()), String(text.prefix(20)), "x" + text, text + text, text + ",", "," + text,
            "\(text),\(text)", "\(text), \(SealingKeys.makeText(from: world).exposed)",
            Base64.encode([UInt8](repeating: 1, count: 31)),
            Base64.encode([UInt8](repeating: 1, count: 33)), String(repeating: "A", count: 5000),
        ] {
            try write(wrong)
            #expect(throws: SealingError.malformedKey(source: path)) { try load(dataExists: false) }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == wrong)
        }
    }

    @Test func `a file that cannot be written is reported`() throws {
        let file = SealingKeyFile(path: folder + "/missing/sealing.key")
        let fault = #expect(throws: SealingError.self) { try file.keys(environment: nil, dataExists: false, world) }
        #expect(
            fault == .inaccessibleKeyFile(path: folder + "/missing/sealing.key", reason: "No such file or directory"))
    }

    @Test func `a file may hold several keys, which are replaced together`() throws {
        let (old, new) = (SealingKeys.makeText(from: world).exposed, SealingKeys.makeText(from: world).exposed)
        try write(old + "\n")
        let first = try load().fingerprint
        try file.replace(with: Secret("\(new),\(old)"))
        let both = try load()
        #expect(both.fingerprint != first)
        #expect(try both.fingerprint == load(environment: new).fingerprint)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["sealing.key"])
    }

    @Test func `no error message contains a key`() throws {
        let text = SealingKeys.makeText(from: world).exposed
        try write("\(text),broken")
        let fault = #expect(throws: SealingError.self) { try load() }
        #expect(!"\(try #require(fault))".contains(text.prefix(8)))
    }
}
