import Kernel
import WireRuntime

/// The discovery document of a pool (OpenID Connect Discovery 1.0, section 3; RFC 8414, section 2).
///
/// It only names supported features. The endpoints are at the public URL: they find the pool by the client or by the
/// token.
package struct DiscoveryDocument: Sendable {
    private let issuer: String
    private let publicURL: String

    /// The document of the pool with this `issuer`.
    package init(issuer: String, publicURL: String) {
        self.issuer = issuer
        self.publicURL = publicURL
    }

    package var json: [UInt8] {
        var json = JSONWriter(capacity: 2048)
        json.beginObject()
        for (name, value) in texts {
            json.name(name)
            json.write(value)
        }
        for (name, values) in lists {
            json.name(name)
            json.beginArray()
            for value in values { json.write(value) }
            json.endArray()
        }
        for (name, value) in switches {
            json.name(name)
            json.write(value)
        }
        json.endObject()
        return json.bytes
    }

    private var texts: [(String, String)] {
        [
            ("issuer", issuer), ("jwks_uri", "\(issuer)/.well-known/jwks.json"),
            ("authorization_endpoint", "\(publicURL)/oauth2/authorize"),
            ("token_endpoint", publicURL + TokenEndpoint.path),
            ("device_authorization_endpoint", publicURL + DeviceAuthorizationEndpoint.path),
            ("userinfo_endpoint", publicURL + UserInfoEndpoint.path),
            ("revocation_endpoint", publicURL + RevocationEndpoint.path),
            ("introspection_endpoint", publicURL + IntrospectionEndpoint.path),
            ("end_session_endpoint", "\(publicURL)/logout"),
        ]
    }

    private var lists: [(String, [String])] {
        let withSecret = ["client_secret_basic", "client_secret_post"]
        let authentication = withSecret + ["none"]
        return [
            ("response_types_supported", ["code", "token"]),
            ("response_modes_supported", ["query", "fragment", PostedResponse.mode]),
            (
                "grant_types_supported",
                [
                    AuthorizationCodeGrant.type, "implicit", RefreshTokenGrant.type, ClientCredentialsGrant.type,
                    DeviceCodeGrant.type,
                ]
            ),
            ("scopes_supported", ["openid", "email", "phone", "profile"]), ("subject_types_supported", ["public"]),
            ("id_token_signing_alg_values_supported", ["RS256"]),
            ("token_endpoint_auth_methods_supported", authentication),
            ("revocation_endpoint_auth_methods_supported", authentication),
            ("introspection_endpoint_auth_methods_supported", withSecret),
            ("code_challenge_methods_supported", [CodeChallenge.method]),
            ("prompt_values_supported", AuthorizeRequest.Prompt.allCases.map(\.rawValue)),
        ]
    }

    private var switches: [(String, Bool)] {
        [
            ("claims_parameter_supported", false), ("request_parameter_supported", false),
            ("request_uri_parameter_supported", false), ("authorization_response_iss_parameter_supported", true),
            ("backchannel_logout_supported", true), ("backchannel_logout_session_supported", true),
        ]
    }
}
