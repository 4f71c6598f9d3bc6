public import Kernel
public import Storage

/// Writes people so that their row, their names and what searches find of them always agree.
public struct UserWriter {
    let tx: any Transaction
    let pool: UserPool

    /// The register of `pool` in this transaction.
    public init(_ tx: any Transaction, of pool: UserPool) {
        self.tx = tx
        self.pool = pool
    }

    /// Adds a person. `calledBy` is the contact that stands for the username, in pools that name people by contact.
    ///
    /// Throws `usernameTaken`, or `aliasTaken` where a proven alias is somebody else's and `force` is not given.
    public func insert(_ user: User, calledBy contact: ContactAttribute? = nil, force: Bool = false) throws {
        let names = NameTable(tx)
        let username = pool.signInName(user.username)
        guard try names.claim(username, .username, for: user.id, in: pool.id) else { throw Refusal.usernameTaken }
        if username.folded != user.id.rawValue {
            let sub = SignInName(user.id.rawValue, caseSensitive: true)
            guard try names.claim(sub, .sub, for: user.id, in: pool.id) else { throw Refusal.usernameTaken }
        }
        if let contact, let value = user.attributes.contact(contact) {
            guard try names.claim(pool.signInName(value), contact.nameKind, for: user.id, in: pool.id) else {
                throw Refusal.usernameTaken
            }
        }
        try UserTable(tx).insert(user)
        try claimAliases(of: user, holding: contact.map { [$0.nameKind] } ?? [], force: force, now: user.createdAt)
        try UserSearchTable(tx).add(user)
    }

    /// Writes a changed person back and returns them as they now stand. A password that they have no longer is kept as
    /// long as the pool's policy remembers it: whoever replaces one does so here.
    ///
    /// Throws `aliasTaken` where a name is somebody else's and `force` is not given, `concurrentChange` where the
    /// person was changed since they were read.
    @discardableResult
    public func save(_ user: User, force: Bool = false, now: Instant) throws -> User {
        guard let before = try UserTable(tx).find(user.id, in: pool.id) else { throw Refusal.userNotFound }
        try UserTable(tx).update(user, now: now)
        var saved = user
        saved.modifiedAt = now
        saved.version += 1
        if before.credential != user.credential { try remember(before) }
        guard before.attributes != user.attributes || before.status != user.status else { return saved }
        try moveNames(from: before, to: saved, force: force, now: now)
        try UserSearchTable(tx).replace(before, by: saved)
        return saved
    }

    /// Removes a person with all names, so that these are free again (UP-ALIAS-02).
    public func delete(_ user: User) throws {
        try NameTable(tx).releaseAll(of: user.id, in: pool.id)
        try UserSearchTable(tx).remove(user.id, in: pool.id)
        try MembershipTable(tx).deleteAll(of: user.id, in: pool.id)
        try FormerPasswordTable(tx).deleteAll(of: user.id, in: pool.id)
        try UserTable(tx).delete(user.id, in: pool.id)
    }

    /// As many are kept as the pool remembers, and not one less for the new password, which counts once it is there: it
    /// may be a temporary one, which does not.
    private func remember(_ before: User) throws {
        let size = pool.settings.passwordPolicy.historySize ?? 0
        let former = FormerPasswordTable(tx)
        if size > 0, let credential = before.lastingCredential { try former.insert(credential, of: before) }
        try former.prune(to: size, of: before.id, in: pool.id)
    }

    private func moveNames(from before: User, to after: User, force: Bool, now: Instant) throws {
        let kinds = try NameTable(tx).kinds(of: before.id, in: pool.id)
        let kept = pool.aliases(of: after, holding: kinds)
        for (kind, name) in pool.aliases(of: before, holding: kinds)
        where !kept.contains(where: { $0.kind == kind && $0.name == name }) {
            try NameTable(tx).release(kind, of: before.id, in: pool.id)
        }
        try claimAliases(of: after, holding: kinds, force: force, now: now)
    }

    private func claimAliases(of user: User, holding kinds: Set<SignInName.Kind>, force: Bool, now: Instant) throws {
        for (kind, name) in pool.aliases(of: user, holding: kinds) {
            if try NameTable(tx).claim(name, kind, for: user.id, in: pool.id) { continue }
            guard force, try takeOver(name, kind, for: user, now: now) else {
                throw pool.namesByContact ? Refusal.aliasInUse(kind) : Refusal.aliasTaken(kind)
            }
        }
    }

    /// Moves an alias from its owner, whose attribute is no longer proven (UP-ALIAS-11). A username never moves.
    private func takeOver(_ name: SignInName, _ kind: SignInName.Kind, for user: User, now: Instant) throws -> Bool {
        let names = NameTable(tx)
        guard let owner = try names.owner(of: name, in: pool.id), owner.kind == kind,
            var loser = try UserTable(tx).find(owner.user, in: pool.id),
            let contact = ContactAttribute.allCases.first(where: { $0.nameKind == kind })
        else { return false }
        loser.attributes.setVerified(contact, false)
        try UserTable(tx).update(loser, now: now)
        try names.release(kind, of: loser.id, in: pool.id)
        return try names.claim(name, kind, for: user.id, in: pool.id)
    }
}

extension Refusal {
    /// The username is somebody else's (UP-ALIAS-02).
    public static let usernameTaken = Refusal(.usernameTaken, "User already exists")

    /// Somebody else has proven this alias (UP-ALIAS-10).
    static func aliasTaken(_ kind: SignInName.Kind) -> Refusal {
        Refusal(.aliasTaken, "An account with the \(kind.rawValue) already exists.")
    }

    /// The contact already names somebody else in a pool that names people by contact (UP-UNAME-10).
    static func aliasInUse(_ kind: SignInName.Kind) -> Refusal {
        Refusal(.aliasTaken, "An account with the given \(kind.rawValue) already exists.")
    }
}
