import Foundation
import Testing

/// Forbidden calls and words, with the few places that may use them.
@Suite struct ForbiddenTests {
    /// Ends the process, or vanishes from an optimised build, when input reaches it.
    private static let traps = [
        "try!", "as!", "fatalError", "assert", "assertionFailure", "precondition", "preconditionFailure",
    ]
    /// Time of day and random bytes come from `World`; only the entry points create one. A stopwatch is no clock.
    private static let clocks = ["Date()", "Date.now", "UUID()", "gettimeofday", "clock_gettime"]
    private static let chance = ["SystemRandomNumberGenerator", ".random", "arc4random", ".randomElement", ".shuffled"]
    /// Backtracking takes seconds on twenty characters.
    private static let expressions = [
        "Regex", "NSRegularExpression", ".firstMatch", ".wholeMatch", ".regularExpression",
    ]

    /// These compare by `Character`, which normalizes: a run of combining marks costs them the square of its length.
    private static let searches = [".hasPrefix", ".hasSuffix", ".range(of", ".components", ".replacingOccurrences"]
    /// The targets that read what callers send. Configuration, which `Server` reads, comes from the operator.
    private static let readers: Set<String> = [
        "WireRuntime", "Wire", "Cryptography", "AccessControl", "Directory", "Tokens", "Messaging", "Factors",
        "Authentication", "Accounts", "UserPoolAPI", "IdentityPools", "IdentityPoolAPI", "IAMAPI", "OAuth", "Delivery",
        "Console", "ExternalAuthorization", "HTTPServer", "MartletAccess", "Pages", "Policies", "SAML",
    ]

    /// `CivilTime`, `PercentEncoding` and `ASCII.swift` in `Kernel` hold these.
    private static let inKernelOnly = [
        "DateFormatter", "ISO8601DateFormatter", "gmtime_r", "timegm", ".removingPercentEncoding",
        ".addingPercentEncoding", ")...UInt8(ascii:", "0x30...0x39", "0x41...0x5A", "0x61...0x7A", "0x21...0x7E",
    ]

    @Test func `dates, percent-encoding and the classes of ASCII characters come from Kernel`() throws {
        try expectNone(of: Self.inKernelOnly, except: ["Kernel"])
    }

    @Test func `text from callers is searched by bytes`() throws {
        try expectNone(of: Self.searches, except: Set(Plan.targets.map(\.name)).subtracting(Self.readers))
    }

    @Test func `nothing in the server can trap`() throws {
        try expectNone(of: Self.traps, except: [])
        try expectNone(of: Self.traps, in: SourceTree.files(in: "Examples"))
    }

    @Test func `time and random bytes come from the World`() throws {
        try expectNone(of: Self.clocks + Self.chance, except: ["Server", "AWSMobileClient", "MartletAccess"])
    }

    @Test func `no expression with backtracking reads input`() throws {
        try expectNone(of: Self.expressions, except: [])
    }

    @Test func `only the executable prints`() throws {
        try expectNone(of: ["print", "debugPrint", "dump", "NSLog"], except: ["martlet"])
    }

    @Test func `tests start programs without Foundation's Process, which can read past a buffer`() throws {
        // Its search for open files copies 256 bytes of each name, also of the last ones of a full buffer. The walks
        // have few open files; the unit tests of all targets are one process, which has over a thousand.
        let call = "Process" + "()"
        let files = try SourceTree.files(in: "Tests").filter { !$0.path.contains("/AWSMobileClientWalks/") }
        expectNone(of: [call], in: files)
    }

    @Test func `the project contains no open task and no path of one machine`() throws {
        // Each is spelled in two halves, so that this list does not find itself.
        let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK", "/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/"]
        let pages = [
            "README.md", "ARCHITECTURE.md", "GLOSSARY.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile",
            "Package.swift",
        ]
        let folders = ["Sources", "Tests", "Examples", "Scripts", "decisions", "changes", ".ci"]
        for path in pages + folders.flatMap(SourceTree.paths(in:)) {
            guard let text = try? SourceTree.text(of: path) else { continue }
            for (index, line) in text.components(separatedBy: "\n").enumerated() {
                for word in words where Self.has(word, in: line) { Issue.record("\(path):\(index + 1) says \(word)") }
            }
        }
    }

    @Test func `calls of functions and of methods are found`() {
        for word in Self.traps + Self.clocks + Self.chance + Self.expressions + Self.searches + Self.inKernelOnly {
            let call = word.hasPrefix(".") ? "let found = text\(word)(in: x)" : "let found = (\(word) (in: x))"
            #expect(Self.has(word, in: call), "\(call)")
        }
        // A function with the name of a forbidden one is another one if it is a method.
        #expect(!Self.has("dump", in: "core.dump(dumped)") && !Self.has("firstMatch", in: "text.firstMatch(of: x)"))
    }

    private func expectNone(of words: [String], except targets: Set<String>) throws {
        for target in Plan.targets where !targets.contains(target.name) {
            try expectNone(of: words, in: SourceTree.files(in: "Sources/\(target.name)"))
        }
    }

    private func expectNone(of words: [String], in files: [SourceFile]) {
        for file in files {
            for (index, line) in file.swift.lines.enumerated() {
                for word in words where Self.has(word, in: line) {
                    Issue.record("\(file.path):\(index + 1) calls \(word)")
                }
            }
        }
    }

    /// Whether `line` holds `word` as a whole word. A method is found by its dot: `.firstMatch`.
    private static func has(_ word: String, in line: String) -> Bool {
        var rest = line[...]
        while let found = rest.range(of: word) {
            let before = found.lowerBound == line.startIndex ? " " : line[line.index(before: found.lowerBound)]
            let after = found.upperBound == line.endIndex ? " " : line[found.upperBound]
            let startsWord = word.first.map(isLetter) != true || !(isLetter(before) || before == ".")
            let endsWord = word.last.map(isLetter) != true || !isLetter(after)
            if startsWord && endsWord { return true }
            rest = line[found.upperBound...]
        }
        return false
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber) || character == "_"
    }
}
