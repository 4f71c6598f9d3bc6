import Directory
import Kernel
import Tokens
import Wire

/// A valid request to sign out (LGO-GEN; OpenID Connect RP-Initiated Logout 1.0, section 2).
struct LogoutRequest: Sendable {
    /// The pool whose session ends.
    var pool: UserPool
    /// The user that the client expects to be signed in; nil if it does not name one.
    var expectedUser: UserID?
    /// The client's ID token, if the request has one.
    var hint: IDTokenHint?
    /// Where the browser is sent: to a registered URL, to the sign-in page, or to the page for a completed sign-out.
    var location: String
}

/// Reads requests to sign out.
struct LogoutRequestReader: Sendable {
    let services: OAuthServices
    let authorizeRequests: AuthorizeRequestReader

    private static let names = ["client_id", "logout_uri", "id_token_hint", "post_logout_redirect_uri", "state"]

    /// A redirect requires a registered URL; everything else leads to an error page (LGO-GEN-06, OA-22).
    ///
    /// - Throws: `AuthorizeError`.
    func read(_ parameters: QueryParameters, in pool: UserPoolID?) async throws -> LogoutRequest {
        for name in Self.names where parameters.repeats(name) { throw refusal("\(name) is repeated") }
        let targets = ["logout_uri", "post_logout_redirect_uri", "redirect_uri"].filter {
            parameters.anyText($0) != nil || parameters.repeats($0)
        }
        guard targets.count <= 1 else {
            throw refusal("logout_uri, post_logout_redirect_uri and redirect_uri exclude one another")
        }
        if targets == ["redirect_uri"] {
            let next = try await authorizeRequests.read(parameters, in: pool)
            return LogoutRequest(pool: next.context.pool, location: "/login?\(next.query)")
        }
        let hint = try await hint(parameters)
        guard let client = try await client(parameters, hint: hint) else {
            return try await withoutClient(parameters, in: pool, target: targets.first)
        }
        guard pool == nil || client.pool == pool else { throw AuthorizeError.page(OAuthError(.invalidClient)) }
        return LogoutRequest(
            pool: try await services.settings.pool(client.pool), expectedUser: hint?.user, hint: hint,
            location: try location(parameters, target: targets.first, client: client))
    }

    private func client(_ parameters: QueryParameters, hint: IDTokenHint?) async throws -> Client? {
        let named = parameters.anyText("client_id").map { ClientID(rawValue: $0) }
        guard let id = named ?? hint?.client else { return nil }
        guard id.isPlausible else { throw AuthorizeError.page(OAuthError(.invalidClient)) }
        guard hint.map({ $0.client == id }) ?? true else { throw refusal("id_token_hint is of another client") }
        do {
            let client = try await services.settings.client(id)
            guard hint.map({ $0.pool == client.pool }) ?? true else {
                throw refusal("id_token_hint is of another pool")
            }
            return client
        } catch is MissingResource {
            AuditContext.note(id)
            AuditContext.explain("there is no client \(id)")
            throw AuthorizeError.page(OAuthError(.invalidClient))
        }
    }

    private func hint(_ parameters: QueryParameters) async throws -> IDTokenHint? {
        guard let text = parameters.anyText("id_token_hint") else { return nil }
        guard let hint = try await services.tokens.hint(Secret(text), now: services.world.now()) else {
            throw refusal("id_token_hint is not an ID token of this server")
        }
        return hint
    }

    /// Without a client, redirect URLs cannot be verified, but on the host name of a pool its session can end.
    private func withoutClient(_ parameters: QueryParameters, in pool: UserPoolID?, target: String?) async throws
        -> LogoutRequest
    {
        guard let pool, target == nil else { throw refusal("client_id is required") }
        return LogoutRequest(
            pool: try await services.settings.pool(pool), location: Self.signedOut(nil, after: parameters))
    }

    private func location(_ parameters: QueryParameters, target: String?, client: Client) throws -> String {
        guard let target else { return Self.signedOut(client.id, after: parameters) }
        let registered = client.settings.oauth.logoutURLs ?? []
        guard let url = parameters.anyText(target), registered.contains(where: { $0.hasSameBytes(as: url) }) else {
            explain(parameters.anyText(target) ?? "", client: client.id, registered: registered)
            throw AuthorizeError.page(
                OAuthError(.invalidRequest, description: "\(target) is not registered"), client: client.id)
        }
        return QueryText.append(parameters.anyText("state").map { [("state", $0)] } ?? [], to: url)
    }

    private func explain(_ url: String, client: ClientID, registered: [String]) {
        AuditContext.note(client)
        AuditContext.note(entity: RedirectURI.forRecord(url), as: "redirectUri")
        let known = registered.isEmpty ? "none" : registered.joined(separator: ", ")
        AuditContext.explain("\(url) is not a LogoutURL of client \(client): \(known)")
    }

    /// The page that says that the user is signed out, in the language that the request asks for (OpenID Connect
    /// RP-Initiated Logout 1.0, section 2).
    private static func signedOut(_ client: ClientID?, after parameters: QueryParameters) -> String {
        let languages = ["lang", "ui_locales"].compactMap { name in
            parameters.anyText(name).map { (name, String($0.prefix(200))) }
        }
        return QueryText.append((client.map { [("client_id", $0.rawValue)] } ?? []) + languages, to: "/signedout")
    }

    private func refusal(_ description: String) -> AuthorizeError {
        .page(OAuthError(.invalidRequest, description: description))
    }
}
