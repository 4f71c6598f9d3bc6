package import Cryptography
package import Directory
package import Kernel

/// A session whose state is sealed in its text. It does not take storage, so a caller without any proof may have any
/// number of them.
package struct SealedSession: Sendable {
    /// The stage of a session. A session of one stage is not valid in another.
    package enum Stage: String, Sendable {
        /// The choice or the proof of a first factor.
        case firstFactor
        /// The code that confirms a sign-up.
        case signUp
        /// The sign-in of a user who has just confirmed a sign-up.
        case confirmedSignUp
        /// The sign-up of a user who has chosen a password on a hosted page.
        case signUpOnPage
        /// The sign-in of that user in the same browser, after the confirmation.
        case confirmedOnPage
    }

    /// The user, or a decoy's id.
    package var user: UserID
    /// The username as the caller wrote it.
    package var asked: Username
    /// The version of the user that the session is for; zero for any.
    package var version: Int64
    /// When the session expires.
    package var expiresAt: Instant
    /// Identifies an opened session, independent of the spelling of its text; empty for a new one.
    package private(set) var digest: [UInt8] = []

    package init(of user: UserID, asked: Username, version: Int64 = 0, until expiresAt: Instant) {
        self.user = user
        self.asked = asked
        self.version = version
        self.expiresAt = expiresAt
    }

    /// The text of the session, which starts with its client like the text of every session.
    package func text(_ stage: Stage, from context: ClientContext, cipher: SecretCipher) throws -> Secret<String> {
        let parts = [user.rawValue, asked.rawValue, String(version), String(expiresAt.microseconds)]
        let client = context.client.id.rawValue
        let sealed = try cipher.seal(
            LengthPrefixed.pack(parts.map { Array($0.utf8) }), .session, context.pool.id.rawValue, client,
            stage.rawValue)
        return Secret(client + "." + Base64.encodeURL(sealed))
    }

    /// Opens the text of a session of `stage` through the client of `context`.
    ///
    /// - Throws: `SignInRefusal.invalidSession` for anything else, and `.sessionExpired`.
    package init(_ text: Secret<String>, stage: Stage, from context: ClientContext, cipher: SecretCipher, now: Instant)
        throws
    {
        let (client, bytes) = (context.client.id.rawValue, text.exposed.utf8)
        guard bytes.starts(with: (client + ".").utf8),
            let sealed = Base64.decodeURL(Array(bytes.dropFirst(client.utf8.count + 1))),
            let opened = try? cipher.open(sealed, .session, context.pool.id.rawValue, client, stage.rawValue),
            let parts = LengthPrefixed.unpack(opened, count: 4)?.map({ String(decoding: $0, as: UTF8.self) }),
            let version = Int64(parts[2]), let expiry = Int64(parts[3])
        else { throw SignInRefusal.invalidSession }
        guard now < Instant(microseconds: expiry) else { throw SignInRefusal.sessionExpired }
        self.init(
            of: UserID(rawValue: parts[0]), asked: Username(rawValue: parts[1]), version: version,
            until: Instant(microseconds: expiry))
        digest = cipher.digest(Base64.encode(sealed), .session, context.pool.id.rawValue)
    }
}

extension ClientContext {
    /// When a challenge issued now expires (`AuthSessionValidity`).
    package func sessionExpiry(from now: Instant) -> Instant {
        now.advanced(seconds: Int64(client.settings.authSessionValidity) * .minutes(1))
    }
}
