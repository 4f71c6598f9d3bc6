package import Kernel
package import Storage

/// The data that other modules keep for identities: a port that is called in the transaction that changes the
/// identities.
package struct IdentityData: Sendable {
    /// Two identities of a pool; one becomes part of the other.
    package struct Merge: Sendable {
        package var pool: IdentityPoolID
        /// The identity that is disabled.
        package var source: IdentityID
        /// The identity that remains.
        package var target: IdentityID
        /// When they merge.
        package var now: Instant
    }

    /// An identity that is deleted.
    package struct Deletion: Sendable {
        package var pool: IdentityPoolID
        package var identity: IdentityID
        package var now: Instant
    }

    /// Moves the data of the source to the target.
    package var merge: @Sendable (Merge, any Transaction) throws -> Void
    /// Called in the transaction that deletes the identity.
    package var delete: @Sendable (Deletion, any Transaction) throws -> Void
    package init(
        merge: @escaping @Sendable (Merge, any Transaction) throws -> Void,
        delete: @escaping @Sendable (Deletion, any Transaction) throws -> Void
    ) {
        (self.merge, self.delete) = (merge, delete)
    }

    /// For servers without such data.
    package static let none = IdentityData(merge: { _, _ in }, delete: { _, _ in })
}
