package import Kernel

/// Where a claim of a token comes from.
package enum ClaimSource: Hashable, Codable, Sendable {
    /// A group with a role.
    package struct GroupRole: Hashable, Codable, Sendable {
        package let group: GroupName
        package let role: String

        package init(group: GroupName, role: String) { (self.group, self.role) = (group, role) }
    }

    /// A group, and its rank among those of the user.
    package struct RankedGroup: Hashable, Codable, Sendable {
        package let group: GroupName
        package let precedence: Int?

        package init(group: GroupName, precedence: Int?) { (self.group, self.precedence) = (group, precedence) }
    }

    /// The user's id or username.
    case user
    /// An attribute of the user that the client may read and the scopes include.
    case attribute(name: String)
    /// The user's groups.
    case groups([RankedGroup])
    /// The roles of the user's groups.
    case roles([GroupRole])
    /// The only role, or that of the group with the highest precedence.
    case preferredRole(of: [RankedGroup])
    /// The granted scopes, which a function may have changed.
    case scopes(granted: [String])
    /// The pool's issuer.
    case issuer
    /// The app client.
    case client
    /// The user session.
    case session
    /// The device of the session.
    case device
    /// The browser session that signs the client in.
    case browserSession
    /// What the client sent with its request.
    case request
    /// The time of issue, and how long tokens of the client are valid, in seconds.
    case lifetime(seconds: Int64)
    /// The token itself: its id, its use, its version.
    case token
    /// The access token beside the ID token.
    case accessToken
    /// The pool's function, which replaced a claim of another source; nil for an added claim.
    indirect case function(replacing: ClaimSource?)
}

/// Why a claim is not in a token.
package enum ClaimAbsence: String, Codable, CaseIterable, Sendable {
    /// The client may not read the attribute.
    case notReadable
    /// The scopes do not include the attribute.
    case outOfScope
    /// Several groups of the highest precedence have different roles, or none has a precedence.
    case noPreference
    /// The pool's function left it out.
    case suppressed
}
