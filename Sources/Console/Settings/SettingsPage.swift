import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// A section of a pool's settings.
struct SettingsPage: ConsolePage {
    let pattern = "/console/pools/{pool}/settings/{section}"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.settings
        let name = visit.parameters["section"] ?? ""
        guard let section = SettingsSection.all.first(where: { $0.name.hasSameBytes(as: name) }) else {
            throw ServiceError(.resourceNotFound, texts.noSection)
        }
        let text = texts.section(section.name)
        let functions = section.name == "triggers" ? try await Self.functions(on: visit) : []
        let furtherLinks = further(of: section, functions: functions, on: visit)
        return try await visit.edit(
            SettingsPlan(
                source: section.source(visit.pool), fields: Self.fields(of: section, functions: functions),
                title: text.title, lead: text.lead,
                above: visit.abovePool + [(texts.title, visit.poolAddress("settings"))],
                back: visit.poolAddress("settings/\(section.name)"),
                further: markup {
                    furtherLinks
                    element("p") {
                        link(to: visit.poolAddress("history/\(section.name)")) {
                            visit.texts.administration.audit.whoChanged
                        }
                    }
                }))
    }

    /// The functions that the pool can call, if the caller may know them.
    private static func functions(on visit: ConsoleVisit) async throws -> [String] {
        let pool = visit.pool
        guard visit.administersServer else { return [] }
        return try await visit.use("ListTriggerTargets") { try await $0.functions(pool) }
    }

    /// The settings of a section. A function is picked from a list if the pool can call any.
    private static func fields(of section: SettingsSection, functions: [String]) -> [SettingField] {
        guard !functions.isEmpty else { return section.fields }
        return section.fields.map { field in
            let isFunction = field.path.parts.count == 2 || field.path.parts.last == "LambdaArn"
            guard isFunction, field.path != "LambdaConfig.KMSKeyID" else { return field }
            return field.suggesting(functions)
        }
    }

    /// The message that a section of texts leads to.
    private static let messages: [String: MessageChoice.Kind] = [
        "messages": .verification, "invitations": .invitation, "second-factors": .secondFactor, "risk": .riskNotice,
    ]

    /// For messages, the page that sends them; for triggers, the functions that can be named, and the page that tries
    /// one.
    private func further(of section: SettingsSection, functions: [String], on visit: ConsoleVisit) -> Markup {
        if let kind = Self.messages[section.name] {
            return element("p") {
                link(to: visit.poolAddress("messages", query: [("kind", kind.rawValue)])) {
                    visit.texts.administration.messages.title
                }
            }
        }
        guard section.name == "triggers" else { return .empty }
        return markup {
            if !functions.isEmpty {
                element("h2") { visit.texts.triggers.functions }
                element("ul") { for function in functions { element("li") { code(function) } } }
            }
            element("p") { link(to: visit.poolAddress("trigger-test")) { visit.texts.triggers.title } }
        }
    }
}

/// The sections of a pool's settings, as links.
struct SettingsIndexPage: ConsolePage {
    let pattern = "/console/pools/{pool}/settings"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.settings
        let pool = try await visit.pool(visit.pool)
        return .page(
            ConsoleContent(.pools, title: texts.title, above: visit.abovePool(called: pool.name)) {
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
