import Testing

@testable import WireRuntime

struct PatternTests {
    @Test(arguments: ["(", "[a", "a{2,1}", "a**", "\\q", "\\p{Lu}", "(?=a)", "a|*", "[z-a]", "\\", "a{999}", "[[a]]"])
    func `an unsupported pattern matches nothing`(_ source: String) {
        #expect(!Pattern(source).isSupported)
        #expect(!Pattern(source).matches("a"))
    }

    @Test(arguments: [
        (#"[\w+]+"#, ["a", "A_9+"], ["", "a-b", "é", "a ", "a\n"]),
        (#"[\S]+"#, ["a", "é\u{A0}😀", "\u{85}"], ["", "a b", "a\tb", "a\u{B}", "\n"]),
        (#"[\w\s+=,.@-]+"#, ["My app, v1.0 + x@y-z\n"], ["", "a/b", "a\u{A0}b"]),
        (#"[\w-]+_[0-9a-zA-Z]+"#, ["eu-west-1_AbC123", "__1"], ["eu-west-1", "_a", "a_", "a_b-"]),
        (#"[\w-]+_[0-9a-f-]+"#, ["eu-west-1_0a1b-2c"], ["eu-west-1_g", "x_A"]),
        (#"[\w-]+:[0-9a-f-]+"#, ["us-east-1:0-f"], ["us-east-1:", ":0", "us-east-1:G"]),
        (
            "^[a-z0-9](?:[a-z0-9\\-]{0,61}[a-z0-9])?$",
            ["a", "ab", "a-b", "a" + String(repeating: "-", count: 61) + "b"],
            ["", "-a", "a-", "A", "a" + String(repeating: "-", count: 62) + "b"]
        ),
        (#"^[0-9A-Za-z\.\-_]*(?<!\.)$"#, ["", "a.b", "." + "a", "_-"], ["a.", ".", "a..", "a b"]),
        ("(?s).*", ["", "a\nb\r\u{2028}"], []),
        (#".*\{####\}.*"#, ["{####}", "Code {####}.", "{####}{####}"], ["", "{###}", "a\n{####}", "{####}\n"]),
        (#"(un)?authenticated"#, ["authenticated", "unauthenticated"], ["", "ununauthenticated", "xauthenticated"]),
        (
            "^(tkn|sso)[a-z0-9]{25}$",
            ["tkn" + String(repeating: "a", count: 25), "sso" + String(repeating: "0", count: 25)],
            ["tkn", "tkx" + String(repeating: "a", count: 25), "tkn" + String(repeating: "a", count: 26)]
        ),
        (#"[\x21\x23-\x5B\x5D-\x7E]+"#, ["!#[]~"], ["", "\"", "\\", " ", "\u{7F}"]),
        ("[A-Za-z0-9-_=.]+", ["aZ0-_=."], ["", "+", "/", "a:"]),
        (
            #"[\p{L}\p{M}\p{S}\p{N}\p{P}]+"#, ["Jürgen😀", "e\u{301}", "日本語", "٣", "a$b_c!"],
            ["", "a b", "\u{A0}", "a\u{0}b", "\u{200B}"]
        ),
        (#"[^_\p{Z}][\p{L}\p{M}\p{S}\p{N}\p{P}][^_\p{Z}]+"#, ["abc", "\n_\n"], ["ab", "_bc", "a b", "ab_", " bc"]),
        ("[\\u0009\\u000A\\u000D\\u0020-\\u00FF]+", ["{\"a\": 1}\r\n\t", "ÿ"], ["", "Ā", "\u{1}"]),
        (
            "arn:aws:iam::\\d+:role/.*", ["arn:aws:iam::1:role/", "arn:aws:iam::12:role/a/b"],
            ["arn:aws:iam:::role/a", "arn:aws:iam::1:role/\n"]
        ),
        ("Level[1-4]", ["Level1", "Level4"], ["Level0", "Level5", "level1", "Level11"]),
    ])
    func `a pattern matches the whole text or not at all`(_ source: String, _ good: [String], _ bad: [String]) {
        let pattern = Pattern(source)
        for text in good { #expect(pattern.matches(text), "\(source) should match \(text.debugDescription)") }
        for text in bad { #expect(!pattern.matches(text), "\(source) should not match \(text.debugDescription)") }
    }

    @Test func `version 4 UUIDs and resource names match`() {
        let uuid = Pattern("^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[4][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$")
        #expect(uuid.matches("0123abcd-0123-4ABC-8abc-0123456789ab"))
        #expect(!uuid.matches("0123abcd-0123-5ABC-8abc-0123456789ab"))
        #expect(!uuid.matches("0123abcd-0123-4ABC-8abc-0123456789abc"))
        let arn = Pattern(
            #"arn:[\w+=/,.@-]+:[\w+=/,.@-]+:([\w+=/,.@-]*)?:[0-9]+:[\w+=/,.@-]+(:[\w+=/,.@-]+)?(:[\w+=/,.@-]+)?"#)
        #expect(arn.matches("arn:aws:cognito-idp:eu-west-1:123456789012:userpool/eu-west-1_AbC"))
        #expect(arn.matches("arn:aws:lambda::123456789012:function:name:1"))
        #expect(!arn.matches("arn:aws:lambda:eu-west-1:123456789012:function:name:1:2"))
        #expect(!arn.matches("arn:aws:lambda:eu-west-1::function"))
    }
}
