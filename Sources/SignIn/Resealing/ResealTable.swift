import Kernel
import Storage

/// Statements that replace sealed secrets.
struct ResealTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// A sealed secret and its row.
    struct Secret: Sendable {
        var key: Cursor
        var sealed: [UInt8]
        /// What it is bound to: a pool and an item in it. A former password is bound to the user only, as it was when
        /// it was the current one.
        var context: [String] { Array(key.keys.prefix(2)) }
    }

    /// Up to `limit` secrets after `last`, in the order of their primary keys.
    func some(_ kind: SealedKind, after last: Cursor, limit: Int) throws -> [Secret] {
        switch kind {
        case .credential:
            try secrets(
                "pool_id", "user_id",
                """
                SELECT pool_id, user_id, credential AS sealed FROM users
                WHERE (pool_id, user_id) > (\(last[0]), \(last[1])) AND credential IS NOT NULL
                ORDER BY pool_id, user_id LIMIT \(limit)
                """)
        case .formerPassword:
            try tx.fetch(
                """
                SELECT pool_id, user_id, version, credential FROM former_passwords
                WHERE (pool_id, user_id, version) > (\(last[0]), \(last[1]), \(Self.version(last)))
                ORDER BY pool_id, user_id, version LIMIT \(limit)
                """
            ).map { row in
                let version = "\(try row.value("version", as: Int.self))"
                return Secret(
                    key: Cursor(try row.value("pool_id"), try row.value("user_id"), version),
                    sealed: try row.value("credential"))
            }
        case .clientSecret:
            try secrets(
                "pool_id", "client_id",
                """
                SELECT pool_id, client_id, secret AS sealed FROM clients
                WHERE (pool_id, client_id) > (\(last[0]), \(last[1])) AND secret IS NOT NULL
                ORDER BY pool_id, client_id LIMIT \(limit)
                """)
        case .signingKey:
            try secrets(
                "pool_id", "kid",
                """
                SELECT pool_id, kid, sealed FROM signing_keys WHERE (pool_id, kid) > (\(last[0]), \(last[1]))
                ORDER BY pool_id, kid LIMIT \(limit)
                """)
        case .message:
            try tx.fetch(
                """
                SELECT message_id, sealed FROM outbox WHERE message_id > \(last[0])
                ORDER BY message_id LIMIT \(limit)
                """
            ).map { Secret(key: Cursor(try $0.value("message_id")), sealed: try $0.value("sealed")) }
        }
    }

    /// Replaces `old` by `new`, unless the value has changed since it was read.
    func replace(_ old: [UInt8], by new: [UInt8], _ kind: SealedKind, _ key: Cursor) throws {
        switch kind {
        case .credential:
            try tx.execute(
                """
                UPDATE users SET credential = \(new)
                WHERE pool_id = \(key[0]) AND user_id = \(key[1]) AND credential = \(old)
                """)
        case .formerPassword:
            try tx.execute(
                """
                UPDATE former_passwords SET credential = \(new)
                WHERE pool_id = \(key[0]) AND user_id = \(key[1]) AND version = \(Self.version(key))
                    AND credential = \(old)
                """)
        case .clientSecret:
            try tx.execute(
                """
                UPDATE clients SET secret = \(new)
                WHERE pool_id = \(key[0]) AND client_id = \(key[1]) AND secret = \(old)
                """)
        case .signingKey:
            try tx.execute(
                """
                UPDATE signing_keys SET sealed = \(new)
                WHERE pool_id = \(key[0]) AND kid = \(key[1]) AND sealed = \(old)
                """)
        case .message:
            try tx.execute("UPDATE outbox SET sealed = \(new) WHERE message_id = \(key[0]) AND sealed = \(old)")
        }
    }

    /// The number in the key of a former password; 0 before the first.
    private static func version(_ key: Cursor) -> Int { Int(key[2]) ?? 0 }

    private func secrets(_ first: String, _ second: String, _ sql: SQL) throws -> [Secret] {
        try tx.fetch(sql).map { row in
            Secret(key: Cursor(try row.value(first), try row.value(second)), sealed: try row.value("sealed"))
        }
    }
}
