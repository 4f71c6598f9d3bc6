import Directory
import Factors
import Federation
import Kernel
import Storage

/// A user of the pool who may be the same as the provider's user.
struct LinkCandidate: Sendable {
    var user: UserID
    /// The e-mail address, in the provider's spelling.
    var address: String
}

/// The decision of the pool's policy about a provider's user who has no account yet.
enum LinkingDecision: Sendable {
    /// A new user is added for the provider's user.
    case separate
    /// The identity is linked to this user.
    case link(User)
    /// The user is asked for a proof that both are the same.
    case ask(LinkCandidate)
}

/// Decides by a pool's policy whether a provider's user is a user of the pool. It only trusts an address that was
/// verified, and a provider only as far as the operator does.
struct AccountLinking {
    private let tx: any Transaction
    private let context: ClientContext
    private var pool: UserPool { context.pool }
    private var policy: PoolExtensions { pool.extensions }

    /// More users with one address are not checked: without verification anyone can have it.
    private static let maxUsers = 100

    init(_ tx: any Transaction, from context: ClientContext) { (self.tx, self.context) = (tx, context) }

    /// The decision about the user of `profile`, who has no account yet.
    func decision(about profile: ExternalProfile, at provider: IdentityProvider) throws -> LinkingDecision {
        let verified = provider.verifiedAddress(in: profile.claims)
        guard policy.linking != .never,
            let address = verified ?? provider.attributes(from: profile.claims)[ContactAttribute.email.rawValue],
            let owner = try owner(of: address), try mayHave(profile.subject, at: provider, user: owner)
        else { return .separate }
        switch policy.linking {
        case .never: return .separate
        case .automatic:
            guard verified != nil else { return .separate }
            if try isAddressEnough(for: owner, at: provider) { return .link(owner) }
        case .ask:
            // Only a user with that address may learn that the account exists, or any user if the client does not hide
            // it.
            guard verified != nil || !context.hidesExistence else { return .separate }
        }
        guard context.client.settings.oauth.takesOwnUsers else { return .separate }
        return .ask(LinkCandidate(user: owner.id, address: address))
    }

    /// The one user of the pool itself who has verified `address`; nil if there is none, or several, or if the user may
    /// not sign in.
    private func owner(of address: String) throws -> User? {
        // Only ASCII from here on, so that letters that look alike are not folded into each other.
        guard EmailSyntax.admits(address) else { return nil }
        let users = try UserSearchTable(tx).ownUsers(withEmail: address, in: pool.id, limit: Self.maxUsers + 1)
        let owners = users.filter { user in
            user.attributes.isVerified(.email)
                && user.attributes.contact(.email).map { Self.isSame($0, as: address) } == true
        }
        guard users.count <= Self.maxUsers, owners.count == 1 else { return nil }
        return owners.first { $0.enabled }
    }

    private static func isSame(_ address: String, as other: String) -> Bool {
        EmailSyntax.admits(address) && address.lowercased().hasSameBytes(as: other.lowercased())
    }

    /// Whether `user` may get the identity: the limit is not reached, and an administrator has not removed it.
    private func mayHave(_ subject: String, at provider: IdentityProvider, user: User) throws -> Bool {
        let table = ExternalIdentityTable(tx)
        guard try !table.wasUnlinked(subject, at: provider.name, from: user.id, in: pool.id) else { return false }
        return try ExternalIdentities(tx, of: pool).canLinkAnother(to: user.id)
    }

    /// Whether the address alone is enough to link the identity. It is not for a provider that the operator does not
    /// trust enough, nor for a user with a second factor, which the provider's sign-in would replace. A user whose
    /// attributes another provider writes may have the address from there. If the user already has an identity at this
    /// provider, the provider may have given the address to another user.
    private func isAddressEnough(for user: User, at provider: IdentityProvider) throws -> Bool {
        guard policy.trusts(provider.name), user.status == .confirmed, try !hasSecondFactor(user) else { return false }
        return try ExternalIdentityTable(tx).all(of: user.id, in: pool.id).allSatisfy { identity in
            policy.trusts(identity.provider) && !identity.provider.hasSameBytes(as: provider.name)
        }
    }

    private func hasSecondFactor(_ user: User) throws -> Bool {
        switch pool.settings.mfa {
        case .off: false
        case .on: true
        case .optional: try !SecondFactorTable(tx).find(user.id, in: pool.id).asked(of: user, in: pool.settings).isEmpty
        }
    }
}
