import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The form that creates a user, with or without an invitation.
struct NewUserPage: ConsolePage {
    let pattern = "/console/pools/{pool}/new-user"
    let methods = ["GET", "POST"]

    /// How the user is sent the temporary password.
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
                    verifiedBox(texts.creation)
                    visit.field(texts.creation.password, id: "password", hint: texts.creation.passwordHint) {
                        input("password", type: "password")
                    }
                    invitations(texts.creation)
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

    private func verifiedBox(_ texts: ConsoleTexts.UserCreation) -> Markup {
        element("p") {
            emptyElement("input", with: [.type("checkbox"), .id("verified"), .name("verified"), .value("true")])
            element("label", with: [Attribute("for", value: "verified")]) { texts.verified }
        }
    }

    private func invitations(_ texts: ConsoleTexts.UserCreation) -> Markup {
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
        let texts = visit.texts.users.creation
        let attributes = attributes(in: visit.form)
        let input = AdminCreateUserInput(
            desiredDeliveryMediums: invitation.medium.map { [$0] },
            messageAction: invitation == .none ? .suppress : nil,
            temporaryPassword: given("password", in: visit.form).map { Secret($0) },
            userAttributes: attributes.map { AttributeType(name: $0.name, value: Secret($0.value)) },
            userPoolId: visit.pool, username: Username(rawValue: given("username", in: visit.form) ?? ""))
        let fields = ["username", "email", "phone_number", "verified", "password", "invitation"].compactMap { name in
            given(name, in: visit.form).map { (name: name, value: $0) }
        }
        // The review does not show the password.
        let shown = [("Username", given("username", in: visit.form))] + attributes.map { ($0.name, $0.value) }
        return Change(
            calls: [PlannedCall(input)],
            differences: shown.map { Difference(name: $0, before: nil, after: $1) },
            effect: texts.effect(invitation), fields: fields, back: visit.poolAddress("users"), grade: .costly,
            outcome: { output in
                // A pool in which users sign in with addresses generates the username.
                let name = output["User"]?.object?["Username"]?.string.map(Username.init(rawValue:))
                return .redirect(name.map { visit.userAddress($0) } ?? visit.poolAddress("users"))
            })
    }
}

extension NewUserPage {
    /// The contacts in a form, each verified if its box is ticked.
    private static func attributes(in form: QueryParameters) -> [(name: String, value: String)] {
        let contacts = ["email", "phone_number"].compactMap { name in
            given(name, in: form).map { (name: name, value: $0) }
        }
        guard given("verified", in: form) != nil else { return contacts }
        return contacts + contacts.map { (name: "\($0.name)_verified", value: "true") }
    }

    /// The value of a field; nil if it is empty.
    private static func given(_ name: String, in form: QueryParameters) -> String? {
        form.anyText(name).flatMap { $0.utf8.isEmpty ? nil : $0 }
    }
}

extension NewUserPage.Invitation {
    /// The medium of the message; nil if none is sent.
    fileprivate var medium: DeliveryMediumType? {
        switch self {
        case .email: .email
        case .sms: .sms
        case .none: nil
        }
    }
}
