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
        case run(ScalarSet, min: Int)
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
        case .repeated(.one(let set), let min, max: nil): .run(set, min: min)
        case .repeated(.repeated(.one(let set), min: 1, max: nil), min: 1, max: nil): .run(set, min: 1)
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
        case .run(let set, let min): Self.consists(text, of: set, min: min)
        case .program(let program): program.matches(text)
        case .nothing: false
        }
    }

    /// Whether `text` has at least `min` scalars, all of them in `set`.
    private static func consists(_ text: String, of set: ScalarSet, min: Int) -> Bool {
        var text = text
        // Nil if the text is not ASCII.
        let matches: Bool? = text.withUTF8 { bytes in
            for byte in bytes {
                guard byte < 128 else { return nil }
                guard set.contains(ascii: byte) else { return false }
            }
            return bytes.count >= min
        }
        return matches ?? (text.unicodeScalars.allSatisfy(set.contains) && text.unicodeScalars.count >= min)
    }
}
