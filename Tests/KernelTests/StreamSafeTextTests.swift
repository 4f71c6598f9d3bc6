import Foundation
import Kernel
import Testing

/// UAX #15, section 13, and the invisible scalars that names are compared without.
struct StreamSafeTextTests {
    @Test(arguments: [
        "\u{300}", "\u{301}\u{316}", "\u{5B0}", "\u{3099}", "\u{FF9E}", "\u{FF9F}\u{301}", "\u{1D165}", "\u{34E}",
    ])
    func `a run of thirty combining marks is accepted and one of 31 is not`(_ unit: String) {
        let marks = Array(String(repeating: unit, count: 31).unicodeScalars.prefix(31))
        func text(_ count: Int) -> String {
            "x" + String(String.UnicodeScalarView(marks.prefix(count))) + "y"
        }
        #expect(StreamSafeText.admits(text(30)) && StreamSafeText.admits(text(30) + text(30)))
        #expect(!StreamSafeText.admits(text(31)) && !StreamSafeText.admits("é" + text(31)))
    }

    @Test(arguments: ["\u{344}", "\u{F73}", "\u{F75}", "\u{F81}"])
    func `a scalar that decomposes into two marks counts as two`(_ mark: String) {
        #expect(StreamSafeText.admits(String(repeating: mark, count: 15)))
        #expect(!StreamSafeText.admits(String(repeating: mark, count: 16)))
    }

    @Test(arguments: ["\u{AD}", "\u{34F}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{E0100}", "\u{115F}"])
    func `an invisible scalar does not end a run`(_ invisible: String) {
        let run = String(repeating: "\u{301}" + invisible, count: 31)
        #expect(!StreamSafeText.admits(run))
        #expect(StreamSafeText.admits(String(repeating: invisible, count: 1000)))
    }

    @Test(arguments: [
        "", "plain", "é", "naïve café", "Ünï", "שָׁלוֹם עֲלֵיכֶם", "ประเทศไทยที่", "हिन्दी में", "한국어", "ｶﾞｷﾞｸﾞ", "👩‍👩‍👧‍👦🇩🇪",
        "日本語", "Việt Nam", "\u{1161}\u{1161}", "z̷̢͖̈́a̴̛͚͝l̵̰̀g̶̱̎o̸̝͆",
    ])
    func `text of every language is accepted`(_ text: String) {
        #expect(StreamSafeText.admits(text) && StreamSafeText.admits(String(repeating: text, count: 1000)))
    }

    /// Every scalar whose compatibility decomposition consists only of marks must be counted.
    @Test func `every scalar that decomposes into marks is counted`() {
        for value in 0x300...0x10FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let parts = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
            guard parts.allSatisfy({ $0.properties.canonicalCombiningClass != .notReordered }) else { continue }
            let run = String(String.UnicodeScalarView(repeatElement(scalar, count: 30 / parts.count + 1)))
            #expect(!StreamSafeText.admits(run), "U+\(String(value, radix: 16))")
        }
    }

    @Test func `keys are compared and hashed by their bytes`() {
        let keys = Set(["é", "e\u{301}", "K", "\u{212A}", ""].map(ByteKey.init))
        #expect(keys.count == 5 && keys.contains(ByteKey("e\u{301}")) && !keys.contains(ByteKey("k")))
        #expect("é" == "e\u{301}" && !"é".hasSameBytes(as: "e\u{301}") && "é".hasSameBytes(as: "é"))
    }
}
