import Kernel

/// A detail that a provider of some kind has (UP-SOC-01 to UP-SOC-03).
struct ProviderDetail: Sendable {
    /// The values that a detail accepts.
    enum Syntax: Sendable {
        /// Visible text in one line.
        case line
        /// An endpoint of the provider.
        case url
        /// One of these words.
        case words([String])
        /// A private key in PEM.
        case key
        /// An XML document.
        case document
        /// Derived from other details, and accepted only with the derived value.
        case derived
        /// Only part of responses. A value from a description can be sent back, and is discarded.
        case responseOnly
    }

    let name: String
    let syntax: Syntax
    var isRequired = false
    var isSecret = false

    /// The details that a provider of `kind` may have.
    static func all(of kind: ProviderKind) -> [ProviderDetail] {
        let endpoints = ["authorize_url", "token_url", "attributes_url"].map { Self(name: $0, syntax: .url) }
        let openID = ["oidc_issuer", "jwks_uri"].map { Self(name: $0, syntax: .url) }
        let derived = ["attributes_url_add_attributes", "token_request_method"].map { Self(name: $0, syntax: .derived) }
        let client = [
            Self(name: "client_id", syntax: .line, isRequired: true),
            Self(name: "authorize_scopes", syntax: .line, isRequired: true),
        ]
        let secret = Self(name: "client_secret", syntax: .line, isRequired: kind != .openIDConnect, isSecret: true)
        switch kind {
        case .facebook: return client + [secret, Self(name: "api_version", syntax: .line)] + endpoints + derived
        case .amazon: return client + [secret] + endpoints + derived
        case .google: return client + [secret] + endpoints + openID + derived
        case .apple:
            let team = ["team_id", "key_id"].map { Self(name: $0, syntax: .line, isRequired: true) }
            let key = Self(name: "private_key", syntax: .key, isRequired: true, isSecret: true)
            return client + team + [key] + endpoints + openID + derived
        case .openIDConnect:
            return client + [
                secret, Self(name: "oidc_issuer", syntax: .url, isRequired: true),
                Self(name: "attributes_request_method", syntax: .words(["GET", "POST"]), isRequired: true),
                Self(name: "jwks_uri", syntax: .url),
            ] + endpoints + derived
        case .saml:
            let flags = ["IDPInit", "EncryptedResponses", "IDPSignout"].map {
                Self(name: $0, syntax: .words(["true", "false"]))
            }
            return flags + [
                Self(name: "MetadataURL", syntax: .url), Self(name: "MetadataFile", syntax: .document),
                Self(name: "RequestSigningAlgorithm", syntax: .words(["rsa-sha256"])),
                Self(name: "SSORedirectBindingURI", syntax: .line), Self(name: "SLORedirectBindingURI", syntax: .line),
                Self(name: "ActiveEncryptionCertificate", syntax: .responseOnly),
            ]
        }
    }

    /// Checks a value.
    ///
    /// - Throws: `InvalidInput`, without the value of a secret.
    func check(_ value: String, derived: String?) throws {
        let isValid =
            switch syntax {
            case .line: value.utf8.count <= 2048 && value.utf8.allSatisfy { $0.isASCIIVisible || $0 == 0x20 }
            case .url: ProviderURL.isValid(value)
            case .words(let words): words.contains { $0.hasSameBytes(as: value) }
            case .document: value.utf8.count <= 131_072
            case .key: value.utf8.count <= 4096 && value.utf8.allSatisfy { $0 < 0x7F }
            case .derived: derived?.hasSameBytes(as: value) ?? false
            case .responseOnly: true
            }
        guard isValid, !value.isEmpty else {
            throw InvalidInput("The provider detail \(name) is not valid\(hint).")
        }
    }

    private var hint: String {
        switch syntax {
        case .url: ": an https URL is expected"
        case .words(let words): ": it is one of \(words.joined(separator: ", "))"
        case .derived: ": it cannot be changed"
        case .line, .key, .document, .responseOnly: ""
        }
    }
}
