import Kernel

extension ClientConfiguration {
    /// Reads the content of an `awsconfiguration.json`.
    ///
    /// - Parameters:
    ///   - document: The content.
    ///   - name: The name of the entry in each section. A section without this entry is treated as missing; if the
    ///     name is `Default`, it is an error.
    /// - Throws: `AWSMobileClientError.invalidConfiguration`, which names the key.
    init(_ document: [String: Any], named name: String = "Default") throws {
        let root = ConfigurationSection(document)
        try Self.checkTypes(in: root, named: name)
        userAgent = try root.text("UserAgent")
        // Its errors are thrown by the calls that need hosted pages, because an app need not use them.
        hostedUI = Result(reading: { try HostedUIConfiguration(document, named: name) })
        namesHostedUI = try root.section("Auth")?.section(name)?.section("OAuth") != nil
        providers = try ConfiguredProvider.all(in: root)
        signUpAttributes = try root.section("Auth")?.section(name)?.textList("signupAttributes")?
            .map { $0.lowercased() }
        let flow = try Self.flow(in: root, named: name)
        let region = try root.section("Default")?.text("Region")
        let identityPools = try root.section("CredentialsProvider")?.section("CognitoIdentity")
        if let entry = try Self.entry(name, of: identityPools) {
            let pool = try IdentityPool(entry, region: region)
            sync = try SyncSettings(root, named: name, pool: pool)
            identityPool = pool
        }
        if let entry = try Self.entry(name, of: root.section("CognitoUserPool")) {
            userPool = try UserPool(entry, region: region, flow: flow)
        }
        guard name == "Default" || userPool != nil || identityPool != nil else {
            throw AWSMobileClientError.invalidConfiguration(message: "No section has an entry \(name).")
        }
    }

    private static func entry(
        _ name: String, of section: ConfigurationSection?
    ) throws -> ConfigurationSection? {
        guard let section else { return nil }
        let entry = try section.section(name)
        guard entry != nil || name != "Default" else { throw section.wrong(name, because: "is missing") }
        return entry
    }

    private static func flow(in root: ConfigurationSection, named name: String) throws -> Flow {
        guard let auth = try root.section("Auth")?.section(name) else { return .srp }
        let key = "authenticationFlowType"
        switch try auth.text(key) {
        case nil, "USER_SRP_AUTH": return .srp
        case "USER_PASSWORD_AUTH": return .password
        case "CUSTOM_AUTH": return .custom
        case "USER_AUTH": return .choice(sendsPassword: false)
        case .some:
            throw auth.wrong(key, because: "must be USER_SRP_AUTH, USER_PASSWORD_AUTH, CUSTOM_AUTH or USER_AUTH")
        }
    }

    /// Checks the types of settings that only some calls need, so that `initialize` reports a mistake.
    private static func checkTypes(in root: ConfigurationSection, named name: String) throws {
        for key in ["IdentityManager", "Default", "Auth", "Cognito"] {
            _ = try root.section(key)
        }
        guard let oauth = try root.section("Auth")?.section(name)?.section("OAuth") else { return }
        for key in [
            "WebDomain", "AppClientId", "AppClientSecret", "SignInRedirectURI", "SignOutRedirectURI", "SignInURI",
            "TokenURI", "SignOutURI",
        ] { _ = try oauth.text(key) }
        for key in ["SignIn", "Token", "SignOut"] { _ = try oauth.section("\(key)URIQueryParameters") }
    }
}

extension ClientConfiguration.UserPool {
    /// Reads an entry of the section `CognitoUserPool`.
    init(_ section: ConfigurationSection, region fallback: String?, flow: ClientConfiguration.Flow) throws {
        id = UserPoolID(rawValue: try section.requiredText("PoolId", formerly: "CognitoUserPoolId"))
        guard let cut = id.rawValue.firstIndex(of: "_"), cut != id.rawValue.startIndex, !id.shortName.isEmpty else {
            throw section.wrong(
                "PoolId", because: "must be a region, an underscore and a name, such as us-east-1_AbCdEf123")
        }
        clientID = ClientID(
            rawValue: try section.requiredText("AppClientId", formerly: "CognitoUserPoolAppClientId"))
        clientSecret = try section.text("AppClientSecret", formerly: "CognitoUserPoolAppClientSecret").map(Secret.init)
        region = try section.text("Region") ?? fallback ?? String(id.rawValue[..<cut])
        origin = try Endpoint.origin(section, key: "Endpoint") ?? "https://cognito-idp.\(region).amazonaws.com"
        // The key has no effect, but a value of another type is a mistake.
        _ = try section.text("PinpointAppId")
        let migrates = try section.flag("MigrationEnabled") ?? false
        self.flow = migrates ? flow.sendingPassword : flow
        describesDevice = try section.flag("ShouldProvideCognitoValidationData") ?? true
    }
}

extension ClientConfiguration.Flow {
    /// The flow that sends passwords, so that the service can migrate users. Custom sign-ins are unchanged.
    fileprivate var sendingPassword: Self {
        switch self {
        case .srp, .password: .password
        case .choice: .choice(sendsPassword: true)
        case .custom: .custom
        }
    }
}
