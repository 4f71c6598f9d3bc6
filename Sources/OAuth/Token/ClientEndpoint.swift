import Directory
import Kernel
import Wire

/// The steps of every endpoint for clients' forms: the frame, the client's authentication, and errors as JSON.
struct ClientEndpoint: Sendable {
    private let frame: RequestFrame
    fileprivate let authentication: ClientAuthentication
    fileprivate let poolOfHost: AuthorizeEndpoint.PoolOfHost

    /// - Parameter pool: Finds the pool of a request's host name.
    init(frame: RequestFrame, services: OAuthServices, pool: @escaping AuthorizeEndpoint.PoolOfHost) {
        self.frame = frame
        poolOfHost = pool
        authentication = ClientAuthentication(services: services)
    }

    /// A route for forms.
    ///
    /// - Parameters:
    ///   - name: The operation's name in records.
    ///   - respond: Responds to a form, and decides when to authenticate the client.
    func route(
        _ path: String, as name: String, respond: @escaping @Sendable (ClientForm) async throws -> WireResponse
    ) -> PathRoute {
        PathRoute("POST", pattern: path) { request, _ in
            let result = await frame.run(request, as: OAuthOperation(name)) { _ in
                try await respond(try ClientForm(request, to: self))
            }
            return switch result {
            case .success(let response): response
            case .failure(let error): .error(error, to: request)
            }
        }
    }
}

/// A form that a client sends to its endpoints (RFC 6749, section 2.3), with its authentication.
struct ClientForm: Sendable {
    let fields: QueryParameters
    private let request: WireRequest
    private let endpoint: ClientEndpoint

    /// - Throws: `OAuthError` if the body is not a form.
    fileprivate init(_ request: WireRequest, to endpoint: ClientEndpoint) throws(OAuthError) {
        guard let fields = QueryParameters(form: request) else { throw OAuthError(.invalidRequest) }
        (self.fields, self.request, self.endpoint) = (fields, request, endpoint)
    }

    /// The address that the form came from.
    var address: String { request.remoteAddress }

    /// Authenticates the client.
    ///
    /// - Throws: As `ClientAuthentication.authenticateOAuthClient` does.
    func authenticateOAuthClient() async throws -> ClientContext {
        try await endpoint.authentication.authenticateOAuthClient(
            of: request, form: fields, in: try await endpoint.poolOfHost(request))
    }

    /// Authenticates a client that may not use OAuth itself.
    ///
    /// - Throws: As `ClientAuthentication.authenticateAnyClient` does.
    func authenticateAnyClient() async throws -> ClientContext {
        try await endpoint.authentication.authenticateAnyClient(
            of: request, form: fields, in: try await endpoint.poolOfHost(request))
    }

    /// The token that the client inspects or revokes (RFC 7009, section 2.1; RFC 7662, section 2.1).
    ///
    /// - Throws: `OAuthError` if it is missing, or it or its hint is repeated.
    func token() throws(OAuthError) -> Secret<String> {
        guard let token = fields.anyText("token"), !["token", "token_type_hint"].contains(where: fields.repeats) else {
            throw OAuthError(.invalidRequest)
        }
        return Secret(token)
    }
}
