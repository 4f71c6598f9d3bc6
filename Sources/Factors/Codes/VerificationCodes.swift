package import Cryptography
import Directory
package import Kernel
package import Storage

/// Issues and redeems verification codes within the caller's transaction.
package struct VerificationCodes {
    let tx: any Transaction
    let pool: UserPoolID
    let cipher: SecretCipher
    let now: Instant

    package init(tx: any Transaction, pool: UserPoolID, cipher: SecretCipher, now: Instant) {
        self.tx = tx
        self.pool = pool
        self.cipher = cipher
        self.now = now
    }

    /// The number of wrong attempts that invalidates a code, even if the hourly limits allow more.
    private static let maxWrongTries = 60

    /// Creates a code for `user`, replaces the previous one, and returns its text: six digits.
    ///
    /// The stored hash of a decoy does not match any text, including its own, and a decoy does not verify a contact.
    func issue(
        _ purpose: CodePurpose, to user: UserID, proving contact: ContactAttribute?, value: String?,
        for client: ClientID? = nil, isDecoy: Bool = false, world: World
    ) throws -> Secret<String> {
        let text = world.text(of: 6, from: "0123456789")
        let (fitting, other) = (hash(text, for: purpose, of: user), world.bytes(32))
        let code = StoredCode(
            hash: isDecoy ? other : fitting, contact: isDecoy ? nil : contact, value: isDecoy ? nil : value,
            client: client, wrongTries: 0, expiresAt: now.advanced(seconds: purpose.lifetime))
        try CodeTable(tx).put(code, for: purpose, of: user, in: pool)
        return Secret(text)
    }

    /// Redeems a code. A correct code is deleted, so that it works once (CODE-07).
    ///
    /// A wrong attempt is counted, and the refusal is returned instead of thrown, because a thrown error would undo the
    /// counting.
    package func redeem(
        _ text: Secret<String>, for purpose: CodePurpose, of user: UserID, from client: ClientID?
    ) throws -> Result<StoredCode, CodeRefusal> {
        let codes = CodeTable(tx)
        guard let code = try waiting(purpose, for: user) else { return .failure(.expired) }
        guard isRight(text, code: code, for: purpose, of: user, from: client) else {
            try codes.countWrongTry(purpose, of: user, in: pool)
            return .failure(.mismatch)
        }
        try codes.delete(purpose, of: user, in: pool)
        return .success(code)
    }

    /// Whether `redeem` would accept the code. Changes nothing, so the caller must not reveal a negative result without
    /// calling `redeem`.
    package func wouldRedeem(
        _ text: Secret<String>, for purpose: CodePurpose, of user: UserID, from client: ClientID?
    ) throws -> Bool {
        guard let code = try waiting(purpose, for: user) else { return false }
        return isRight(text, code: code, for: purpose, of: user, from: client)
    }

    /// The code that can be redeemed; nil if there is none.
    package func waiting(_ purpose: CodePurpose, for user: UserID) throws -> StoredCode? {
        guard let code = try CodeTable(tx).find(purpose, of: user, in: pool), now < code.expiresAt,
            code.wrongTries < Self.maxWrongTries
        else { return nil }
        return code
    }

    private func isRight(
        _ text: Secret<String>, code: StoredCode, for purpose: CodePurpose, of user: UserID, from client: ClientID?
    ) -> Bool {
        let isSame = cipher.equals(code.hash, hash(text.exposed, for: purpose, of: user))
        return isSame && (code.client == nil || client == nil || code.client == client)
    }

    private func hash(_ text: String, for purpose: CodePurpose, of user: UserID) -> [UInt8] {
        cipher.digest(text, .code, pool.rawValue, user.rawValue, purpose.rawValue)
    }
}
