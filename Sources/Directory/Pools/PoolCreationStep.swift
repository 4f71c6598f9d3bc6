package import Kernel
package import Storage

/// A part of a new pool that another target adds, such as the first app clients.
package struct PoolCreationStep: Sendable {
    /// Prepares slow work before the transaction and returns what to run in the transaction that inserts the pool. The
    /// returned closure may run again from the start.
    package var prepare: @Sendable (UserPoolID) async throws -> @Sendable (any Transaction) throws -> Void

    /// Uses `prepare`.
    package init(
        prepare: @escaping @Sendable (UserPoolID) async throws -> @Sendable (any Transaction) throws -> Void
    ) {
        self.prepare = prepare
    }
}
