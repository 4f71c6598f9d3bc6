/// How closely a policy names the principal of a request.
///
/// It determines what else is needed: a policy that names the account leaves the decision to the account's own
/// policies; a policy that names the user or the session is enough to permit the request.
package enum PrincipalMatch: Int, Comparable, Sendable {
    /// It names the account that the principal belongs to.
    case account
    /// It names the role that the session is of.
    case role
    /// It names everyone: `*`.
    case everyone
    /// It names exactly this principal.
    case principal

    /// Whether `one` is farther from the principal.
    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
