import Kernel

extension ScreenSection {
    /// The values of the template `section`.
    var values: PageValues {
        var values = PageValues([("id", id)], sentences: [("title", title), ("lead", lead)])
        values.set("kind", toTemplate: "section")
        values.set("forms", to: forms.map { Self.form($0.target, id: $0.id) })
        let entries = entries.enumerated().map { index, entry in entry.values(id: "\(id)-\(index + 1)") }
        if !entries.isEmpty { values.set("list", to: Self.list(entries)) }
        return values
    }

    private static func list(_ entries: [PageValues]) -> PageValues {
        var list = PageValues()
        list.set("entries", to: entries)
        return list
    }

    private static func form(_ target: PageForm, id: String) -> PageValues {
        var values = PageValues([("id", id), ("action", target.action)])
        let hidden = (target.csrf.map { [(name: FieldName.csrf, value: $0)] } ?? []) + target.hidden
        values.set("hidden", to: hidden.map { PageValues([("name", $0.name), ("value", $0.value)]) })
        return values
    }
}

extension ScreenEntry {
    fileprivate func values(id: String) -> PageValues {
        var values = PageValues([("id", id)], sentences: [("title", title), ("badge", badge)])
        values.set("details", to: details.map { PageValues(sentences: [("text", $0)]) })
        if let time {
            let stamp = CivilTime(time.at).timestamp
            values.set(
                "time",
                to: PageValues(
                    [("datetime", stamp)], sentences: [("label", time.label), ("text", Self.readable(stamp))]))
        }
        values.set("actions", to: actions.map { $0.values(describedBy: id) })
        return values
    }

    /// `2026-11-21 00:30 UTC`, which readers of every language understand. The script replaces it by the browser's own
    /// format.
    private static func readable(_ stamp: String) -> String {
        String(stamp.prefix("2026-11-21T00:30".count)).replacing("T", with: " ") + " UTC"
    }
}

extension ScreenEntry.Action {
    fileprivate func values(describedBy id: String) -> PageValues {
        switch self {
        case .button(let label, let value, let form):
            PageValues([("value", value), ("form", form), ("about", id)], sentences: [("label", label)])
        case .link(let label, let address):
            PageValues([("to", address), ("about", id)], sentences: [("label", label)], flags: ["isLink": true])
        }
    }
}
