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
        let roles = try await visit.roleARNs()
        let fields = ["authenticated", "unauthenticated"].map { kind in
            SettingField(
                SettingPath(["Roles", kind]), affects: .identities, grade: .costly,
                style: roles.isEmpty ? .line : .choices(roles.map { (name: $0, value: JSON.string($0)) }))
        }
        return try await visit.edit(
            SettingsPlan(
                source: .roles(of: visit.identityPool), fields: fields, title: texts.roles, lead: texts.rolesLead,
                above: visit.aboveIdentityPool, back: visit.identityPoolAddress("roles"),
                further: further(of: pool, on: visit), tabs: visit.identityPoolLinks(current: "roles")))
    }

    private func further(of pool: JSONObject, on visit: ConsoleVisit) -> Markup {
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
