package import Directory
package import WireRuntime

/// A provider has responded to a sign-in: the function may replace the user's claims before they are mapped to
/// attributes.
package struct InboundFederationTrigger: Trigger {
    /// The provider's claims by their source; nil for a source that its protocol does not have.
    package struct ProviderResponses: Sendable {
        package var tokenResponse: [String: String]?
        package var idToken: [String: String]?
        package var userInfo: [String: String]?
        package var samlResponse: [String: String]?

        package init(
            tokenResponse: [String: String]?, idToken: [String: String]?, userInfo: [String: String]?,
            samlResponse: [String: String]?
        ) {
            (self.tokenResponse, self.idToken) = (tokenResponse, idToken)
            (self.userInfo, self.samlResponse) = (userInfo, samlResponse)
        }
    }

    package static let kind = TriggerKind.inboundFederation
    private let provider: IdentityProvider
    private let responses: ProviderResponses

    package init(_ provider: IdentityProvider, responses: ProviderResponses) {
        (self.provider, self.responses) = (provider, responses)
    }

    package var source: String { "InboundFederation_ExternalProvider" }

    package var request: JSONObject {
        let parts = [
            ("tokenResponse", responses.tokenResponse), ("idToken", responses.idToken),
            ("userInfo", responses.userInfo),
            ("samlResponse", responses.samlResponse),
        ]
        let attributes = parts.compactMap { name, texts in texts.map { JSONObject.Member(name, .texts($0)) } }
        return JSONObject([
            .init("providerName", .string(provider.name)), .init("providerType", .string(provider.kind.rawValue)),
            .init("attributes", .object(JSONObject(attributes))),
        ])
    }

    package var emptyResponse: JSONObject { JSONObject([.init(Self.attributes, .object(JSONObject()))]) }

    private static let attributes = "userAttributesToMap"

    /// The replaced claims; nil to keep the provider's.
    package func read(_ response: JSONObject) throws -> [String: String]? {
        guard let claims = try response.texts(Self.attributes, of: Self.kind), !claims.isEmpty else { return nil }
        return claims
    }
}
