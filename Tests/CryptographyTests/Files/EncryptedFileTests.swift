import Kernel
import Testing

@testable import Cryptography

/// Encrypted files: their content comes back, or nothing does.
@Suite struct EncryptedFileTests {
    private static let passphrase = FileKey.passphrase(Secret("correct horse battery"))
    private let random = World.still().bytes

    private func file(_ content: [UInt8], for key: FileKey) throws -> [UInt8] {
        var encryption = try FileEncryption(for: key, cost: 14, random: random)
        let parts = try encryption.add(content)
        return encryption.beginning + parts + (try encryption.finish())
    }

    private func content(of file: [UInt8], openedBy key: FileKey, step: Int = 50_000) throws -> [UInt8] {
        let length = FileDecryption.beginningByteCount
        var decryption = try FileDecryption(beginning: Array(file.prefix(length)), openedBy: key)
        var (content, rest) = ([UInt8](), file.dropFirst(length))
        while !rest.isEmpty {
            content += try decryption.add(rest.prefix(step))
            rest = rest.dropFirst(step)
        }
        return content + (try decryption.finish())
    }

    private func pair() throws -> (writing: FileKey, reading: FileKey) {
        let pair = FileKey.makePair()
        return (try .publicKey(text: pair.publicKey), try .privateKey(text: pair.privateKey))
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])
    func `what was written is read`(count: Int) throws {
        let (writing, reading) = try pair()
        let content = random(count)
        let file = try file(content, for: writing)
        for step in [1_000, 65_552, 1 << 20] {
            #expect(try self.content(of: file, openedBy: reading, step: step) == content)
        }
    }

    @Test func `a passphrase opens its file, and another one does not`() throws {
        let file = try file([1, 2, 3], for: Self.passphrase)
        #expect(try content(of: file, openedBy: Self.passphrase) == [1, 2, 3])
        #expect(throws: EncryptedFileError.wrongKey) {
            try content(of: file, openedBy: .passphrase(Secret("correct horse batterz")))
        }
    }

    @Test func `the kind of key that a file needs is named`() throws {
        let (writing, reading) = try pair()
        #expect(throws: EncryptedFileError.otherRecipient(needsPassphrase: true)) {
            try content(of: try file([1], for: Self.passphrase), openedBy: reading)
        }
        #expect(throws: EncryptedFileError.otherRecipient(needsPassphrase: false)) {
            try content(of: try file([1], for: writing), openedBy: Self.passphrase)
        }
        #expect(throws: EncryptedFileError.wrongKey) {
            try content(of: try file([1], for: writing), openedBy: try pair().reading)
        }
    }

    @Test func `no bit can change`() throws {
        let (writing, reading) = try pair()
        let file = try file(random(70_000), for: writing)
        let places = Array(0..<FileDecryption.beginningByteCount) + [100, 65_630, 65_640, 65_660, file.count - 1]
        for place in places {
            var changed = file
            changed[place] ^= 0x10
            #expect(throws: EncryptedFileError.self, "byte \(place)") { try content(of: changed, openedBy: reading) }
        }
    }

    @Test func `parts cannot be missing, move, come twice or follow the end`() throws {
        let (writing, reading) = try pair()
        let (start, part) = (FileDecryption.beginningByteCount, 65_552)
        let file = try file(random(2 * 65_536 + 100), for: writing)
        let beginning = Array(file.prefix(start))
        let parts = [file[start..<start + part], file[start + part..<start + 2 * part], file[(start + 2 * part)...]]
        #expect(throws: EncryptedFileError.damaged) {
            try content(of: beginning + parts[1] + parts[0] + parts[2], openedBy: reading)
        }
        #expect(throws: EncryptedFileError.damaged) {
            try content(of: beginning + parts[0] + parts[0] + parts[2], openedBy: reading)
        }
        #expect(throws: EncryptedFileError.damaged) {
            try content(of: beginning + parts[0] + parts[2], openedBy: reading)
        }
        #expect(throws: EncryptedFileError.truncated) {
            try content(of: beginning + parts[0] + parts[1], openedBy: reading)
        }
        #expect(throws: EncryptedFileError.damaged) { try content(of: file + [0], openedBy: reading) }
        for count in [0, 10, start - 1, start, start + 5, start + part - 1, file.count - 1] {
            #expect(throws: EncryptedFileError.self, "\(count) bytes") {
                try content(of: Array(file.prefix(count)), openedBy: reading)
            }
        }
    }

    // A file that asks for gigabytes of memory is refused before scrypt runs.
    @Test(arguments: [0, 13, 19, 30, 255]) func `a passphrase does not cost more than it may`(cost: UInt8) throws {
        var file = try file([1], for: Self.passphrase)
        file[EncryptedFileHeader(.passphrase(cost: 14, salt: [])).bytes.firstIndex(of: 14) ?? 0] = cost
        #expect(throws: EncryptedFileError.tooCostly) { try content(of: file, openedBy: Self.passphrase) }
    }

    @Test func `keys of another length and of small order are refused`() throws {
        #expect(throws: EncryptedFileError.badKey) { try FileKey.publicKey(text: "AAAA") }
        #expect(throws: EncryptedFileError.badKey) { try FileKey.privateKey(text: Secret("?")) }
        #expect(throws: EncryptedFileError.badKey) {
            try file([1], for: .publicKey([UInt8](repeating: 0, count: 32)))
        }
    }
}
