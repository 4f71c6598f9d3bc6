import Kernel

/// The style sheet that an administrator sets to change the look of a pool's pages (UP-UI-06, GUIDE-13).
///
/// The recognised text is written as a new style sheet, so pages contain nothing else, no matter how a browser would
/// read the original. Constructs that could load or run something are not recognised.
package struct StyleSheet: Sendable, Equatable {
    /// A rule: its selectors, and its properties with their values.
    struct Rule: Sendable, Equatable {
        var selectors: [String]
        var declarations: [Declaration]
        /// Whether it is for dark pages only.
        var isDark = false
    }

    /// A property with its value.
    struct Declaration: Sendable, Equatable {
        var property: String
        var value: String

        fileprivate var setsColor: Bool {
            let words = ["color", "background", "border", "outline", "shadow", "fill", "--"]
            return !StyleSheet.shapes.contains(property) && words.contains { property.firstRange(of: $0) != nil }
        }
    }

    let rules: [Rule]

    /// Reads a style sheet. The cost is linear in its length.
    ///
    /// - Throws: `StyleSheetRefusal`.
    package init(_ css: String) throws(StyleSheetRefusal) {
        var reader = StyleSheetReader(css)
        rules = try reader.rules()
    }

    /// The rules for a page.
    package var text: String {
        rules.map { rule in
            let declarations = rule.declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";")
            let text = "\(rule.selectors.joined(separator: ",")){\(declarations)}"
            return rule.isDark ? "@media (prefers-color-scheme:dark){\(text)}" : text
        }.joined(separator: "\n")
    }

    /// Whether the pages stay dark where users prefer that: the sheet has rules for it, or sets no colours.
    package var keepsDark: Bool {
        rules.contains(where: \.isDark) || !rules.contains { $0.declarations.contains(where: \.setsColor) }
    }

    /// The selectors of the guide (UP-UI-09 to UP-UI-21), and those of elements whose properties it lists (UP-UI-22).
    static let selectors: Set<String> = [
        ".background-customizable", ".banner-customizable", ".errorMessage-customizable", ".idpButton-customizable",
        ".idpButton-customizable:hover", ".inputField-customizable", ".inputField-customizable:focus",
        ".label-customizable", ".legalText-customizable", ".logo-customizable", ".submitButton-customizable",
        ".submitButton-customizable:hover", ".textDescription-customizable", ".idpDescription-customizable",
        ".socialButton-customizable", ".passwordCheck-valid-customizable", ".passwordCheck-notValid-customizable",
        ".redirect-customizable", ":root",
    ]

    /// The variables of the pages' colours, which rules for `:root` set.
    static let colors: Set<String> = [
        "--back", "--card", "--ink", "--soft", "--line", "--field", "--mark", "--mark-over", "--on-mark", "--tint",
        "--bad", "--bad-tint", "--good", "--good-tint", "--link",
    ]
    /// The variables of the font and of the corners' radius, which fit light and dark pages.
    static let shapes: Set<String> = ["--font", "--radius"]

    /// Properties by which browsers load or run something, or show a text that is not the page's.
    static let refusedProperties: Set<String> = ["behavior", "-ms-behavior", "-moz-binding", "src", "content"]

    /// Functions that give a color, a gradient, a length or a movement. All others are refused: `url`, `image-set`,
    /// `expression`, `attr` and any that browsers will add.
    static let functions: Set<String> = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color-mix", "calc", "min", "max",
        "clamp", "linear-gradient", "radial-gradient", "repeating-linear-gradient", "repeating-radial-gradient",
        "conic-gradient", "cubic-bezier", "steps", "translate", "translatex", "translatey", "scale", "rotate", "blur",
        "brightness", "drop-shadow",
    ]
}
