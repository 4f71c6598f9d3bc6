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

    /// Moves the data of the source to the target.
    package var merge: @Sendable (Merge, any Transaction) throws -> Void
    package var delete: @Sendable (IdentityID, _ pool: IdentityPoolID, _ now: Instant, any Transaction) throws -> Void

    /// Calls the given functions.
    package init(
        merge: @escaping @Sendable (Merge, any Transaction) throws -> Void,
        delete: @escaping @Sendable (IdentityID, _ pool: IdentityPoolID, _ now: Instant, any Transaction) throws -> Void
    ) {
        (self.merge, self.delete) = (merge, delete)
    }

    /// For servers without such data.
    package static let none = IdentityData(merge: { _, _ in }, delete: { _, _, _, _ in })
}
