import Authentication
import Directory
package import Kernel
package import Wire

/// GET `/oauth2/authorize` (AUZ-GEN-02).
package struct AuthorizeEndpoint: Sendable {
    /// The pool of the host name of a request; nil if the host does not belong to a pool.
    package typealias PoolOfHost = @Sendable (WireRequest) async throws -> UserPoolID?

    package static let path = "/oauth2/authorize"

    private let frame: RequestFrame
    private let reader: AuthorizeRequestReader
    private let authorization: Authorization
    private let poolOfHost: PoolOfHost

    package init(
        frame: RequestFrame, authorization: Authorization, pool: @escaping PoolOfHost = { _ in nil }
    ) {
        self.frame = frame
        self.authorization = authorization
        poolOfHost = pool
        reader = AuthorizeRequestReader(authorization.services)
    }

    package var routes: [PathRoute] {
        [PathRoute("GET", pattern: Self.path) { request, _ in await respond(to: request) }]
    }

    private func respond(to request: WireRequest) async -> WireResponse {
        let result = await frame.run(request, as: BrowserOperation("Authorize"), status: { _ in 302 }) { _ in
            try await location(for: request)
        }
        switch result {
        case .success(let location): return .redirect(to: location)
        case .failure(let error): return .redirect(to: error.location)
        }
    }

    /// Where the browser is sent: to the callback, or to the sign-in page.
    private func location(for request: WireRequest) async throws -> String {
        let parameters = QueryParameters(request.query, plusSign: .space)
        let wanted = try await reader.read(parameters, in: try await poolOfHost(request))
        do {
            if let session = try await authorization.acceptedSession(of: request, for: wanted) {
                return try await authorization.complete(wanted, user: session)
            }
            guard !wanted.prompts.contains(.none) else { throw OAuthError(.loginRequired) }
            return "/login?\(wanted.query)"
        } catch let error as AuthorizeError { throw error } catch {
            let failure = OAuthError(ofAuthorization: error)
            throw AuthorizeError.redirect(wanted.location(failure), cause: failure)
        }
    }
}
