extension ScreenForm {
    /// The values of the template `form`.
    func values(_ texts: PageTexts, hasFocus: Bool) -> PageValues {
        var values = PageValues([
            ("class", isSentAtOnce ? "form at-once" : isMinor ? "minor" : "form"), ("action", target.action),
            ("managedName", managedName.isEmpty ? nil : managedName),
        ])
        values.set("kind", toTemplate: "form")
        let hidden = (target.csrf.map { [(name: FieldName.csrf, value: $0)] } ?? []) + target.hidden
        values.set("hidden", to: hidden.map { PageValues([("name", $0.name), ("value", $0.value)]) })
        // A field with a problem comes first, because the user continues there.
        let focus = fields.firstIndex { $0.problem != nil } ?? fields.firstIndex { $0.hasFocus }
        let drawn = fields.enumerated().map { FieldMarkup.html($1, hasFocus: hasFocus && $0 == focus, in: texts) }
        values.set("fields", toMarkup: drawn.joined())
        values.set("buttons", to: buttons.map(\.values))
        return values
    }
}

extension ScreenButton {
    var values: PageValues {
        let style =
            switch self.style {
            case .main: "button main submitButton-customizable"
            case .plain: "button plain"
            case .option: "button option"
            case .link: "text redirect-customizable"
            }
        return PageValues(
            [("class", style), ("value", value), ("wait", wait.map(String.init))],
            sentences: [("label", label), ("detail", detail)])
    }
}

extension ScreenField {
    /// The values of the template `field`.
    func values(_ texts: PageTexts, hasFocus: Bool) -> PageValues {
        var values = PageValues(
            [
                ("id", name), ("name", name), ("type", kind.type), ("kind", kind.style),
                ("value", value.isEmpty ? nil : value), ("autocomplete", autocomplete),
                ("mode", kind.keyboard), ("direction", kind.direction),
                ("show", kind == .password ? texts.passwords.show : nil),
                ("hide", kind == .password ? texts.passwords.hide : nil),
                ("capsLock", kind == .password ? texts.common.capsLock : nil), ("described", describedBy),
            ], sentences: [("label", label), ("optional", optional), ("problem", problem), ("hint", hint)],
            flags: ["required": isRequired, "focus": hasFocus, "plainText": kind.isPlainText(autocomplete)])
        if !rules.isEmpty {
            var shown = PageValues(sentences: [("title", rulesTitle)])
            shown.set("items", to: rules.map(\.values))
            values.set("rules", to: shown)
        }
        return values
    }

    /// The ids of the sentences that belong to the field.
    private var describedBy: String? {
        var ids: [String] = []
        if problem != nil { ids.append("\(name)-problem") }
        if hint != nil { ids.append("\(name)-hint") }
        if !rules.isEmpty { ids.append("\(name)-rules") }
        return ids.isEmpty ? nil : ids.joined(separator: " ")
    }
}

extension ScreenRule {
    var values: PageValues {
        PageValues([("kind", kind.rawValue), ("count", "\(count)")], sentences: [("text", text)])
    }
}

extension ScreenField.Kind {
    /// The type of the input element.
    fileprivate var type: String {
        switch self {
        case .text, .code, .userCode: "text"
        case .email: "email"
        case .phone: "tel"
        case .url: "url"
        case .date: "date"
        case .password: "password"
        }
    }

    fileprivate var style: String { self == .code || self == .userCode ? "digits" : "line" }
    fileprivate var keyboard: String? { self == .code ? "numeric" : nil }

    /// Codes, addresses and numbers are written from left to right in every language; the direction of a name depends
    /// on its text.
    fileprivate var direction: String? {
        switch self {
        case .text: "auto"
        case .password, .date: nil
        case .email, .phone, .url, .code, .userCode: "ltr"
        }
    }

    /// Whether a phone's keyboard must leave the text as it is typed: usernames and codes, not given names.
    fileprivate func isPlainText(_ autocomplete: String) -> Bool {
        switch self {
        case .text: autocomplete == "username" || autocomplete == "off"
        case .password, .date: false
        case .email, .phone, .url, .code, .userCode: true
        }
    }
}
