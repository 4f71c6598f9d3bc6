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
        // UP-ACS-14, UP-ACS-15
        guard scopes.contains("openid") || !scopes.contains(where: ["phone", "email", "profile"].contains) else {
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

    /// Whether resource servers must be read to check the scopes.
    var namesCustomScopes: Bool { (scopes ?? []).contains { !Self.isStandard($0) } }

    /// Whether identity providers must be read to check the settings.
    var namesOtherProviders: Bool {
        (identityProviders ?? []).contains { !$0.hasSameBytes(as: IdentityProvider.ownName) }
    }
}

/// The rules for callback and logout URLs.
enum RedirectURL {
    /// Checks a URL (UP-ACS-06; RFC 6749, section 3.1.2).
    ///
    /// - Throws: `InvalidInput` unless it is an absolute URI without a fragment, with an app's own scheme or `https`;
    ///   plain HTTP is allowed only to this machine.
    static func check(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard !bytes.contains(UInt8(ascii: "#")) else { throw InvalidInput("\(text) cannot use fragment") }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), isScheme(bytes[..<colon]),
            bytes[(colon + 1)...].allSatisfy(isPermitted), colon + 1 < bytes.count
        else { throw invalid(text) }
        switch String(decoding: bytes[..<colon], as: UTF8.self).lowercased() {
        // Browsers execute, display or read these addresses, and do not call an app.
        case "javascript", "data", "vbscript", "file", "blob", "filesystem", "about", "view-source", "ws", "wss":
            throw invalid(text)
        case "https":
            let authority = authority(of: bytes[(colon + 1)...])
            // User info makes an address look like one of another host.
            guard !authority.isEmpty, !authority.utf8.contains(UInt8(ascii: "@")) else { throw invalid(text) }
        case "http":
            guard isLoopback(authority(of: bytes[(colon + 1)...])) else {
                throw InvalidInput("\(text) cannot use the HTTP protocol.")
            }
        default: break
        }
    }

    private static func invalid(_ text: String) -> InvalidInput { InvalidInput("\(text) is not a valid redirect URI.") }

    /// Printable ASCII without characters that parsers disagree on: some treat a backslash as a slash, and an asterisk
    /// as any name (OA-02).
    private static func isPermitted(_ byte: UInt8) -> Bool {
        byte.isASCIIVisible && !Array("\\<>\"*".utf8).contains(byte)
    }

    private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, first.isASCIILetter else { return false }
        return bytes.allSatisfy { $0.isASCIIAlphanumeric || [0x2B, 0x2D, 0x2E].contains($0) }
    }

    /// The part between `//` and the next slash or question mark.
    private static func authority(of rest: ArraySlice<UInt8>) -> String {
        guard rest.starts(with: "//".utf8) else { return "" }
        let end = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        return String(decoding: end, as: UTF8.self)
    }

    /// Whether the authority is this machine, optionally with a port and nothing else, such as user info.
    private static func isLoopback(_ authority: String) -> Bool {
        for host in ["localhost", "127.0.0.1", "[::1]"] where authority.utf8.starts(with: host.utf8) {
            let port = authority.utf8.dropFirst(host.utf8.count)
            guard let colon = port.first else { return true }
            return colon == UInt8(ascii: ":") && port.dropFirst().allSatisfy(\.isASCIIDigit)
        }
        return false
    }
}
