import Kernel
import Wire
import WireRuntime

/// Invites an operator: the form, its review, and the address at which the operator chooses a password.
struct InvitationPage: ConsolePage {
    static let address = "/console/access/invite"
    let pattern = InvitationPage.address
    let methods = ["GET", "POST"]

    /// The kinds of operators, that with the fewest permissions first.
    private static let roles = ["read-only", "auditor", "user-admin", "config-admin", "admin"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.further.invitation
        guard try await visit.managesOperators else { throw ServiceError(.accessDenied, texts.denied) }
        let name = visit.form.anyText("name") ?? ""
        guard visit.isForm, !name.utf8.isEmpty else {
            return .page(ConsoleContent(.access, title: texts.title, above: visit.aboveAccess) { form(on: visit) })
        }
        guard let role = Self.roles.first(where: { visit.form["role"]?.hasSameBytes(as: $0) == true }) else {
            throw ServiceError.invalidParameter(visit.texts.access.missing("role"))
        }
        let email = visit.form.anyText("email").flatMap { $0.utf8.isEmpty ? nil : $0 }
        var given: [(name: String, value: String)] = [("username", name), ("kind", role)]
        if let email { given.append(("email", email)) }
        let input = JSONObject(given.map { .init($0.name, .string($0.value)) })
        let change = Change(
            calls: [], differences: given.map { Difference(name: $0.name, before: nil, after: $0.value) },
            effect: texts.effect,
            fields: [(name: "name", value: name), ("role", role)] + (email.map { [("email", $0)] } ?? []),
            back: Self.address,
            act: {
                let invited = try await visit.command("InviteOperator", on: input).object ?? JSONObject()
                return shown(invited, name: name, on: visit)
            },
            words: (["martlet console invite", SameCommand.quoted(name), "--role", SameCommand.quoted(role)]
                + (email.map { ["--email", SameCommand.quoted($0)] } ?? [])).joined(separator: " "))
        return try await visit.make(
            change, title: "\(texts.title): \(name)", above: visit.aboveAccess + [(texts.title, Self.address)])
    }

    private func form(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.further.invitation
        return markup {
            element("p", with: [.class("soft")]) { texts.lead }
            visit.form(to: Self.address) {
                visit.field(texts.name, id: "name") { input("name", type: "text", isRequired: true) }
                visit.field(texts.role, id: "role") {
                    element("select", with: [.id("role"), .name("role")]) {
                        for role in Self.roles {
                            element("option", with: [.value(role)]) { texts.roleName(role) }
                        }
                    }
                }
                visit.field(texts.email, id: "email", hint: texts.emailHint) {
                    input("email", type: "email", isRequired: false)
                }
                element("button", with: [.class("main")]) { visit.texts.changes.review }
            }
        }
    }

    private func input(_ name: String, type: String, isRequired: Bool) -> Markup {
        emptyElement(
            "input",
            with: [
                .id(name), .name(name), .type(type), Attribute("required", isSet: isRequired),
                Attribute("maxlength", value: "128"), Attribute("autocomplete", value: "off"),
            ])
    }

    /// The address, unless it was sent.
    private func shown(_ invited: JSONObject, name: String, on visit: ConsoleVisit) -> ConsoleResponse {
        let texts = visit.texts.further.invitation
        let origin = invited["origin"]?.string ?? visit.console.origin(of: visit.request) ?? ""
        return .page(
            ConsoleContent(.access, title: "\(texts.title): \(name)", above: visit.aboveAccess) {
                if let path = invited["address"]?.string {
                    element("p", with: [.class("alert"), Attribute("role", value: "status")]) { texts.addressLead }
                    element("h2") { texts.address }
                    visit.copied("\(origin)\(path)", id: "address")
                } else {
                    element("p", with: [.class("notice"), Attribute("role", value: "status")]) { texts.sent }
                }
            })
    }
}
