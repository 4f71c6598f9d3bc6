import Kernel

extension ClientConfiguration {
    /// Reads the content of an `awsconfiguration.json`.
    ///
    /// - Throws: `AWSMobileClientError.invalidConfiguration`, which names the key.
    init(_ document: [String: Any]) throws {
        let root = ConfigurationSection(document)
        try Self.checkUnused(root)
        userAgent = try root.text("UserAgent")
        let flow = try Self.flow(root)
        guard let pools = try root.section("CognitoUserPool") else { return }
        guard let pool = try pools.section("Default") else { throw pools.wrong("Default", "is missing") }
        userPool = try UserPool(pool, region: root.section("Default")?.text("Region"), flow: flow)
    }

    private static func flow(_ root: ConfigurationSection) throws -> Flow {
        guard let auth = try root.section("Auth")?.section("Default") else { return .srp }
        let key = "authenticationFlowType"
        switch try auth.text(key) {
        case nil, "USER_SRP_AUTH": return .srp
        case "USER_PASSWORD_AUTH": return .password
        case "CUSTOM_AUTH": throw auth.wrong(key, "is CUSTOM_AUTH, which this client does not offer yet")
        case .some: throw auth.wrong(key, "must be USER_SRP_AUTH or USER_PASSWORD_AUTH")
        }
    }

    /// Checks the types of sections that are not used yet, so that a mistake is reported now.
    private static func checkUnused(_ root: ConfigurationSection) throws {
        for key in ["IdentityManager", "Default", "Auth", "FacebookSignIn", "GoogleSignIn", "AppleSignIn", "Cognito"] {
            _ = try root.section(key)
        }
        if let identity = try root.section("CredentialsProvider")?.section("CognitoIdentity")?.section("Default") {
            _ = try identity.requiredText("PoolId")
            _ = try identity.text("Region")
        }
        guard let oauth = try root.section("Auth")?.section("Default")?.section("OAuth") else { return }
        for key in [
            "WebDomain", "AppClientId", "AppClientSecret", "SignInRedirectURI", "SignOutRedirectURI", "SignInURI",
            "TokenURI", "SignOutURI",
        ] { _ = try oauth.text(key) }
        for key in ["SignIn", "Token", "SignOut"] { _ = try oauth.section("\(key)URIQueryParameters") }
    }
}

extension ClientConfiguration.UserPool {
    /// Reads the section `CognitoUserPool.Default`.
    init(_ section: ConfigurationSection, region fallback: String?, flow: ClientConfiguration.Flow) throws {
        id = UserPoolID(rawValue: try section.requiredText("PoolId", formerly: "CognitoUserPoolId"))
        guard let cut = id.rawValue.firstIndex(of: "_"), cut != id.rawValue.startIndex, !id.shortName.isEmpty else {
            throw section.wrong("PoolId", "must be a region, an underscore and a name, such as us-east-1_AbCdEf123")
        }
        clientID = ClientID(
            rawValue: try section.requiredText("AppClientId", formerly: "CognitoUserPoolAppClientId"))
        clientSecret = try section.text("AppClientSecret", formerly: "CognitoUserPoolAppClientSecret").map(Secret.init)
        region = try section.text("Region") ?? fallback ?? String(id.rawValue[..<cut])
        origin = try Endpoint.origin(section, key: "Endpoint") ?? "https://cognito-idp.\(region).amazonaws.com"
        _ = try section.text("PinpointAppId")
        self.flow = try section.flag("MigrationEnabled") ?? false ? .password : flow
    }
}
