/// A user or role as a request names it.
public enum PrincipalReference: Hashable, Sendable {
    /// The user with this name.
    case user(String)
    /// The role with this name.
    case role(String)

    /// The name, in any case of letters.
    public var name: String {
        switch self {
        case .user(let name), .role(let name): name
        }
    }

    /// Whether it is a role.
    public var isRole: Bool { kind == .role }

    /// Its name in AWS's sentences.
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
