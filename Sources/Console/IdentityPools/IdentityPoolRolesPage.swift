import Kernel
import Wire
import WireRuntime

/// The two roles of an identity pool, and the providers whose rules choose others.
struct IdentityPoolRolesPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/roles"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.identityPools
        let pool = try await visit.describedIdentityPool()
        let roles = try await roleARNs(on: visit)
        let fields = ["authenticated", "unauthenticated"].map { kind in
            SettingField(
                SettingPath(["Roles", kind]), affects: .identities, grade: .costly,
                style: roles.isEmpty ? .line : .choices(roles.map { (name: $0, value: JSON.string($0)) }))
        }
        return try await visit.edit(
            SettingsPlan(
                source: .roles(of: visit.identityPool), fields: fields, title: texts.roles, lead: texts.rolesLead,
                above: visit.aboveIdentityPool, back: visit.identityPoolAddress("roles"),
                further: further(pool, on: visit), tabs: visit.identityPoolLinks(current: "roles")))
    }

    /// The roles of the account; none if the caller may not list them.
    private func roleARNs(on visit: ConsoleVisit) async throws -> [String] {
        let input = JSONObject([.init("MaxItems", .integer(200))])
        let listed = try await visit.found(PlannedCall("ListRoles", of: .iam, input: input))
        return ((try? listed.get())?["Roles"]?.objects ?? []).compactMap { $0["Arn"]?.string }
    }

    private func further(_ pool: JSONObject, on visit: ConsoleVisit) -> Markup {
        let (texts, providers) = (visit.texts.identityPools, IdentityPoolProvider.all(of: pool))
        return markup {
            element("p") { link(to: visit.identityPoolAddress("new-roles")) { texts.newRoles } }
            element("h2") { texts.rules }
            if providers.isEmpty { element("p", with: [.class("soft")]) { texts.noProviders } }
            element("ul") {
                for provider in providers {
                    element("li") {
                        code(provider.name)
                        ": "
                        link(to: visit.identityPoolAddress("role-rules", query: [("provider", provider.key)])) {
                            texts.rules
                        }
                        " · "
                        link(to: visit.identityPoolAddress("principal-tags", query: [("provider", provider.name)])) {
                            texts.principalTags
                        }
                    }
                }
            }
        }
    }
}

/// A provider of an identity pool, as role mappings and principal tags call it.
struct IdentityPoolProvider: Sendable {
    /// The key of role mappings: that of a user pool names the app client too.
    let key: String
    /// The name in principal tags.
    let name: String

    /// The providers of a described pool.
    static func all(of pool: JSONObject) -> [IdentityPoolProvider] {
        let userPools = (pool["CognitoIdentityProviders"]?.objects ?? []).map { provider in
            let name = provider["ProviderName"]?.string ?? ""
            return IdentityPoolProvider(key: "\(name):\(provider["ClientId"]?.string ?? "")", name: name)
        }
        let logins = (pool["SupportedLoginProviders"]?.object?.members ?? []).map(\.name)
        let open = (pool["OpenIdConnectProviderARNs"]?.texts ?? []).map { arn in
            String(Substring(arn.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst()))
        }
        let saml = pool["SamlProviderARNs"]?.texts ?? []
        return userPools + (logins + open + saml).map { IdentityPoolProvider(key: $0, name: $0) }
    }
}

/// How the users of a provider get a role: by the claims that their tokens have, or by rules in their order.
struct RoleRulesPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/role-rules"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.identityPools
        let provider = try visit.provider
        let mapping = ["RoleMappings", provider]
        return try await visit.edit(
            SettingsPlan(
                source: .roles(of: visit.identityPool),
                fields: [
                    Self.field("Type", in: mapping, owner: SettingPath(mapping)),
                    Self.field("AmbiguousRoleResolution", in: mapping),
                    Self.field(
                        "Rules", in: mapping + ["RulesConfiguration"],
                        style: .rows(["Claim", "MatchType", "Value", "RoleARN"], isOrdered: true)),
                ], title: texts.rulesOf(provider), lead: texts.rulesLead,
                above: visit.aboveIdentityPool + [(texts.roles, visit.identityPoolAddress("roles"))],
                back: visit.identityPoolAddress("role-rules", query: [("provider", provider)])))
    }

    private static func field(
        _ name: String, in path: [String], style: SettingField.Style = .plain, owner: SettingPath? = nil
    ) -> SettingField {
        var field = SettingField(
            SettingPath(path + [name]), affects: .identities, grade: .costly, style: style, owner: owner,
            text: "RoleMappings.\(name)")
        field.label = name
        return field
    }
}

/// Which claims of a provider's tokens become tags of the principal.
struct PrincipalTagsPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/principal-tags"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.identityPools
        let provider = try visit.provider
        let source = SettingsSource.principalTags(of: visit.identityPool, for: provider)
        let fields = [
            SettingField("UseDefaults", affects: .identities), SettingField("PrincipalTags", affects: .identities),
        ]
        return try await visit.edit(
            SettingsPlan(
                source: source, fields: fields, title: texts.principalTagsOf(provider),
                lead: texts.principalTagsLead,
                above: visit.aboveIdentityPool + [(texts.roles, visit.identityPoolAddress("roles"))],
                back: visit.identityPoolAddress("principal-tags", query: [("provider", provider)])))
    }
}

extension ConsoleVisit {
    /// The provider in the address.
    fileprivate var provider: String {
        get throws {
            guard let name = query.anyText("provider") else {
                throw ServiceError.invalidParameter(texts.identityPools.noProviders)
            }
            return name
        }
    }
}
