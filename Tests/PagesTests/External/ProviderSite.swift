import Cryptography
import Directory
import Federation
import Kernel
import Storage
import TestKit
import Testing
import Wire

@testable import Pages

/// A site whose client takes users of a provider, and visitors who come back from it.
extension PageSite {
    /// A site with the provider `Contoso`.
    ///
    /// - Parameter takes: The providers of the client.
    static func withProvider(
        _ engine: Engine, mapping: [String: String] = ["email": "email", "email_verified": "email_verified"],
        identifiers: [String] = [], takes: [String] = ["COGNITO", "Contoso"],
        pool set: (inout PoolSettings) -> Void = { _ in }
    ) async throws -> PageSite {
        let site = try await PageSite(engine, pool: set)
        _ = try await site.server.addProvider(to: site.pool.id, mapping: mapping, identifiers: identifiers)
        _ = try await site.server.clients.change(site.client.id, in: site.pool.id) {
            $0.settings.oauth.identityProviders = takes
        }
        return site
    }

    /// The user who has the provider's subject.
    func user(_ subject: String = "u-1") async throws -> User? {
        try await server.database.read { [pool] tx in
            try ExternalIdentityTable(tx).find(subject, at: "Contoso", in: pool.id).flatMap {
                try UserTable(tx).find($0.user, in: pool.id)
            }
        }
    }
}

extension Visitor {
    /// The parameters with which the last answer sends the browser to the provider.
    var asked: QueryParameters {
        QueryParameters(String(decoding: location.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst(), as: UTF8.self))
    }

    /// Begins the usual request and goes to the provider.
    mutating func goToProvider() async throws {
        try await open("/oauth2/authorize?\(site.query)&identity_provider=Contoso")
        try await follow()
        try #require(location.hasPrefix(TestProvider.issuer + "/authorize?"), "\(location) \(html.text)")
    }

    /// Comes back from the provider, with the nonce that it was asked for.
    ///
    /// - Parameter fields: The answer, without the state.
    mutating func comeBack(_ fields: String = "code=c-1", state: String? = nil) async throws {
        let nonce = asked.anyText("nonce") ?? ""
        site.provider.change { $0.nonce = nonce }
        try await comeBack(to: state ?? asked.anyText("state") ?? "", fields)
    }

    /// Comes back with a state of any sign-in.
    mutating func comeBack(to state: String, _ fields: String) async throws {
        try await open("/oauth2/idpresponse?\(fields)&state=\(PercentEncoding.encode(state.utf8))")
    }

    /// Signs in with the provider.
    mutating func signInWithProvider() async throws {
        try await goToProvider()
        try await comeBack()
    }
}
