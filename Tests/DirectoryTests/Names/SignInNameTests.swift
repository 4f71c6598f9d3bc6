import Directory
import TestKit
import Testing

/// The form in which names are compared (NAME-01, NAME-03).
@Suite struct SignInNameTests {
    // NAME-01
    @Test(arguments: [
        ("café", "cafe\u{301}"), ("\u{FB01}t", "fit"), ("\u{212A}", "K"), ("\u{17F}", "s"), ("ｂｏｂ", "bob"),
        ("a\u{200D}b", "ab"), ("a\u{200F}b", "ab"), ("a\u{FE0F}", "a"), ("\u{1100}\u{1161}", "\u{AC00}"),
        ("\u{2460}", "1"), ("ﷺ", "صلى الله عليه وسلم"),
    ])
    func `equivalent spellings are one name, with or without case sensitivity`(_ one: String, _ other: String) {
        for caseSensitive in [true, false] {
            let names = [one, other].map { SignInName($0, caseSensitive: caseSensitive) }
            #expect(names[0] == names[1])
            #expect(names[0].folded.utf8.elementsEqual(names[1].folded.utf8))
        }
    }

    // NAME-03
    @Test(arguments: [
        ("Bob", "bOB"), ("ÄÖÜ", "äöü"), ("ΣΟΦΟΣ", "σοφος"), ("STRASSE", "straße"), ("ＢＯＢ", "bob"), ("Ǆ", "ǆ"),
        ("İ", "i\u{307}"), ("ÅNGSTRÖM", "a\u{30A}ngstro\u{308}m"),
    ])
    func `names that differ in case are one name only if case is ignored`(_ one: String, _ other: String) {
        #expect(SignInName(one, caseSensitive: false) == SignInName(other, caseSensitive: false))
        #expect(SignInName(one, caseSensitive: true) != SignInName(other, caseSensitive: true))
    }

    @Test func `different names stay different`() {
        let names = ["bob", "bob.", "bob ", "b0b", "boob", "вob", "bob1", "ann"]
        #expect(Set(names.map { SignInName($0, caseSensitive: false) }).count == names.count)
    }

    // Folding a folded name changes nothing: a stored name is found by its stored form.
    @Test func `folding twice changes nothing`() {
        let chance = SeededRandom(seed: 5)
        for _ in 0..<20_000 {
            let drawn = chance.bytes(12)
            var text = ""
            for place in 0..<4 {
                let bits =
                    UInt32(drawn[place * 3]) << 16 | UInt32(drawn[place * 3 + 1]) << 8 | UInt32(drawn[place * 3 + 2])
                // Mostly the lower planes, where the letters are.
                if let scalar = Unicode.Scalar(bits % (place == 0 ? 0x11_0000 : 0x3000)) {
                    text.unicodeScalars.append(scalar)
                }
            }
            for caseSensitive in [true, false] {
                let once = SignInName(text, caseSensitive: caseSensitive)
                let twice = SignInName(once.folded, caseSensitive: caseSensitive)
                #expect(once.folded.utf8.elementsEqual(twice.folded.utf8), "\(Array(text.unicodeScalars))")
            }
        }
    }

    @Test func `a text that is too long for a name is not folded`() {
        #expect(SignInName(String(repeating: "a", count: 1024), caseSensitive: false).isUsable)
        for unit in ["a", "\u{200B}", "\u{301}\u{316}", "\u{FDFA}"] {
            let long = SignInName("ann" + String(repeating: unit, count: 1024), caseSensitive: false)
            #expect(!long.isUsable && long.folded.isEmpty)
        }
    }

    @Test func `an invisible name and one too long for an index are not usable`() {
        for text in ["", "\u{200B}", "\u{3164}", "\u{FE0F}\u{E0100}", "\u{AD}"] {
            #expect(!SignInName(text, caseSensitive: true).isUsable)
        }
        #expect(SignInName(String(repeating: "\u{1F511}", count: 128), caseSensitive: true).isUsable)
        #expect(!SignInName(String(repeating: "ﷺ", count: 128), caseSensitive: true).isUsable)
        #expect(!SignInName(String(repeating: "a", count: 1025), caseSensitive: false).isUsable)
    }
}
