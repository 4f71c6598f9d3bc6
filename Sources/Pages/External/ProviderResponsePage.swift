import Accounts
import Authentication
import Directory
import Federation
import Kernel
import OAuth
import Triggers
import Wire

/// `/oauth2/idpresponse`: where other providers send the browser back to (UP-SOC-06).
struct ProviderResponsePage: Sendable {
    let site: HostedSite

    static let path = "/oauth2/idpresponse"

    var routes: [PathRoute] {
        [
            PathRoute("GET", Self.path) { request, _ in await answer(request) },
            // A form of another site comes without cookies. It is sent on as a request that has them (FED-14).
            PathRoute("POST", Self.path) { request, _ in await forward(request) },
        ]
    }

    private func answer(_ request: WireRequest) async -> WireResponse {
        let operation = PageOperation(name: "ProviderResponse")
        let result = await site.frame.run(request, as: operation, status: \.status) { _ in try await finish(request) }
        switch result {
        case .success(let response): return response
        case .failure(let failure): return ErrorPage.response(to: failure, request)
        }
    }

    private func finish(_ request: WireRequest) async throws -> WireResponse {
        let browser = BrowserCookie(in: request, isSecure: site.authorization.isSecure(request), site.world)
        let parameters = QueryParameters(request.query, plusSign: .space)
        let signIn = try await ReturnedSignIn(parameters, browser, request, site)
        do {
            let user = try await signIn.user(parameters)
            let end = try await site.end(user, signIn.authorize, request, browser)
            return .redirect(to: end.location, also: end.cookies)
        } catch let refusal as FederationRefusal {
            guard let error = OAuthError(denial: refusal) else {
                throw PageFailure(refusal, nil, back: "\(LoginPage.path)?\(signIn.authorize.query)")
            }
            return .redirect(to: signIn.authorize.location(error))
        } catch {
            guard let failure = OAuthError(ofExternalAccount: error) else { throw error }
            return .redirect(to: signIn.authorize.location(failure))
        }
    }

    /// Only what an answer consists of is sent on.
    private func forward(_ request: WireRequest) async -> WireResponse {
        let operation = PageOperation(name: "ForwardProviderResponse")
        let result = await site.frame.run(request, as: operation, status: \.status) { _ in
            guard let form = QueryParameters(form: request) else { throw FederationRefusal.unknownSignIn }
            let names = ["state", "code", "error", "error_description", "user", "iss"]
            let fields = names.compactMap { name in form.anyText(name).map { (name, $0) } }
            guard fields.reduce(0, { $0 + $1.1.utf8.count }) <= 6144 else { throw FederationRefusal.unknownSignIn }
            return WireResponse.redirect(303, to: QueryText.append(fields, to: Self.path))
        }
        switch result {
        case .success(let response): return response
        case .failure(let failure): return ErrorPage.response(to: failure, request)
        }
    }
}

extension OAuthError {
    /// What the app is told of a provider's refusal; nil for what the user can only repeat.
    fileprivate init?(denial refusal: FederationRefusal) {
        guard case .denied(_, let error) = refusal else { return nil }
        self.init(error.hasSameBytes(as: "login_required") ? .loginRequired : .accessDenied, refusal.message)
    }

    /// What the app is told of a user that the pool does not take, in the guide's words.
    fileprivate init?(ofExternalAccount error: any Error) {
        guard let refusal = (error as? any Refusal) ?? (error as? any RefusalConvertible)?.refusal else { return nil }
        switch refusal.kind {
        case .unavailable, .conflict: return nil
        default: self.init(.invalidRequest, refusal.message)
        }
    }
}
