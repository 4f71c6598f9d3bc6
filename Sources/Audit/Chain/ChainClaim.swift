import Foundation
import Kernel
import Storage

/// The chain that a process continues: no other process writes it.
struct ChainClaim: Sendable {
    let folder: ChainFolder
    /// Nil if the chain is new.
    let end: ChainEnd?
    /// Problems found in other chains in the folder, one line each, for the operator.
    let warnings: [String]
    private let lock: DirectoryLock

    /// Claims a chain in `root` whose checkpoints are signed by the key `keyID`, or makes one.
    ///
    /// A chain that ends before its last checkpoint in the store has been cut. It stays as it is, so that it can be
    /// found, and another one begins.
    init(in root: String, keyID: String, heads: [ChainHead], world: World) throws {
        try Self.makeFolder(root)
        var warnings: [String] = []
        for folder in ChainFolder.all(in: root) where folder.chain.hasPrefix("\(keyID)-") {
            guard let lock = try? DirectoryLock(folder.path, mode: .exclusive) else { continue }
            let head = heads.first { $0.chain.hasSameBytes(as: folder.chain) }
            guard let end = ChainEnd(of: folder), end.hasReached(head) else {
                warnings.append("the audit log in \(folder.path) does not reach its last checkpoint; a new one begins")
                continue
            }
            (self.folder, self.end, self.lock, self.warnings) = (folder, end, lock, warnings)
            return
        }
        folder = ChainFolder("\(root)/\(keyID)-\(Hex.encode(world.bytes(4)))")
        try Self.makeFolder(folder.path)
        lock = try DirectoryLock(folder.path, mode: .exclusive)
        (end, self.warnings) = (nil, warnings)
    }

    func release() { lock.release() }

    private static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw AuditFileError(path, because: "it cannot be made") }
        guard access(path, R_OK | W_OK | X_OK) == 0 else { throw AuditFileError(path) }
    }
}

extension ChainEnd {
    /// Whether the end of the chain is consistent with the last signed record in the store.
    fileprivate func hasReached(_ head: ChainHead?) -> Bool {
        guard let head else { return true }
        let last = next.sequence - 1
        return last > head.sequence || last == head.sequence && hash.hasSameBytes(as: head.hash)
    }
}
