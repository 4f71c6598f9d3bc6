package import Kernel
package import Storage

/// The statements on the identities that users have at providers.
package struct ExternalIdentityTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Inserts an identity.
    ///
    /// - Returns: False if a user already has it.
    package func insert(_ identity: ExternalIdentity, in pool: UserPoolID) throws -> Bool {
        try tx.execute(
            """
            INSERT INTO external_identities (pool_id, provider, attribute, value, user_id, is_primary, disabled,
                created_at)
            VALUES (\(pool), \(identity.provider), \(identity.attribute), \(identity.value), \(identity.user),
                \(identity.isPrimary), \(identity.isDisabled), \(identity.createdAt))
            ON CONFLICT (pool_id, provider, attribute, value) DO NOTHING
            """) == 1
    }

    /// The identity with this value.
    package func find(
        _ value: String, of attribute: String = ExternalIdentity.subject, at provider: String, in pool: UserPoolID
    ) throws -> ExternalIdentity? {
        try tx.first(
            """
            SELECT * FROM external_identities WHERE pool_id = \(pool) AND provider = \(provider)
                AND attribute = \(attribute) AND value = \(value)
            """
        ).map(ExternalIdentity.init)
    }

    /// The identities of a user, the oldest first.
    package func all(of user: UserID, in pool: UserPoolID) throws -> [ExternalIdentity] {
        try tx.fetch(
            """
            SELECT * FROM external_identities WHERE pool_id = \(pool) AND user_id = \(user)
            ORDER BY created_at, provider, attribute, value
            """
        ).map(ExternalIdentity.init)
    }

    /// Disables sign-ins with an identity.
    package func disable(_ identity: ExternalIdentity, in pool: UserPoolID) throws {
        try tx.execute(
            """
            UPDATE external_identities SET disabled = \(true) WHERE pool_id = \(pool)
                AND provider = \(identity.provider) AND attribute = \(identity.attribute)
                AND value = \(identity.value)
            """)
    }

    package func delete(_ identity: ExternalIdentity, in pool: UserPoolID) throws {
        try tx.execute(
            """
            DELETE FROM external_identities WHERE pool_id = \(pool) AND provider = \(identity.provider)
                AND attribute = \(identity.attribute) AND value = \(identity.value)
            """)
    }

    /// Records that the identity was removed from its user.
    package func noteUnlinked(_ identity: ExternalIdentity, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO unlinked_identities (pool_id, provider, value, user_id)
            VALUES (\(pool), \(identity.provider), \(identity.value), \(identity.user))
            ON CONFLICT (pool_id, provider, value, user_id) DO NOTHING
            """)
    }

    /// Whether the identity with this subject was removed from `user`.
    package func wasUnlinked(
        _ subject: String, at provider: String, from user: UserID, in pool: UserPoolID
    ) throws -> Bool {
        try tx.first(
            """
            SELECT user_id FROM unlinked_identities WHERE pool_id = \(pool) AND provider = \(provider)
                AND value = \(subject) AND user_id = \(user)
            """) != nil
    }
}

extension ExternalIdentity {
    fileprivate init(_ row: Row) throws {
        self.init(
            provider: try row.value("provider"), attribute: try row.value("attribute"), value: try row.value("value"),
            user: try row.value("user_id"), isPrimary: try row.value("is_primary"),
            isDisabled: try row.value("disabled"), createdAt: try row.value("created_at"))
    }
}
