import Cryptography
import Directory
import Factors
import Kernel
import Storage

/// Creates and finds auth sessions.
///
/// The text of a session begins with its client: `AssociateSoftwareToken` names nothing else. The rest is random, and
/// the store has only a keyed hash of the whole.
struct AuthSessions: Sendable {
    let database: any Database
    let world: World
    let cipher: SecretCipher

    private static let separator = UInt8(ascii: ".")

    /// The text of a new session through `client`.
    func draw(for client: ClientID) -> Secret<String> {
        Secret(client.rawValue + "." + Base64.encodeURL(world.bytes(48)))
    }

    /// The client that a session's text names. Nothing is proven by it.
    static func client(namedBy session: Secret<String>) -> ClientID? {
        let text = session.exposed.utf8
        return text.firstIndex(of: separator).map { ClientID(rawValue: String(decoding: text[..<$0], as: UTF8.self)) }
    }

    /// What the store has of a session's text.
    func hash(_ session: Secret<String>, in pool: UserPoolID) -> [UInt8] {
        cipher.digest(session.exposed, .session, pool.rawValue)
    }

    /// A session to store.
    func pending(
        _ text: Secret<String>, of user: UserID, for challenge: Challenge, _ call: ClientCall, from now: Instant
    ) -> AuthSession {
        AuthSession(
            hash: hash(text, in: call.pool.id), client: call.client.id, user: user, challenge: challenge,
            expiresAt: call.sessionExpiry(from: now))
    }

    /// The session that waits for the answer to `challenge` through the client of `call`.
    ///
    /// - Throws: `SignInRefusal.invalidSession` if there is none.
    func require(_ text: Secret<String>, for challenge: Challenge, _ call: ClientCall) async throws -> AuthSession {
        let (hash, now) = (hash(text, in: call.pool.id), world.now())
        let pending = try await database.read { tx in try AuthSessionTable(tx).find(hash, in: call.pool.id) }
        guard let pending, pending.client == call.client.id, pending.challenge == challenge, now < pending.expiresAt
        else { throw SignInRefusal.invalidSession }
        return pending
    }

    /// The keyed hash of a code. It is of this session, this user and this address, so the code proves nothing else.
    func hash(_ code: Secret<String>, sentTo address: String, in session: [UInt8], of user: User) -> [UInt8] {
        cipher.digest(
            code.exposed, .code, user.pool.rawValue, user.id.rawValue, "second factor", Hex.encode(session), address)
    }
}
