import Kernel
import UserPoolsModel
import Wire
import WireRuntime

extension PoolPart {
    static let providers = PoolPart(
        name: "provider", list: "providers", listing: "ListIdentityProviders", listed: "Providers",
        limit: "MaxResults", naming: "ProviderName", columns: ["ProviderType"], creating: "CreateIdentityProvider",
        deleting: "DeleteIdentityProvider",
        source: { name, pool in
            SettingsSource(
                reading: "DescribeIdentityProvider", member: "IdentityProvider", writing: "UpdateIdentityProvider",
                identity: SettingsSource.named(pool, and: ("ProviderName", name)), keepsMissing: true,
                prepared: { derived.reduce($0) { $0.removing(SettingPath(["ProviderDetails", $1])) } })
        },
        fields: { provider, visit in
            let details = details(of: provider["ProviderType"]?.string ?? "")
            return details + [SettingField("IdpIdentifiers", affects: .apps)]
                + (try await mapping(of: provider, on: visit))
        },
        given: ["ProviderType"],
        further: { name, visit in
            markup {
                element("p") {
                    link(to: visit.poolAddress("provider-check", query: [("name", name)])) { visit.texts.checks.title }
                }
                element("p") {
                    link(to: visit.poolAddress("provider-test", query: [("name", name)])) {
                        visit.texts.checks.signIn.title
                    }
                }
            }
        })

    /// Each has a link that adds one.
    static let kinds = ["Google", "Facebook", "LoginWithAmazon", "SignInWithApple", "OIDC", "SAML"]

    /// The details that a provider of a kind takes.
    private static func detailNames(of kind: String) -> [String] {
        switch kind {
        case "Google": [client, ["client_secret"], endpoints, openID].flatMap(\.self)
        case "Facebook": [client, ["client_secret", "api_version"], endpoints].flatMap(\.self)
        case "LoginWithAmazon": [client, ["client_secret"], endpoints].flatMap(\.self)
        case "SignInWithApple": [client, ["team_id", "key_id", "private_key"], endpoints, openID].flatMap(\.self)
        case "OIDC": [client, ["client_secret", "attributes_request_method"], openID, endpoints].flatMap(\.self)
        default:
            [
                "MetadataURL", "MetadataFile", "IDPInit", "IDPSignout", "EncryptedResponses",
                "RequestSigningAlgorithm",
            ]
        }
    }

    private static let client = ["client_id", "authorize_scopes"]
    private static let endpoints = ["authorize_url", "token_url", "attributes_url"]
    private static let openID = ["oidc_issuer", "jwks_uri"]
    /// Details of responses that follow from others.
    private static let derived = [
        "attributes_url_add_attributes", "token_request_method", "ActiveEncryptionCertificate",
    ]
    private static let choices: [String: [String]] = [
        "attributes_request_method": ["GET", "POST"], "IDPInit": ["true", "false"], "IDPSignout": ["true", "false"],
        "EncryptedResponses": ["true", "false"], "RequestSigningAlgorithm": ["rsa-sha256"],
    ]

    private static func details(of kind: String) -> [SettingField] {
        detailNames(of: kind).map { name in
            SettingField(
                SettingPath(["ProviderDetails", name]), affects: .nextSignIns, grade: .costly, style: style(of: name))
        }
    }

    private static func style(of detail: String) -> SettingField.Style {
        if let words = choices[detail] { return .choices(words.map { (name: $0, value: JSON.string($0)) }) }
        return ["MetadataFile", "private_key"].contains(detail) ? .document : .line
    }

    /// A field for each attribute of the pool, and for the username.
    static func mapping(of provider: JSONObject, on visit: ConsoleVisit) async throws -> [SettingField] {
        let schema = try await visit.pool(visit.pool).schemaAttributes ?? []
        let mapped = provider["AttributeMapping"]?.object?.members.map(\.name) ?? []
        let names = ["username"] + schema.compactMap(\.name).filter { !["sub", "identities"].contains($0) }
        let others = mapped.filter { name in !names.contains { $0.hasSameBytes(as: name) } }
        return (names + others).map { name in
            SettingField(
                SettingPath(["AttributeMapping", name]), affects: .nextSignIns, style: .line, text: "AttributeMapping")
        }
    }
}
