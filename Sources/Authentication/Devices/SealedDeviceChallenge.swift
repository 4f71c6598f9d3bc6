import Cryptography
import Factors
import Kernel
import SRP

/// The state of a device's SRP challenge, sealed while it is at the client. Client, user and device are in the auth
/// session.
struct SealedDeviceChallenge: Sendable {
    /// The keyed hash of the auth session.
    var authSession: [UInt8]
    var expiresAt: Instant
    var srp: SRPServerSession
}

extension SealedDeviceChallenge {
    /// Sealed for another purpose than the challenges of passwords, so that neither opens as the other.
    private static let place = "device"

    func sealed(in pool: UserPoolID, by cipher: SecretCipher) throws -> [UInt8] {
        let parts = [authSession, Array(String(expiresAt.microseconds).utf8), srp.encoded]
        return try cipher.seal(LengthPrefixed.pack(parts), .session, pool.rawValue, Self.place)
    }

    /// - Throws: `SignInRefusal.wrongCredentials`, as for a password, for anything that was not sealed by this service
    ///   for this pool.
    init(_ sealed: [UInt8], in pool: UserPoolID, cipher: SecretCipher) throws {
        guard let opened = try? cipher.open(sealed, .session, pool.rawValue, Self.place),
            let parts = LengthPrefixed.unpack(opened, count: 3),
            let expiry = Int64(String(decoding: parts[1], as: UTF8.self))
        else { throw SignInRefusal.wrongCredentials }
        authSession = parts[0]
        expiresAt = Instant(microseconds: expiry)
        srp = try SRPServerSession(encoded: parts[2])
    }
}
