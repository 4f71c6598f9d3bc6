import Kernel
import Wire
import WireRuntime

/// The messages that wait or have failed, whichever the address names.
struct OutboxPage: ConsolePage {
    let pattern = "/console/outbox"

    /// The states of messages, by the names that commands have for them.
    enum State: String {
        case pending, failed
    }

    private static let maxListed = 200

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.outbox
        let state = visit.query["state"].flatMap(State.init(rawValue:)) ?? .pending
        let input = JSONObject([
            .init("state", .string(state.rawValue)), .init("limit", .integer(Int64(Self.maxListed))),
        ])
        let messages = try await visit.command("ListOutbox", on: input).objects
        return .page(
            ConsoleContent(.outbox, title: texts.title) {
                element("p", with: [.class("soft")]) { texts.lead }
                visit.tabs(
                    [
                        (Self.address(of: .pending), texts.waiting), (Self.address(of: .failed), texts.failed),
                        ("/console/outbox/address", texts.suppressed),
                    ], current: Self.address(of: state), label: texts.state)
                if messages.isEmpty { element("p") { texts.none } } else { list(messages, on: visit) }
                visit.copied("martlet outbox list --state \(state.rawValue)", id: "cli-outbox")
            })
    }

    /// The address of the list of messages in a state.
    static func address(of state: State) -> String {
        addressed("/console/outbox", query: [("state", state.rawValue)])
    }

    private func list(_ messages: [JSONObject], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.outbox
        return visit.table([texts.id, texts.purpose, texts.to, texts.attempts, texts.next, texts.reason]) {
            for message in messages { row(message) }
        }
    }

    private func row(_ message: JSONObject) -> Markup {
        let id = message["id"]?.string ?? ""
        return element("tr") {
            element("th", with: [.scope("row")]) {
                link(to: addressed("/console/outbox/message", query: [("id", id)])) { String(id.prefix(8)) }
            }
            element("td") {
                [message["channel"], message["purpose"]].compactMap { $0?.string }.joined(separator: ", ")
            }
            element("td") { message["destination"]?.string ?? "–" }
            element("td") { message["attempts"]?.plain ?? "–" }
            element("td") { message["next"]?.string ?? message["ended"]?.string ?? "–" }
            element("td") { message["reason"]?.string ?? "–" }
        }
    }
}
