import Directory
import Federation
import Kernel
import OAuth
import Wire

/// `/oauth2/idpresponse`: the callback of other providers (UP-SOC-06). A provider may have its own address below it.
struct ProviderResponsePage: Sendable {
    let site: HostedSite

    static let path = Connector.oauthCallback

    var routes: [PathRoute] {
        [Self.path, Self.path + "/{provider}"].flatMap { path in
            [
                PathRoute("GET", pattern: path) { request, _ in
                    await site.respond(to: request, as: "ProviderResponse") { try await respond(to: request) }
                },
                // A form from another site comes without cookies. It is forwarded as a request that has them (FED-14).
                PathRoute("POST", pattern: path) { request, _ in
                    await site.respond(to: request, as: "ForwardProviderResponse") { try forward(request) }
                },
            ]
        }
    }

    private func respond(to request: WireRequest) async throws -> WireResponse {
        let returned = ProviderReturn(site, for: request)
        let parameters = QueryParameters(request.query, plusSign: .space)
        guard !parameters.repeats("state") else { throw FederationRefusal.unknownSignIn }
        let text = parameters.anyText("state")
        if let text, ProviderTest.isState(text) {
            return try await ProviderTestPage(site: site).receive(parameters, state: text, for: request)
        }
        let signIn = try await returned.spendState(text)
        // Another pool's form begins the chain of redirects, and its policy does not name this pool's app.
        let isOwn = signIn.provider.details["oidc_issuer"].map(site.authorization.isOwn) ?? false
        return try await returned.respond(to: signIn, onPage: isOwn) {
            let profile = try await profile(in: parameters, of: signIn, browser: returned.browser, state: text ?? "")
            return try await returned.resolveUser(from: profile, of: signIn)
        }
    }

    private func profile(
        in parameters: QueryParameters, of signIn: ReturnedSignIn, browser: BrowserCookie, state: String
    ) async throws -> ExternalProfile {
        let provider = signIn.provider
        guard case .oauth(let connector) = try site.external.connectors.connector(of: provider),
            let request = signIn.state?.request(state)
        else { throw FederationRefusal.unknownSignIn }
        if let error = parameters.anyText("error") {
            throw FederationRefusal.denied(provider: provider.name, error: Self.shown(error))
        }
        guard !parameters.repeats("code"), let code = parameters.anyText("code") else {
            throw FederationRefusal.wrongResponse(provider: provider.name, reason: "it has neither a code nor an error")
        }
        let response = ProviderResponse(
            code: Secret(code), user: parameters.anyText("user"), issuer: Self.issuer(in: parameters))
        return try await site.exchanges.run(
            of: browser, for: signIn.authorize.context.client.id,
            orThrow: FederationRefusal.busy(provider: provider.name)
        ) { try await connector.profile(from: response, to: request) }
    }

    static func issuer(in parameters: QueryParameters) -> ProviderResponse.Issuer {
        if let issuer = parameters.anyText("iss") { return .named(issuer) }
        return parameters.has("iss") ? .malformed : .unnamed
    }

    /// An error code of a provider, as an app may see it (FED-13).
    private static func shown(_ error: String) -> String {
        let isCode = error.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_-".utf8.contains($0) }
        return isCode && error.utf8.count <= 64 ? error : "unknown_error"
    }

    /// Forwards only the parameters of a provider's response, to the address that it came to.
    private func forward(_ request: WireRequest) throws -> WireResponse {
        let names = ["state", "code", "error", "error_description", "user", "iss"]
        guard let form = QueryParameters(form: request), !form.repeats(anyOf: names) else {
            throw FederationRefusal.unknownSignIn
        }
        // An empty issuer differs from a missing one.
        let fields = names.compactMap { name in
            form.anyText(name).map { (name, $0) } ?? (name == "iss" && form.has(name) ? (name, "") : nil)
        }
        guard fields.reduce(0, { $0 + $1.1.utf8.count }) <= 6144 else { throw FederationRefusal.unknownSignIn }
        return .redirect(303, to: QueryText.append(fields, to: request.path))
    }
}
