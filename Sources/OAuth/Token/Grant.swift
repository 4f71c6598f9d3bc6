import Directory
import Kernel
import Tokens
import Wire

/// One grant type of the token endpoint. The endpoint authenticates the client first, and writes the response
/// afterwards. The grant itself checks whether the client may use it, because the errors differ.
protocol Grant: Sendable {
    /// The value of `grant_type`.
    static var type: String { get }

    /// Exchanges the form's fields for tokens.
    ///
    /// - Throws: `OAuthError`.
    func tokens(for form: GrantForm, through context: ClientContext) async throws -> IssuedTokens
}

/// The fields of a request to the token endpoint.
struct GrantForm: Sendable {
    let fields: QueryParameters

    /// Fields that occur at most once, like all that this server reads (RFC 6749, section 3.2).
    private static let names = [
        "grant_type", "client_id", "client_secret", "scope", "code", "redirect_uri", "code_verifier", "refresh_token",
        "device_code", "aws_client_metadata",
    ]

    /// - Throws: `OAuthError` if a field is repeated.
    init(_ fields: QueryParameters) throws(OAuthError) {
        if let repeated = Self.names.first(where: fields.repeats) {
            throw OAuthError(.invalidRequest, description: "\(repeated) is repeated")
        }
        self.fields = fields
    }

    /// The text of the field `name`, which may only be compared by bytes, or hashed.
    ///
    /// - Throws: `OAuthError` if it is missing or empty (TKN-NEG-02).
    func require(_ name: String) throws(OAuthError) -> String {
        guard let text = fields.anyText(name) else {
            throw OAuthError(.invalidRequest, description: "\(name) is required")
        }
        return text
    }

    /// The text of the field `name`; nil if it is missing or empty.
    func text(_ name: String) -> String? { fields.anyText(name) }
}

extension ClientContext {
    /// - Throws: `OAuthError` if the client's settings do not allow OAuth, or this flow (TKN-NEG-06).
    func require(_ flow: OAuthSettings.Flow) throws(OAuthError) {
        let oauth = client.settings.oauth
        guard oauth.enabled, oauth.flows?.contains(flow) ?? false else { throw OAuthError(oauth, without: flow) }
    }
}

extension OAuthError {
    /// The error for a client whose settings do not allow `flow`.
    init(_ settings: OAuthSettings, without flow: OAuthSettings.Flow) {
        let allowed = (settings.enabled ? settings.flows ?? [] : []).map(\.rawValue).sorted()
        let list = allowed.isEmpty ? "no flow" : allowed.joined(separator: ", ")
        self.init(.unauthorizedClient, description: "AllowedOAuthFlows has \(list), not \(flow.rawValue)")
    }
}
