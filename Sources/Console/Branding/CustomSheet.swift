import Kernel

/// A checked style sheet, one rule a line, whose declarations are edited one by one.
struct CustomSheet: Sendable, Equatable {
    private var rules: [Rule]

    /// Reads what `ConsoleLooks.checked` returns: no value in it has a brace or a semicolon.
    init(checked css: String) {
        rules = css.utf8.split(separator: UInt8(ascii: "\n")).compactMap(Rule.init(line:))
    }

    /// The sheet, a declaration a line.
    var text: String { rules.map { "\($0.text)\n" }.joined() }

    /// The value of a property; nil if no rule of this selector alone sets it.
    func value(of property: String, for selector: String) -> String? {
        rules.last { rule in
            rule.isFor(selector) && rule.declarations.contains { $0.property.hasSameBytes(as: property) }
        }?.declarations.last { $0.property.hasSameBytes(as: property) }?.value
    }

    /// Sets a property, or removes it.
    mutating func set(_ property: String, for selector: String, to value: String?) {
        for index in rules.indices where rules[index].isFor(selector) {
            rules[index].declarations.removeAll { $0.property.hasSameBytes(as: property) }
        }
        guard let value else {
            rules.removeAll { $0.isFor(selector) && $0.declarations.isEmpty }
            return
        }
        if let index = rules.lastIndex(where: { $0.isFor(selector) }) {
            rules[index].declarations.append((property, value))
        } else {
            rules.append(Rule(selectors: selector, declarations: [(property, value)], isDark: false))
        }
    }
}

extension CustomSheet {
    fileprivate struct Rule: Sendable, Equatable {
        var selectors: String
        var declarations: [(property: String, value: String)]
        /// Whether it is for dark screens only.
        var isDark: Bool

        static func == (one: Rule, other: Rule) -> Bool { one.text.hasSameBytes(as: other.text) }

        /// The rule, a declaration a line.
        var text: String {
            let inner = declarations.map { "  \($0.property): \($0.value);" }.joined(separator: "\n")
            let text = "\(selectors) {\n\(inner)\n}"
            return isDark ? "@media (prefers-color-scheme: dark) {\n\(text)\n}" : text
        }

        /// Whether it is for a selector alone, on every screen.
        func isFor(_ selector: String) -> Bool { !isDark && selectors.hasSameBytes(as: selector) }
    }
}

extension CustomSheet.Rule {
    private static let darkStart = Array("@media (prefers-color-scheme:dark){".utf8)

    /// Reads a line of a checked sheet; nil if it is empty.
    fileprivate init?(line: Substring.UTF8View) {
        isDark = line.starts(with: Self.darkStart)
        let rule = isDark ? line.dropFirst(Self.darkStart.count) : line
        let parts = rule.split(whereSeparator: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
        guard let selectors = parts.first else { return nil }
        self.selectors = String(Substring(selectors))
        let declarations = parts.dropFirst().first?.split(separator: UInt8(ascii: ";")) ?? []
        self.declarations = declarations.compactMap { declaration in
            let cut = declaration.split(separator: UInt8(ascii: ":"), maxSplits: 1)
            guard cut.count == 2 else { return nil }
            return (String(Substring(cut[0])), String(Substring(cut[1])))
        }
    }
}
