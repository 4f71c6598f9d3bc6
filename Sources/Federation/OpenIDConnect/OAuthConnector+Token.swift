import Crypto
import Cryptography
import Directory
import Foundation
import Kernel
import Outbound

extension OAuthConnector {
    /// The request that exchanges the code for tokens.
    func tokenRequest(_ response: ProviderResponse, request: ProviderRequest, metadata: OpenIDEndpoints) throws
        -> HTTPCall
    {
        try tokenRequest(exchange(of: response, request: request, metadata: metadata), metadata: metadata)
    }

    /// The fields that exchange the code for tokens, without those of the client.
    func exchange(of response: ProviderResponse, request: ProviderRequest, metadata: OpenIDEndpoints)
        -> [(String, String)]
    {
        var fields = [
            ("grant_type", "authorization_code"), ("code", response.code.exposed),
            ("redirect_uri", request.redirectURI),
        ]
        if takesPKCE(metadata) { fields.append(("code_verifier", request.verifier.exposed)) }
        return fields
    }

    /// A request to the token endpoint, with the client's authentication.
    func tokenRequest(_ grant: [(String, String)], metadata: OpenIDEndpoints) throws -> HTTPCall {
        try tokenRequest(grant, metadata: metadata, secret: try clientSecret())
    }

    /// A request to the token endpoint, authenticated with `secret` unless that is nil.
    func tokenRequest(_ grant: [(String, String)], metadata: OpenIDEndpoints, secret: Secret<String>?) throws
        -> HTTPCall
    {
        var fields = grant
        var headers: [HTTPCall.Header] = []
        if let secret, metadata.requiresBasic {
            headers.append(("Authorization", "Basic \(basic(secret))"))
        } else {
            fields.append(("client_id", clientID))
            if let secret { fields.append(("client_secret", secret.exposed)) }
        }
        guard endpoints.tokenMethod == "POST" else {
            return HTTPCall("GET", url: QueryText.append(fields, to: metadata.token), headers: headers)
        }
        headers.append(("Content-Type", "application/x-www-form-urlencoded"))
        return HTTPCall("POST", url: metadata.token, headers: headers, body: Array(QueryText.join(fields).utf8))
    }

    func clientSecret() throws -> Secret<String>? {
        guard provider.kind == .apple else { return secrets["client_secret"].map { Secret($0) } }
        return try AppleClientSecret.make(for: provider, key: secrets["private_key"] ?? "", now: world.now())
    }

    /// The id and the secret, each encoded as in a form (RFC 6749, section 2.3.1).
    private func basic(_ secret: Secret<String>) -> String {
        let parts = [clientID, secret.exposed].map { PercentEncoding.encode($0.utf8) }
        return Base64.encode(Array(parts.joined(separator: ":").utf8))
    }

    /// Facebook's proof that the calling server has the app's secret.
    func proof(_ access: Secret<String>) -> [(name: String, value: String)] {
        guard let secret = secrets["client_secret"] else { return [] }
        let code = HMAC<SHA256>.authenticationCode(
            for: Array(access.exposed.utf8), using: SymmetricKey(data: Array(secret.utf8)))
        return [("appsecret_proof", Hex.encode(Array(code)))]
    }
}
