import Cryptography
import Directory
import Kernel
import Storage

/// Gives out codes and takes them back, within somebody else's transaction.
struct VerificationCodes {
    let tx: any Transaction
    let pool: UserPoolID
    let cipher: SecretCipher
    let now: Instant

    /// So many wrong tries end a code, whatever the hour's limits still allow.
    private static let maxWrongTries = 60

    /// Makes a code for `user`, in place of the one before, and returns its text: six digits.
    ///
    /// The stored hash of a decoy fits no text, its own neither, and proves no contact.
    func issue(
        _ purpose: CodePurpose, to user: UserID, proving contact: ContactAttribute?, value: String?,
        for client: ClientID? = nil, isDecoy: Bool = false, world: World
    ) throws -> Secret<String> {
        let text = world.text(of: 6, from: "0123456789")
        let (fitting, other) = (hash(text, purpose, user), world.bytes(32))
        let code = StoredCode(
            hash: isDecoy ? other : fitting, contact: isDecoy ? nil : contact, value: isDecoy ? nil : value,
            client: client, wrongTries: 0, expiresAt: now.advanced(seconds: purpose.lifetime))
        try CodeTable(tx).put(code, purpose, of: user, in: pool)
        return Secret(text)
    }

    /// Takes a code in. The right one is gone afterwards, so that it serves once (CODE-07).
    ///
    /// A wrong one is counted and refused as a value, for the count has to outlive the refusal.
    func redeem(
        _ text: Secret<String>, _ purpose: CodePurpose, of user: UserID, from client: ClientID?
    ) throws -> Result<StoredCode, Refusal> {
        let codes = CodeTable(tx)
        guard let code = try live(purpose, of: user) else { return .failure(.codeExpired) }
        guard isRight(text, code, purpose, of: user, from: client) else {
            try codes.countWrongTry(purpose, of: user, in: pool)
            return .failure(.codeMismatch)
        }
        try codes.delete(purpose, of: user, in: pool)
        return .success(code)
    }

    /// Whether `redeem` would take the code in. Nothing is counted and nothing used up, so what follows must not tell
    /// without `redeem` that it would not.
    func wouldRedeem(
        _ text: Secret<String>, _ purpose: CodePurpose, of user: UserID, from client: ClientID?
    ) throws -> Bool {
        guard let code = try live(purpose, of: user) else { return false }
        return isRight(text, code, purpose, of: user, from: client)
    }

    private func live(_ purpose: CodePurpose, of user: UserID) throws -> StoredCode? {
        guard let code = try CodeTable(tx).find(purpose, of: user, in: pool), now < code.expiresAt,
            code.wrongTries < Self.maxWrongTries
        else { return nil }
        return code
    }

    private func isRight(
        _ text: Secret<String>, _ code: StoredCode, _ purpose: CodePurpose, of user: UserID, from client: ClientID?
    ) -> Bool {
        let isSame = cipher.equals(code.hash, hash(text.exposed, purpose, user))
        return isSame && (code.client == nil || client == nil || code.client == client)
    }

    private func hash(_ text: String, _ purpose: CodePurpose, _ user: UserID) -> [UInt8] {
        cipher.digest(text, .code, pool.rawValue, user.rawValue, purpose.rawValue)
    }
}
