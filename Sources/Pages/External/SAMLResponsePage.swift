import Authentication
import Directory
import Federation
import Kernel
import OAuth
import SAML
import Wire

/// POST `/saml2/idpresponse`: where SAML providers send their responses (UP-SAML-02).
struct SAMLResponsePage: Sendable {
    let site: HostedSite

    static let path = Connector.samlCallback
    /// Marks a form that this server's own page has sent on.
    private static let forwarded = "forwarded"

    var routes: [PathRoute] {
        [
            PathRoute("POST", Self.path) { request, _ in
                await site.answer(request, as: "SAMLResponse") { try await finish(request) }
            }
        ]
    }

    private func finish(_ request: WireRequest) async throws -> WireResponse {
        guard let form = QueryParameters(form: request), !form.repeats("SAMLResponse"), !form.repeats("RelayState"),
            let response = form.anyText("SAMLResponse"), response.utf8.count <= SAMLResponse.maxFieldLength
        else { throw FederationRefusal.unknownSignIn }
        let browser = BrowserCookie(in: request, isSecure: site.authorization.isSecure(request), site.world)
        // Browsers send a form of another site without cookies. Sent on by a page of this server it has them.
        if browser.isNew, form.anyText(Self.forwarded) == nil { return try forward(response, form, request) }
        let signIn = try await signIn(form.anyText("RelayState"), browser, request)
        return try await site.finish(signIn, request, browser, onPage: true) {
            try await end(signIn, with: response, request)
        }
    }

    /// The sign-in that the response belongs to: of this browser, or begun by the provider.
    private func signIn(_ relayState: String?, _ browser: BrowserCookie, _ request: WireRequest) async throws
        -> ReturnedSignIn
    {
        let failure: FederationRefusal
        do { return try await ReturnedSignIn(relayState, browser, request, site) } catch let error as FederationRefusal
        {
            failure = error
        }
        guard let relayState, let signIn = try? await ReturnedSignIn(unsolicited: relayState, request, site) else {
            throw failure
        }
        return signIn
    }

    private func end(_ signIn: ReturnedSignIn, with response: String, _ request: WireRequest) async throws
        -> ReturnedSignIn.End
    {
        guard case .saml(let connector) = try site.external.connectors.connector(of: signIn.provider),
            signIn.state != nil || connector.allowsUnsolicited
        else { throw FederationRefusal.unknownSignIn }
        let own = try await site.external.origin(request) + Self.path
        let found = try await connector.finish(
            response, at: signIn.state?.redirectURI ?? own, of: signIn.state?.id)
        let id = "\(signIn.provider.name) \(found.assertionID)"
        let isFirst = try await site.externalSignIn.use(
            id, in: signIn.authorize.call.pool.id, until: found.replayableUntil)
        guard isFirst else { throw FederationRefusal.unknownSignIn }
        return try await signIn.end(with: found.profile, login: connector.endsSessions ? found.login : nil)
    }

    private func forward(_ response: String, _ form: QueryParameters, _ request: WireRequest) throws -> WireResponse {
        let relayState = form.anyText("RelayState").map { [(name: "RelayState", value: $0)] } ?? []
        let target = PageForm(
            action: Self.path, csrf: nil,
            hidden: [("SAMLResponse", response)] + relayState + [(Self.forwarded, "1")])
        return try HostedPages.response(ForwardView(form: target), language: PageLanguage(of: request))
    }
}
