import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// A section of a pool's settings.
struct SettingsPage: ConsolePage {
    let pattern = "/console/pools/{pool}/settings/{section}"
    let methods = ["GET", "POST"]

    func answer(to visit: ConsoleVisit) async throws -> ConsoleAnswer {
        let texts = visit.texts.settings
        let name = visit.parameters["section"] ?? ""
        guard let section = SettingsSection.all.first(where: { $0.name.hasSameBytes(as: name) }) else {
            throw ServiceError(.resourceNotFound, texts.noSection)
        }
        let text = texts.section(section.name)
        return try await visit.edit(
            SettingsPlan(
                source: section.source(visit.pool), fields: section.fields, title: text.title, lead: text.lead,
                above: visit.abovePool + [(texts.title, visit.poolAddress("settings"))],
                back: visit.poolAddress("settings/\(section.name)"), further: further(of: section, on: visit)))
    }

    private func further(of section: SettingsSection, on visit: ConsoleVisit) -> Markup {
        guard section.name == "triggers" else { return .empty }
        return element("p") { link(to: visit.poolAddress("trigger-test")) { visit.texts.triggers.title } }
    }
}

/// The sections of a pool's settings, as links.
struct SettingsIndexPage: ConsolePage {
    let pattern = "/console/pools/{pool}/settings"

    func answer(to visit: ConsoleVisit) async throws -> ConsoleAnswer {
        let texts = visit.texts.settings
        let pool = try await visit.pool(visit.pool)
        return .page(
            ConsoleContent(.pools, title: texts.title, above: visit.abovePool) {
                visit.poolLinks(current: "settings")
                element("p", with: [.class("soft")]) { texts.lead(pool.name ?? visit.pool.rawValue) }
                element("ul") {
                    for section in SettingsSection.all {
                        let text = texts.section(section.name)
                        element("li") {
                            link(to: visit.poolAddress("settings/\(section.name)")) { text.title }
                            ": \(text.lead)"
                        }
                    }
                    element("li") {
                        link(to: visit.poolAddress("schema")) { visit.texts.schema.title }
                        ": \(visit.texts.schema.lead)"
                    }
                }
                visit.deletion(of: "pool", named: visit.pool.rawValue)
            })
    }
}
