/// A user or role as a request names it.
package enum PrincipalReference: Hashable, Sendable {
    /// The user with this name.
    case user(String)
    /// The role with this name.
    case role(String)

    /// The name, in any case.
    package var name: String {
        switch self {
        case .user(let name), .role(let name): name
        }
    }

    /// Whether it is a role.
    package var isRole: Bool { kind == .role }

    /// Its name in AWS's messages.
    var noun: String {
        switch self {
        case .user: "user"
        case .role: "role"
        }
    }

    /// The resource type in ARNs.
    var kind: IAMResource.Kind {
        switch self {
        case .user: .user
        case .role: .role
        }
    }
}
