import Kernel
import Wire
import WireRuntime

/// The settings of an identity pool, as links.
struct IdentityPoolSettingsIndexPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/settings"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts
        // Refuses a pool that does not exist, of which the links would say nothing.
        _ = try await visit.describedIdentityPool()
        return .page(
            ConsoleContent(.identityPools, title: texts.identityPools.edit, above: visit.aboveIdentityPool) {
                visit.identityPoolLinks(current: "settings")
                list(IdentityPoolSection.general, on: visit)
                element("h2") { texts.identityPools.providers }
                list(IdentityPoolSection.providers, on: visit)
            })
    }

    private func list(_ sections: [IdentityPoolSection], on visit: ConsoleVisit) -> Markup {
        element("ul") {
            for section in sections {
                let text = visit.texts.settings.section("identity-\(section.name)")
                element("li") {
                    link(to: visit.identityPoolAddress("settings/\(section.name)")) { text.title }
                    ": \(text.lead)"
                }
            }
        }
    }
}

/// A section of an identity pool's settings.
struct IdentityPoolSettingsPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/settings/{section}"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts
        let name = visit.parameters["section"] ?? ""
        guard let section = IdentityPoolSection.all.first(where: { $0.name.hasSameBytes(as: name) }) else {
            throw ServiceError(.resourceNotFound, texts.settings.noSection)
        }
        let text = texts.settings.section("identity-\(section.name)")
        let isProvider = IdentityPoolSection.providers.contains { $0.name.hasSameBytes(as: name) }
        return try await visit.edit(
            SettingsPlan(
                source: .identityPool(visit.identityPool), fields: try await section.fields(on: visit),
                title: text.title, lead: text.lead,
                above: visit.aboveIdentityPool + [
                    (texts.identityPools.edit, visit.identityPoolAddress("settings"))
                ],
                back: identityPoolAddress(visit.identityPool.rawValue),
                tabs: isProvider ? tabs(current: name, on: visit) : .empty))
    }

    /// Links to the sections of all kinds of providers.
    private func tabs(current: String, on visit: ConsoleVisit) -> Markup {
        visit.tabs(
            IdentityPoolSection.providers.map { section in
                (
                    visit.identityPoolAddress("settings/\(section.name)"),
                    visit.texts.settings.section("identity-\(section.name)").title
                )
            }, current: visit.identityPoolAddress("settings/\(current)"),
            label: visit.texts.identityPools.providers)
    }
}
