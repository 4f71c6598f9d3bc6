public import Kernel
public import Storage

/// What another room puts into a new pool, such as the keys that sign its tokens.
public struct PoolCreationStep: Sendable {
    /// Prepares what takes time, with no transaction open, and gives back what is written in the transaction that
    /// writes the pool.
    ///
    /// What it gives back may be run again from the start.
    public var prepare: @Sendable (UserPoolID) async throws -> @Sendable (any Transaction) throws -> Void

    /// A foundation that is laid by what `prepare` gives back.
    public init(
        prepare: @escaping @Sendable (UserPoolID) async throws -> @Sendable (any Transaction) throws -> Void
    ) {
        self.prepare = prepare
    }
}

/// What another room keeps for a pool, and must lose with it.
public struct PoolContents: Sendable {
    /// Removes at most so many rows of the pool and says how many went; zero means that nothing is left.
    public var remove: @Sendable (any Transaction, UserPoolID, Int) throws -> Int

    /// Contents that `remove` clears away.
    public init(remove: @escaping @Sendable (any Transaction, UserPoolID, Int) throws -> Int) { self.remove = remove }
}
