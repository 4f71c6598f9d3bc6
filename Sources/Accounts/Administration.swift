package import Directory
import Factors
package import Kernel
import Messaging
import Storage
import Tokens
import Triggers

/// The operations of administrators on users.
package struct Administration: Sendable {
    let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// The user called `username`.
    ///
    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func find(_ username: Username, in pool: UserPoolID) async throws -> User {
        let pool = try await self.pool(pool)
        return try await services.database.read { try UserTable($0).require(username, in: pool) }
    }

    /// One page of the users that match `filter` (USR-SRCH), to be shown with the attributes `names`.
    ///
    /// - Throws: `InvalidInput` for a filter that cannot be parsed, and for a name that is not in the pool's schema.
    package func list(
        _ filter: String?, in pool: UserPoolID, showing names: [String] = [], after cursor: Cursor?, limit: Int
    ) async throws -> Page<UserProfile> {
        let pool = try await self.pool(pool)
        guard names.allSatisfy({ pool.schema[$0] != nil }) else {
            throw InvalidInput("One or more requested attributes do not exist.")
        }
        let filter = try filter.flatMap(UserFilter.parse)
        return try await services.database.read { tx in
            let users = try UserSearchTable(tx).list(filter, in: pool.id, after: cursor, limit: limit)
            return try UserProfile.page(of: users, in: pool, tx)
        }
    }

    /// The users in a group, with their second factors.
    ///
    /// - Throws: `MissingResource` if the pool or the group does not exist.
    package func members(
        of group: GroupName, in pool: UserPoolID, after cursor: Cursor?, limit: Int
    ) async throws -> Page<UserProfile> {
        let pool = try await self.pool(pool)
        return try await services.database.read { tx in
            let users = try Groups.members(of: group, in: pool.id, after: cursor, limit: limit, tx)
            return try UserProfile.page(of: users, in: pool, tx)
        }
    }

    /// Deletes a user with all its rows. The clients that the user is signed in to are notified.
    package func delete(_ username: Username, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { [tables = services.tables, world = services.world] found in
            try BrowserSignOut(found.tx, world: world).endAll(of: found.user.id, in: found.pool.id)
            try UserWriter(found.tx, of: found.pool).delete(found.user, from: tables)
        }
    }

    /// Lets a disabled user sign in again. Earlier tokens are still refused, now because they are revoked.
    package func enable(_ username: Username, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { found in
            var changed = found.user
            changed.enabled = true
            try found.save(changed)
            if !found.user.enabled { try found.endSessions(services.world) }
        }
    }

    /// Disables a user. All tokens are refused, because the user is disabled (TOK-18), and browser sessions end.
    package func disable(_ username: Username, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { found in
            var changed = found.user
            changed.enabled = false
            try found.save(changed)
            try services.deleteAuthSessions(found.user.id, found.pool.id, found.tx)
            try BrowserSignOut(found.tx, world: services.world).endAll(of: found.user.id, in: found.pool.id)
        }
    }

    /// Ends all sessions of a user (TOK-REV-06).
    package func signOut(_ username: Username, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { found in
            try found.endSessions(services.world)
        }
    }

    /// Confirms a sign-up without a code; this does not verify a contact (SGN-STA-08, SGN-ADM-02).
    ///
    /// - Throws: `AccountRefusal.notUnconfirmed` if the user is not unconfirmed, `TriggerRefusal` if the pool's
    ///   function fails afterwards; the sign-up is still confirmed.
    package func confirm(_ username: Username, in pool: UserPoolID, clientMetadata: [String: String]? = nil)
        async throws
    {
        let confirmed = try await change(username, in: pool) { found in
            guard found.user.status == .unconfirmed else { throw AccountRefusal.notUnconfirmed(found.user.status) }
            var changed = found.user
            changed.status = .confirmed
            let saved = try found.save(changed)
            try CodeTable(found.tx).delete(.signUp, of: found.user.id, in: found.pool.id)
            return saved
        }
        try await services.announceConfirmation(
            .signUp, of: confirmed, in: try await self.pool(pool), by: nil, clientMetadata: clientMetadata)
    }

    /// Changes attributes; only administrators can mark a contact as proven (UP-ATTR-10, UP-ATTR-11). A contact that
    /// the pool verifies before a change gets a code and keeps its old value until then, unless the administrator marks
    /// the new one as proven. An account that has expired unused becomes valid again (UP-ADMCFG-05).
    ///
    /// - Throws: `InvalidInput`, `UserRefusal.aliasTaken`, `TriggerRefusal` if the function that writes messages fails,
    ///   and `DeliveryRefusal` if the code could not be sent.
    package func update(
        _ values: [String: String], of username: Username, in pool: UserPoolID,
        clientMetadata: [String: String]? = nil
    ) async throws {
        let context = try await messageContext(values, of: username, in: pool, clientMetadata: clientMetadata)
        let queued = try await change(username, in: pool) { [services] found in
            var changed = found.user
            try AttributeChange(values, by: .administrator).apply(to: &changed, in: found.pool)
            let addresses = changed.withdrawUnprovenContacts(since: found.user, in: found.pool)
            if changed.status == .forceChangePassword {
                changed.passwordExpiresAt = found.pool.temporaryPasswordExpiry(from: found.now)
            }
            let saved = try found.save(changed)
            try CodeTable(found.tx).deleteCodesOfChangedContacts(from: found.user, to: changed)
            // A code already sent would verify an address that the user no longer has.
            for contact in ContactAttribute.allCases
            where changed.attributes.hasNew(contact, since: found.user.attributes) {
                try CodeTable(found.tx).delete(CodePurpose(verifying: contact), of: found.user.id, in: found.pool.id)
            }
            return try addresses.map { new in
                try Verification(sender: services.codes, pool: found.pool, requester: .administrator, context: context)
                    .enqueue(
                        CodePurpose(verifying: new.contact), purpose: .updateAttribute, to: new.contact,
                        address: new.address, of: saved, for: nil, found.tx)
            }
        }
        try await services.codes.send(queued)
    }

    private func messageContext(
        _ values: [String: String], of username: Username, in id: UserPoolID, clientMetadata: [String: String]?
    ) async throws -> MessageContext {
        let pool = try await pool(id)
        let context = MessageContext(client: nil, clientMetadata: clientMetadata)
        return try await services.withTexts(context, purpose: .updateAttribute, in: pool) { tx in
            let user = try UserTable(tx).require(username, in: pool)
            var changed = user
            try AttributeChange(values, by: .administrator).apply(to: &changed, in: pool)
            return PlannedMessages(to: changed.withdrawUnprovenContacts(since: user, in: pool), of: changed)
        }
    }

    /// Deletes attributes.
    package func remove(_ names: [String], of username: Username, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { found in
            var changed = found.user
            try AttributeRemoval(names: names, author: .administrator).apply(to: &changed, in: found.pool)
            try found.save(changed)
            try CodeTable(found.tx).deleteCodesOfChangedContacts(from: found.user, to: changed)
        }
    }

    func pool(_ id: UserPoolID) async throws -> UserPool {
        try await services.settings.pool(id)
    }

    /// Finds a user and changes it, in one transaction.
    func change<Value: Sendable>(
        _ username: Username, in id: UserPoolID,
        body: @escaping @Sendable (AdministeredUser) throws -> Value
    ) async throws -> Value {
        let pool = try await self.pool(id)
        let (user, value) = try await services.database.write { [now = services.world.now()] tx in
            let user = try UserTable(tx).require(username, in: pool)
            return (user.id, try body(AdministeredUser(user: user, pool: pool, now: now, tx: tx)))
        }
        AuditContext.note(user)
        return value
    }
}
