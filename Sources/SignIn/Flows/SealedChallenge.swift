import Cryptography
import Kernel
import SRP

/// What a challenge of SRP remembers, sealed while the caller holds it.
struct SealedChallenge: Sendable {
    var client: ClientID
    /// An identifier that nobody has where nobody has the name, so that one challenge is as long as another.
    var user: UserID
    /// What the caller called them: whoever nobody is, tries are counted for this name.
    var asked: String
    var expiresAt: Instant
    var session: SRPServerSession
}

extension SealedChallenge {
    func sealed(in pool: UserPoolID, _ cipher: SecretCipher) throws -> [UInt8] {
        let parts = [client.rawValue, user.rawValue, asked, String(expiresAt.microseconds)].map {
            Array($0.utf8)
        }
        return try cipher.seal(LengthPrefixed.pack(parts + [session.encoded]), .session, pool.rawValue)
    }

    /// Throws `invalidSession` for anything that was not sealed here, for this pool.
    init(_ sealed: [UInt8], in pool: UserPoolID, _ cipher: SecretCipher) throws {
        guard let opened = try? cipher.open(sealed, .session, pool.rawValue),
            let parts = LengthPrefixed.unpack(opened, count: 5)
        else { throw Refusal.invalidSession }
        let texts = parts.prefix(4).map { String(decoding: $0, as: UTF8.self) }
        guard let expiry = Int64(texts[3]) else { throw Refusal.invalidSession }
        client = ClientID(rawValue: texts[0])
        user = UserID(rawValue: texts[1])
        asked = texts[2]
        expiresAt = Instant(microseconds: expiry)
        session = try SRPServerSession(encoded: parts[4])
    }
}
