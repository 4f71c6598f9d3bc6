/// A step that runs while other processes that change the schema wait.
package enum ExclusiveStep: Sendable {
    /// One transaction.
    case transaction(@Sendable (any Transaction) throws -> Void)

    /// An index that is created beside writers, if the engine has them.
    ///
    /// `isDue` decides in a transaction whether it is created, and `record` runs in one after it is complete. The
    /// process may end between the two, so an index that already exists is taken as it is.
    case index(
        NewIndex, isDue: @Sendable (any Transaction) throws -> Bool, record: @Sendable (any Transaction) throws -> Void)
}
