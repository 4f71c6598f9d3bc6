/// A pattern of the models, compiled once. It must match the whole of a text.
///
/// The time a match takes grows with the length of the text and nothing else: Swift's own `Regex` can be made to take
/// half a minute over twenty letters (security finding 4).
public struct Pattern: Sendable {
    /// The pattern as the model writes it, and as messages repeat it.
    public let source: String
    private let form: Form

    private enum Form: Sendable {
        /// One set, repeated: most patterns of the models. It needs no machine.
        case run(ScalarSet, least: Int)
        case program(PatternProgram)
        /// The pattern has something that the parser does not know. Such a pattern lets nothing pass.
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

    /// Whether the parser knew everything in the pattern.
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

    /// Whether the pattern matches the whole of `text`.
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
