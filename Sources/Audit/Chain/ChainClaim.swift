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
    static func claim(in root: String, keyID: String, heads: [ChainHead], world: World) throws -> ChainClaim {
        try makeFolder(root)
        var warnings: [String] = []
        for folder in ChainFolder.all(in: root) where folder.chain.hasPrefix("\(keyID)-") {
            guard let lock = try? DirectoryLock(folder.path, mode: .exclusive) else { continue }
            let head = heads.first { $0.chain.hasSameBytes(as: folder.chain) }
            guard let end = ChainEnd(of: folder), end.hasReached(head) else {
                warnings.append("the audit log in \(folder.path) does not reach its last checkpoint; a new one begins")
                continue
            }
            return ChainClaim(folder: folder, end: end, warnings: warnings, lock: lock)
        }
        let folder = ChainFolder("\(root)/\(keyID)-\(Hex.encode(world.bytes(4)))")
        try makeFolder(folder.path)
        return ChainClaim(
            folder: folder, end: nil, warnings: warnings, lock: try DirectoryLock(folder.path, mode: .exclusive))
    }

    func release() { lock.release() }

    private static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw AuditFileError(path, because: "the folder cannot be created") }
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
