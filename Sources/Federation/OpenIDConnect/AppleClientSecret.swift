import Crypto
import Cryptography
import Directory
import Kernel

/// The client secret for Sign in with Apple: a token signed with the developer's key, created for each request.
struct AppleClientSecret {
    /// Signs a secret.
    ///
    /// - Throws: `FederationRefusal.wrongResponse` if the key is invalid.
    static func make(
        for provider: IdentityProvider, key: String, now: Instant
    ) throws(FederationRefusal) -> Secret<String> {
        let details = provider.details
        guard let client = details["client_id"], let team = details["team_id"], let id = details["key_id"],
            let key = try? P256.Signing.PrivateKey(pemRepresentation: armored(key))
        else { throw .wrongResponse(provider: provider.name, reason: "its private key is not a P-256 key") }
        let header: Claims = ["alg": "ES256", "kid": .string(id), "typ": "JWT"]
        let payload: Claims = [
            "iss": .string(team), "iat": .integer(now.seconds), "exp": .integer(now.seconds + lifetime),
            "aud": "https://appleid.apple.com", "sub": .string(client),
        ]
        let signed = [header, payload].map { Base64.encodeURL(Array($0.jsonText.utf8)) }.joined(separator: ".")
        guard let signature = try? key.signature(for: Array(signed.utf8)) else {
            throw .wrongResponse(provider: provider.name, reason: "its private key cannot sign")
        }
        return Secret(signed + "." + Base64.encodeURL(Array(signature.rawRepresentation)))
    }

    private static let lifetime: Int64 = 300

    /// Cognito accepts the key with and without the lines around it.
    private static func armored(_ key: String) -> String {
        guard !key.utf8.starts(with: "-----".utf8) else { return key }
        return "-----BEGIN PRIVATE KEY-----\n\(key)\n-----END PRIVATE KEY-----"
    }
}
