import Directory
import Foundation
import Testing

@testable import Pages

/// The colours of the hosted pages, by the contrast that WCAG 2.2 asks for.
@Suite struct HostedStyleTests {
    // Success criterion 1.4.3: 4.5 for text. 1.4.11: 3 for the borders of fields and the focus.
    private static let pairs: [(front: String, back: String, least: Double)] = [
        ("ink", "card", 4.5), ("ink", "back", 4.5), ("soft", "card", 4.5), ("soft", "tint", 4.5), ("ink", "tint", 4.5),
        ("mark", "card", 4.5), ("mark", "tint", 4.5), ("on-mark", "mark", 4.5), ("on-mark", "mark-over", 4.5),
        ("bad", "card", 4.5), ("bad", "bad-tint", 4.5), ("good", "card", 4.5), ("good", "good-tint", 4.5),
        ("field", "card", 3), ("mark", "back", 3),
    ]

    @Test(arguments: [":root {", ":root:not(.branded) {"]) func `text and borders have enough contrast`(
        _ selector: String
    ) throws {
        let start = try #require(HostedStyle.page.range(of: selector)).upperBound
        let rules = HostedStyle.page[start...].components(separatedBy: "}")[0]
        for pair in Self.pairs {
            let front = try luminance(pair.front, rules)
            let back = try luminance(pair.back, rules)
            let contrast = (max(front, back) + 0.05) / (min(front, back) + 0.05)
            #expect(contrast >= pair.least, "\(selector) \(pair.front) on \(pair.back): \(contrast)")
        }
    }

    @Test func `all rules are in a layer, so that a brand's classes win`() {
        let sheet = String(decoding: PageAsset.style.content, as: UTF8.self)
        #expect(sheet.hasPrefix("@layer martlet {"))
        var depth = 0
        for (place, byte) in sheet.utf8.enumerated() {
            depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
            if depth == 0, place > 20 { #expect(sheet.utf8.count - place <= 2, "the layer ends at \(place)") }
        }
        #expect(depth == 0 && !sheet.contains("!important") && !sheet.contains("url("))
    }

    // UP-UI-09 to UP-UI-22
    @Test func `the classes that a brand may style are on the pages`() throws {
        let pages =
            try GalleryScreens.all(.english).map(\.html.text).joined()
            + String(decoding: PageAsset.script.content, as: UTF8.self)
        let logo = try HostedHTML(SignedOutView(), brand: Brand(logo: "/logo.png", name: "Contoso")).text
        for name in [
            "background", "banner", "errorMessage", "idpButton", "inputField", "label", "legalText", "submitButton",
            "textDescription", "idpDescription", "socialButton", "passwordCheck-valid", "passwordCheck-notValid",
            "redirect",
        ] {
            #expect(pages.contains("\(name)-customizable\""), "\(name)")
        }
        #expect(logo.contains("<img class=\"logo logo-customizable\" src=\"/logo.png\" alt=\"Contoso\">"))
    }

    /// The relative luminance of the colour called `name`.
    private func luminance(_ name: String, _ rules: String) throws -> Double {
        let hash = try #require(rules.range(of: "--\(name): #")).upperBound
        var digits = String(rules[hash...].prefix { $0.isHexDigit })
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        let value = try #require(Int(digits, radix: 16))
        let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { part in
            let part = Double(part) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
