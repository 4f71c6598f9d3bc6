import Directory
import Factors
import Kernel
import Storage

/// The refusal of one line within the transaction of its batch, which must then be rolled back.
struct LineRefusal: Refusal {
    let message: String
    var kind: RefusalKind { .invalid }
}

/// Inserts a prepared user with all that belongs to them.
struct UserInsertion {
    private let tx: any Transaction
    private let pool: UserPool

    init(_ tx: any Transaction, in pool: UserPool) { (self.tx, self.pool) = (tx, pool) }

    /// - Parameter version: The version of the record; it is higher than that of one which it replaces.
    /// - Returns: Why the line is refused, before anything is written; nil if the user was inserted.
    func insert(_ user: PreparedUser, now: Instant, version: Int64 = 1) throws -> UserLineError? {
        let line = user.line
        for group in line.groups where try !GroupTable(tx).exists(group, in: pool.id) {
            return .invalid("groups", "The pool has no group of this name")
        }
        for identity in line.identities {
            guard try IdentityProviderTable(tx).find(identity.provider, in: pool.id) != nil else {
                return .invalid("identities", "The pool has no provider of this name")
            }
        }
        var stored = user.newUser.user
        stored.version = version
        try link(line.identities, to: stored, now: now)
        stored.attributes[StandardAttributes.identities] =
            try ExternalIdentities(tx, of: pool).text(of: stored.id)
        try UserWriter(tx, of: pool).insert(stored, calledBy: user.newUser.contact)
        for group in line.groups { try MembershipTable(tx).insert(stored.id, into: group, in: pool.id) }
        try insertFactors(of: user, now: now)
        return nil
    }

    /// Inserts the identities. The first one of a provider's user is the primary one, unless the line names another.
    private func link(_ identities: [LineIdentity], to user: User, now: Instant) throws {
        let namesPrimary = identities.contains { $0.isPrimary != nil }
        for (index, identity) in identities.enumerated() {
            let isFirst = !namesPrimary && index == 0 && user.status == .externalProvider
            let added = ExternalIdentity(
                provider: identity.provider, attribute: identity.attribute, value: identity.value, user: user.id,
                isPrimary: identity.isPrimary ?? isFirst, isDisabled: identity.isDisabled,
                createdAt: identity.createdAt ?? user.createdAt)
            guard try ExternalIdentityTable(tx).insert(added, in: pool.id) else {
                throw LineRefusal(message: UserLineError.taken("identity").message)
            }
            guard added.isPrimary else { continue }
            let provider = try IdentityProviderTable(tx).require(identity.provider, in: pool.id)
            try ProviderGroup.add(user.id, of: provider, now: now, tx)
        }
    }

    private func insertFactors(of user: PreparedUser, now: Instant) throws {
        let (id, table) = (user.newUser.user.id, SecondFactorTable(tx))
        if let seed = user.sealedSeed {
            try table.putPending(seed, of: id, in: pool.id)
            try table.confirmPending(of: id, in: pool.id, deviceName: user.line.softwareToken?.name, step: 0)
        }
        if !user.secondFactors.enabled.isEmpty { try table.put(user.secondFactors, of: id, in: pool.id) }
        try RecoveryCodes.insert(user.recoveryHashes, of: id, in: pool.id, at: now, tx)
    }
}
