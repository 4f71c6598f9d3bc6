import Directory
package import Federation
import Kernel
import OAuth
package import Wire

/// How a sign-in goes on at another provider.
extension HostedRequest {
    /// Sends the browser to `provider`. The browser gets its cookie, by which it is recognised when it comes back.
    ///
    /// - Throws: `FederationRefusal`.
    func begin(at provider: IdentityProvider) async throws -> HostedAnswer {
        switch try await step(at: provider) {
        case .redirect(let address): .redirect(address, cookies: browser.isNew ? [browser.setting] : [])
        case .form(let action, let fields):
            .view(ProviderFormView(form: PageForm(action: action, csrf: nil, hidden: fields), name: provider.name))
        }
    }

    /// Sends the browser to `provider` from a form. A page ends the chain of redirects that the form begins.
    ///
    /// - Throws: `FederationRefusal`.
    func beginOnPage(at provider: IdentityProvider) async throws -> HostedAnswer {
        let answer = try await begin(at: provider)
        guard case .redirect(let address, _) = answer else { return answer }
        return .view(ProviderView(name: provider.name, address: address))
    }

    /// How the browser goes to `provider`.
    private func step(at provider: IdentityProvider) async throws -> ProviderStep {
        do {
            let connector = try site.external.connectors.connector(of: provider)
            let state = FederationState(
                at: provider.name, in: pool.id, query: authorize.query,
                redirectURI: try await site.external.origin(request) + connector.callbackPath,
                now: site.world.now(), world: site.world)
            var asked = state.request(try state.sealed(for: browser.text, site.cipher))
            asked.loginHint = authorize.loginHint
            asked.requiresSignIn = !authorize.prompts.isDisjoint(with: [.login, .selectAccount])
            return try await connector.begin(asked, id: state.id)
        } catch let refusal as FederationRefusal {
            // The page cannot be shown once more: it would go to the provider again.
            throw PageError(
                refusal, at: provider, authorize: authorize, back: link(LoginPage.path),
                page: request.method == "POST" ? ReturnPage(brand: brand, language: Language(of: request)) : nil)
        }
    }
}

/// The services of the pages for sign-ins with other providers.
package struct ExternalSite: Sendable {
    /// The scheme, host and port under which a browser has reached the server.
    package typealias Origin = @Sendable (WireRequest) async throws -> String

    let connectors: Connectors
    let origin: Origin

    /// - Parameter origin: Where the browser of a request has reached the server.
    package init(_ connectors: Connectors, origin: @escaping Origin) {
        (self.connectors, self.origin) = (connectors, origin)
    }
}
