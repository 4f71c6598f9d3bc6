import Authentication
import Directory
import Federation
import Kernel
import OAuth
import SAML
import Wire

/// POST `/saml2/idpresponse`: receives the responses of SAML providers (UP-SAML-02).
struct SAMLResponsePage: Sendable {
    let site: HostedSite

    static let path = Connector.samlCallback
    /// Marks a form that was forwarded by this server's own page.
    private static let forwarded = "forwarded"

    var routes: [PathRoute] {
        [
            PathRoute("POST", pattern: Self.path) { request, _ in
                await site.respond(to: request, as: "SAMLResponse") { try await respond(to: request) }
            }
        ]
    }

    private func respond(to request: WireRequest) async throws -> WireResponse {
        guard let form = QueryParameters(form: request), !form.repeats("SAMLResponse"), !form.repeats("RelayState"),
            let response = form.anyText("SAMLResponse"), response.utf8.count <= SAMLResponse.maxFieldLength
        else { throw FederationRefusal.unknownSignIn }
        if let state = form.anyText("RelayState"), ProviderTest.isState(state) {
            return try await ProviderTestPage(site: site).receive(samlResponse: response, state: state, for: request)
        }
        let returned = ProviderReturn(site, for: request)
        let browser = returned.browser
        // Browsers send a form of another site without cookies. A form that this server's page forwards has them.
        if browser.isNew, form.anyText(Self.forwarded) == nil { return try forward(response, form: form, for: request) }
        // Another site may set the mark as well: the browser's session would then go unnoticed.
        guard !browser.isNew || RequestOrigin.isSame(request, isSecure: site.authorization.isSecure(request)) else {
            throw FederationRefusal.unknownSignIn
        }
        let signIn = try await signIn(form.anyText("RelayState"), of: returned)
        let answer = OtherSessionAnswer(form, to: response, browser: browser, for: request, site: site)
        if answer == .keep { return try await keepSession(signIn, for: request, browser: browser) }
        return try await returned.respond(to: signIn, onPage: true) {
            let found = try await read(response, of: signIn, request: request)
            if signIn.state == nil, answer != .replace,
                let other = try await otherSession(than: found.profile, of: signIn, for: request)
            {
                return .otherSession(
                    question(about: other, response: response, form: form, of: signIn, browser: browser))
            }
            guard try await site.spend(found, of: signIn.provider) else { throw FederationRefusal.unknownSignIn }
            return try await returned.resolveUser(
                from: found.profile, of: signIn, login: signIn.provider.endsSessions ? found.login : nil)
        }
    }

    /// The sign-in that the response belongs to: of this browser, or begun by the provider.
    private func signIn(_ relayState: String?, of returned: ProviderReturn) async throws -> ReturnedSignIn {
        do { return try await returned.spendState(relayState) } catch let failure as FederationRefusal {
            guard let relayState, let signIn = try? await returned.unsolicitedSignIn(relayState: relayState) else {
                throw failure
            }
            return signIn
        }
    }

    /// The provider's assertion in a response. It is not spent yet.
    private func read(_ response: String, of signIn: ReturnedSignIn, request: WireRequest) async throws -> SAMLProfile {
        guard case .saml(let connector) = try site.external.connectors.connector(of: signIn.provider),
            signIn.state != nil || connector.allowsUnsolicited
        else { throw FederationRefusal.unknownSignIn }
        let own = try await site.external.origin(request) + Self.path
        return try await connector.profile(from: response, at: signIn.state?.redirectURI ?? own, of: signIn.state?.id)
    }

    private func forward(_ response: String, form: QueryParameters, for request: WireRequest) throws -> WireResponse {
        let relayState = form.anyText("RelayState").map { [(name: "RelayState", value: $0)] } ?? []
        let target = PageForm(
            action: Self.path, csrf: nil,
            hidden: [("SAMLResponse", response)] + relayState + [(Self.forwarded, "1")])
        return try HostedPages.response(ForwardView(form: target), language: Language(of: request))
    }
}

extension HostedSite {
    /// Spends the assertion of `provider`.
    ///
    /// - Returns: Whether it is the first use.
    func spend(_ found: SAMLProfile, of provider: IdentityProvider) async throws -> Bool {
        try await externalSignIn.spend(
            "\(provider.name) \(found.assertionID)", in: provider.pool, until: found.replayableUntil)
    }
}
