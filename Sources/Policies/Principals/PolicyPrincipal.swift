import Kernel

/// One value of a `Principal` element.
enum PolicyPrincipal: Sendable {
    /// `*`
    case everyone
    /// An account, by its twelve digits; `arn:aws:iam::123456789012:root` means the same.
    case account([UInt8])
    /// The ARN of a user, a role or a session.
    case arn([UInt8])
    /// The unique id of a user or a role.
    case id([UInt8])
    case service([UInt8])
    case federated([UInt8])
    case canonicalUser([UInt8])

    /// How closely it names `principal`, or nil if it names another.
    func match(_ principal: RequestPrincipal) -> PrincipalMatch? {
        switch (self, principal) {
        case (.everyone, _): return .everyone
        case (.account(let account), .root(let other)): return account.elementsEqual(other.utf8) ? .principal : nil
        case (.account(let account), _): return principal.account == account ? .account : nil
        case (.arn(let arn), .user(let other, _)): return arn.elementsEqual(other.utf8) ? .principal : nil
        case (.arn(let arn), .roleSession(let session, let role, _)):
            if arn.elementsEqual(session.utf8) { return .principal }
            return arn.elementsEqual(role.utf8) ? .role : nil
        case (.id(let id), .user(_, let other?)): return id.elementsEqual(other.utf8) ? .principal : nil
        case (.id(let id), .roleSession(_, _, let other?)): return id.elementsEqual(other.utf8) ? .role : nil
        case (.service(let name), .service(let other)): return name.elementsEqual(other.utf8) ? .principal : nil
        case (.federated(let name), .federated(let other)): return name.elementsEqual(other.utf8) ? .principal : nil
        case (.canonicalUser(let id), .canonicalUser(let other)):
            return id.elementsEqual(other.utf8) ? .principal : nil
        // A name of one kind never names a principal of another kind.
        default: return nil
        }
    }
}

/// The `Principal` or `NotPrincipal` element of a statement.
struct PolicyPrincipals: Sendable {
    var isNegated: Bool
    var names: [PolicyPrincipal]

    /// How closely it names `principal`, or nil if the statement is not for it.
    func match(_ principal: RequestPrincipal) -> PrincipalMatch? {
        let closest = names.lazy.compactMap { $0.match(principal) }.max()
        guard isNegated else { return closest }
        return closest == nil ? .everyone : nil
    }
}
