/// Turns the configuration files of Amplify into the content of an `awsconfiguration.json`.
enum AmplifyConfiguration {
    /// The sections that the client reads.
    ///
    /// - Parameter document: The content of an `amplify_outputs.json` (Gen 2), of an `amplifyconfiguration.json`
    ///   (Gen 1) or of an `awsconfiguration.json`, which is returned as it is.
    /// - Throws: `AWSMobileClientError.invalidConfiguration`, which names the key.
    static func sections(of document: [String: Any]) throws -> [String: Any] {
        let root = ConfigurationSection(document)
        guard document["auth"] != nil, let auth = try root.section("auth") else { return document }
        guard let plugins = try auth.section("plugins") else { return try outputs(auth, in: root) }
        guard let plugin = try plugins.section("awsCognitoAuthPlugin") else {
            throw plugins.wrong("awsCognitoAuthPlugin", because: "is missing")
        }
        var sections = plugin.values
        sections["UserAgent"] = sections["UserAgent"] ?? document["UserAgent"]
        return sections
    }

    /// The sections for the object `auth` of Gen 2. Amplify has no endpoints; the app adds its own to `custom`.
    private static func outputs(_ auth: ConfigurationSection, in root: ConfigurationSection) throws -> [String: Any] {
        let region = try auth.requiredText("aws_region")
        let endpoint = try root.section("custom")?.text("cognito_endpoint")
        var sections: [String: Any] = [:]
        if let id = try auth.text("user_pool_id") {
            var pool: [String: Any] = [
                "PoolId": id, "AppClientId": try auth.requiredText("user_pool_client_id"), "Region": region,
            ]
            pool["Endpoint"] = endpoint
            sections["CognitoUserPool"] = ["Default": pool]
        }
        if let id = try auth.text("identity_pool_id") {
            var pool: [String: Any] = ["PoolId": id, "Region": region]
            pool["Endpoint"] = endpoint
            sections["CredentialsProvider"] = ["CognitoIdentity": ["Default": pool]]
        }
        var settings: [String: Any] = [:]
        settings["authenticationFlowType"] = try auth.text("authentication_flow_type")
        settings["signupAttributes"] = try auth.textList("standard_required_attributes")
        if let oauth = try auth.section("oauth") { settings["OAuth"] = try hosted(oauth, in: auth) }
        sections["Auth"] = ["Default": settings]
        return sections
    }

    /// The section `OAuth`. Of several redirect addresses the first is used.
    private static func hosted(
        _ oauth: ConfigurationSection, in auth: ConfigurationSection
    ) throws -> [String: Any] {
        var hosted: [String: Any] = ["WebDomain": try oauth.requiredText("domain")]
        hosted["AppClientId"] = try auth.text("user_pool_client_id")
        hosted["Scopes"] = try oauth.textList("scopes")
        hosted["SignInRedirectURI"] = try oauth.textList("redirect_sign_in_uri")?.first
        hosted["SignOutRedirectURI"] = try oauth.textList("redirect_sign_out_uri")?.first
        return hosted
    }
}
