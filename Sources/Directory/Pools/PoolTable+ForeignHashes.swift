package import Kernel

extension PoolTable {
    /// Notes that users of a pool came with password hashes of other systems.
    ///
    /// - Returns: Whether that is news. If so, the caller makes caches forget the pool once this is committed.
    package func markForeignHashes(of id: UserPoolID) throws -> Bool {
        var pool = try require(id)
        guard pool.extensions.hasForeignHashes != true else { return false }
        pool.extensions.hasForeignHashes = true
        _ = try update(pool)
        return true
    }
}
