import Directory
package import Federation
import Kernel
import OAuth
package import Wire

/// The continuation of a sign-in at another provider.
extension HostedRequest {
    /// Sends the browser to `provider`, with the cookie that identifies it on its return.
    ///
    /// - Throws: `FederationRefusal`.
    func redirect(to provider: IdentityProvider) async throws -> HostedResponse {
        switch try await authorizationStep(at: provider) {
        case .redirect(let address): .redirect(address, cookies: browser.isNew ? [browser.setting] : [])
        case .form(let action, let fields):
            .view(ProviderFormView(form: PageForm(action: action, csrf: nil, hidden: fields), name: provider.name))
        }
    }

    /// Sends the browser from a form to `provider`, by a page: it ends the chain of redirects that the form begins.
    ///
    /// - Throws: `FederationRefusal`.
    func showPage(leadingTo provider: IdentityProvider) async throws -> HostedResponse {
        let response = try await redirect(to: provider)
        guard case .redirect(let address, _) = response else { return response }
        return .view(ProviderView(name: provider.name, address: address))
    }

    private func authorizationStep(at provider: IdentityProvider) async throws -> ProviderStep {
        do {
            let connector = try site.external.connectors.connector(of: provider)
            let state = FederationState(
                at: provider.name, in: pool.id, query: authorize.query,
                redirectURI: try await site.external.origin(request) + connector.callbackPath,
                now: site.world.now(), world: site.world)
            var providerRequest = state.request(try state.sealed(for: browser.text, site.cipher))
            providerRequest.loginHint = authorize.loginHint
            providerRequest.requiresSignIn = !authorize.prompts.isDisjoint(with: [.login, .selectAccount])
            return try await connector.authorizationStep(for: providerRequest, id: state.id)
        } catch let refusal as FederationRefusal {
            // The page cannot be shown again: it would redirect to the provider again.
            throw PageError(
                refusal, at: provider, authorize: authorize, back: link(LoginPage.path),
                page: request.method == "POST" ? ReturnPage(brand: brand, language: Language(of: request)) : nil)
        }
    }
}

/// The services of the pages for sign-ins with other providers.
package struct ExternalSite: Sendable {
    /// The scheme, host and port that the browser used to reach the server.
    package typealias Origin = @Sendable (WireRequest) async throws -> String

    let connectors: Connectors
    let origin: Origin

    /// - Parameter origin: The origin that the browser used for a request.
    package init(_ connectors: Connectors, origin: @escaping Origin) {
        (self.connectors, self.origin) = (connectors, origin)
    }
}
