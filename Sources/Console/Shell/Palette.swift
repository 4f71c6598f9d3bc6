import Kernel
import Wire

/// The palette: the search in a dialog that Ctrl+K opens. The script fills it with the results of the search page.
extension ConsoleVisit {
    /// The dialog, closed; it stays so in browsers without scripts.
    var palette: Markup {
        element("dialog", with: [.id("palette"), .label(texts.search.palette)]) {
            element("form", with: [Attribute("method", value: "get"), Attribute("action", value: "/console/search")]) {
                if let pool = parameters["pool"] ?? query["pool"] { hidden("pool", value: pool) }
                // In a field of the type `search`, Escape would empty the field first, and close the dialog only when
                // it is pressed again.
                emptyElement(
                    "input",
                    with: [
                        .type("text"), .name("q"), .id("palette-field"), .label(texts.search.palette),
                        Attribute("placeholder", value: texts.search.placeholder),
                        Attribute("autocomplete", value: "off"),
                    ])
            }
            element("div", with: [.id("palette-results"), Attribute("aria-live", value: "polite")])
        }
    }

    /// The pages that the search finds by their titles: those of the navigation, and with a pool in the address its
    /// parts, sections of settings and forms.
    var palettePages: [(label: String, address: String)] {
        let own = navigation.map { (label: $0.label, address: $0.address) }
        let further = [
            (texts.administration.charts.titleOfAll, "/console/charts"), (texts.sync.title, "/console/sync"),
            (texts.inspector.title, "/console/tools/token"),
        ]
        let invitation = [(texts.further.invitation.title, InvitationPage.address)]
        guard let pool = query["pool"] else { return own + further + invitation }
        let path = "/console/pools/\(PercentEncoding.encode(pool.utf8))"
        return own + further + parts.map { ($0.label, "\(path)/\($0.page)") }
            + SettingsSection.all.map { (texts.settings.section($0.name).title, "\(path)/settings/\($0.name)") }
            + invitation + creations(below: path)
    }

    /// The forms that make users, groups and app clients of each kind in a pool.
    private func creations(below path: String) -> [(label: String, address: String)] {
        [(texts.users.creation.title, "\(path)/new-user"), ("CreateGroup", "\(path)/new-group")]
            + ClientKind.allCases.map { kind in
                (
                    "\(texts.clients.create): \(texts.clients.kind(kind))",
                    addressed("\(path)/new-client", query: [("kind", kind.rawValue)])
                )
            }
    }
}
