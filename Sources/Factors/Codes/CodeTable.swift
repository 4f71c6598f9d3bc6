package import Directory
package import Kernel
package import Storage

/// The purpose of a code. A user has at most one valid code for each purpose.
package enum CodePurpose: String, Sendable {
    case signUp, forgotPassword, verifyEmail, verifyPhoneNumber

    package init(verifying contact: ContactAttribute) {
        switch contact {
        case .email: self = .verifyEmail
        case .phoneNumber: self = .verifyPhoneNumber
        }
    }

    /// The lifetime of a code in seconds (LIM-TOK-03, LIM-TOK-04, LIM-TOK-06).
    var lifetime: Int64 {
        switch self {
        case .signUp, .verifyEmail, .verifyPhoneNumber: .hours(24)
        case .forgotPassword: .hours(1)
        }
    }
}

/// A stored code: its keyed hash, and the contact it verifies.
package struct StoredCode: Sendable {
    var hash: [UInt8]
    /// The contact it was sent to. Redeeming the code verifies it.
    package var contact: ContactAttribute?
    /// The contact's value; the user may not have it yet.
    package var value: String?
    /// The client that requested it; nil if any client may redeem it.
    var client: ClientID?
    var wrongTries: Int
    var expiresAt: Instant
}

package struct CodeTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

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

    /// Replaces the stored code, if there is one.
    func put(_ code: StoredCode, for purpose: CodePurpose, of user: UserID, in pool: UserPoolID) throws {
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

    package func delete(_ purpose: CodePurpose, of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            "DELETE FROM codes WHERE pool_id = \(pool) AND user_id = \(user) AND purpose = \(purpose.rawValue)")
    }

    /// Deletes the codes sent to contacts of `before` that `after` no longer has, because their mailbox or telephone
    /// may belong to another user. Also deletes codes that verify a new value of such a contact.
    package func deleteCodesOfChangedContacts(from before: User, to after: User) throws {
        for contact in ContactAttribute.allCases where !after.attributes.keeps(contact, of: before.attributes) {
            try tx.execute(
                """
                DELETE FROM codes
                WHERE pool_id = \(before.pool) AND user_id = \(before.id) AND contact = \(contact.rawValue)
                """)
        }
    }
}
