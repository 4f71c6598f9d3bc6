public import Directory
public import Kernel
import Storage

/// What administrators do with users.
public struct Administration: Sendable {
    let services: SignInServices

    /// Uses the given services.
    public init(_ services: SignInServices) { self.services = services }

    /// The user called `username`.
    ///
    /// - Throws: `userNotFound`, and `notFound` if there is no such pool.
    public func find(_ username: String, in pool: UserPoolID) async throws -> User {
        let pool = try await self.pool(pool)
        return try await services.database.read { try UserTable($0).require(username, in: pool) }
    }

    /// One page of the users that match `filter` (USR-SRCH).
    ///
    /// - Throws: `invalidInput` for a malformed filter.
    public func list(_ filter: String?, in pool: UserPoolID, after cursor: Cursor?, limit: Int) async throws -> Page<
        User
    > {
        let pool = try await self.pool(pool)
        let filter = try filter.flatMap(UserFilter.parse)
        return try await services.database.read { tx in
            try UserSearchTable(tx).list(filter, in: pool.id, after: cursor, limit: limit)
        }
    }

    /// Deletes a user with all rows that belong to the user.
    public func delete(_ username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, _ in try UserDeletion(tx, from: pool).delete(user) }
    }

    /// Lets a user sign in again.
    public func enable(_ username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, now in
            var changed = user
            changed.enabled = true
            try UserWriter(tx, of: pool).save(changed, now: now)
        }
    }

    /// Disables a user: every token and session of the user becomes invalid (TOK-18).
    public func disable(_ username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, now in
            var changed = user
            changed.enabled = false
            try UserWriter(tx, of: pool).save(changed, now: now)
            try UserSessionTable(tx).endAll(of: user.id, in: pool.id)
            try AuthSessionTable(tx).deleteAll(of: user.id, in: pool.id)
        }
    }

    /// Ends all sessions of a user (TOK-REV-06).
    public func signOut(_ username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, _ in
            try UserSessionTable(tx).endAll(of: user.id, in: pool.id)
        }
    }

    /// Confirms a sign-up without a code; this verifies no contact (SGN-STA-08, SGN-ADM-02).
    ///
    /// - Throws: `notAuthorized` if the user is not unconfirmed.
    public func confirm(_ username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, now in
            guard user.status == .unconfirmed else { throw Refusal.confirmedAlready(user.status) }
            var changed = user
            changed.status = .confirmed
            try UserWriter(tx, of: pool).save(changed, now: now)
            try CodeTable(tx).delete(.signUp, of: user.id, in: pool.id)
        }
    }

    /// Changes attributes; only administrators can mark a contact as verified (UP-ATTR-10, UP-ATTR-11). An expired
    /// invitation becomes valid again (UP-ADMCFG-05).
    public func update(_ values: [String: String], of username: String, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { tx, pool, user, now in
            var changed = user
            try AttributeChange(values, by: .administrator).apply(to: &changed, in: pool)
            if changed.status == .forceChangePassword {
                changed.passwordExpiresAt = pool.temporaryPasswordExpiry(from: now)
            }
            try UserWriter(tx, of: pool).save(changed, now: now)
            try CodeTable(tx).deleteCodesOfChangedContacts(from: user, to: changed)
            // A code already sent would verify an address that the user no longer has.
            for contact in ContactAttribute.allCases where changed.attributes.holdsNew(contact, since: user.attributes)
            {
                try CodeTable(tx).delete(CodePurpose(verifying: contact), of: user.id, in: pool.id)
            }
        }
    }

    /// Deletes attributes.
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

    /// Finds a user and changes it, in one transaction.
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
    /// When a temporary password that is set now expires (UP-ADMCFG-03).
    func temporaryPasswordExpiry(from now: Instant) -> Instant {
        now.advanced(seconds: Int64(min(settings.passwordPolicy.temporaryPasswordValidityDays, 3650)) * .days(1))
    }
}
