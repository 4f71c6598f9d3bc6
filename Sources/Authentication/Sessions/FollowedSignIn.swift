import Cryptography
import Directory
import Kernel

/// A sign-in with a password that the followed pool has accepted, between two calls. The password is kept with the user
/// once the second factor is proven as well.
struct FollowedSignIn: Codable, Hashable, Sendable {
    /// The password in its stored form, in Base64.
    private var credential: String
    var isCompromised: Bool
    /// Sent to the followed pool with the user's answer; nil once that pool asks for nothing more.
    var reference: FollowedChallenge.Reference?
    /// How many challenges of the followed pool this sign-in had.
    private var challenges = 1

    /// The largest number of challenges in one sign-in: functions of the followed pool might never end it.
    private static let maxChallenges = 10

    init(_ credential: [UInt8], isCompromised: Bool, reference: FollowedChallenge.Reference) {
        (self.credential, self.isCompromised, self.reference) = (Base64.encode(credential), isCompromised, reference)
    }

    /// The state that waits for the answer to another challenge.
    ///
    /// - Throws: `SourceRefusal.sessionEnded` after too many.
    func next(_ reference: FollowedChallenge.Reference) throws -> FollowedSignIn {
        guard challenges < Self.maxChallenges else { throw SourceRefusal.sessionEnded }
        var next = self
        (next.reference, next.challenges) = (reference, challenges + 1)
        return next
    }

    /// `verified` with the password, which is kept with the user in the commit.
    func addingPassword(to verified: VerifiedFactor) -> VerifiedFactor {
        var kept = verified
        guard let bytes = Base64.decode(credential) else { return kept }
        kept.user.credential = bytes
        kept.isChanged = true
        return kept
    }
}

extension FollowedSignIn {
    func sealed(in pool: UserPoolID, by cipher: SecretCipher) throws -> [UInt8] {
        try cipher.seal(Array(try StoredJSON.text(of: self).utf8), .signInState, pool.rawValue, "followed")
    }

    /// Opens what `sealed` returned.
    init(_ sealed: [UInt8], in pool: UserPoolID, cipher: SecretCipher) throws {
        let opened = try cipher.open(sealed, .signInState, pool.rawValue, "followed")
        self = try StoredJSON.value(String(decoding: opened, as: UTF8.self))
    }
}
