import Kernel
import Wire
import WireRuntime

extension SettingsSource {
    /// What `UpdateIdentityPool` writes.
    static func identityPool(_ pool: IdentityPoolID) -> SettingsSource {
        SettingsSource(
            reading: "DescribeIdentityPool", member: nil, writing: "UpdateIdentityPool", identity: named(pool),
            service: .identityPools, completed: withProviderNames)
    }

    /// The roles of an identity pool, and the rules that choose among them.
    static func roles(of pool: IdentityPoolID) -> SettingsSource {
        SettingsSource(
            reading: "GetIdentityPoolRoles", member: nil, writing: "SetIdentityPoolRoles", identity: named(pool),
            service: .identityPools,
            completed: { settings in
                var settings = settings
                settings["Roles"] = settings["Roles"] ?? .object(JSONObject())
                return withoutEmptyRules(settings)
            })
    }

    /// The settings without configurations of rules that have no rule, which the operation refuses.
    private static func withoutEmptyRules(_ settings: JSONObject) -> JSONObject {
        var settings = settings
        for mapping in settings["RoleMappings"]?.object?.members ?? [] {
            let configuration = ["RoleMappings", mapping.name, "RulesConfiguration"]
            guard case .array(let rules)? = settings.value(at: SettingPath(configuration + ["Rules"])), rules.isEmpty
            else { continue }
            settings = settings.removing(SettingPath(configuration))
        }
        return settings
    }

    /// Which claims of a provider's tokens become tags of the principal.
    static func principalTags(of pool: IdentityPoolID, for provider: String) -> SettingsSource {
        var identity = named(pool)
        identity["IdentityProviderName"] = .string(provider)
        return SettingsSource(
            reading: "GetPrincipalTagAttributeMap", member: nil, writing: "SetPrincipalTagAttributeMap",
            identity: identity, service: .identityPools, mayBeAbsent: true)
    }

    /// What names an identity pool.
    static func named(_ pool: IdentityPoolID) -> JSONObject {
        JSONObject([.init("IdentityPoolId", .string(pool.rawValue))])
    }

    /// The settings with the names of providers for ids of user pools, which operators may type instead.
    static func withProviderNames(_ settings: JSONObject) -> JSONObject {
        guard let rows = settings["CognitoIdentityProviders"]?.objects, !rows.isEmpty else { return settings }
        var settings = settings
        settings["CognitoIdentityProviders"] = .array(
            rows.map { row in
                var row = row
                if let name = row["ProviderName"]?.string { row["ProviderName"] = .string(providerName(name)) }
                return .object(row)
            })
        return settings
    }

    /// The name of a user pool as a provider, by that name or its id.
    private static func providerName(_ name: String) -> String {
        let isID = name.utf8.contains(UInt8(ascii: "_")) && !name.utf8.contains(UInt8(ascii: "/"))
        guard isID else { return name }
        return "cognito-idp.\(UserPoolID(rawValue: name).region).amazonaws.com/\(name)"
    }
}
