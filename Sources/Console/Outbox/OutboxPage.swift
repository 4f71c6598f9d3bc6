import Kernel
import Wire
import WireRuntime

/// The messages that wait or have failed, in the state that the address names.
struct OutboxPage: ConsolePage {
    let pattern = "/console/outbox"

    private static let limit = 200

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.outbox
        let state = visit.query["state"] == "failed" ? "failed" : "pending"
        let messages = try await visit.command(
            "ListOutbox",
            on: JSONObject([.init("state", .string(state)), .init("limit", .integer(Int64(Self.limit)))])
        ).objects
        return .page(
            ConsoleContent(.outbox, title: texts.title) {
                element("p", with: [.class("soft")]) { texts.lead }
                element("nav", with: [.label(texts.state)]) {
                    element("p", with: [.class("actions")]) {
                        tab("pending", label: texts.waiting, isCurrent: state == "pending")
                        tab("failed", label: texts.failed, isCurrent: state == "failed")
                        link(to: "/console/outbox/address") { texts.suppressed }
                    }
                }
                if messages.isEmpty { element("p") { texts.none } } else { list(messages, on: visit) }
                visit.copied("martlet outbox list --state \(state)", id: "cli-outbox")
            })
    }

    private func tab(_ state: String, label: String, isCurrent: Bool) -> Markup {
        let current = isCurrent ? [Attribute("aria-current", value: "page")] : []
        return element(
            "a", with: [.href(addressed("/console/outbox", query: [("state", state)]))] + current
        ) { label }
    }

    private func list(_ messages: [JSONObject], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.outbox
        return visit.table([texts.id, texts.purpose, texts.to, texts.attempts, texts.next, texts.reason]) {
            for message in messages {
                let id = message["id"]?.string ?? ""
                element("tr") {
                    element("th", with: [.scope("row")]) {
                        link(to: addressed("/console/outbox/message", query: [("id", id)])) {
                            String(id.prefix(8))
                        }
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
    }
}

/// One message of the outbox, without its text: it is tried again, or dropped.
struct OutboxMessagePage: ConsolePage {
    let pattern = "/console/outbox/message"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.outbox
        guard let id = visit.query["id"] else { throw ServiceError(.resourceNotFound, texts.gone) }
        let input = JSONObject([.init("id", .string(id))])
        let message = try await visit.command("GetOutboxMessage", on: input).object ?? JSONObject()
        let above = [(label: texts.title, address: "/console/outbox")]
        if visit.isForm {
            return try await visit.make(
                change(of: message, input: input, id: id, on: visit),
                title: visit.form["action"] == "drop" ? texts.dropTitle : texts.retryTitle, above: above)
        }
        return .page(
            ConsoleContent(.outbox, title: texts.message, above: above) {
                visit.facts(message.members.map { ($0.name, $0.value.plain) })
                element("div", with: [.class("actions")]) {
                    visit.button(texts.retry, to: visit.address, class: "main", sending: [("action", "retry")])
                    visit.button(texts.drop, to: visit.address, class: "danger", sending: [("action", "drop")])
                }
            })
    }

    private func change(
        of message: JSONObject, input: JSONObject, id: String, on visit: ConsoleVisit
    ) -> Change {
        let texts = visit.texts.administration.outbox
        let drops = visit.form["action"] == "drop"
        let state = message["state"]?.string
        return Change(
            calls: [],
            differences: [
                Difference(
                    name: message["destination"]?.string ?? id, before: state, after: drops ? nil : texts.retry)
            ],
            effect: drops ? texts.dropEffect : texts.retryEffect,
            fields: [(name: "action", value: drops ? "drop" : "retry")],
            back: "/console/outbox?state=\(state == "failed" ? "failed" : "pending")",
            grade: drops ? .irreversible : .reversible,
            command: PlannedCommand(
                name: drops ? "DropOutboxMessage" : "RetryOutboxMessage", input: input,
                words: "martlet outbox \(drops ? "drop" : "retry") \(SameCommand.shell(id))"))
    }
}

/// Whether an address gets e-mail, and the change of that.
struct SuppressionPage: ConsolePage {
    let pattern = "/console/outbox/address"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.outbox
        let asked = visit.query["address"]
        let input = JSONObject(asked.map { [.init("address", .string($0))] } ?? [])
        let found = asked == nil ? nil : try await visit.command("GetSuppressedAddress", on: input).object
        let above = [(label: texts.title, address: "/console/outbox")]
        if visit.isForm, let asked {
            return try await visit.make(
                change(of: asked, input: input, isSuppressed: visit.form["action"] == "clear", on: visit),
                title: texts.suppressed, above: above)
        }
        return .page(
            ConsoleContent(.outbox, title: texts.suppressed, above: above) {
                element("p", with: [.class("soft")]) { texts.suppressedLead }
                element(
                    "form",
                    with: [
                        .class("filter"), Attribute("method", value: "get"),
                        Attribute("action", value: "/console/outbox/address"),
                    ]
                ) {
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
                sending: [("action", cause == nil ? "suppress" : "clear")])
        }
    }

    private func change(
        of address: String, input: JSONObject, isSuppressed: Bool, on visit: ConsoleVisit
    ) -> Change {
        let texts = visit.texts.administration.outbox
        let flag = isSuppressed ? "--clear" : "--suppress"
        return Change(
            calls: [],
            differences: [
                Difference(
                    name: address, before: isSuppressed ? texts.isSuppressed : texts.isFree,
                    after: isSuppressed ? texts.isFree : texts.isSuppressed)
            ],
            effect: isSuppressed ? texts.clearEffect : texts.suppressEffect,
            fields: [(name: "action", value: isSuppressed ? "clear" : "suppress")],
            back: addressed("/console/outbox/address", query: [("address", address)]),
            command: PlannedCommand(
                name: isSuppressed ? "ClearSuppressedAddress" : "SuppressAddress", input: input,
                words: "martlet outbox address \(SameCommand.shell(address)) \(flag)"))
    }
}
