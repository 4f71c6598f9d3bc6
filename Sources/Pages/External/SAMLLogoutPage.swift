import Accounts
import Authentication
import Directory
import Federation
import Kernel
import OAuth
import SAML
import Wire

/// `/saml2/logout`: messages of SAML providers about logout, by redirect and by form. Providers send requests to a
/// pool's domain, or to a path below the pool's.
struct SAMLLogoutPage: Sendable {
    let site: HostedSite

    static let path = Connector.samlLogout

    var routes: [PathRoute] {
        ["GET", "POST"].flatMap { method in
            [
                PathRoute(method, pattern: Self.path) { request, _ in
                    await respond(request, pool: nil)
                },
                PathRoute(method, pattern: "/{pool}" + Self.path) { request, parameters in
                    guard let pool = parameters["pool"].map(UserPoolID.init(rawValue:)), pool.isPlausible else {
                        return nil
                    }
                    return await respond(request, pool: pool)
                },
            ]
        }
    }

    private func respond(_ request: WireRequest, pool: UserPoolID?) async -> WireResponse {
        // The failure is not that of a sign-in.
        await site.respond(to: request, as: "SAMLLogout", ofProvider: .badRequest) {
            try await respond(to: request, in: pool)
        }
    }

    private func respond(to request: WireRequest, in named: UserPoolID?) async throws -> WireResponse {
        let isForm = request.method == "POST"
        let fields = isForm ? QueryParameters(form: request) : QueryParameters(request.query, plusSign: .space)
        guard let fields else { throw FederationRefusal.unknownSignIn }
        let names = ["SAMLRequest", "SAMLResponse"].filter { fields.anyText($0) != nil || fields.repeats($0) }
        guard let name = names.first, names.count == 1, !fields.repeats(name), !fields.repeats("RelayState"),
            let text = fields.anyText(name)
        else { throw FederationRefusal.unknownSignIn }
        let message = try Self.message(text, query: isForm ? nil : request.query, name: name)
        let address = try await site.external.origin(request) + request.path
        let relayState = fields.anyText("RelayState")
        guard name == "SAMLRequest" else {
            return try await completeSignOut(after: message, relayState: relayState, at: address)
        }
        let host = try await site.poolOfHost(request)
        guard let pool = named ?? host, host == nil || host == pool else { throw FederationRefusal.unknownSignIn }
        return try await endSessions(namedIn: message, relayState: relayState, in: pool, at: address, for: request)
    }

    private static func message(_ text: String, query: String?, name: String) throws -> IncomingMessage {
        do {
            guard let query else { return .post(try SAMLResponse.decode(text)) }
            return .redirect(try RedirectMessage(query: query, parameter: name))
        } catch { throw FederationRefusal.unknownSignIn }
    }

    /// The browser returns after a sign-out that started here. The sessions here have ended, so the sign-out completes
    /// whether the provider has ended its session or not.
    private func completeSignOut(
        after message: IncomingMessage, relayState: String?, at address: String
    ) async throws -> WireResponse {
        let state = try LogoutState(relayState ?? "", cipher: site.cipher, now: site.world.now())
        AuditContext.note(state.pool)
        guard let connector = try await connector(state.provider, in: state.pool) else {
            throw FederationRefusal.unknownSignIn
        }
        do {
            guard try await connector.logoutResponse(message, to: state.id, at: address) else {
                throw FederationRefusal.wrongResponse(provider: state.provider, reason: "it has not ended its session")
            }
        } catch let refusal as FederationRefusal {
            throw PageError(refusal, goingTo: state.location, by: nil)
        }
        return .redirect(to: state.location)
    }

    /// Ends the sessions that a provider names. The browser takes the response back.
    private func endSessions(
        namedIn message: IncomingMessage, relayState: String?, in pool: UserPoolID, at address: String,
        for request: WireRequest
    ) async throws -> WireResponse {
        AuditContext.note(pool)
        let (connector, wanted) = try await sender(of: message, in: pool, at: address)
        let isFirst = try await site.externalSignIn.spend(
            "logout \(connector.provider.name) \(wanted.id)", in: pool, until: wanted.replayableUntil)
        guard isFirst else { throw FederationRefusal.unknownSignIn }
        try await site.providerLogout.end(wanted, at: connector.provider)
        return try Self.response(
            try await connector.response(to: wanted.id, relayState: relayState), at: connector.provider, for: request)
    }

    /// The provider that signed a message, and the message. Anyone can send an invalid one, so the request is refused,
    /// and that is not recorded as a failure of a server.
    private func sender(of message: IncomingMessage, in pool: UserPoolID, at address: String) async throws
        -> (SAMLConnector, ReceivedLogoutRequest)
    {
        guard let issuer = try? message.claimedIssuer else { throw FederationRefusal.unknownSignIn }
        var failure = FederationRefusal.unknownSignIn
        for name in try await site.providerLogout.providers(entityID: issuer, in: pool) {
            guard let connector = try await connector(name, in: pool) else { continue }
            do { return (connector, try await connector.logoutRequest(message, at: address)) } catch let refusal
                as FederationRefusal
            {
                if case .wrongResponse(let provider, let reason) = refusal {
                    failure = .wrongRequest(provider: provider, reason: reason)
                } else {
                    failure = refusal
                }
            }
        }
        throw failure
    }

    /// The connector of a SAML provider whose sessions end with those here.
    private func connector(_ name: String, in pool: UserPoolID) async throws -> SAMLConnector? {
        guard let provider = try await site.providerLogout.provider(name, in: pool),
            case .saml(let connector) = try site.external.connectors.connector(of: provider), connector.endsSessions
        else { return nil }
        return connector
    }

    /// The response that sends the browser to a provider.
    private static func response(
        _ step: ProviderStep, at provider: IdentityProvider, for request: WireRequest
    ) throws -> WireResponse {
        switch step {
        case .redirect(let address): return .redirect(to: address)
        case .form(let action, let fields):
            let form = PageForm(action: action, csrf: nil, hidden: fields)
            return try HostedPages.response(
                ProviderFormView(form: form, name: provider.name), language: Language(of: request))
        }
    }
}

extension SAMLLogoutPage {
    /// Sends a browser whose session has ended to the provider that the session came from.
    ///
    /// - Parameter location: Where it goes afterwards.
    /// - Returns: Nil unless the session came from a provider that is notified.
    func redirectToProvider(
        of browserSession: [UInt8], in pool: UserPoolID, to location: String, for request: WireRequest
    ) async throws -> WireResponse? {
        guard let session = try await site.providerLogout.take(browserSession, in: pool),
            let connector = try await connector(session.provider, in: pool)
        else { return nil }
        let state = LogoutState(at: session.provider, in: pool, to: location, world: site.world)
        let step = try await connector.logout(
            of: session.login, id: state.id, relayState: try state.sealed(site.cipher))
        return try step.map { try Self.response($0, at: connector.provider, for: request) }
    }
}
