package import Kernel
package import Storage

/// Writes users so that their row, their names and the search index always agree.
package struct UserWriter {
    let tx: any Transaction
    let pool: UserPool

    package init(_ tx: any Transaction, of pool: UserPool) {
        self.tx = tx
        self.pool = pool
    }

    /// The name of a new user that another user already has.
    package enum NameConflict: Sendable {
        /// The `sub`.
        case sub
        /// The username, or the contact used as one.
        case username
        /// An alias.
        case alias
    }

    /// Inserts a user.
    ///
    /// - Parameter contact: The contact that is the username, in pools with contacts as usernames.
    /// - Throws: `UserRefusal.usernameTaken`, or `.aliasTaken` if another user has a verified alias and `force` is
    ///   false.
    package func insert(_ user: User, calledBy contact: ContactAttribute? = nil, force: Bool = false) throws {
        let names = NameTable(tx)
        let username = pool.signInName(user.username)
        for name in pool.usernames(of: user) {
            guard try names.claim(name, kind: .username, for: user.id, in: pool.id) else {
                throw UserRefusal.usernameTaken
            }
        }
        if username.folded != user.id.rawValue {
            let sub = SignInName(user.id.rawValue, caseSensitive: true)
            guard try names.claim(sub, kind: .sub, for: user.id, in: pool.id) else { throw UserRefusal.usernameTaken }
        }
        if let contact, let value = user.attributes.contact(contact) {
            guard try names.claim(pool.signInName(value), kind: contact.nameKind, for: user.id, in: pool.id) else {
                throw UserRefusal.contactTaken(contact.nameKind)
            }
        }
        try UserTable(tx).insert(user)
        try claimAliases(of: user, having: contact.map { [$0.nameKind] } ?? [], force: force, now: user.createdAt)
        try UserSearchTable(tx).add([user])
    }

    /// Whether another user has one of the names that `insert` would claim. Unlike a refusal of `insert`, this does not
    /// invalidate the transaction, so the next user can be inserted in it.
    package func nameConflict(of newUser: NewUser) throws -> NameConflict? {
        let taken = try NameTable(tx).taken(among: newUser.allNames(in: pool), in: pool.id)
        return newUser.conflict(with: taken, in: pool)
    }

    /// Updates a user and returns the new record. A replaced password is kept as long as the pool's policy requires, so
    /// every change of a password must use this method.
    ///
    /// - Parameter remembersPassword: False if the replaced credential belongs to the same password, or to a temporary
    ///   one.
    /// - Throws: `UserRefusal.aliasTaken` if another user has one of the names and `force` is false, or
    ///   `ConcurrentChange` if the user has changed since it was read.
    @discardableResult
    package func save(
        _ user: User, force: Bool = false, remembersPassword: Bool = true, now: Instant
    ) throws -> User {
        let before = try UserTable(tx).require(user.id, in: pool.id)
        try UserTable(tx).update(user, now: now)
        var saved = user
        saved.modifiedAt = now
        saved.version += 1
        if remembersPassword, before.credential != user.credential { try remember(before) }
        guard before.attributes != user.attributes || before.status != user.status else { return saved }
        try moveNames(from: before, to: saved, force: force, now: now)
        try UserSearchTable(tx).replace(before, by: saved)
        return saved
    }

    /// Deletes a user and its rows in all `tables`, which releases all its names (UP-ALIAS-02).
    package func delete(_ user: User, from tables: [StoredTable]) throws {
        for table in tables.reversed() { try StoredRowTable(tx, table: table).delete(of: user.id, in: pool.id) }
    }

    /// Keeps as many former passwords as the policy requires. The new password does not reduce the number: it may be
    /// temporary, and temporary passwords are excluded.
    private func remember(_ before: User) throws {
        let size = pool.settings.passwordPolicy.historySize ?? 0
        let former = FormerPasswordTable(tx)
        if size > 0, let credential = before.lastingCredential { try former.insert(credential, of: before) }
        try former.prune(to: size, of: before.id, in: pool.id)
    }

    private func moveNames(from before: User, to after: User, force: Bool, now: Instant) throws {
        let kinds = try NameTable(tx).kinds(of: before.id, in: pool.id)
        let kept = pool.aliases(of: after, having: kinds)
        for (kind, name) in pool.aliases(of: before, having: kinds)
        where !kept.contains(where: { $0.kind == kind && $0.name == name }) {
            try NameTable(tx).release(kind, of: before.id, in: pool.id)
        }
        try claimAliases(of: after, having: kinds, force: force, now: now)
    }

    private func claimAliases(of user: User, having kinds: Set<SignInName.Kind>, force: Bool, now: Instant) throws {
        for (kind, name) in pool.aliases(of: user, having: kinds) {
            if try NameTable(tx).claim(name, kind: kind, for: user.id, in: pool.id) { continue }
            guard force, try takeOver(name, kind: kind, for: user, now: now) else {
                throw pool.namesByContact ? UserRefusal.aliasInUse(kind) : UserRefusal.aliasTaken(kind)
            }
        }
    }

    /// Moves an alias from its owner, whose attribute becomes unverified (UP-ALIAS-11). A username never moves.
    private func takeOver(_ name: SignInName, kind: SignInName.Kind, for user: User, now: Instant) throws -> Bool {
        let names = NameTable(tx)
        guard let owner = try names.owner(of: name, in: pool.id), owner.kind == kind,
            var loser = try UserTable(tx).find(owner.user, in: pool.id),
            let contact = ContactAttribute.allCases.first(where: { $0.nameKind == kind })
        else { return false }
        loser.attributes.setVerified(contact, verified: false)
        try UserTable(tx).update(loser, now: now)
        try names.release(kind, of: loser.id, in: pool.id)
        return try names.claim(name, kind: kind, for: user.id, in: pool.id)
    }
}
