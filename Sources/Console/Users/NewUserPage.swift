import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The form that makes a user, who is sent an invitation or not.
struct NewUserPage: ConsolePage {
    let pattern = "/console/pools/{pool}/new-user"
    let methods = ["GET", "POST"]

    /// How the user learns the temporary password.
    enum Invitation: String, CaseIterable, Sendable {
        case email, sms, none
    }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.users
        let above = visit.abovePool + [(texts.title, visit.poolAddress("users"))]
        if visit.isForm, let invitation = visit.form["invitation"].flatMap(Invitation.init(rawValue:)) {
            return try await visit.make(
                Self.change(by: invitation, on: visit), title: texts.creation.title, above: above)
        }
        return .page(
            ConsoleContent(.pools, title: texts.creation.title, above: above) {
                visit.form(to: visit.address) {
                    visit.field(texts.username, id: "username", hint: texts.creation.usernameHint) {
                        input("username", isRequired: true)
                    }
                    visit.field(texts.email, id: "email") { input("email", type: "email") }
                    visit.field(texts.phone, id: "phone_number", hint: texts.creation.phoneHint) {
                        input("phone_number", type: "tel")
                    }
                    verified(texts.creation)
                    visit.field(texts.creation.password, id: "password", hint: texts.creation.passwordHint) {
                        input("password", type: "password")
                    }
                    choices(texts.creation)
                    element("button", with: [.class("main")]) { visit.texts.changes.review }
                }
            })
    }

    private func input(_ name: String, type: String = "text", isRequired: Bool = false) -> Markup {
        emptyElement(
            "input",
            with: [
                .id(name), .name(name), .type(type), Attribute("required", isSet: isRequired),
                Attribute("autocomplete", value: type == "password" ? "new-password" : "off"),
            ])
    }

    private func verified(_ texts: ConsoleTexts.UserCreation) -> Markup {
        element("p") {
            emptyElement("input", with: [.type("checkbox"), .id("verified"), .name("verified"), .value("true")])
            element("label", with: [Attribute("for", value: "verified")]) { texts.verified }
        }
    }

    private func choices(_ texts: ConsoleTexts.UserCreation) -> Markup {
        element("fieldset", with: [.class("choices")]) {
            element("legend") { texts.invitation }
            for invitation in Invitation.allCases {
                element("label") {
                    emptyElement(
                        "input",
                        with: [
                            .type("radio"), .name("invitation"), .value(invitation.rawValue),
                            Attribute("required", isSet: true),
                        ])
                    element("span") { texts.by(invitation) }
                }
            }
        }
    }

    private static func change(by invitation: Invitation, on visit: ConsoleVisit) -> Change {
        let (texts, pool) = (visit.texts.users.creation, visit.pool)
        func given(_ name: String) -> String? { visit.form.anyText(name).flatMap { $0.utf8.isEmpty ? nil : $0 } }
        let contacts = ["email", "phone_number"].compactMap { name in given(name).map { (name: name, value: $0) } }
        let isVerified = given("verified") != nil
        let attributes = contacts + (isVerified ? contacts.map { (name: "\($0.name)_verified", value: "true") } : [])
        let input = AdminCreateUserInput(
            desiredDeliveryMediums: invitation.medium.map { [$0] },
            messageAction: invitation == .none ? .suppress : nil,
            temporaryPassword: given("password").map { Secret($0) },
            userAttributes: attributes.map { AttributeType(name: $0.name, value: Secret($0.value)) },
            userPoolId: pool, username: Username(rawValue: given("username") ?? ""))
        let fields = ["username", "email", "phone_number", "verified", "password", "invitation"].compactMap { name in
            given(name).map { (name: name, value: $0) }
        }
        let shown = [("Username", given("username"))] + attributes.map { ($0.name, $0.value) }
        return Change(
            calls: [PlannedCall(input)],
            differences: shown.map { Difference(name: $0, before: nil, after: $1) },
            effect: texts.effect(invitation), fields: fields, back: visit.poolAddress("users"), grade: .costly,
            outcome: { output in
                // A pool that signs in by addresses names the user itself.
                let name = output["User"]?.object?["Username"]?.string.map(Username.init(rawValue:))
                return .redirect(name.map { visit.userAddress($0) } ?? visit.poolAddress("users"))
            })
    }
}

extension NewUserPage.Invitation {
    fileprivate var medium: DeliveryMediumType? {
        switch self {
        case .email: .email
        case .sms: .sms
        case .none: nil
        }
    }
}
