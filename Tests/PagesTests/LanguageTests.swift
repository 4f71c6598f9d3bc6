import Directory
import Testing
import Wire

@testable import Pages

/// The choice of a page's language.
@Suite struct LanguageTests {
    private func language(_ accept: String?, query: String = "") -> Language {
        Language(
            of: WireRequest(
                method: "GET", query: query, headers: accept.map { [("Accept-Language", $0)] } ?? []))
    }

    @Test func `the parameter comes before the header, and English is the last choice`() {
        #expect(language("de", query: "lang=fr") == .french)
        #expect(language("de", query: "lang=xx") == .german)
        #expect(language(nil) == .english && language("xx, *") == .english && language("") == .english)
    }

    // OpenID Connect Core 1.0, section 3.1.2.1
    @Test func `the languages that an app asks for come after the parameter and before the header`() {
        #expect(language("de", query: "ui_locales=xx%20fr-CA%20it") == .french)
        #expect(language("de", query: "ui_locales=xx+ja") == .japanese)
        #expect(language("de", query: "ui_locales=fr&lang=it") == .italian)
        #expect(language("de", query: "ui_locales=fr&lang=xx") == .french)
        #expect(language("de", query: "ui_locales=" + String(repeating: "xx%20", count: 40) + "fr") == .german)
    }

    // RFC 9110, section 12.5.4
    @Test func `the greatest weight counts, and the first of equals`() {
        #expect(language("en;q=0.5, de;q=0.8, fr;q=0.3") == .german)
        #expect(language("it, es") == .italian)
        #expect(language("de;q=0, fr;q=0.001") == .french)
        #expect(language("da, en-GB ; q=0.8, de;Q=0.70") == .english)
    }

    @Test func `a malformed weight leaves its range out`() {
        for weight in ["q=2", "q=1.001", "q=0.1234", "q=x", "q=", "q", "q=0,5", "q=.5", "q=1.0.0"] {
            #expect(language("de;\(weight), fr;q=0.1") == .french, "\(weight)")
        }
    }

    // RFC 4647, section 3.4
    @Test func `a tag is looked up without its last subtags, whatever its case`() {
        for (tag, expected) in [
            ("de-AT", Language.german), ("PT-br", .brazilian), ("pt-PT", .brazilian), ("pt", .brazilian),
            ("zh", .simplifiedChinese), ("zh-CN", .simplifiedChinese), ("zh-Hans-SG", .simplifiedChinese),
            ("zh-TW", .traditionalChinese), ("zh-Hant", .traditionalChinese), ("zh-Hant-HK", .traditionalChinese),
            ("zh-HK", .traditionalChinese), ("ar-EG-u-nu-arab", .arabic), ("in", .indonesian), ("ko-KR", .korean),
        ] {
            #expect(Language(tag: tag) == expected, "\(tag)")
        }
        for tag in ["", "-", "d", "deu", "de_AT", "*", String(repeating: "de-", count: 20)] {
            #expect(Language(tag: tag) == nil, "\(tag)")
        }
    }

    @Test func `only the first ranges of a header are read`() {
        #expect(language(String(repeating: "xx,", count: 31) + "de") == .german)
        #expect(language(String(repeating: "xx,", count: 32) + "de") == .english)
    }

    @Test func `every language has its own words`() {
        let titles = Language.allCases.map { PageTexts.of($0).passwords.forgot.lead }
        #expect(Set(titles).count == Language.allCases.count)
    }
}
