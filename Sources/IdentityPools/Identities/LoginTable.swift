import Kernel
import Storage

/// The statements on the logins of identities.
struct LoginTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The identity that has `login`, if any has.
    func owner(of login: Login, in pool: IdentityPoolID) throws -> IdentityID? {
        try tx.first(
            """
            SELECT identity_id FROM identity_logins
            WHERE identity_pool_id = \(pool) AND login_key = \(try login.key)
            """
        ).map { try $0.value("identity_id") }
    }

    func insert(_ login: Login, of identity: FederatedIdentity) throws {
        try tx.execute(
            """
            INSERT INTO identity_logins (identity_pool_id, login_key, identity_id, kind, provider, subject)
            VALUES (\(identity.pool), \(try login.key), \(identity.id), \(login.kind.rawValue), \(login.provider),
                \(login.subject))
            """)
    }

    /// The logins of an identity, at most `IdentityLinking.maxLogins`, in the order of their keys.
    func all(of identity: IdentityID, in pool: IdentityPoolID) throws -> [Login] {
        try tx.fetch(
            """
            SELECT * FROM identity_logins WHERE identity_pool_id = \(pool) AND identity_id = \(identity)
            ORDER BY login_key
            """
        ).map(Login.init)
    }

    /// Moves all logins of one identity to another.
    func move(from source: FederatedIdentity, to target: FederatedIdentity) throws {
        try tx.execute(
            """
            UPDATE identity_logins SET identity_id = \(target.id)
            WHERE identity_pool_id = \(source.pool) AND identity_id = \(source.id)
            """)
    }

    func delete(_ login: Login, in pool: IdentityPoolID) throws {
        try tx.execute(
            "DELETE FROM identity_logins WHERE identity_pool_id = \(pool) AND login_key = \(try login.key)")
    }

    func deleteAll(of identity: FederatedIdentity) throws {
        try tx.execute(
            """
            DELETE FROM identity_logins
            WHERE identity_pool_id = \(identity.pool) AND identity_id = \(identity.id)
            """)
    }
}

extension Login {
    fileprivate init(_ row: Row) throws {
        let kind: String = try row.value("kind")
        guard let known = Kind(rawValue: kind) else { throw StorageError.unexpected("no kind of login \(kind)") }
        self.init(known, provider: try row.value("provider"), subject: try row.value("subject"))
    }
}
