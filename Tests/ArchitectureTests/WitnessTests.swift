import Testing

/// A requirement with a default loses its witness silently if the labels of one of the two change: the default is
/// called instead. So a function of a conforming type that has such a requirement's name has its labels too.
@Suite struct WitnessTests {
    @Test func `what replaces a default has the labels of the requirement`() throws {
        let bodies = try SourceTree.files(in: "Sources").flatMap { TypeBody.all(in: $0.swift, at: $0.path) }
        #expect(Self.replaceable(in: bodies).contains { $0.protocolName == "Operation" && $0.name == "identify" })
        let lost = Self.lost(in: bodies)
        #expect(lost.isEmpty, "\(lost.joined(separator: "\n"))")
    }

    @Test func `a function with other labels is found`() {
        let text = SwiftText(
            """
            protocol Door { func open(_ key: Int, for guest: Int); func close(now: Bool) }
            protocol Gate: Door {}
            extension Door { func open(_ key: Int, for guest: Int) {} }
            struct Front: Door { func open(_ key: Int, for guest: Int) {}; func close(later: Bool) {} }
            struct Back: Sendable, Gate { func open(_ key: Int, of guest: Int) {} }
            struct Book { func open(at page: Int) {} }
            """)
        #expect(
            Self.lost(in: TypeBody.all(in: text, at: "x.swift")).map { $0.split(separator: " ")[0] } == ["x.swift:5"])
    }

    private struct Requirement {
        var protocolName: String
        var name: String
        var labels: [[String]]
    }

    /// The requirements that an extension of their protocol has a default for.
    private static func replaceable(in bodies: [TypeBody]) -> [Requirement] {
        bodies.filter { $0.keyword == "protocol" }.flatMap { type -> [Requirement] in
            let defaults = bodies.filter { $0.keyword == "extension" && $0.name == type.name }.flatMap(\.functions)
            return Dictionary(grouping: type.functions, by: \.name).compactMap { name, declared -> Requirement? in
                let labels = declared.map(\.labels)
                guard defaults.contains(where: { $0.name == name && labels.contains($0.labels) }) else { return nil }
                return Requirement(protocolName: type.name, name: name, labels: labels)
            }
        }
    }

    /// The functions that have the name of a requirement with a default, and other labels.
    private static func lost(in bodies: [TypeBody]) -> [String] {
        replaceable(in: bodies).flatMap { requirement -> [String] in
            let refined = bodies.filter { $0.keyword == "protocol" && $0.inherited.contains(requirement.protocolName) }
            let names = Set(refined.map(\.name) + [requirement.protocolName])
            // A protocol may require two functions of one name.
            let required = bodies.filter { $0.keyword == "protocol" && names.contains($0.name) }
                .flatMap(\.functions).filter { $0.name == requirement.name }.map(\.labels)
            return bodies.filter { !$0.inherited.isDisjoint(with: names) }.flatMap { body -> [String] in
                body.functions.filter { $0.name == requirement.name && !required.contains($0.labels) }
                    .map { "\(body.path):\($0.line) \($0.name) is not what \(requirement.protocolName) requires" }
            }
        }
    }
}

/// The braces of a type, a protocol or an extension.
private struct TypeBody {
    var path: String
    var keyword: String
    var name: String
    /// The words behind the colon: what it inherits or conforms to.
    var inherited: Set<String>
    var functions: [Parameters.Declaration]

    private static let keywords: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]

    static func all(in text: SwiftText, at path: String) -> [Self] {
        let functions = Parameters.declarations(in: text).filter { $0.name != "init" }
        var (found, open): ([Self], [(start: Int, body: Self?)]) = ([], [])
        var header = 0
        for (index, byte) in text.code.enumerated() {
            switch byte {
            case UInt8(ascii: "{"):
                open.append((index, body(String(decoding: text.code[header..<index], as: UTF8.self), at: path)))
                header = index + 1
            case UInt8(ascii: "}"):
                header = index + 1
                guard let (start, body) = open.popLast(), var body else { continue }
                body.functions = functions.filter { (start..<index).contains($0.start) }
                found.append(body)
            default: break
            }
        }
        return found
    }

    /// A body without its functions, if `header` declares one.
    private static func body(_ header: String, at path: String) -> Self? {
        let last = header.split(separator: "\n\n").last ?? ""
        let words = last.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." && $0 != ":" }
        guard let keyword = words.firstIndex(where: { keywords.contains(String($0)) }), keyword + 1 < words.count
        else { return nil }
        let behind = words[(keyword + 1)...].joined(separator: " ").split(separator: ":", maxSplits: 1)
        guard let name = behind.first?.split(separator: " ").first else { return nil }
        let inherited = behind.dropFirst().flatMap { $0.split(separator: " ") }.map(String.init)
        return Self(
            path: path, keyword: String(words[keyword]), name: String(name), inherited: Set(inherited), functions: [])
    }
}
