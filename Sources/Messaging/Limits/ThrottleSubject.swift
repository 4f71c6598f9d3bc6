package import Kernel

/// The subject whose attempts are counted: a user under any of the user's names (NAME-04), or an unknown name. Codes
/// are counted for their destination and for the pool.
package struct ThrottleSubject: Hashable, Sendable {
    package var text: String

    /// Begins the text of a user. The deletion of a user finds the user's rows by it.
    package static let userPrefix: String = "user:"

    package init(_ user: UserID) { text = Self.userPrefix + user.rawValue }

    /// - Parameter digest: A digest of the name, so that stored failures do not reveal what users typed.
    package init(unknown digest: [UInt8]) { text = "name:" + Hex.encode(digest.prefix(16)) }

    /// - Parameter digest: A digest of the address or number, for the same reason.
    init(destination digest: [UInt8]) { text = "destination:" + Hex.encode(digest.prefix(16)) }

    /// A row that shares the counting of a pool's codes.
    init(share number: Int) { text = "share:\(number)" }
}
