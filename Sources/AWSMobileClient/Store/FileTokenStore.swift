import Crypto
public import Foundation
import Kernel
import WireModel

/// A store in a folder of its own: one sealed file, and beside it the key that it is sealed with.
///
/// Both are readable by their owner alone. The key protects a copy of the sealed file that went astray (a backup, a
/// support bundle); whoever can read the whole folder can read the tokens.
public struct FileTokenStore: TokenStore {
    private let folder: URL

    /// A store in `folder`, which is made with the first change.
    public init(folder: URL) { self.folder = folder }

    /// What is kept for `service`. Throws `TokenStoreError` where the file is there and cannot be opened.
    public func entries(of service: String) throws -> [String: String] { try read()[service] ?? [:] }

    /// Changes what is kept for `service`, with every other process locked out.
    ///
    /// A sealed file that cannot be opened is replaced: it holds nothing that anybody could still use.
    public func change(_ service: String, _ body: (inout [String: String]) -> Void) throws {
        try PrivateFile.makeFolder(folder.path)
        let lock = try FileLock(path("tokens.lock"))
        defer { lock.release() }
        var all = (try? read()) ?? [:]
        body(&all[service, default: [:]])
        all = all.filter { !$0.value.isEmpty }
        var json = JSONWriter()
        all.write(to: &json)
        let sealed = try AES.GCM.seal(json.bytes, using: try makeKey()).combined
        guard let sealed else { throw TokenStoreError("The tokens cannot be sealed.") }
        try PrivateFile.replace(path("tokens"), with: [UInt8](sealed))
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func read() throws -> [String: [String: String]] {
        guard let sealed = try PrivateFile.read(path("tokens")) else { return [:] }
        guard let key = try PrivateFile.read(path("tokens.key")) else {
            throw TokenStoreError("\(path("tokens")) cannot be opened: its key is gone.")
        }
        do {
            let bytes = try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: SymmetricKey(data: key))
            return try [String: [String: String]](wire: JSONReader.read([UInt8](bytes), limits: .trusted))
        } catch { throw TokenStoreError("\(path("tokens")) cannot be opened: it was damaged, or sealed elsewhere.") }
    }

    /// The key, drawn with the first change.
    private func makeKey() throws -> SymmetricKey {
        if let key = try PrivateFile.read(path("tokens.key")), key.count == 32 { return SymmetricKey(data: key) }
        let key = SymmetricKey(size: .bits256)
        try PrivateFile.replace(path("tokens.key"), with: key.withUnsafeBytes(Array.init))
        return key
    }
}
