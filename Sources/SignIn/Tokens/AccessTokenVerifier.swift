import Cryptography
import Directory
public import Kernel
import Storage

/// Verifies access tokens.
public struct AccessTokenVerifier: Sendable {
    let services: SignInServices

    /// Uses the given services.
    public init(_ services: SignInServices) { self.services = services }

    /// The identity in `token`, for the operations on a user's own account. Revocation is read from the store every
    /// time.
    ///
    /// - Throws: `notAuthorized` for a token that is invalid, expired, revoked, of a disabled user or without the scope
    ///   (TOK-REV-03, TOK-ACC-11, TOK-18).
    public func verify(_ token: Secret<String>) async throws -> AccessTokenIdentity {
        let token = try await verified(token)
        let claims = token.claims
        guard let user = claims.string("sub"), let client = claims.string("client_id"),
            let event = claims.string("event_id")
        else { throw Refusal.accessTokenInvalid }
        guard claims.string("scope")?.split(separator: " ").contains(Substring(TokenRequest.ownScope)) == true else {
            throw Refusal.accessTokenScopes
        }
        let identity = AccessTokenIdentity(
            pool: token.pool, user: UserID(rawValue: user), client: ClientID(rawValue: client),
            session: SessionID(rawValue: event))
        try await requireClient(identity)
        try await requireAlive(identity, username: claims.string("username"))
        return identity
    }

    private func verified(_ token: Secret<String>) async throws -> Token {
        do {
            return try await services.tokens.verifier.verify(token.exposed, for: .access, at: services.world.now())
        } catch TokenError.expired {
            throw Refusal.accessTokenExpired
        } catch TokenError.wrongSignature {
            throw Refusal.accessTokenUnverified
        } catch is TokenError {
            throw Refusal.accessTokenInvalid
        }
    }

    /// Tokens of a deleted client are invalid.
    private func requireClient(_ identity: AccessTokenIdentity) async throws {
        do {
            guard try await services.settings.client(identity.client).pool == identity.pool else {
                throw Refusal.accessTokenInvalid
            }
        } catch let refusal as Refusal where refusal.reason == .notFound { throw Refusal.accessTokenRevoked }
    }

    private func requireAlive(_ identity: AccessTokenIdentity, username: String?) async throws {
        let state = try await services.database.read { tx in try SessionStateTable(tx).state(of: identity) }
        guard let state else { throw try await refusal(ofDeletedUserCalled: username ?? "", in: identity.pool) }
        guard state.isSignedIn else { throw Refusal.accessTokenRevoked }
        guard state.isEnabled else { throw Refusal.disabled }
    }

    /// That the user does not exist is not said while another user has the username.
    private func refusal(ofDeletedUserCalled username: String, in id: UserPoolID) async throws -> Refusal {
        let pool = try await services.settings.pool(id)
        let owner = try await services.database.read { tx in
            try NameTable(tx).owner(of: pool.signInName(username), in: id)?.user
        }
        return owner == nil ? .userNotFound : .accessTokenOfDeletedUser
    }
}
