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
                let mappings = settings["RoleMappings"]?.object?.members ?? []
                for mapping in mappings {
                    let rules = SettingPath(["RoleMappings", mapping.name, "RulesConfiguration", "Rules"])
                    guard case .array(let list)? = settings.value(at: rules), list.isEmpty else { continue }
                    settings = settings.removing(SettingPath(["RoleMappings", mapping.name, "RulesConfiguration"]))
                }
                return settings
            })
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

    /// The ids of user pools in full, as the names of providers.
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

    private static func providerName(_ name: String) -> String {
        let isID = name.utf8.contains(UInt8(ascii: "_")) && !name.utf8.contains(UInt8(ascii: "/"))
        guard isID else { return name }
        return "cognito-idp.\(UserPoolID(rawValue: name).region).amazonaws.com/\(name)"
    }
}

extension JSONObject {
    /// Members that are texts.
    init(texts: KeyValuePairs<String, String>) {
        self.init(texts.map { Member($0.key, .string($0.value)) })
    }
}
