import Kernel

extension Screen {
    /// The index of the part that gets the focus: the first form with a problem, or else the first that requests the
    /// focus.
    var focusedForm: Int? {
        func firstForm(where matches: (ScreenField) -> Bool) -> Int? {
            parts.firstIndex { part in
                guard case .form(let form) = part else { return false }
                return form.fields.contains(where: matches)
            }
        }
        return firstForm { $0.problem != nil } ?? firstForm(where: \.hasFocus)
    }
}

extension Screen.Part {
    /// The values of the template of the part's kind. Providers are several parts.
    func values(_ texts: PageTexts, hasFocus: Bool) -> [PageValues] {
        switch self {
        case .form(let form): [form.values(texts, hasFocus: hasFocus)]
        case .providers(let buttons): buttons.map { $0.values(texts) }
        case .divider(let word): [Self.part("divider", sentences: [("label", word)])]
        case .paragraph(let text): [Self.paragraph(text, style: "paragraph")]
        case .description(let text): [Self.paragraph(text, style: "description idpDescription-customizable")]
        case .legal(let text): [Self.paragraph(text, style: "legal legalText-customizable")]
        case .list(let title, let items): [Self.list(title, items: items)]
        case .section(let section): [section.values]
        case .link(let before, let label, let address):
            [Self.part("link", sentences: [("before", before), ("label", label)], values: [("to", address)])]
        case .button(let label, let address):
            [Self.part("button", sentences: [("label", label)], values: [("to", address)])]
        case .fact(let label, let text): [Self.part("fact", sentences: [("label", label), ("text", text)])]
        case .key(let key, let label):
            [
                Self.part(
                    "key", sentences: [("label", label), ("text", Self.grouped(key))],
                    values: [("copy", texts.common.copy), ("copied", texts.common.copied)])
            ]
        case .qrCode(let code, let label):
            [
                Self.part(
                    "qrCode", sentences: [],
                    values: [("label", label), ("size", "\(code.imageSize)"), ("path", code.path)])
            ]
        }
    }

    /// - Parameters:
    ///   - sentences: The contents of elements.
    ///   - values: The values of attributes.
    fileprivate static func part(
        _ kind: String, sentences: [(name: String, text: String?)], values: [(name: String, text: String?)] = []
    ) -> PageValues {
        var values = PageValues(values, sentences: sentences)
        values.set("kind", toTemplate: kind)
        return values
    }

    private static func paragraph(_ text: String, style: String) -> PageValues {
        part("paragraph", sentences: [("text", text)], values: [("class", style)])
    }

    private static func list(_ title: String, items: [String]) -> PageValues {
        var list = part("list", sentences: [("title", title)])
        list.set("items", to: items.map { PageValues(sentences: [("text", $0)]) })
        return list
    }

    /// Four characters of Base32 at a time, so that a key can be read and typed. Apps ignore the spaces.
    private static func grouped(_ key: String) -> String {
        var grouped: [UInt8] = []
        for (offset, byte) in key.utf8.filter(\.isASCIIAlphanumeric).enumerated() {
            if offset > 0, offset.isMultiple(of: 4) { grouped.append(UInt8(ascii: " ")) }
            grouped.append(byte)
        }
        return String(decoding: grouped, as: UTF8.self)
    }
}

extension ProviderButton {
    func values(_ texts: PageTexts) -> PageValues {
        let shown = BidiText.isolated(name)
        var values = Screen.Part.part(
            "provider", sentences: [("label", texts.signIn.withProvider(shown))],
            values: [("class", kind.style), ("link", link), ("initial", name.first.map { String($0).uppercased() })])
        if let logo = kind.logo { values.set("brandLogo", toMarkup: logo) }
        return values
    }
}
