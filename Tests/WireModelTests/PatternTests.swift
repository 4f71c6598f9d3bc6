import Testing

@testable import WireModel

struct PatternTests {
    /// Every pattern of every shape in an operation's input or output.
    static let all: [String] = {
        var found: Set<String> = []
        func visit(_ shape: Shape) {
            if let pattern = shape.pattern { found.insert(pattern.source) }
            switch shape.kind {
            case .list(let element): visit(element)
            case .map(let key, let value): [key, value].forEach(visit)
            case .structure(let structure): structure.members.map(\.shape).forEach(visit)
            default: break
            }
        }
        let inputs = Catalogue.userPools + Catalogue.identityPools + Catalogue.sync + Catalogue.securityTokens
        for input in inputs { input.shape.members.map(\.shape).forEach(visit) }
        return found.sorted()
    }()

    @Test func `every pattern of the models is supported`() {
        #expect(Self.all.count > 50)
        for source in Self.all { #expect(Pattern(source).isSupported, "\(source)") }
    }

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

    /// The worst text for each pattern: nearly a match, in as many ways as possible. A backtracking matcher takes
    /// minutes for 2,000 bytes; this one takes at most a few thousand steps per byte.
    @Test func `every text of 2048 bytes is matched quickly`() {
        let texts = [
            String(repeating: "a", count: 2047) + "!", String(repeating: "a:", count: 1024),
            String(repeating: "-", count: 2048),
            "arn:" + String(repeating: "a:", count: 1022), String(repeating: "{##", count: 682),
            String(repeating: "@", count: 2048),
            String(repeating: "é", count: 1024), String(repeating: "\u{301}", count: 1024),
            String(repeating: ".", count: 2048),
        ]
        let patterns = Self.all.map(Pattern.init) + [Pattern("(a+)+"), Pattern("(a|a)*b"), Pattern("(a*)*c")]
        let clock = ContinuousClock()
        for pattern in patterns {
            for text in texts {
                let time = clock.measure { _ = pattern.matches(text) }
                #expect(time < .seconds(20), "\(pattern.source) took \(time)")
            }
        }
    }
}
