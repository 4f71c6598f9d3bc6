import Accounts
import Directory
import Federation
import Kernel
import OAuth
import Wire

/// Tests of providers, as browsers see them: the way to the provider, and the return. The browser is shown that the
/// test has ended; the operator who began it sees the report.
///
/// A test has no session, and no cookie is read or set.
struct ProviderTestPage: Sendable {
    let site: HostedSite

    private var tests: ProviderTests { site.externalAccounts.tests }

    var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: ProviderTest.path) { request, _ in
                await site.respond(to: request, as: "StartProviderTest") { try await start(request) }
            }
        ]
    }

    private func start(_ request: WireRequest) async throws -> WireResponse {
        let parameters = QueryParameters(request.query, plusSign: .space)
        guard !parameters.repeats("state"), let text = parameters.anyText("state") else {
            throw FederationRefusal.unknownSignIn
        }
        let test = try await open(text, for: request)
        let provider = try await provider(of: test)
        do {
            let connector = try site.external.connectors.connector(of: provider)
            switch try await connector.authorizationStep(for: test.request, id: test.start.state.id) {
            case .redirect(let address): return .redirect(to: address)
            case .form(let action, let fields):
                return try HostedPages.response(
                    ProviderFormView(form: PageForm(action: action, csrf: nil, hidden: fields), name: test.provider),
                    language: Language(of: request))
            }
        } catch let refusal as FederationRefusal {
            try await tests.take(test)
            return try await end(test, at: provider, with: ProviderTestOutcome(refusal), for: request)
        }
    }

    /// The test that a browser continues, at its pool's host.
    private func open(_ text: String, for request: WireRequest) async throws -> ProviderTest {
        let test = try await tests.open(text)
        AuditContext.note(test)
        let host = try await site.poolOfHost(request)
        guard host == nil || host == test.pool else { throw FederationRefusal.unknownSignIn }
        return test
    }

    private func provider(of test: ProviderTest) async throws -> IdentityProvider {
        let providers = try await site.settings.providers(of: test.pool)
        guard let provider = providers.first(where: { $0.name.hasSameBytes(as: test.provider) }) else {
            throw FederationRefusal.unknownSignIn
        }
        return provider
    }
}

// MARK: The return

extension ProviderTestPage {
    /// Ends a test with the redirect of an OpenID Connect or social provider.
    func receive(_ parameters: QueryParameters, state: String, for request: WireRequest) async throws -> WireResponse {
        let test = try await open(state, for: request)
        let provider = try await provider(of: test)
        guard test.start.state.comesBack(to: request.path),
            case .oauth(let connector) = try site.external.connectors.connector(of: provider)
        else { throw FederationRefusal.unknownSignIn }
        try await tests.take(test)
        var outcome = await outcome(parameters, by: connector, of: test)
        outcome.received.parameters = ["error", "error_description", "iss", "user"].compactMap { name in
            parameters.anyText(name).map { ProviderTestReport.Entry(name, value: outcome.shown.value($0)) }
        }
        return try await end(test, at: provider, with: outcome, for: request)
    }

    private func outcome(_ parameters: QueryParameters, by connector: OAuthConnector, of test: ProviderTest) async
        -> ProviderTestOutcome
    {
        if let error = parameters.anyText("error") {
            return ProviderTestOutcome(.denied(provider: test.provider, error: ShownDocument().value(error)))
        }
        guard !parameters.repeats("code"), let code = parameters.anyText("code") else {
            return ProviderTestOutcome(
                .wrongResponse(provider: test.provider, reason: "it has neither a code nor an error"))
        }
        let response = ProviderResponse(
            code: Secret(code), user: parameters.anyText("user"), issuer: ProviderResponsePage.issuer(in: parameters))
        return await connector.outcome(from: response, to: test.request)
    }

    /// Ends a test with the form of a SAML provider.
    func receive(samlResponse response: String, state: String, for request: WireRequest) async throws -> WireResponse {
        let test = try await open(state, for: request)
        let provider = try await provider(of: test)
        guard test.start.state.comesBack(to: request.path),
            case .saml(let connector) = try site.external.connectors.connector(of: provider)
        else { throw FederationRefusal.unknownSignIn }
        try await tests.take(test)
        let outcome = await connector.outcome(
            from: response, at: test.start.state.redirectURI, of: test.start.state.id
        ) { found in
            guard try await site.spend(found, of: provider) else {
                throw FederationRefusal.wrongResponse(
                    provider: provider.name, reason: "its assertion has been used before")
            }
        }
        return try await end(test, at: provider, with: outcome, for: request)
    }

    /// Stores the report, and says to the browser that the test has ended, but not whether it succeeded.
    private func end(
        _ test: ProviderTest, at provider: IdentityProvider, with outcome: ProviderTestOutcome,
        for request: WireRequest
    ) async throws -> WireResponse {
        var report = ProviderTestReport(kind: provider.kind.rawValue, received: outcome.received)
        do {
            let outlook = try await site.externalAccounts.outlook(
                for: try outcome.profile.get(), at: provider, in: try await site.settings.pool(test.pool),
                hiding: outcome.shown)
            (report.outlook, report.problem) = (outlook, outlook.certainRefusal)
        } catch {
            let refusal = (error as? any Refusal) ?? (error as? any RefusalConvertible)?.refusal
            report.problem = refusal?.message ?? "The server failed: \(type(of: error))."
        }
        try await tests.save(report, of: test)
        return try HostedPages.response(
            ProviderTestEndView(), brand: await site.brand(ofHostIn: request), language: Language(of: request))
    }
}

extension AuditContext {
    /// Notes the pool of `test`, its provider, and the test itself.
    fileprivate static func note(_ test: ProviderTest) {
        note(test.pool)
        note(entity: test.provider, as: "provider")
        note(entity: test.id, as: "providerTest")
    }
}
