package import Cryptography
package import Federation
package import Kernel
package import Outbound

/// Issuers of OpenID Connect that sign with RSA, and the hosts of Facebook and Amazon, in memory.
package final class TestIssuer: Sendable {
    private let key: RSAKey
    private let responses = Locked<[String: HTTPCallResponse]>([:])
    private let asked = Locked<[HTTPCall]>([])
    /// The issuer's identifier.
    package let issuer: String

    /// An issuer with a new key, which publishes its configuration and its key.
    package init(_ issuer: String) throws {
        self.issuer = issuer
        key = try RSAKey.generate()
        let address = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
        let document: Claims = ["issuer": .string(issuer), "jwks_uri": .string(address + "/keys")]
        respond(at: address + "/.well-known/openid-configuration", document)
        let set = #"{"keys":[\#(VerifyingKey(key.publicKey).jwk)]}"#
        respond(at: address + "/keys", try Claims(json: Array(set.utf8)))
    }

    /// Sets the response of an address.
    package func respond(at url: String, _ claims: Claims, status: Int = 200) {
        responses.change { $0[url] = TestProvider.json(claims, status: status) }
    }

    /// Makes every further request fail.
    package func fail() { responses.change { $0 = [:] } }

    /// The requests so far, in order.
    package var calls: [HTTPCall] { asked.read { $0 } }

    /// The server's client for requests to the issuer.
    package var client: ProviderClient {
        ProviderClient(reach: .any) { [responses, asked] call throws(HTTPCallError) in
            asked.change { $0.append(call) }
            guard let response = responses.read({ $0[call.url] }) else { throw HTTPCallError(reason: "no such host") }
            return response
        }
    }

    /// An ID token with `claims`, which is otherwise valid for an hour from `now`.
    package func token(_ claims: Claims, at now: Instant, by signer: RSAKey? = nil) throws -> Secret<String> {
        var all: Claims = [
            "iss": .string(issuer), "aud": "app-1", "sub": "user-1", "iat": .integer(now.seconds),
            "exp": .integer(now.seconds + 3600),
        ]
        for claim in claims.all { all[claim.name] = claim.value == .null ? nil : claim.value }
        let header: Claims = ["alg": "RS256", "kid": .string(VerifyingKey(key.publicKey).kid)]
        let signed = [header, all].map { Base64.encodeURL(Array($0.jsonText.utf8)) }.joined(separator: ".")
        return Secret(signed + "." + Base64.encodeURL(try (signer ?? key).sign(Array(signed.utf8))))
    }
}
