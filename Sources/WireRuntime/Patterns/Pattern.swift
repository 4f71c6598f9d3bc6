/// A compiled pattern of the models. It must match the whole text.
///
/// A match takes time linear in the length of the text. Swift's `Regex` backtracks and can take half a minute on twenty
/// letters.
public struct Pattern: Sendable {
    /// The pattern as the model and messages show it.
    public let source: String
    private let form: Form

    private enum Form: Sendable {
        /// One repeated set, as most patterns are. It needs no program.
        case run(ScalarSet, least: Int)
        case program(PatternProgram)
        /// A pattern that the parser does not support. It matches nothing.
        case nothing
    }

    init(_ source: String) {
        self.source = source
        guard let node = try? PatternParser.parse(source) else {
            form = .nothing
            return
        }
        form = Self.run(node) ?? .program(PatternProgram(node))
    }

    /// Whether the parser supports the pattern.
    var isSupported: Bool {
        if case .nothing = form { false } else { true }
    }

    private static func run(_ node: PatternParser.Node) -> Form? {
        switch node {
        case .repeated(.one(let set), let least, most: nil): .run(set, least: least)
        case .repeated(.repeated(.one(let set), least: 1, most: nil), least: 1, most: nil): .run(set, least: 1)
        case .sequence(let nodes): nodes.count == 3 ? anchored(nodes) : nil
        default: nil
        }
    }

    private static func anchored(_ nodes: [PatternParser.Node]) -> Form? {
        guard case (.start, .repeated, .end) = (nodes[0], nodes[1], nodes[2]) else { return nil }
        return run(nodes[1])
    }

    /// Whether the pattern matches all of `text`.
    public func matches(_ text: String) -> Bool {
        switch form {
        case .run(let set, let least): Self.consists(of: set, least: least, text)
        case .program(let program): program.matches(text)
        case .nothing: false
        }
    }

    private static func consists(of set: ScalarSet, least: Int, _ text: String) -> Bool {
        var text = text
        let isASCII: Bool? = text.withUTF8 { bytes in
            for byte in bytes {
                guard byte < 128 else { return nil }
                guard set.contains(ascii: byte) else { return false }
            }
            return bytes.count >= least
        }
        return isASCII ?? (text.unicodeScalars.allSatisfy(set.contains) && text.unicodeScalars.count >= least)
    }
}
