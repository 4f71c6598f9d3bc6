import Cryptography
import Directory
import Factors
import Kernel
package import SRP

/// The user proves the password without sending it: `USER_SRP_AUTH` (AUTH-SRP-01).
struct SRPFactor: Sendable {
    let services: SignInServices

    /// Returns the challenge `PASSWORD_VERIFIER`. The server's state is sealed in the secret block, so a request for a
    /// challenge does not take storage. Costs one exponentiation.
    ///
    /// - Parameter isCustom: Whether the pool's functions decide the next step.
    func challenge(to shown: SRPPublicValue, of attempt: SignInAttempt, isCustom: Bool = false) async throws
        -> FactorResult
    {
        let (passwords, cipher, world) = (services.passwords, services.cipher, services.world)
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let session = try await passwords.begin(with: shown, verifier: verifier)
        // A challenge for an unknown user contains a random identifier, so it is as long as a real one (SRP-09).
        let challenge = SealedChallenge(
            client: attempt.context.client.id, user: attempt.user?.id ?? UserID(rawValue: world.uuid()),
            asked: attempt.name, expiresAt: attempt.context.sessionExpiry(from: attempt.newerThanSweeps),
            isCustom: isCustom, session: session)
        return .challenged(
            .passwordVerifier(
                PasswordVerifierChallenge(
                    userIDForSRP: attempt.identity.name, salt: verifier.saltHex, publicValue: session.server,
                    secretBlock: try challenge.sealed(in: attempt.context.pool.id, by: cipher))))
    }
}

/// The values for a client's proof of the password by SRP.
package struct PasswordVerifierChallenge: Sendable {
    /// The name that the proof is computed with.
    package var userIDForSRP: String
    /// In hexadecimal digits, without leading zeros.
    package var salt: String
    /// B.
    package var publicValue: SRPPublicValue
    /// The state of the exchange, sealed.
    package var secretBlock: [UInt8]
}

// MARK: The state of the exchange

/// The state of an SRP challenge, sealed while it is at the client.
struct SealedChallenge: Sendable {
    var client: ClientID
    /// A random identifier if no user has the name, so that all challenges have the same length.
    var user: UserID
    /// The username as the caller wrote it. Attempts for an unknown user are counted under this name.
    var asked: Username
    var expiresAt: Instant
    /// Whether functions decide the next step.
    var isCustom: Bool
    var session: SRPServerSession
}

extension SealedChallenge {
    private static let customMark = "custom"

    func sealed(in pool: UserPoolID, by cipher: SecretCipher) throws -> [UInt8] {
        let parts = [
            client.rawValue, user.rawValue, asked.rawValue, String(expiresAt.microseconds),
            isCustom ? Self.customMark : "",
        ]
        .map { Array($0.utf8) }
        return try cipher.seal(LengthPrefixed.pack(parts + [session.encoded]), .session, pool.rawValue)
    }

    /// - Throws: `SignInRefusal.wrongCredentials`, as in the service, for anything that was not sealed by this service
    ///   for this pool.
    init(_ sealed: [UInt8], in pool: UserPoolID, cipher: SecretCipher) throws {
        guard let opened = try? cipher.open(sealed, .session, pool.rawValue),
            let parts = LengthPrefixed.unpack(opened, count: 6)
        else { throw SignInRefusal.wrongCredentials }
        let texts = parts.prefix(5).map { String(decoding: $0, as: UTF8.self) }
        guard let expiry = Int64(texts[3]) else { throw SignInRefusal.wrongCredentials }
        client = ClientID(rawValue: texts[0])
        user = UserID(rawValue: texts[1])
        asked = Username(rawValue: texts[2])
        expiresAt = Instant(microseconds: expiry)
        isCustom = texts[4].hasSameBytes(as: Self.customMark)
        session = try SRPServerSession(encoded: parts[5])
    }
}

// MARK: The reply

/// Checks SRP proofs, the replies to `PASSWORD_VERIFIER` (AUTH-SRP-03). The state of the exchange is in the secret
/// block; it does not use an auth session.
struct PasswordVerifierStep: Sendable {
    let services: SignInServices

    func check(_ proof: SRPProof, claimed: Username, through context: ClientContext) throws -> SignInCheck {
        let (pool, block, cipher) = (context.pool.id, proof.secretBlock, services.cipher)
        let challenge = try SealedChallenge(block, in: pool, cipher: cipher)
        guard challenge.client == context.client.id else { throw SignInRefusal.invalidSession }
        guard services.world.now() < challenge.expiresAt else { throw SignInRefusal.sessionExpired }
        let used = cipher.digest(Base64.encode(block), .session, pool.rawValue)
        return SignInCheck(
            user: .challenged(challenge.user, asked: challenge.asked, claimed: claimed), isCounted: true,
            singleUse: .challenge(used, until: challenge.expiresAt),
            custom: challenge.isCustom ? CustomFactor.afterSRP(asked: challenge.asked) : nil,
            proof: .success(.passwordVerifier(proof, challenge.session)))
    }

    /// Costs two exponentiations, whether the user exists or not.
    func verify(_ proof: SRPProof, in session: SRPServerSession, of attempt: SignInAttempt) async throws
        -> FactorResult
    {
        let passwords = services.passwords
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(proof, of: attempt.identity, in: session, verifier: verifier)
        guard isRight, let user = attempt.user else { return .wrongPassword(attempt) }
        return .proven(user)
    }
}
