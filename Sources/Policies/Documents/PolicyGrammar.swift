/// The use of a policy, which decides which elements its statements have.
enum PolicyGrammar: Sendable {
    /// It defines the permissions of the principal it is attached to.
    case identity
    /// It defines who may assume the role it is attached to.
    case trust
    /// It defines who may do what with the resource it is attached to.
    case resource

    /// Whether its statements name principals.
    var hasPrincipals: Bool { self != .identity }
    /// Whether its statements name resources.
    var hasResources: Bool { self != .trust }
}
