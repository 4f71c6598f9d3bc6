package import Directory
import Federation
package import Kernel
import Storage
import Tokens

/// Identities that the pool's policy links to users.
extension ExternalAccounts {
    /// Finds the user who has the identity, or decides what to do; a link is made in the same transaction.
    func decide(about profile: ExternalProfile, at provider: IdentityProvider, from context: ClientContext) async throws
        -> LinkingDecision
    {
        let update = ExternalUpdate(profile, at: provider, in: context.pool, now: services.world.now())
        let decision = try await services.database.write { tx -> LinkingDecision in
            if let user = try apply(update, tx) { return .link(user) }
            let decision = try AccountLinking(tx, from: context).decision(about: profile, at: provider)
            guard case .link(let user) = decision else { return decision }
            return .link(try link(update, to: user.id, tx))
        }
        if case .link(let user) = decision { AuditContext.note(user.id) }
        return decision
    }

    /// Links the identity of `link` to its user, who has just signed in.
    ///
    /// - Parameters:
    ///   - user: The user who has signed in.
    ///   - session: The text of the user's new browser session.
    /// - Throws: `LinkingRefusal.otherAccount` if it is another user, `.changed` if the facts in the question have
    ///   changed, `InvalidInput` and `UserRefusal` as for any sign-in with the provider.
    package func link(
        _ link: PendingLink, at provider: IdentityProvider, to user: UserID, from context: ClientContext,
        session: Secret<String>
    ) async throws {
        guard link.user == user else { throw LinkingRefusal.otherAccount }
        let update = ExternalUpdate(link.profile, at: provider, in: context.pool, now: services.world.now())
        let hash = BrowserSession.hash(session, in: context.pool.id, cipher: services.cipher)
        let record = link.login?.recorder(of: user, at: provider, services.cipher)
        try await services.database.write { tx in
            if let owner = try apply(update, tx) {
                // Linked in another tab.
                guard owner.id == user else { throw LinkingRefusal.changed }
            } else {
                let decision = try AccountLinking(tx, from: context).decision(about: update.profile, at: provider)
                guard decision.candidate == user else { throw LinkingRefusal.changed }
                _ = try self.link(update, to: user, tx)
            }
            guard let begun = try BrowserSessionTable(tx).find(hash, in: context.pool.id), begun.user == user else {
                throw LinkingRefusal.changed
            }
            try record?(tx, hash, begun.expiresAt)
        }
    }

    private func link(_ update: ExternalUpdate, to user: UserID, _ tx: any Transaction) throws -> User {
        let (provider, pool) = (update.provider.name, update.pool.id)
        // The provider may have been deleted during the sign-in there (FED-08).
        _ = try IdentityProviderTable(tx).require(provider, in: pool)
        let identity = ExternalIdentity(
            provider: provider, value: update.profile.subject, user: user, isPrimary: false, createdAt: update.now)
        guard try ExternalIdentityTable(tx).insert(identity, in: pool), let linked = try apply(update, tx) else {
            throw ConcurrentChange(of: "user")
        }
        return linked
    }
}

extension LinkingDecision {
    /// The user of the pool that the decision is about; nil if a user is added.
    fileprivate var candidate: UserID? {
        switch self {
        case .separate: nil
        case .link(let user): user.id
        case .ask(let candidate): candidate.user
        }
    }
}
