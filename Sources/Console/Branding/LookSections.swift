import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The parts of the page of a look.
struct LookSections {
    let look: CurrentLook
    let visit: ConsoleVisit

    /// The name of the frame that the form is shown in.
    private static let frame = "preview"

    private var texts: ConsoleTexts.Branding { visit.texts.administration.branding }
    private var looks: ConsoleLooks { visit.console.services.commands.looks }
    private var address: String { visit.poolAddress("branding", query: [("client", look.client)]) }
    private var logoAddress: String { visit.poolAddress("branding-logo", query: [("client", look.client)]) }
    /// Whether the form has the style sheet rather than its properties.
    private var writesSheet: Bool { visit.query["mode"] == "css" || visit.form.has(LookForm.sheet) }

    /// Chooses the client whose look is shown.
    func chooser(_ clients: [UserPoolClientDescription]) -> Markup {
        let options =
            [(CurrentLook.allClients, texts.allClients)]
            + clients.compactMap { client in client.clientId.map { ($0.rawValue, client.clientName ?? $0.rawValue) } }
        return markup {
            visit.filter(to: visit.poolAddress("branding")) {
                visit.select(texts.client, name: "client", options: options, chosen: look.client)
                element("button") { texts.choose }
            }
            if look.isInherited { element("p", with: [.class("notice")]) { texts.inherited } }
        }
    }

    /// The form beside the frame that it is shown in.
    var editor: Markup {
        element("div", with: [.class("looks")]) {
            visit.form(to: visit.address) {
                visit.hidden(LookForm.base, value: look.css)
                choice
                element("h2") { writesSheet ? texts.sheet : texts.properties }
                element("p", with: [.class("soft")]) { writesSheet ? texts.sheetHint : texts.propertiesLead }
                element("p") {
                    let other = writesSheet ? address : "\(address)&mode=css"
                    link(to: other) { writesSheet ? texts.properties : texts.sheet }
                }
                if writesSheet { sheet } else { properties }
                element("p", with: [.class("actions")]) {
                    button(texts.review, act: .save)
                    button(texts.preview, act: .preview)
                }
            }
            preview
        }
    }

    private func button(_ label: String, act: LookForm.Act) -> Markup {
        let attributes =
            switch act {
            case .save: [Attribute.class("main")]
            case .preview: [Attribute.class("plain"), Attribute("formtarget", value: Self.frame)]
            }
        return element("button", with: [.name(LookForm.act), .value(act.rawValue)] + attributes) { label }
    }

    /// What the frame shows.
    private var choice: Markup {
        element("fieldset") {
            element("legend") { texts.preview }
            element("div", with: [.class("filter")]) {
                visit.select(
                    texts.screen, name: "screen", options: looks.screens.map { ($0.name, $0.title) },
                    chosen: visit.form["screen"] ?? LookForm.usualScreen)
                visit.select(
                    texts.language, name: "language", options: looks.languages.map { ($0, $0) },
                    chosen: visit.form["language"] ?? LookForm.usualLanguage)
            }
            element("div", with: [.class("choices")]) {
                checkbox(texts.dark, name: "dark")
                checkbox(texts.errors, name: "errors")
            }
            button(texts.preview, act: .preview)
        }
    }

    private func checkbox(_ label: String, name: String) -> Markup {
        element("label") {
            emptyElement(
                "input",
                with: [.type("checkbox"), .name(name), Attribute("checked", isSet: visit.form[name] != nil)])
            element("span") { label }
        }
    }

    private var preview: Markup {
        let source = visit.poolAddress("branding-frame", query: [("client", look.client)])
        return element("section", with: [.class("widths"), .label(texts.frame)]) {
            element("h2") { texts.frame }
            for (name, label) in [("full", texts.full), ("tablet", "600 px"), ("phone", "360 px")] {
                emptyElement(
                    "input",
                    with: [
                        .type("radio"), .name("width"), .id("width-\(name)"),
                        Attribute("checked", isSet: name == "full"),
                    ])
                element("label", with: [Attribute("for", value: "width-\(name)")]) { " \(label)" }
            }
            element(
                "iframe",
                with: [
                    .name(Self.frame), .class("screen"), Attribute("title", value: texts.frame),
                    Attribute("sandbox", value: ""), Attribute("src", value: source),
                ])
        }
    }

    private var properties: Markup {
        let sheet = CustomSheet(checked: (try? visit.checked(look.css)) ?? "")
        return Markup(all: PropertyGroup.all.map { fields(of: $0, sheet: sheet) })
    }

    /// A field for each property, with the value it has. A group is open if the sheet sets one of its properties.
    private func fields(of group: PropertyGroup, sheet: CustomSheet) -> Markup {
        let isSet = group.properties.contains { sheet.value(of: $0.name, for: group.selector) != nil }
        return element("details", with: [Attribute("open", isSet: isSet)]) {
            element("summary") {
                texts.group(group.name)
                " "
                code(group.selector)
            }
            for (name, usual) in group.properties {
                let field = group.field(name)
                let value = visit.form.anyText(field) ?? sheet.value(of: name, for: group.selector) ?? usual
                visit.field(name, id: field) {
                    emptyElement(
                        "input",
                        with: [
                            .id(field), .name(field), .value(value), Attribute("placeholder", value: usual),
                            Attribute("spellcheck", value: "false"),
                        ])
                }
            }
        }
    }

    private var sheet: Markup {
        visit.field("CSS", id: LookForm.sheet) {
            element(
                "textarea",
                with: [
                    .id(LookForm.sheet), .name(LookForm.sheet), Attribute("rows", value: "24"),
                    Attribute("spellcheck", value: "false"),
                ]
            ) { visit.form.anyText(LookForm.sheet) ?? look.css }
        }
    }

    /// The logo, and the forms that replace and remove it.
    var logo: Markup {
        element("section", with: [.id("logo")]) {
            element("h2") { texts.logo }
            visit.facts([("ImageUrl", look.logo ?? texts.noLogo)])
            visit.uploadForm(to: logoAddress) {
                visit.fileField(texts.logo, hint: texts.logoLead, accepting: "image/png,image/jpeg,image/svg+xml")
                element("button") { texts.upload }
            }
            if look.logo != nil {
                visit.button(
                    texts.removeLogo, to: logoAddress,
                    sending: [(LogoPage.Removal.field, LogoPage.Removal.logo.rawValue)])
            }
        }
    }

    /// The button that removes the style sheet and the logo; nothing if the client has neither.
    var removal: Markup {
        guard !look.css.utf8.isEmpty || look.logo != nil, !look.isInherited else { return .empty }
        return element("section", with: [.class("card danger")]) {
            element("h2") { texts.remove }
            element("p") { texts.removeEffect }
            visit.button(
                texts.remove, to: logoAddress, class: "danger",
                sending: [(LogoPage.Removal.field, LogoPage.Removal.look.rawValue)])
        }
    }
}
