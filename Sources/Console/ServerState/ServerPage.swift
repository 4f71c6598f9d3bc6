import Cryptography
import Kernel
import Wire
import WireRuntime

/// The state of the server: nodes, store, keys, quotas, configuration. It is shown to callers who administer it.
struct ServerPage: ConsolePage {
    let pattern = "/console/server"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.server
        let report = try await visit.use("GetServerState") { try await $0.server() }
        let keys = try await keys(on: visit)
        return .page(
            ConsoleContent(.server, title: texts.title) {
                element("p", with: [.class("soft")]) { texts.lead }
                // Only one process uses an embedded store, so that has no list of nodes.
                if !report.nodes.isEmpty {
                    element("h2") { texts.nodes }
                    nodes(report, on: visit)
                }
                element("h2") { texts.store }
                visit.facts([
                    (texts.engine, report.engine), (texts.steps, texts.count(report.appliedSteps, report.knownSteps)),
                    (texts.size, report.storeBytes.map(String.init)), (texts.free, report.freeBytes.map(String.init)),
                ])
                element("h2") { texts.backups }
                element("p") { texts.backupLead }
                element("h2") { texts.keys }
                visit.facts([(texts.oldestKey, report.oldestKey)])
                keys
                element("h2") { texts.quotas }
                quotas(report, on: visit)
                element("h2") { texts.configuration }
                configuration(report, on: visit)
                element("details") {
                    element("summary") { texts.sameCLI }
                    visit.copied("martlet server show\nmartlet config show", id: "cli-server")
                }
            })
    }

    private func nodes(_ report: ServerReport, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.server
        return visit.table([texts.node, texts.version, texts.started, texts.seen, texts.schema]) {
            for node in report.nodes {
                element("tr") {
                    element("th", with: [.scope("row")]) { code(node.id) }
                    for text in [node.version, node.startedAt, node.seenAt, String(node.steps)] {
                        element("td") { text }
                    }
                }
            }
        }
    }

    private func quotas(_ report: ServerReport, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.server
        return visit.table([texts.quota, texts.value]) {
            for limit in report.limits {
                element("tr") {
                    element("th", with: [.scope("row")]) { limit.name }
                    element("td") { String(limit.value) }
                }
            }
        }
    }

    private func configuration(_ report: ServerReport, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.server
        return markup {
            element("p", with: [.class("soft")]) { texts.defaults }
            visit.table([texts.setting, texts.value, texts.origin]) {
                for setting in report.settings {
                    element("tr") {
                        element("th", with: [.scope("row")]) { code(setting.name) }
                        element("td", with: [.class("value")]) { setting.value }
                        element("td") { setting.origin }
                    }
                }
            }
        }
    }

    /// The form that names a user pool, and the keys of the pool that the address names.
    private func keys(on visit: ConsoleVisit) async throws -> Markup {
        let texts = visit.texts.server
        let asked = visit.query["pool"].flatMap { $0.utf8.isEmpty ? nil : UserPoolID(rawValue: $0) }
        var shown = Markup.empty
        if let asked {
            do {
                shown = table(of: try await visit.use("GetSigningKeys") { try await $0.keys(asked) }, on: visit)
            } catch let error as ServiceError { shown = visit.problem(error) }
        }
        return markup {
            visit.filter(to: pattern) {
                element("div") {
                    element("label", with: [Attribute("for", value: "pool")]) { texts.keyPool }
                    emptyElement("input", with: [.id("pool"), .name("pool"), .value(asked?.rawValue ?? "")])
                }
                element("button") { texts.showKeys }
            }
            shown
            if let asked {
                element("p") { texts.rotation }
                let name = SameCommand.shell(asked.rawValue)
                visit.copied("martlet keys list \(name)\nmartlet keys rotate \(name)", id: "cli-keys")
            }
        }
    }

    private func table(of keys: [ReportedKey], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.server
        guard !keys.isEmpty else { return element("p") { texts.noKeys } }
        return visit.table([texts.key, texts.use, texts.phase, texts.created, texts.signsFrom, texts.retired]) {
            for key in keys {
                element("tr") {
                    element("th", with: [.scope("row")]) { code(key.id) }
                    for text in [
                        key.use, texts.phaseText(key.phase), key.createdAt, key.signsFrom, key.retiredAt ?? "–",
                    ] { element("td") { text } }
                }
            }
        }
    }
}
