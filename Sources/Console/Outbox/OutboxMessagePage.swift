import Kernel
import Wire
import WireRuntime

/// A message of the outbox, without its text, and the buttons that send it again or drop it.
struct OutboxMessagePage: ConsolePage {
    let pattern = "/console/outbox/message"
    let methods = ["GET", "POST"]

    /// What the buttons of the page do.
    private enum Action: String {
        case retry, drop
    }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.outbox
        guard let id = visit.query["id"] else { throw ServiceError(.resourceNotFound, texts.gone) }
        let input = JSONObject([.init("id", .string(id))])
        let message = try await visit.command("GetOutboxMessage", on: input).object ?? JSONObject()
        let above = [(label: texts.title, address: "/console/outbox")]
        if let action = visit.form["action"].flatMap(Action.init(rawValue:)) {
            return try await visit.make(
                change(action, of: message, id: id, on: visit),
                title: action == .drop ? texts.dropTitle : texts.retryTitle, above: above)
        }
        return .page(
            ConsoleContent(.outbox, title: texts.message, above: above) {
                visit.facts(message.members.map { ($0.name, $0.value.plain) })
                element("div", with: [.class("actions")]) {
                    button(.retry, label: texts.retry, class: "main", on: visit)
                    button(.drop, label: texts.drop, class: "danger", on: visit)
                }
            })
    }

    private func button(_ action: Action, label: String, class: String, on visit: ConsoleVisit) -> Markup {
        visit.button(label, to: visit.address, class: `class`, sending: [("action", action.rawValue)])
    }

    private func change(_ action: Action, of message: JSONObject, id: String, on visit: ConsoleVisit) -> Change {
        let texts = visit.texts.administration.outbox
        let drops = action == .drop
        let state = message["state"]?.string
        return Change(
            calls: [],
            differences: [
                Difference(
                    name: message["destination"]?.string ?? id, before: state, after: drops ? nil : texts.retry)
            ],
            effect: drops ? texts.dropEffect : texts.retryEffect,
            fields: [(name: "action", value: action.rawValue)],
            back: OutboxPage.address(of: state.flatMap(OutboxPage.State.init(rawValue:)) ?? .pending),
            grade: drops ? .irreversible : .reversible,
            command: PlannedCommand(
                name: drops ? "DropOutboxMessage" : "RetryOutboxMessage",
                input: JSONObject([.init("id", .string(id))]),
                words: "martlet outbox \(action.rawValue) \(SameCommand.shell(id))"))
    }
}
