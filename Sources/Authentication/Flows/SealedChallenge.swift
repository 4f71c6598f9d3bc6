import Cryptography
import Factors
import Kernel
import SRP

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

    func sealed(in pool: UserPoolID, _ cipher: SecretCipher) throws -> [UInt8] {
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
