import Directory
public import Kernel
import Keys
import Storage

/// Whoever holds a good access token: a person, through an app, in one sign-in.
public struct Bearer: Sendable {
    /// Who issued the token.
    public var pool: UserPoolID
    /// The person.
    public var user: UserID
    /// The app that it was issued to.
    public var client: ClientID
    /// What it goes back to.
    public var signIn: SignInID

    /// A bearer that a door has recognised.
    public init(pool: UserPoolID, user: UserID, client: ClientID, signIn: SignInID) {
        self.pool = pool
        self.user = user
        self.client = client
        self.signIn = signIn
    }
}

/// Recognises people by their access tokens.
public struct Doorway: Sendable {
    let facilities: Facilities

    /// The doorway with its facilities.
    public init(_ facilities: Facilities) { self.facilities = facilities }

    /// Who holds `token`, for the operations on a person's own account.
    ///
    /// Throws `notAuthorized` for a token that is not good, expired, revoked, of a disabled person or without the scope
    /// (TOK-REV-03, TOK-ACC-11, TOK-18). What was revoked is asked of the store every time.
    public func recognise(_ token: Secret<String>) async throws -> Bearer {
        let token = try await verified(token)
        let claims = token.claims
        guard let user = claims.string("sub"), let client = claims.string("client_id"),
            let event = claims.string("event_id")
        else { throw Refusal.accessTokenInvalid }
        guard claims.string("scope")?.split(separator: " ").contains(Substring(TokenOrder.ownScope)) == true else {
            throw Refusal.accessTokenScopes
        }
        let bearer = Bearer(
            pool: token.pool, user: UserID(rawValue: user), client: ClientID(rawValue: client),
            signIn: SignInID(rawValue: event))
        try await requireClient(bearer)
        try await requireAlive(bearer)
        return bearer
    }

    private func verified(_ token: Secret<String>) async throws -> Token {
        do {
            return try await facilities.tokens.verifier.verify(token.exposed, for: .access, at: facilities.world.now())
        } catch TokenFault.expired { throw Refusal.accessTokenExpired } catch is TokenFault {
            throw Refusal.accessTokenInvalid
        }
    }

    /// What a client was given goes with the client.
    private func requireClient(_ bearer: Bearer) async throws {
        do {
            guard try await facilities.settings.client(bearer.client).pool == bearer.pool else {
                throw Refusal.accessTokenInvalid
            }
        } catch let refusal as Refusal where refusal.reason == .notFound { throw Refusal.accessTokenRevoked }
    }

    private func requireAlive(_ bearer: Bearer) async throws {
        let standing = try await facilities.database.read { tx in try BearerTable(tx).standing(of: bearer) }
        guard let standing else { throw Refusal.userNotFound }
        guard standing.isSignedIn else { throw Refusal.accessTokenRevoked }
        guard standing.isEnabled else { throw Refusal.disabled }
    }
}
