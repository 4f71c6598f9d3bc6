import Kernel
import Wire
import WireRuntime

/// Invites an operator: the form, its review, and the address at which the operator chooses a password.
struct InvitationPage: ConsolePage {
    static let address = "/console/access/invite"
    let pattern = InvitationPage.address
    let methods = ["GET", "POST"]

    /// The kinds of operators, the kind with the fewest permissions first.
    private static let roles = ["read-only", "auditor", "user-admin", "config-admin", "admin"]

    /// What the form asks for.
    private struct Invitation {
        let username: String
        let role: String
        let email: String?
    }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.further.invitation
        guard try await visit.managesOperators else { throw ServiceError(.accessDenied, texts.denied) }
        guard visit.isForm, let username = visit.form.anyText("name") else {
            return .page(ConsoleContent(.access, title: texts.title, above: visit.aboveAccess) { form(on: visit) })
        }
        guard let role = Self.roles.first(where: { visit.form["role"]?.hasSameBytes(as: $0) == true }) else {
            throw ServiceError.invalidParameter(visit.texts.access.missing("role"))
        }
        let invitation = Invitation(username: username, role: role, email: visit.form.anyText("email"))
        return try await visit.make(
            change(by: invitation, on: visit), title: "\(texts.title): \(username)",
            above: visit.aboveAccess + [(texts.title, Self.address)])
    }

    private func change(by invitation: Invitation, on visit: ConsoleVisit) -> Change {
        let (username, role, email) = (invitation.username, invitation.role, invitation.email)
        var values: [(name: String, value: String)] = [("username", username), ("kind", role)]
        var fields: [(name: String, value: String)] = [("name", username), ("role", role)]
        if let email {
            values.append(("email", email))
            fields.append(("email", email))
        }
        let input = JSONObject(values.map { .init($0.name, .string($0.value)) })
        return Change(
            calls: [], differences: values.map { Difference(name: $0.name, before: nil, after: $0.value) },
            effect: visit.texts.further.invitation.effect,
            fields: fields, back: Self.address,
            act: {
                let invited = try await visit.command("InviteOperator", on: input).object ?? JSONObject()
                return shown(invited, name: username, on: visit)
            },
            words: (["martlet console invite", SameCommand.shell(username), SameCommand.option("role", value: role)]
                + (email.map { [SameCommand.option("email", value: $0)] } ?? [])).joined(separator: " "))
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

    /// The address at which the operator chooses a password. Without one, the server has sent it by e-mail.
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
