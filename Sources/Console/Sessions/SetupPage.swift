import Kernel
import Pages
import Wire
import WireRuntime

/// The page of a one-time address. Opening it does not use the address up; an accepted form does.
struct SetupPage: Sendable {
    let console: ConsoleSite

    /// The names of the form's fields.
    private static let (name, email, password, again) = ("name", "email", "password", "again")

    var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: OneTimeAddress.path) { request, _ in
                let shown = await console.frame.run(request, as: .reading("GetConsoleSetup"), status: \.status) { _ in
                    page(for: QueryParameters(request.query)[OneTimeAddress.field], to: request)
                }
                return response(shown, to: request)
            },
            PathRoute("POST", pattern: OneTimeAddress.path) { request, _ in
                var asked = request
                asked.isFromConsole = true
                let done = await console.frame.run(
                    asked, as: ConsoleOperation(name: "AdmitOperator"), status: \.status
                ) { [asked] _ in try await admit(asked) }
                guard case .failure(let error) = done, let fields = QueryParameters(form: request) else {
                    return response(done, to: request)
                }
                return page(for: fields[OneTimeAddress.field], to: request, after: error, typed: fields)
            },
        ]
    }

    private func texts(for request: WireRequest) -> ConsoleTexts.Entry { console.texts(for: request).entry }

    private func response(_ result: Result<WireResponse, ServiceError>, to request: WireRequest) -> WireResponse {
        switch result {
        case .success(let response): response
        case .failure(let error):
            console.signedOut(
                request, title: texts(for: request).refused, lead: error.message,
                status: error.code.status(in: .userPools))
        }
    }

    /// Makes the operator of a form.
    private func admit(_ request: WireRequest) async throws -> WireResponse {
        let entry = texts(for: request)
        let texts = entry.setup
        guard RequestOrigin.isSame(request, isSecure: console.place.isSecure), let form = QueryParameters(form: request)
        else { throw ServiceError(.accessDenied, entry.foreign) }
        guard let address = console.sessions.oneTimeAddress(form[OneTimeAddress.field]) else {
            throw ServiceError(.accessDenied, texts.notGood)
        }
        guard let name = address.name ?? form[Self.name] else { throw ServiceError.invalidParameter(texts.noName) }
        let password = form.anyText(Self.password) ?? ""
        guard password.hasSameBytes(as: form.anyText(Self.again) ?? "") else {
            throw ServiceError.invalidParameter(texts.differ)
        }
        let new = ConsoleOperators.NewOperator(
            name: name, email: address.name == nil ? form[Self.email] : nil, password: Secret(password),
            isInvited: address.name != nil)
        guard try await console.sessions.admit(new, by: address) else {
            throw ServiceError(.accessDenied, texts.notGood)
        }
        return console.signedOut(
            request, title: texts.done, lead: texts.invitedLead, status: 200,
            further: element("p", with: [.class("actions")]) {
                link(to: OperatorEntry.path) { entry.signIn }
            })
    }

    /// The form of an address.
    ///
    /// - Parameters:
    ///   - refusal: Why the form before was refused; nil for the first one.
    ///   - typed: The fields of the form before.
    private func page(
        for code: String?, to request: WireRequest, after refusal: ServiceError? = nil, typed: QueryParameters? = nil
    ) -> WireResponse {
        let entry = texts(for: request)
        let texts = entry.setup
        guard let code, let address = console.sessions.oneTimeAddress(code) else {
            return console.signedOut(request, title: entry.refused, lead: texts.notGood, status: 403)
        }
        let title = address.name == nil ? texts.title : texts.invitedTitle
        var response = console.document(for: request).html(title: title) {
            element("main", with: [.class("alone")]) {
                element("h1") { title }
                if let refusal {
                    element("p", with: [.class("alert"), Attribute("role", value: "alert")]) { refusal.message }
                }
                element("p") { address.name == nil ? texts.lead : texts.invitedLead }
                form(code: code, name: address.name, typed: typed, texts: texts)
            }
        }
        response.status = refusal?.code.status(in: .userPools) ?? 200
        return response
    }

    private func form(
        code: String, name: String?, typed: QueryParameters?, texts: ConsoleTexts.Setup
    ) -> Markup {
        element("form", with: [Attribute("method", value: "post"), Attribute("action", value: OneTimeAddress.path)]) {
            emptyElement("input", with: [.type("hidden"), .name(OneTimeAddress.field), .value(code)])
            if let name {
                element("p") {
                    "\(texts.name): "
                    element("strong") { name }
                }
            } else {
                field(
                    texts.name, named: Self.name, hint: texts.nameHint, completes: "username",
                    value: typed?[Self.name])
                field(
                    texts.email, named: Self.email, hint: texts.emailHint, type: "email", completes: "email",
                    value: typed?[Self.email], isRequired: false)
            }
            field(
                texts.password, named: Self.password, hint: texts.passwordHint, type: "password",
                completes: "new-password")
            field(texts.again, named: Self.again, hint: nil, type: "password", completes: "new-password")
            element("button", with: [.class("main")]) { texts.button }
        }
    }

    private func field(
        _ label: String, named name: String, hint: String?, type: StaticString = "text", completes: String,
        value: String? = nil, isRequired: Bool = true
    ) -> Markup {
        element("div", with: [.class("field")]) {
            element("label", with: [Attribute("for", value: name)]) { label }
            emptyElement(
                "input",
                with: [
                    .id(name), Attribute("name", value: name), Attribute("type", value: "\(type)"),
                    Attribute("autocomplete", value: completes), Attribute("required", isSet: isRequired),
                    .value(value ?? ""),
                ] + (hint == nil ? [] : [Attribute("aria-describedby", value: "\(name)-hint")]))
            if let hint { element("p", with: [.class("hint"), .id("\(name)-hint")]) { hint } }
        }
    }
}
