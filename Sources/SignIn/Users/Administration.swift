public import Directory
public import Kernel
import Storage

/// What administrators do with people.
public struct Administration: Sendable {
    let services: SignInServices

    /// The room with its facilities.
    public init(_ services: SignInServices) { self.services = services }

    /// The person called `username`. Throws `userNotFound`, and `notFound` for a pool that is not there.
    public func find(_ username: String, in pool: UserPoolID) async throws -> User {
        let pool = try await self.pool(pool)
        return try await services.database.read { try UserTable($0).require(username, in: pool) }
    }

    /// One page of the people that `filter` lets through (USR-SRCH).
    ///
    /// Throws `invalidInput` for a filter that cannot be read.
    public func list(_ filter: String?, in pool: UserPoolID, after cursor: Cursor?, limit: Int) async throws -> Page<
        User
    > {
        let pool = try await self.pool(pool)
        let filter = try filter.flatMap(UserFilter.parse)
        return try await services.database.read { tx in
            try UserSearchTable(tx).list(filter, in: pool.id, after: cursor, limit: limit)
        }
    }

    /// Takes a person out of the pool, with all that belongs to them.
    public func delete(_ username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, _ in try UserDeletion(tx, from: pool).delete(user) }
    }

    /// Lets a person sign in again.
    public func enable(_ username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, now in
            var changed = user
            changed.enabled = true
            try UserWriter(tx, of: pool).save(changed, now: now)
        }
    }

    /// Locks a person out: nothing they hold is good any more (TOK-18).
    public func disable(_ username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, now in
            var changed = user
            changed.enabled = false
            try UserWriter(tx, of: pool).save(changed, now: now)
            try UserSessionTable(tx).endAll(of: user.id, in: pool.id)
            try AuthSessionTable(tx).deleteAll(of: user.id, in: pool.id)
        }
    }

    /// Ends all sign-ins of a person (TOK-REV-06).
    public func signOut(_ username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, _ in
            try UserSessionTable(tx).endAll(of: user.id, in: pool.id)
        }
    }

    /// Confirms a sign-up without a code; no contact is proven by it (SGN-STA-08, SGN-ADM-02).
    /// Throws `notAuthorized` for a person who is not waiting for it.
    public func confirm(_ username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, now in
            guard user.status == .unconfirmed else { throw Refusal.confirmedAlready(user.status) }
            var changed = user
            changed.status = .confirmed
            try UserWriter(tx, of: pool).save(changed, now: now)
            try CodeTable(tx).delete(.signUp, of: user.id, in: pool.id)
        }
    }

    /// Changes attributes; only administrators can say that a contact is proven (UP-ATTR-10, UP-ATTR-11). An account
    /// that has expired unused lives again (UP-ADMCFG-05).
    public func update(_ values: [String: String], of username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, now in
            var changed = user
            try AttributeChange(values, by: .administrator).apply(to: &changed, in: pool)
            if changed.status == .forceChangePassword {
                changed.passwordExpiresAt = pool.temporaryPasswordExpiry(from: now)
            }
            try UserWriter(tx, of: pool).save(changed, now: now)
            try CodeTable(tx).deleteCodesOfChangedContacts(from: user, to: changed)
            // A code that is on its way proves an address which is no longer the one in question.
            for contact in ContactAttribute.allCases where changed.attributes.holdsNew(contact, since: user.attributes)
            {
                try CodeTable(tx).delete(CodePurpose(verifying: contact), of: user.id, in: pool.id)
            }
        }
    }

    /// Takes attributes away.
    public func remove(_ names: [String], of username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, now in
            var changed = user
            try AttributeRemoval(names: names, author: .administrator).apply(to: &changed, in: pool)
            try UserWriter(tx, of: pool).save(changed, now: now)
            try CodeTable(tx).deleteCodesOfChangedContacts(from: user, to: changed)
        }
    }

    func pool(_ id: UserPoolID) async throws -> UserPool {
        try await services.settings.pool(id)
    }

    /// Finds a person and does something to them, in one transaction.
    func change(
        _ username: String, in id: UserPoolID,
        _ body: @escaping @Sendable (any Transaction, UserPool, User, Instant) throws -> Void
    ) async throws {
        let pool = try await self.pool(id)
        let now = services.world.now()
        let user = try await services.database.write { tx in
            let user = try UserTable(tx).require(username, in: pool)
            try body(tx, pool, user, now)
            return user.id
        }
        AuditContext.note(user)
    }
}

extension UserPool {
    /// When a temporary password given now ceases to work (UP-ADMCFG-03).
    func temporaryPasswordExpiry(from now: Instant) -> Instant {
        now.advanced(seconds: Int64(min(settings.passwordPolicy.temporaryPasswordValidityDays, 3650)) * .days(1))
    }
}
