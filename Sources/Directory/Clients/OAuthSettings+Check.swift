import Kernel

extension OAuthSettings {
    /// Checks the settings for a client of `pool` (UP-ACS-01 to UP-ACS-20).
    ///
    /// - Throws: `InvalidInput` or `ClientRefusal` if they are not permitted.
    func check(in pool: UserPoolID, hasSecret: Bool, known: ClientReferences) throws {
        for url in (callbackURLs ?? []) + (logoutURLs ?? []) { try RedirectURL.check(url) }
        try check(providers: known.providers, of: pool)
        try checkClientCredentials(hasSecret: hasSecret)
        try checkScopes(known.scopes)
        try checkFlows()
        guard let defaultRedirectURI else { return }
        guard (callbackURLs ?? []).contains(where: { $0.utf8.elementsEqual(defaultRedirectURI.utf8) }) else {
            throw InvalidInput(
                "The default redirect URI \(defaultRedirectURI) is not in the callback URIs list.")
        }
    }

    private func checkClientCredentials(hasSecret: Bool) throws {
        guard let flows, flows.contains(.clientCredentials) else { return }
        guard flows.allSatisfy({ $0 == .clientCredentials }) else {
            throw ClientRefusal.exclusiveFlow
        }
        guard hasSecret else {
            throw ClientRefusal.flowRequiresSecret
        }
    }

    private func checkFlows() throws {
        let flows = flows ?? []
        guard !enabled || !(flows.isEmpty || (scopes ?? []).isEmpty) else {
            throw InvalidInput(
                "AllowedOAuthFlows and AllowedOAuthScopes are required if user pool client is allowed to use OAuth "
                    + "flows.")
        }
        guard !enabled || flows.contains(.clientCredentials) || !(callbackURLs ?? []).isEmpty else {
            throw InvalidInput("CallbackUrls can not be empty when code flow or implicit flow is selected")
        }
    }

    /// A scope is a standard one or a resource server's. The grant `client_credentials` does not involve a user, so it
    /// allows only custom scopes (UP-ACS-20, UP-RS-05).
    private func checkScopes(_ custom: Set<ByteKey>) throws {
        let scopes = scopes ?? []
        for scope in scopes where !Self.isStandard(scope) && !custom.contains(ByteKey(scope)) {
            throw ClientRefusal.unknownScope(scope)
        }
        if let scope = scopes.first(where: Self.isStandard), (flows ?? []).contains(.clientCredentials) {
            throw InvalidInput("\(scope) is not supported with client_credentials flow")
        }
        guard !Self.lackOpenID(scopes) else {
            throw InvalidInput("openid scope is required when phone, email or profile scopes are requested.")
        }
    }

    /// UP-ACS-03
    private func check(providers: Set<ByteKey>, of pool: UserPoolID) throws {
        for provider in identityProviders ?? [] where !providers.contains(ByteKey(provider)) {
            throw InvalidInput("The provider \(provider) does not exist for User Pool \(pool)")
        }
    }

    /// The scopes that need no resource server (UP-ACS-14 to UP-ACS-19).
    package static let standardScopes: Set<String> = [
        "phone", "email", "openid", "profile", "aws.cognito.signin.user.admin",
    ]

    /// Whether `scope` needs no resource server.
    package static func isStandard(_ scope: String) -> Bool { standardScopes.contains { $0.hasSameBytes(as: scope) } }

    /// Whether `scopes` contain scopes about a user's attributes without `openid`, which these need (UP-ACS-14,
    /// UP-ACS-15).
    static func lackOpenID(_ scopes: [String]) -> Bool {
        !scopes.contains("openid") && scopes.contains(where: ["phone", "email", "profile"].contains)
    }

    /// Whether resource servers must be read to check the scopes.
    var namesCustomScopes: Bool { (scopes ?? []).contains { !Self.isStandard($0) } }

    /// Whether identity providers must be read to check the settings.
    var namesOtherProviders: Bool {
        (identityProviders ?? []).contains { !$0.hasSameBytes(as: IdentityProvider.ownName) }
    }
}
