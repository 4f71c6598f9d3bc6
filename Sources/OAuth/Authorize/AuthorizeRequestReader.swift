import Directory
package import Kernel
import Tokens
package import Wire

/// Reads authorization requests, for the endpoint and for every page that passes their parameters on.
package struct AuthorizeRequestReader: Sendable {
    let services: OAuthServices

    package init(_ services: OAuthServices) { self.services = services }

    /// The client and the redirect URI are checked first: until they are verified, an error must not be sent anywhere
    /// (AUZ-NEG-07).
    ///
    /// - Parameter pool: The pool of the host name that the request came to; nil if the host does not belong to a pool.
    package func read(_ parameters: QueryParameters, in pool: UserPoolID? = nil) async throws(AuthorizeError)
        -> AuthorizeRequest
    {
        let context = try await clientContext(for: parameters, in: pool)
        let values = AuthorizeParameters(parameters)
        if let code = values.userCode { return try await request(ofDevice: code, parameters: values, for: context) }
        if values.isOfAccount { return try await request(ofAccount: values, for: context) }
        let target: AuthorizationResponse
        do { target = try self.target(parameters, for: context) } catch {
            throw .page(error, client: context.client.id)
        }
        do {
            return try await request(values, for: context, target: target)
        } catch {
            let failure = OAuthOperation("Authorize").failure(error)
            throw .redirect(target.location(failure), cause: failure)
        }
    }

    /// The request of a page of the account. Its address only needs to contain the client.
    package func account(_ parameters: QueryParameters, in pool: UserPoolID?) async throws(AuthorizeError)
        -> AuthorizeRequest
    {
        let context = try await clientContext(for: parameters, in: pool)
        return try await request(ofAccount: AuthorizeParameters(parameters), for: context)
    }

    /// The sign-in for the account. The client determines the look, and errors are shown on a page.
    private func request(
        ofAccount parameters: AuthorizeParameters, for context: ClientContext
    ) async throws(AuthorizeError) -> AuthorizeRequest {
        do {
            try parameters.requireReadable()
            var request = AuthorizeRequest(
                context: context, redirectURI: "", responseType: .account, scopes: [],
                issuer: services.issuer(of: context.pool.id))
            request.accountPage = parameters.accountPage
            // A user who is not signed in is asked to sign in, regardless of the link.
            request.prompts = try parameters.prompts.intersection([.login, .selectAccount])
            request.languages = parameters.languages
            request.identityProvider = try await identityProvider(named: parameters, for: context)
            return request
        } catch { throw .page(OAuthOperation("Authorize").failure(error), client: context.client.id) }
    }

    /// The sign-in for a device. The code determines client and scopes, and errors are shown on a page.
    private func request(ofDevice code: String, parameters: AuthorizeParameters, for context: ClientContext)
        async throws(AuthorizeError) -> AuthorizeRequest
    {
        do {
            try parameters.requireReadable()
            guard let code = UserCode(typed: code), let (pool, device) = try await DeviceAnswers(services).find(code),
                pool == context.pool.id, device.client == context.client.id
            else { throw OAuthError(.expiredToken) }
            var request = AuthorizeRequest(
                context: context, redirectURI: "", responseType: .device,
                scopes: device.scope.split(separator: " ").map(String.init), issuer: services.issuer(of: pool))
            request.userCode = code
            request.prompts = try parameters.prompts
            request.languages = parameters.languages
            return request
        } catch { throw .page(OAuthOperation("Authorize").failure(error), client: context.client.id) }
    }

    /// The client that the request names (AUZ-PAR-02), if it may use the pages (UP-ACS-01, UP-ACS-23).
    func clientContext(
        for parameters: QueryParameters, in pool: UserPoolID?
    ) async throws(AuthorizeError) -> ClientContext {
        guard !parameters.repeats("client_id"), let id = parameters.anyText("client_id").map(ClientID.init(rawValue:))
        else { throw .page(OAuthError(.invalidRequest, description: "client_id is required, once")) }
        guard id.isPlausible else { throw .page(OAuthError(.invalidClient, description: "client_id is not an id")) }
        let context: ClientContext
        do {
            context = try await ClientContext(id, in: pool, settings: services.settings, cipher: services.cipher)
        } catch is MissingResource {
            AuditContext.explain("there is no client \(id)")
            throw .page(OAuthError(.invalidClient))
        } catch {
            throw .page(OAuthOperation("Authorize").failure(error))
        }
        let settings = context.client.settings.oauth
        guard settings.enabled, settings.hasProviders else {
            AuditContext.explain(
                settings.enabled
                    ? "SupportedIdentityProviders of client \(id) is empty"
                    : "AllowedOAuthFlowsUserPoolClient of client \(id) is off")
            throw .page(OAuthError(.unauthorizedClient), client: context.client.id)
        }
        return context.fromPage()
    }

    /// The destination of responses. Without a redirect URI in the request, it is the client's default (AUZ-PAR-03).
    func target(_ parameters: QueryParameters, for context: ClientContext) throws(OAuthError) -> AuthorizationResponse {
        let settings = context.client.settings.oauth
        guard !parameters.repeats("redirect_uri"),
            let uri = parameters.anyText("redirect_uri") ?? settings.defaultRedirectURI
        else { throw OAuthError(.invalidRequest, description: "redirect_uri is required, once") }
        guard RedirectURI.isRegistered(uri, in: settings.callbackURLs ?? []) else {
            AuditContext.note(entity: RedirectURI.forRecord(uri), as: "redirectUri")
            let urls = settings.callbackURLs ?? []
            let registered = urls.isEmpty ? "none" : urls.joined(separator: ", ")
            AuditContext.explain("\(uri) is not a CallbackURL of client \(context.client.id): \(registered)")
            throw OAuthError(.redirectMismatch)
        }
        let isInFragment = parameters.anyText("response_type")?.hasSameBytes(as: "token") ?? false
        let isPosted = !isInFragment && AuthorizeParameters(parameters).asksForPost
        return AuthorizationResponse(
            redirectURI: uri, isInFragment: isInFragment, poster: isPosted ? context.client.id : nil,
            state: parameters.anyText("state"), issuer: services.issuer(of: context.pool.id))
    }

    private func request(_ parameters: AuthorizeParameters, for context: ClientContext, target: AuthorizationResponse)
        async throws -> AuthorizeRequest
    {
        try parameters.requireReadable()
        let settings = context.client.settings.oauth
        let type = try parameters.responseType(for: settings)
        let isPosted = try parameters.isPosted(as: type)
        let text = parameters.values.anyText("scope")
        let custom =
            RequestedScopes.mayBeCustom(text, settings: settings)
            ? try await services.settings.customScopes(of: context.pool.id) : []
        let challenge = try CodeChallenge.read(
            parameters.values.anyText("code_challenge"), method: parameters.values.anyText("code_challenge_method"))
        var request = AuthorizeRequest(
            context: context, redirectURI: target.redirectURI, responseType: type,
            scopes: try RequestedScopes.grantedByUser(text, to: settings, custom: custom), state: target.state,
            nonce: try parameters.nonce, codeChallenge: type == .code ? challenge : nil, issuer: target.issuer)
        request.isPosted = isPosted
        request.prompts = try parameters.prompts
        request.maxAge = try parameters.maxAge
        request.loginHint = parameters.loginHint
        request.languages = parameters.languages
        request.identityProvider = try await identityProvider(named: parameters, for: context)
        request.idTokenHint = parameters.values.anyText("id_token_hint")
        request.expectedUser = try await expectedUser(request.idTokenHint, for: context)
        return request
    }

    /// The name of the provider that the request asks for.
    private func identityProvider(
        named parameters: AuthorizeParameters, for context: ClientContext
    ) async throws -> String? {
        guard parameters.namesProvider else { return nil }
        return try parameters.identityProvider(
            among: await services.settings.providers(of: context.client), for: context.client.settings.oauth)
    }

    /// The user of the token in `id_token_hint`, which may have expired (OpenID Connect Core 1.0, section 3.1.2.1).
    private func expectedUser(_ text: String?, for context: ClientContext) async throws -> UserID? {
        guard let text else { return nil }
        guard let hint = try await services.tokens.hint(Secret(text), now: services.world.now()),
            hint.pool == context.pool.id, hint.client == context.client.id
        else { throw OAuthError(.invalidRequest, description: "id_token_hint is not an ID token of this client") }
        return hint.user
    }
}
