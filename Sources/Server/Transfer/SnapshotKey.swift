package import Cryptography
import Foundation
import Kernel

/// The key of a snapshot's file, as the command line names it.
package struct SnapshotKey: Sendable {
    /// The key that encrypts or opens the file.
    package let key: FileKey

    /// The least number of characters in a passphrase for a new file.
    private static let minLength = 12

    /// A key of X25519 in Base64.
    package init(publicKey: String) throws { key = try FileKey.publicKey(text: publicKey) }

    /// The passphrase of a file that exists.
    package init(passphrase: String) { key = .passphrase(Secret(passphrase)) }

    /// The passphrase of a new file.
    ///
    /// - Throws: `ConfigurationError` if it is short.
    package init(newPassphrase passphrase: String) throws(ConfigurationError) {
        guard passphrase.unicodeScalars.count >= Self.minLength else {
            throw ConfigurationError("the passphrase needs \(Self.minLength) characters")
        }
        self.init(passphrase: passphrase)
    }

    /// The passphrase in a file, for a snapshot that exists.
    package init(passphraseFile path: String) throws {
        self.init(passphrase: try Self.text(of: path, flag: "--passphrase-file").exposed)
    }

    /// The passphrase in a file, for a new snapshot.
    ///
    /// - Throws: `ConfigurationError` if the file is invalid, or the passphrase is short.
    package init(newPassphraseFile path: String) throws {
        try self.init(newPassphrase: try Self.text(of: path, flag: "--passphrase-file").exposed)
    }

    /// The private key in a file written by `writePair`.
    package init(privateKeyFile path: String) throws {
        key = try FileKey.privateKey(text: try Self.text(of: path, flag: "--private-key-file"))
    }

    /// Makes a pair of keys and writes the private one to a new file.
    ///
    /// - Returns: The public key.
    package static func writePair(to path: String) throws(ConfigurationError) -> String {
        let (publicKey, privateKey) = FileKey.makePair()
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw ConfigurationError("\(path) exists already or cannot be written") }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: Data("\(privateKey.exposed)\n".utf8))
            try handle.synchronize()
        } catch { throw ConfigurationError("\(path) cannot be written") }
        return publicKey
    }

    private static func text(of path: String, flag: String) throws(ConfigurationError) -> Secret<String> {
        var warnings: [String] = []
        return try SecretFile(given: Settings.Given(text: path, origin: flag, place: .flag)).read(&warnings)
    }
}
