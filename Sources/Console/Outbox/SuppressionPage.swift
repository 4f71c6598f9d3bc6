import Kernel
import Wire
import WireRuntime

/// Whether an address gets e-mail, and the button that suppresses it or clears the suppression.
struct SuppressionPage: ConsolePage {
    let pattern = "/console/outbox/address"
    let methods = ["GET", "POST"]

    /// What the button of the page does.
    private enum Action: String {
        case suppress, clear
    }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.outbox
        let asked = visit.query["address"]
        let input = JSONObject(asked.map { [.init("address", .string($0))] } ?? [])
        let found = asked == nil ? nil : try await visit.command("GetSuppressedAddress", on: input).object
        let above = [(label: texts.title, address: "/console/outbox")]
        if let asked, let action = visit.form["action"].flatMap(Action.init(rawValue:)) {
            return try await visit.make(
                change(action, of: asked, input: input, on: visit), title: texts.suppressed, above: above)
        }
        return .page(
            ConsoleContent(.outbox, title: texts.suppressed, above: above) {
                element("p", with: [.class("soft")]) { texts.suppressedLead }
                visit.filter(to: pattern) {
                    element("div") {
                        element("label", with: [Attribute("for", value: "address")]) { texts.address }
                        emptyElement(
                            "input", with: [.type("email"), .id("address"), .name("address"), .value(asked ?? "")])
                    }
                    element("button") { texts.check }
                }
                if let asked, let found { state(found, of: asked, on: visit) }
            })
    }

    private func state(_ found: JSONObject, of address: String, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.outbox
        let cause = found["cause"]?.string
        return element("section", with: [.class("card"), .id("state")]) {
            element("p", with: [Attribute("role", value: "status")]) {
                element("strong") { address }
                ": \(cause == nil ? texts.isFree : texts.isSuppressed)"
            }
            if let cause { visit.facts([(texts.reason, cause), (texts.since, found["since"]?.string)]) }
            visit.button(
                cause == nil ? texts.suppress : texts.clear, to: visit.address, class: "main",
                sending: [("action", (cause == nil ? Action.suppress : .clear).rawValue)])
        }
    }

    private func change(_ action: Action, of address: String, input: JSONObject, on visit: ConsoleVisit) -> Change {
        let texts = visit.texts.administration.outbox
        let clears = action == .clear
        return Change(
            calls: [],
            differences: [
                Difference(
                    name: address, before: clears ? texts.isSuppressed : texts.isFree,
                    after: clears ? texts.isFree : texts.isSuppressed)
            ],
            effect: clears ? texts.clearEffect : texts.suppressEffect,
            fields: [(name: "action", value: action.rawValue)],
            back: addressed(pattern, query: [("address", address)]),
            command: PlannedCommand(
                name: clears ? "ClearSuppressedAddress" : "SuppressAddress", input: input,
                words: "martlet outbox address \(SameCommand.shell(address)) --\(action.rawValue)"))
    }
}
