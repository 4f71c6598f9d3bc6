package import Kernel

extension PoolTable {
    /// Notes that users of a pool were imported with password hashes of other systems.
    ///
    /// - Returns: Whether this is the first time. If so, the caller must drop the pool from caches after the commit.
    package func markForeignHashes(of id: UserPoolID) throws -> Bool {
        var pool = try require(id)
        guard pool.extensions.hasForeignHashes != true else { return false }
        pool.extensions.hasForeignHashes = true
        _ = try update(pool)
        return true
    }
}
