import Cryptography
import Foundation
import Kernel

/// A pool whose users sign in with providers in this process, and an app of it.
struct FederationTarget: Sendable {
    let target: BenchTarget
    let app: ClientID
    let provider: LocalProvider
    let assertions: LocalAssertions

    static let callbackName = "OpenID Connect callback"
    static let responseName = "SAML response"
    private static let openIDName = "Bench"
    private static let samlName = "Corp"

    /// Creates the providers and the app over the wire, as an administrator does.
    static func create(in target: BenchTarget, port: Int) throws -> FederationTarget {
        let connection = try Connection(port: port)
        let provider = try LocalProvider.start(key: try RSAKey.generate(), world: target.world)
        let metadata = String(
            decoding: try connection.call(.get("/\(target.pool)/saml2/metadata")).body, as: UTF8.self)
        guard let consumer = metadata.components(separatedBy: "/saml2/idpresponse").first?.split(separator: "\"").last
        else { throw BenchError("metadata without an address") }
        var assertions = try LocalAssertions(
            key: try RSAKey.generate(), world: target.world, audience: "urn:amazon:cognito:sp:\(target.pool)",
            consumer: "\(consumer)/saml2/idpresponse")
        try assertions.encrypt(for: metadata)
        for members in [details(of: provider), details(of: assertions)] {
            _ = try target.call("CreateIdentityProvider", members: members, over: connection)
        }
        let app = try target.call(
            "CreateUserPoolClient",
            members: #""ClientName":"federation","AllowedOAuthFlowsUserPoolClient":true,"AllowedOAuthFlows":["code"],"#
                + #""AllowedOAuthScopes":["openid"],"SupportedIdentityProviders":["\#(openIDName)","\#(samlName)"],"#
                + #""CallbackURLs":["\#(OAuthTarget.callback)"]"#, over: connection)
        return FederationTarget(
            target: target, app: ClientID(rawValue: try app.text("ClientId")), provider: provider,
            assertions: assertions)
    }

    private static func details(of provider: LocalProvider) -> String {
        let issuer = provider.issuer
        return #""ProviderName":"\#(openIDName)","ProviderType":"OIDC","ProviderDetails":{"#
            + #""client_id":"\#(LocalProvider.client)","client_secret":"\#(LocalProvider.secret)","#
            + #""authorize_scopes":"openid email","attributes_request_method":"GET","oidc_issuer":"\#(issuer)","#
            + #""authorize_url":"\#(issuer)/authorize","token_url":"\#(issuer)/token","#
            + #""attributes_url":"\#(issuer)/user","jwks_uri":"\#(issuer)/keys"},"#
            + #""AttributeMapping":{"email":"email","email_verified":"email_verified"}"#
    }

    private static func details(of assertions: LocalAssertions) -> String {
        let document = assertions.metadata.replacingOccurrences(of: "\"", with: "\\\"")
        return #""ProviderName":"\#(samlName)","ProviderType":"SAML","ProviderDetails":{"MetadataFile":"\#(document)","#
            + #""IDPInit":"true"},"AttributeMapping":{"email":"mail"}"#
    }

    /// The workloads, in the order of the report.
    var workloads: [Workload] { [openIDCallback, samlResponse] }

    /// A sign-in of a known user: the request that leads to the provider, and the callback, which makes the server ask
    /// the provider for tokens and for the user's claims. The only computation is the check of the ID token's
    /// signature: the provider's addresses are without TLS, its keys are fetched once, and the response has no token.
    private var openIDCallback: Workload {
        Workload(name: Self.callbackName, baseline: [.verification]) { number, _ in
            CallbackCaller(target: self, user: number)
        }
    }

    /// An unsolicited response of the provider, with an encrypted assertion that is signed. The computation is the
    /// decryption of the assertion's key and the check of its signature.
    private var samlResponse: Workload {
        Workload(name: Self.responseName, baseline: [.verification, .decryption]) { number, _ in
            ResponseCaller(target: self, user: number)
        }
    }

    /// The app's request, as the parameters of an address.
    fileprivate func request(for provider: String) -> String {
        let callback = PercentEncoding.encode(OAuthTarget.callback.utf8)
        return "identity_provider=\(provider)&client_id=\(app)&redirect_uri=\(callback)&response_type=code&scope=openid"
    }

    /// Begins at the provider.
    ///
    /// - Returns: The browser's cookies, and the parameters of the provider's address.
    fileprivate func begin(over connection: Connection) throws -> (cookies: String, parameters: [String: String]) {
        let response = try connection.exchange(.get("/login?" + request(for: Self.openIDName)))
        let address = try response.field("location")
        guard address.hasPrefix(provider.issuer), let query = address.split(separator: "?").last else {
            throw BenchError("\(response.status) leads to \(address)")
        }
        let pairs = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        let parameters = pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }
        let cookies = response.fields("set-cookie").map { String($0.prefix { $0 != ";" }) }
        return (cookies.joined(separator: "; "), Dictionary(parameters) { first, _ in first })
    }

    /// Posts a response of the SAML provider.
    fileprivate func response(for user: Int) throws -> Request {
        .form(
            to: "/saml2/idpresponse",
            fields: [
                ("SAMLResponse", try assertions.response(for: user)), ("RelayState", request(for: Self.samlName)),
                // The form was submitted from a page of the server.
                ("forwarded", "1"),
            ])
    }
}

/// Signs the user in with the OpenID Connect provider.
private struct CallbackCaller: Caller {
    let target: FederationTarget
    let user: Int

    func perform(over connection: Connection) throws {
        let (cookies, parameters) = try target.begin(over: connection)
        guard let state = parameters["state"], let nonce = parameters["nonce"] else {
            throw BenchError("a provider's address without a state")
        }
        let code = LocalProvider.code(nonce: nonce, user: user)
        let response = try connection.exchange(
            .get("/oauth2/idpresponse?code=\(code)&state=\(state)", headers: "Cookie: \(cookies)\r\n"))
        guard try response.field("location").contains("code=") else {
            throw BenchError("a callback without a code: \(response.status)")
        }
    }
}

/// Posts responses of the SAML provider.
private struct ResponseCaller: Caller {
    let target: FederationTarget
    let user: Int

    func perform(over connection: Connection) throws {
        let page = try connection.call(try target.response(for: user)).body
        guard String(decoding: page, as: UTF8.self).contains("code=") else {
            throw BenchError("a response without a code")
        }
    }
}
