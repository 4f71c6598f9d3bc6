import Crypto
import Foundation
import Kernel

/// A sign-in on hosted pages: the request, and the secrets that bind the response to it.
struct HostedUISignIn: Sendable {
    let configuration: HostedUIConfiguration
    let options: HostedUIOptions
    /// The provider's name in the identity pool.
    let provider: String?
    /// Where the pages are shown; nil for the app's active window.
    var anchor: HostedUIAnchor?
    /// A random value that the redirect must return, so that no other page's redirect is taken.
    let state: String
    /// The code verifier (RFC 7636).
    let verifier: Secret<String>

    init(_ configuration: HostedUIConfiguration, options: HostedUIOptions, pool: String?, in world: World) throws {
        self.configuration = configuration
        self.options = options
        provider = options.federationProviderName ?? pool
        state = Base64.encodeURL(world.bytes(32))
        verifier = Secret(Base64.encodeURL(world.bytes(32)))
        guard options.scopes ?? configuration.scopes != nil else {
            throw configuration.missing("Scopes")
        }
    }

    /// The scopes in the order of requests and of the store.
    var scopes: [String] { HostedUIScopes.sorted(options.scopes ?? configuration.scopes ?? []) }

    func parameters(_ endpoint: LoginRecord.HostedEndpoint) -> [String: String] {
        options.queryParameters[endpoint] ?? configuration.parameters[endpoint] ?? [:]
    }

    /// The page where the user signs in (RFC 6749, section 4.1.1; RFC 7636, section 4.3).
    func authorizationURL(redirectURI: String) throws -> URL {
        var fields: [(name: String, value: String)] = [
            ("response_type", "code"), ("client_id", configuration.clientID), ("state", state),
            ("redirect_uri", redirectURI), ("scope", scopes.joined(separator: " ")),
            ("code_challenge", Self.challenge(of: verifier.exposed)), ("code_challenge_method", "S256"),
        ]
        if let identifier = options.idpIdentifier {
            fields.append(("idp_identifier", identifier))
        } else if let provider = options.poolProvider {
            fields.append(("identity_provider", provider))
        }
        return try HostedUIAddress.url(configuration.signInURI, fields: fields, adding: parameters(.signIn))
    }

    /// The S256 code challenge of a code verifier (RFC 7636, section 4.2).
    static func challenge(of verifier: String) -> String {
        Base64.encodeURL(Array(SHA256.hash(data: Array(verifier.utf8))))
    }

    /// The record kept with the session.
    func record(_ session: Session) -> LoginRecord {
        var record = LoginRecord(kind: .hostedUI)
        if let provider { record.logins[provider] = session.idToken ?? session.accessToken }
        record.isFederationDisabled = options.disableFederation
        record.scopes = options.scopes.map(HostedUIScopes.sorted)
        record.queryParameters = options.queryParameters
        return record
    }

    /// The values for the listeners.
    func info(_ session: Session) -> [String: String] {
        var info = ["provider": "OAuth", "token": session.accessToken?.exposed ?? ""]
        info["identityProvider"] = options.identityProvider
        info["idpIdentifier"] = options.idpIdentifier
        return info
    }
}

/// The order of scopes in requests and in the store.
enum HostedUIScopes {
    /// `scopes` sorted by name, without repetitions.
    static func sorted(_ scopes: [String]) -> [String] { Set(scopes).sorted() }
}
