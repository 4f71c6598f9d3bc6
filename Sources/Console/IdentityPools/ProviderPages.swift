import Kernel
import Wire
import WireRuntime

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
