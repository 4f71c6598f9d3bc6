import Cryptography
import Directory
package import Kernel

/// The holder of an access token: a user, or a client that has the token for itself.
package struct BearerIdentity: Hashable, Sendable {
    /// The pool that issued the token.
    package var pool: UserPoolID
    /// The user; nil for a client's token for itself.
    package var user: UserID?
    /// The client that the token was issued to.
    package var client: ClientID
    /// All scopes of the token.
    package var scopes: [String]

    /// The claim `sub`: the user, or the client itself.
    package var subject: String { user?.rawValue ?? client.rawValue }
}

extension AccessTokenVerifier {
    /// The holder of `token`, regardless of its scopes.
    ///
    /// - Parameter checksSession: Whether to check that the session has not been ended and the user has not been
    ///   disabled or deleted. That takes a query; otherwise such a token is valid until it expires.
    /// - Throws: `AccessTokenRefusal`, also for a user who may no longer sign in.
    package func bearer(_ token: Secret<String>, checksSession: Bool) async throws -> BearerIdentity {
        let token = try await verified(token)
        let claims = token.claims
        guard let subject = claims.string("sub"), let client = claims.string("client_id") else {
            throw AccessTokenRefusal.invalid
        }
        var bearer = BearerIdentity(
            pool: token.pool, client: ClientID(rawValue: client), scopes: claims.scopes)
        let found = try await require(bearer.client, of: bearer.pool)
        guard let session = claims.string("event_id") else {
            // A client's token for itself has no session, and cannot be revoked.
            guard subject.hasSameBytes(as: client) else { throw AccessTokenRefusal.invalid }
            return bearer
        }
        let user = UserID(rawValue: subject)
        bearer.user = user
        if checksSession {
            let identity = AccessTokenIdentity(
                pool: bearer.pool, user: user, client: bearer.client, session: SessionID(rawValue: session))
            do {
                try await requireAlive(
                    identity, through: found, username: Username(rawValue: claims.string("username") ?? ""))
            } catch is UserRefusal { throw AccessTokenRefusal.revoked }
        }
        return bearer
    }
}
