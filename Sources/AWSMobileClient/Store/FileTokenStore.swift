import Crypto
public import Foundation
import Kernel
import WireRuntime

/// A store in a folder: one file encrypted with AES-256-GCM, and its key in a second file.
///
/// Only their owner can read both. The encryption protects a copy of the first file alone, such as in a backup; a
/// process that can read the folder can read the tokens.
public struct FileTokenStore: TokenStore {
    private let folder: URL
    let lockLimit: Duration

    /// Makes a store.
    ///
    /// - Parameter folder: Made with the first change. Several processes can share it.
    public init(folder: URL) { self.init(folder: folder, lockLimit: .seconds(30)) }

    init(folder: URL, lockLimit: Duration) {
        self.folder = folder
        self.lockLimit = lockLimit
    }

    /// The entries of `service`.
    ///
    /// - Throws: `TokenStoreError` if the file exists and cannot be read or decrypted.
    public func entries(of service: String) throws -> [String: String] { try read().get()[service] ?? [:] }

    /// Changes the entries of `service` under a lock between processes. A file that cannot be decrypted is replaced.
    ///
    /// The call blocks its thread while it waits for the lock.
    /// - Throws: `TokenStoreError` if another process holds the lock for 30 seconds, or the file cannot be read or
    ///   written.
    public func change(_ service: String, _ body: (inout [String: String]) -> Void) throws {
        try PrivateFile.makeFolder(folder.path)
        let lock = try FileLock(path("tokens.lock"), within: lockLimit)
        defer { lock.release() }
        let stored = try read()
        var all = (try? stored.get()) ?? [:]
        body(&all[service, default: [:]])
        all = all.filter { !$0.value.isEmpty }
        var json = JSONWriter()
        all.write(to: &json)
        let sealed = try AES.GCM.seal(json.bytes, using: try existingOrNewKey()).combined
        guard let sealed else { throw TokenStoreError("The tokens cannot be encrypted.") }
        try PrivateFile.replace(path("tokens"), with: [UInt8](sealed))
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// The entries of all services, or why the file cannot be decrypted.
    ///
    /// - Throws: `TokenStoreError` if a file exists and cannot be read: the next attempt may read it.
    private func read() throws -> Result<[String: [String: String]], TokenStoreError> {
        guard let sealed = try PrivateFile.read(path("tokens")) else { return .success([:]) }
        guard let key = try PrivateFile.read(path("tokens.key")) else {
            return .failure(TokenStoreError("\(path("tokens")) cannot be decrypted: its key is gone."))
        }
        do {
            let bytes = try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: SymmetricKey(data: key))
            return .success(try [String: [String: String]](wire: JSONReader.read([UInt8](bytes), limits: .trusted)))
        } catch {
            return .failure(
                TokenStoreError("\(path("tokens")) cannot be decrypted: it was damaged, or encrypted elsewhere."))
        }
    }

    /// The key; the first change generates it.
    private func existingOrNewKey() throws -> SymmetricKey {
        if let key = try PrivateFile.read(path("tokens.key")), key.count == 32 { return SymmetricKey(data: key) }
        let key = SymmetricKey(size: .bits256)
        try PrivateFile.replace(path("tokens.key"), with: key.withUnsafeBytes(Array.init))
        return key
    }
}
