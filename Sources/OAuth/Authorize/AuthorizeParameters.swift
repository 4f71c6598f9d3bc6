import Directory
import Kernel
import Wire

/// The parameters of an authorization request whose client and redirect URI are verified.
struct AuthorizeParameters: Sendable {
    let values: QueryParameters
    init(_ values: QueryParameters) { self.values = values }

    /// Parameters that occur at most once, like all that this server reads (RFC 6749, section 3.1).
    private static let names = [
        "response_type", "response_mode", "scope", "state", "nonce", "code_challenge", "code_challenge_method",
        "prompt", "max_age", "login_hint", "lang", "ui_locales", "id_token_hint", "identity_provider",
        "idp_identifier", "request", "request_uri", "registration", "user_code", "account_page",
    ]

    /// - Throws: `OAuthError` if a parameter is repeated, or is not supported (OpenID Connect Core 1.0, sections 6 and
    ///   7.2.1).
    func requireReadable() throws(OAuthError) {
        for name in Self.names where values.repeats(name) {
            throw OAuthError(.invalidRequest, description: "\(name) is repeated")
        }
        if values.anyText("request") != nil { throw OAuthError(.requestNotSupported) }
        if values.anyText("request_uri") != nil { throw OAuthError(.requestURINotSupported) }
        if values.anyText("registration") != nil { throw OAuthError(.registrationNotSupported) }
    }

    /// - Throws: `OAuthError` if the response type is missing (AUZ-NEG-01), unknown, or not permitted for the client
    ///   (AUZ-NEG-04).
    func responseType(for settings: OAuthSettings) throws(OAuthError) -> AuthorizeRequest.ResponseType {
        guard let text = values.anyText("response_type") else {
            throw OAuthError(.invalidRequest, description: "response_type is required")
        }
        let types = [AuthorizeRequest.ResponseType.code, .token]
        guard let type = types.first(where: { text.hasSameBytes(as: $0.rawValue) }) else {
            throw OAuthError(.unsupportedResponseType, description: "response_type is code or token")
        }
        let flow: OAuthSettings.Flow = type == .code ? .code : .implicit
        guard settings.flows?.contains(flow) ?? false else { throw OAuthError(settings, without: flow) }
        return type
    }

    /// The code of a device, in a request that its page makes; nil in requests of clients.
    var userCode: String? {
        let isOfDevice = values.anyText("response_type")?.hasSameBytes(
            as: AuthorizeRequest.ResponseType.device.rawValue)
        return isOfDevice ?? false ? values.anyText("user_code") ?? "" : nil
    }

    /// Whether the request is for the user's account.
    var isOfAccount: Bool {
        values.anyText("response_type")?.hasSameBytes(as: AuthorizeRequest.ResponseType.account.rawValue) ?? false
    }

    /// The page of the account that the request names; the first one if the name is unknown.
    var accountPage: AccountPage {
        let name = values.anyText("account_page") ?? ""
        return AccountPage.allCases.first { name.hasSameBytes(as: $0.rawValue) } ?? .overview
    }

    /// Whether the request asks for a form with the response.
    var asksForPost: Bool { values.anyText("response_mode")?.hasSameBytes(as: PostedResponse.mode) ?? false }

    /// Whether the response is posted. This is only allowed for codes: a mode other than the type's own could expose
    /// tokens (OA-26).
    ///
    /// - Throws: `OAuthError` for a mode that the type does not allow.
    func isPosted(as type: AuthorizeRequest.ResponseType) throws(OAuthError) -> Bool {
        guard let mode = values.anyText("response_mode") else { return false }
        if type == .code, asksForPost { return true }
        guard mode.hasSameBytes(as: type == .code ? "query" : "fragment") else {
            throw OAuthError(.invalidRequest, description: "response_mode is not supported")
        }
        return false
    }

    /// The nonce, which the ID token repeats.
    var nonce: String? {
        get throws(OAuthError) {
            guard values.anyText("nonce") != nil else { return nil }
            guard let nonce = values["nonce"], nonce.utf8.count <= 1024, !nonce.utf8.contains(where: \.isASCIIControl)
            else { throw OAuthError(.invalidRequest, description: "nonce is too long, or is not text") }
            return nonce
        }
    }

    /// - Throws: `OAuthError` for an unknown prompt, and for `none` together with another one.
    var prompts: Set<AuthorizeRequest.Prompt> {
        get throws(OAuthError) {
            let words = words(of: "prompt")
            let prompts = words.compactMap { word in
                AuthorizeRequest.Prompt.allCases.first { $0.rawValue.hasSameBytes(as: word) }
            }
            guard prompts.count == words.count, !prompts.contains(.none) || prompts.count == 1 else {
                throw OAuthError(.invalidRequest, description: "prompt is not supported")
            }
            return Set(prompts)
        }
    }

    /// - Throws: `OAuthError` unless the maximum age is a number.
    var maxAge: Int? {
        get throws(OAuthError) {
            guard let text = values.anyText("max_age") else { return nil }
            guard let age = Int(asciiDigits: text.utf8) else {
                throw OAuthError(.invalidRequest, description: "max_age must be a number of seconds")
            }
            return age
        }
    }

    /// A hint that cannot be a username is ignored.
    var loginHint: String? {
        values["login_hint"].flatMap { hint in
            hint.utf8.count <= 2048 && !hint.utf8.contains(where: \.isASCIIControl) ? hint : nil
        }
    }

    /// The languages in the service's `lang`, then those in OpenID Connect's `ui_locales`. Texts that are not language
    /// tags are ignored.
    var languages: [String] {
        let tags = (words(of: "lang") + words(of: "ui_locales")).filter { word in
            word.utf8.count <= 35 && word.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
        }
        return Array(tags.prefix(20))
    }

    /// Whether the request names a provider.
    var namesProvider: Bool { ["identity_provider", "idp_identifier"].contains { values.anyText($0) != nil } }

    /// The name of the provider that the request asks for, directly (AUZ-PAR-05) or by an identifier (AUZ-PAR-06); nil
    /// if it does not name one.
    ///
    /// - Parameter providers: The client's providers.
    /// - Throws: `OAuthError` if the client does not have the provider.
    func identityProvider(among providers: [IdentityProvider], for settings: OAuthSettings) throws(OAuthError)
        -> String?
    {
        if let name = values.anyText("identity_provider") {
            if name.hasSameBytes(as: IdentityProvider.ownName), settings.takesOwnUsers { return name }
            if providers.contains(where: { $0.name.hasSameBytes(as: name) }) { return name }
        } else if let identifier = values.anyText("idp_identifier") {
            if let provider = providers.first(where: { $0.isCalled(identifier) }) { return provider.name }
        } else {
            return nil
        }
        let names = (settings.takesOwnUsers ? [IdentityProvider.ownName] : []) + providers.map(\.name)
        let given = values.anyText("identity_provider") ?? values.anyText("idp_identifier") ?? ""
        AuditContext.explain(
            "the client has no provider \(given). It has: \(names.isEmpty ? "none" : names.joined(separator: ", "))")
        throw OAuthError(.invalidRequest, description: "The identity provider does not exist")
    }

    private func words(of name: String) -> [String] {
        (values.anyText(name) ?? "").utf8.split(separator: UInt8(ascii: " ")).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
