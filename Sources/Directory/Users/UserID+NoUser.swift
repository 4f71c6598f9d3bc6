package import Kernel

extension UserID {
    /// An identifier that no user has. Queries with it give a call without a user the same statements.
    package static let ofNoUser = UserID(rawValue: "")
}
