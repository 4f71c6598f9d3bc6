/// The form for the settings of a new pool.
struct NewPoolForm {
    let visit: ConsoleVisit

    private var texts: ConsoleTexts.PoolCreation { visit.texts.pools.creation }

    func settings(of name: String) -> Markup {
        visit.form(to: visit.address) {
            visit.hidden("name", value: name)
            visit.hidden("step", value: NewPool.Step.settings.rawValue)
            visit.hidden("chosen", value: "yes")
            signIn
            boxes("alias", legend: texts.aliases, of: NewPool.aliases)
            group(texts.names) { box("case", label: texts.distinguishesCase) }
            boxes("required", legend: texts.required, of: NewPool.requirable)
            boxes("verified", legend: texts.verified, of: NewPool.contacts, ticked: ["email"])
            group(texts.signUp) { box("administrators", label: texts.byAdministratorOnly) }
            visit.field(texts.length, id: "length") {
                emptyElement(
                    "input",
                    with: [
                        .id("length"), .name("length"), .type("number"), .value("8"),
                        Attribute("min", value: "6"), Attribute("max", value: "99"),
                    ])
            }
            element("p", with: [.class("hint")]) { texts.later }
            element("button", with: [.class("main")]) { visit.texts.changes.review }
        }
    }

    private var signIn: Markup {
        group(texts.signInHeading) {
            for choice in NewPool.SignIn.allCases {
                element("label") {
                    emptyElement(
                        "input",
                        with: [
                            .type("radio"), .name("sign-in"), .value(choice.rawValue),
                            Attribute("checked", isSet: choice == .username),
                        ])
                    element("span") { texts.signIn(choice) }
                }
            }
        }
    }

    private func boxes(_ group: String, legend: String, of names: [String], ticked: [String] = []) -> Markup {
        self.group(legend) {
            for name in names { box("\(group).\(name)", label: name, isTicked: ticked.contains(name)) }
        }
    }

    private func group(_ legend: String, @MarkupBuilder content: () -> Markup) -> Markup {
        element("fieldset", with: [.class("choices")]) {
            element("legend") { legend }
            content()
        }
    }

    private func box(_ name: String, label: String, isTicked: Bool = false) -> Markup {
        element("label") {
            emptyElement(
                "input",
                with: [.type("checkbox"), .name(name), .value("yes"), Attribute("checked", isSet: isTicked)])
            element("span") { label }
        }
    }
}
