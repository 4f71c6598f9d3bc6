import UserPoolsModel

/// The form for the settings of a new pool.
struct NewPoolForm {
    let visit: ConsoleVisit

    /// The field of the button that adds a row for a custom attribute.
    static let add = "add"

    private var texts: ConsoleTexts.PoolCreation { visit.texts.pools.creation }

    /// The form with the settings that are chosen so far.
    ///
    /// - Parameter customs: The rows for custom attributes, which may be one more than the pool has.
    func settings(of pool: NewPool, customs: [NewAttribute]) -> Markup {
        let chosen = Set(pool.fields.map(\.name))
        return visit.form(to: visit.address) {
            SettingsRows.defaultButton(on: visit)
            visit.hidden("name", value: pool.name)
            if let client = pool.client { visit.hidden("client", value: client) }
            visit.hidden("step", value: NewPool.Step.settings.rawValue)
            visit.hidden(NewPoolPage.chosen, value: "yes")
            signIn(pool.signIn)
            boxes("alias", legend: texts.aliases, of: NewPool.aliases, chosen: chosen)
            group(texts.names) { box("case", label: texts.distinguishesCase, isTicked: chosen.contains("case")) }
            boxes("required", legend: texts.required, of: NewPool.requirable, chosen: chosen)
            rows(customs)
            boxes("verified", legend: texts.verified, of: NewPool.contacts, chosen: chosen)
            group(texts.signUp) {
                box("administrators", label: texts.byAdministratorOnly, isTicked: chosen.contains("administrators"))
            }
            visit.field(texts.length, id: "length") {
                emptyElement(
                    "input",
                    with: [
                        .id("length"), .name("length"), .type("number"),
                        .value(String(pool.minPasswordLength ?? NewPool.defaultPasswordLength)),
                        Attribute("min", value: "6"), Attribute("max", value: "99"),
                    ])
            }
            element("p", with: [.class("hint")]) { texts.later }
            element("button", with: [.class("main")]) { visit.texts.changes.review }
        }
    }

    private func signIn(_ chosen: NewPool.SignIn) -> Markup {
        group(texts.signInHeading) {
            for choice in NewPool.SignIn.allCases {
                element("label") {
                    emptyElement(
                        "input",
                        with: [
                            .type("radio"), .name("sign-in"), .value(choice.rawValue),
                            Attribute("checked", isSet: choice == chosen),
                        ])
                    element("span") { texts.signIn(choice) }
                }
            }
        }
    }

    private func boxes(_ group: String, legend: String, of names: [String], chosen: Set<String>) -> Markup {
        self.group(legend) {
            for name in names {
                box("\(group).\(name)", label: name, isTicked: chosen.contains("\(group).\(name)"))
            }
        }
    }

    private func group(_ legend: String, @MarkupBuilder content: () -> Markup) -> Markup {
        element("fieldset", with: [.class("choices")]) {
            element("legend") { legend }
            content()
        }
    }

    private func box(_ name: String, label: String, isTicked: Bool) -> Markup {
        element("label") {
            emptyElement(
                "input",
                with: [.type("checkbox"), .name(name), .value("yes"), Attribute("checked", isSet: isTicked)])
            element("span") { label }
        }
    }
}

extension NewPoolForm {
    /// A row of fields for each custom attribute, and the button that adds one.
    private func rows(_ customs: [NewAttribute]) -> Markup {
        let texts = visit.texts.further.wizard
        return element("section", with: [.id("customs")]) {
            element("h2") { texts.customs }
            element("p", with: [.class("hint")]) { texts.customsHint }
            visit.hidden(NewAttribute.count, value: String(customs.count))
            for (index, custom) in customs.enumerated() { row(custom, number: index) }
            if customs.count < NewAttribute.limit {
                element(
                    "button",
                    with: [
                        .class("plain"), .name(Self.add), .value("yes"), Attribute("formnovalidate", isSet: true),
                    ]
                ) { customs.isEmpty ? texts.addFirst : texts.addAnother }
            }
        }
    }

    private func row(_ custom: NewAttribute, number: Int) -> Markup {
        let texts = visit.texts.further.wizard
        return element("fieldset") {
            element("legend") { "custom:\(custom.name)" }
            element("div", with: [.class("filter")]) {
                line("name", value: custom.name, label: texts.name, row: number)
                visit.select(
                    texts.type, name: NewAttribute.field("type", row: number),
                    options: NewAttribute.types.map { ($0.rawValue, $0.rawValue) }, chosen: custom.type)
                line("min", value: custom.min, label: texts.min, row: number)
                line("max", value: custom.max, label: texts.max, row: number)
            }
            element("div", with: [.class("choices")]) {
                box(NewAttribute.field("mutable", row: number), label: texts.mutable, isTicked: custom.isMutable)
            }
        }
    }

    /// A field for a line of text.
    private func line(_ member: String, value: String, label: String, row: Int) -> Markup {
        let name = NewAttribute.field(member, row: row)
        return element("div") {
            element("label", with: [Attribute("for", value: name)]) { label }
            emptyElement(
                "input", with: [.id(name), .name(name), .value(value), Attribute("autocomplete", value: "off")])
        }
    }
}
