import Directory
import Kernel
import Storage

/// What a code is good for. A person has at most one live code for each.
enum CodePurpose: String, Sendable {
    case signUp, forgotPassword, verifyEmail, verifyPhoneNumber

    init(verifying contact: ContactAttribute) {
        switch contact {
        case .email: self = .verifyEmail
        case .phoneNumber: self = .verifyPhoneNumber
        }
    }

    /// Seconds that a code lives (LIM-TOK-03, LIM-TOK-04, LIM-TOK-06).
    var lifetime: Int64 {
        switch self {
        case .signUp, .verifyEmail, .verifyPhoneNumber: .hours(24)
        case .forgotPassword: .hours(1)
        }
    }
}

/// A code as it rests: its keyed hash, and what it proves.
struct StoredCode: Sendable {
    var hash: [UInt8]
    /// The contact it was sent to, which using it proves.
    var contact: ContactAttribute?
    /// The contact's value, which need not be the person's yet.
    var value: String?
    /// The client that asked for it; nil where any may use it.
    var client: ClientID?
    var wrongTries: Int
    var expiresAt: Instant
}

/// Every statement about codes.
struct CodeTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func find(_ purpose: CodePurpose, of user: UserID, in pool: UserPoolID) throws -> StoredCode? {
        let row = try tx.first(
            "SELECT * FROM codes WHERE pool_id = \(pool) AND user_id = \(user) AND purpose = \(purpose.rawValue)")
        return try row.map { row in
            StoredCode(
                hash: try row.value("hash"),
                contact: try row.value("contact", as: String?.self).flatMap(ContactAttribute.init),
                value: try row.value("value"), client: try row.value("client_id"),
                wrongTries: try row.value("wrong_tries"), expiresAt: try row.value("expires_at"))
        }
    }

    /// Puts a code in the place of the one before it.
    func put(_ code: StoredCode, _ purpose: CodePurpose, of user: UserID, in pool: UserPoolID) throws {
        try delete(purpose, of: user, in: pool)
        try tx.execute(
            """
            INSERT INTO codes (pool_id, user_id, purpose, hash, contact, value, client_id, wrong_tries, expires_at)
            VALUES (\(pool), \(user), \(purpose.rawValue), \(code.hash), \(code.contact?.rawValue), \(code.value),
                \(code.client), \(code.wrongTries), \(code.expiresAt))
            """)
    }

    func countWrongTry(_ purpose: CodePurpose, of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            """
            UPDATE codes SET wrong_tries = wrong_tries + 1
            WHERE pool_id = \(pool) AND user_id = \(user) AND purpose = \(purpose.rawValue)
            """)
    }

    func delete(_ purpose: CodePurpose, of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            "DELETE FROM codes WHERE pool_id = \(pool) AND user_id = \(user) AND purpose = \(purpose.rawValue)")
    }

    /// Deletes the codes that went to a contact of `before` which `after` no longer has: the mailbox or telephone that
    /// holds them may be another's. Codes that were to prove a new value of that contact go as well.
    func deleteCodesOfChangedContacts(from before: User, to after: User) throws {
        for contact in ContactAttribute.allCases where !after.attributes.keeps(contact, of: before.attributes) {
            try tx.execute(
                """
                DELETE FROM codes
                WHERE pool_id = \(before.pool) AND user_id = \(before.id) AND contact = \(contact.rawValue)
                """)
        }
    }

    func deleteAll(of user: UserID, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM codes WHERE pool_id = \(pool) AND user_id = \(user)")
    }
}
