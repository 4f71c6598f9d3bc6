import Cryptography
import Directory
import Kernel
import Outbound

/// The endpoints of an OpenID Connect provider, from its details and its discovery document (OpenID Connect Discovery
/// 1.0).
struct OpenIDEndpoints: Sendable {
    var authorization: String
    var token: String
    /// Nil if only the ID token has claims.
    var userInfo: String?
    /// Nil for a provider without ID tokens.
    var keys: String?
    var takesPKCE = false
    /// Whether each response names the issuer (RFC 9207, section 3).
    var namesIssuer = false
    /// Whether the client's secret must be in the header, because the provider does not read it from the body.
    var requiresBasic = false

    /// The address of an issuer's discovery document.
    static func discoveryURL(of issuer: String) -> String {
        issuer + (issuer.utf8.last == UInt8(ascii: "/") ? "" : "/") + ".well-known/openid-configuration"
    }

    /// The endpoints in the details; nil if a required one is missing.
    init?(_ endpoints: ProviderEndpoints) {
        guard let authorization = endpoints.authorization, let token = endpoints.token,
            endpoints.issuer == nil || endpoints.keys != nil
        else { return nil }
        (self.authorization, self.token) = (authorization, token)
        (userInfo, keys) = (endpoints.attributes, endpoints.keys)
    }

    /// The endpoints of a discovery document, unless the details name others.
    ///
    /// - Returns: Nil if the document lacks one, or an endpoint is not an https URL.
    init?(_ document: Claims, endpoints: ProviderEndpoints) {
        func url(_ own: String?, name: String) -> String? {
            own ?? document.string(name).flatMap { ProviderURL.isValid($0) ? $0 : nil }
        }
        guard let authorization = url(endpoints.authorization, name: "authorization_endpoint"),
            let token = url(endpoints.token, name: "token_endpoint"), let keys = url(endpoints.keys, name: "jwks_uri")
        else { return nil }
        (self.authorization, self.token, self.keys) = (authorization, token, keys)
        userInfo = url(endpoints.attributes, name: "userinfo_endpoint")
        takesPKCE = document.strings("code_challenge_methods_supported")?.contains("S256") ?? false
        namesIssuer = document.boolean("authorization_response_iss_parameter_supported") ?? false
        let methods = document.strings("token_endpoint_auth_methods_supported")
        requiresBasic = methods.map { $0.contains("client_secret_basic") && !$0.contains("client_secret_post") } ?? true
    }
}
