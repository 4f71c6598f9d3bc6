import Cryptography
import Directory
import Factors
import Kernel
import Storage

/// Creates and finds auth sessions.
///
/// The text of a session begins with its client, because `AssociateSoftwareToken` does not name one, and its expiry in
/// seconds, so that callers learn of the expiry even after the row is deleted. The rest is random, and only a keyed
/// hash of the whole is stored.
struct AuthSessions: Sendable {
    let database: any Database
    let world: World
    let cipher: SecretCipher

    private static let separator = UInt8(ascii: ".")

    func newText(for context: ClientContext, from now: Instant) -> Secret<String> {
        let parts = [
            context.client.id.rawValue, String(context.sessionExpiry(from: now).seconds),
            Base64.encodeURL(world.bytes(48)),
        ]
        return Secret(parts.joined(separator: "."))
    }

    /// Why a session with this text is not found: its text says that it has expired, or it is not a session. The text
    /// is not proven, so nothing else depends on it.
    func refusal(of text: Secret<String>) -> SignInRefusal {
        let parts = text.exposed.utf8.split(separator: Self.separator, maxSplits: 2)
        guard parts.count == 3, parts[1].count <= 20, let expiry = Int64(String(Substring(parts[1]))),
            expiry < world.now().seconds
        else { return .invalidSession }
        return .sessionExpired
    }

    /// The client that a session's text names, unproven.
    static func client(namedBy session: Secret<String>) -> ClientID? {
        let text = session.exposed.utf8
        return text.firstIndex(of: separator).map { ClientID(rawValue: String(decoding: text[..<$0], as: UTF8.self)) }
    }

    /// The keyed hash that a session is stored under. A session that started on a page cannot continue in an app, which
    /// would get tokens instead of the page's browser session, and vice versa.
    func hash(_ session: Secret<String>, through context: ClientContext) -> [UInt8] {
        guard context.isFromPage else { return cipher.digest(session.exposed, .session, context.pool.id.rawValue) }
        return cipher.digest(session.exposed, .session, context.pool.id.rawValue, "page")
    }

    /// A session to store.
    ///
    /// - Parameters:
    ///   - custom: The custom sign-in that the challenge is part of.
    ///   - followed: The sign-in with a password of the followed pool; it is never a custom one.
    func pending(
        _ text: Secret<String>, of user: UserID, for challenge: PendingChallenge, in custom: CustomSignIn? = nil,
        followed: FollowedSignIn? = nil, through context: ClientContext, from now: Instant
    ) throws -> AuthSession {
        var challenge = challenge
        if followed != nil { challenge.firstProof = .followedPassword }
        let state =
            try followed?.sealed(in: context.pool.id, by: cipher) ?? custom?.sealed(in: context.pool.id, by: cipher)
        return AuthSession(
            hash: hash(text, through: context), client: context.client.id, user: user, challenge: challenge,
            customState: state, expiresAt: context.sessionExpiry(from: now))
    }

    /// The custom sign-in that the challenge of `pending` is part of.
    func customSignIn(of pending: AuthSession, in pool: UserPoolID) throws -> CustomSignIn? {
        guard pending.challenge.firstProof != .followedPassword else { return nil }
        return try pending.customState.map { try CustomSignIn($0, in: pool, cipher: cipher) }
    }

    /// The sign-in with a password of the followed pool that the challenge of `pending` is part of.
    func followedSignIn(of pending: AuthSession, in pool: UserPoolID) throws -> FollowedSignIn? {
        guard pending.challenge.firstProof == .followedPassword else { return nil }
        return try pending.customState.map { try FollowedSignIn($0, in: pool, cipher: cipher) }
    }

    /// The session that waits for the reply to a challenge of `kind` through the client of `context`.
    ///
    /// - Parameter orAtSource: Whether it may be a challenge of the followed pool.
    /// - Throws: `SignInRefusal.invalidSession` if none is found, and `.sessionExpired`.
    func require(
        _ text: Secret<String>, for kind: ChallengeKind, progress: PendingChallenge.Progress = .open,
        orAtSource: Bool = false, through context: ClientContext
    ) async throws -> AuthSession {
        try await require(text, for: kind, progress: progress, orAtSource: orAtSource, through: context) { _, _ in () }
            .session
    }

    /// The same session, and the value that `read` finds for it in the same snapshot.
    func require<Found: Sendable>(
        _ text: Secret<String>, for kind: ChallengeKind, progress: PendingChallenge.Progress = .open,
        orAtSource: Bool = false, through context: ClientContext,
        reading read: @escaping @Sendable (any Transaction, AuthSession) throws -> Found
    ) async throws -> (session: AuthSession, found: Found) {
        let (hash, now, missing) = (hash(text, through: context), world.now(), refusal(of: text))
        return try await database.read { tx in
            guard let pending = try AuthSessionTable(tx).find(hash, in: context.pool.id) else { throw missing }
            let found = pending.challenge.progress
            guard pending.client == context.client.id, pending.challenge.kind == kind,
                found == progress || orAtSource && found == .atSource
            else { throw SignInRefusal.invalidSession }
            guard now < pending.expiresAt else { throw SignInRefusal.sessionExpired }
            return (pending, try read(tx, pending))
        }
    }
}
