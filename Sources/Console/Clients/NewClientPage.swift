import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The form that creates an app client, with settings that suit its kind.
struct NewClientPage: ConsolePage {
    let pattern = "/console/pools/{pool}/new-client"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.clients
        let above = visit.abovePool + [(texts.title, visit.poolAddress("clients"))]
        if visit.isForm, let kind = visit.form["kind"].flatMap(ClientKind.init(rawValue:)) {
            return try await review(of: kind, on: visit, above: above)
        }
        return .page(
            ConsoleContent(.pools, title: texts.create, above: above) {
                visit.form(to: visit.address) {
                    visit.field(texts.name, id: "name") {
                        emptyElement(
                            "input",
                            with: [
                                .id("name"), .name("name"), Attribute("required", isSet: true),
                                Attribute("maxlength", value: "128"),
                            ])
                    }
                    kinds(texts: texts, chosen: visit.query["kind"].flatMap(ClientKind.init(rawValue:)))
                    lines("callbacks", label: texts.callbacks, hint: texts.callbacksHint, on: visit)
                    lines("scopes", label: texts.scopes, hint: texts.scopesHint, on: visit)
                    element("button", with: [.class("main")]) { visit.texts.changes.review }
                }
            })
    }

    private func kinds(texts: ConsoleTexts.Clients, chosen: ClientKind?) -> Markup {
        element("fieldset", with: [.class("choices")]) {
            element("legend") { texts.kindHeading }
            for kind in ClientKind.allCases {
                element("label") {
                    emptyElement(
                        "input",
                        with: [
                            .type("radio"), .name("kind"), .value(kind.rawValue), Attribute("required", isSet: true),
                            Attribute("checked", isSet: kind == chosen),
                        ])
                    element("span") { texts.kind(kind) }
                }
            }
        }
    }

    private func lines(_ name: String, label: String, hint: String, on visit: ConsoleVisit) -> Markup {
        visit.field(label, id: name, hint: hint) {
            element("textarea", with: [.id(name), .name(name), Attribute("spellcheck", value: "false")])
        }
    }

    private func review(
        of kind: ClientKind, on visit: ConsoleVisit, above: [(label: String, address: String)]
    ) async throws -> ConsoleResponse {
        let input = kind.input(
            name: visit.form["name"] ?? "", addresses: Self.words(visit.form["callbacks"]),
            scopes: Self.words(visit.form["scopes"]), in: visit.pool)
        let fields = ["name", "kind", "callbacks", "scopes"].compactMap { name in
            visit.form[name].map { (name: name, value: $0) }
        }
        let call = PlannedCall(input)
        let change = Change(
            calls: [call],
            differences: call.input.members.map { member in
                Difference(name: member.name, before: nil, after: member.value.string ?? member.value.compact)
            },
            effect: visit.texts.clients.effect(kind), fields: fields, back: visit.poolAddress("clients"),
            outcome: { output in
                let id = output["UserPoolClient"]?.object?["ClientId"]?.string ?? ""
                return .redirect(
                    visit.poolAddress("client", query: [("id", id), ("done", "CreateUserPoolClient")]))
            })
        return try await visit.make(change, title: visit.texts.clients.create, above: above)
    }

    /// The parts of a text between spaces and line ends, of which addresses and scopes have none.
    private static func words(_ text: String?) -> [String] {
        (text ?? "").utf8.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) }
    }
}
