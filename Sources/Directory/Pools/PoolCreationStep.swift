public import Kernel
public import Storage

/// A part of a new pool that another target adds, such as the first app clients.
public struct PoolCreationStep: Sendable {
    /// Prepares slow work before the transaction and returns what to run in the transaction that inserts the pool. The
    /// returned closure may run again from the start.
    public var prepare: @Sendable (UserPoolID) async throws -> @Sendable (any Transaction) throws -> Void

    /// Uses `prepare`.
    public init(
        prepare: @escaping @Sendable (UserPoolID) async throws -> @Sendable (any Transaction) throws -> Void
    ) {
        self.prepare = prepare
    }
}
