import Kernel

/// A text of a policy that is compared with texts of requests: of a resource, or of a condition.
struct ValuePattern: Sendable {
    enum Piece: Sendable {
        case tokens([WildcardToken])
        case variable(PolicyVariable)
    }

    private enum Content: Sendable {
        case fixed(WildcardProgram)
        case sequence(VariableSequence)
        case pieces([Piece])
    }

    private let content: Content
    private let ignoresCase: Bool
    /// The variables in it.
    let variables: [PolicyVariable]

    /// Reads `text`.
    ///
    /// - Throws: `PolicyRefusal` if a variable in it is malformed.
    init(_ text: String, _ syntax: PatternSyntax) throws(PolicyRefusal) {
        var reader = PatternReader(text, syntax)
        let pieces = try reader.read()
        ignoresCase = syntax.ignoresCase
        variables = pieces.compactMap { piece in
            if case .variable(let variable) = piece { variable } else { nil }
        }
        if variables.isEmpty {
            content = .fixed(WildcardProgram(Self.tokens(of: pieces)))
        } else if !syntax.ignoresCase, let sequence = VariableSequence(pieces) {
            content = .sequence(sequence)
        } else {
            content = .pieces(pieces)
        }
    }

    /// Whether the whole of `text` matches, with the variables' values from `context`.
    ///
    /// - Parameter text: It is folded if the syntax ignores case.
    /// - Returns: Nil if a variable has no value.
    func matches(_ text: [UInt8], in context: ConditionContext) -> Bool? {
        switch content {
        case .fixed(let program): return program.matches(text)
        case .sequence(let sequence): return sequence.matches(text, in: context)
        case .pieces(let pieces):
            var tokens: [WildcardToken] = []
            for piece in pieces {
                switch piece {
                case .tokens(let more): tokens += more
                case .variable(let variable):
                    guard let value = variable.value(in: context) else { return nil }
                    // Bytes, so that no character of a value is a wildcard.
                    tokens += (ignoresCase ? CaseFolding.folded(value) : value).map(WildcardToken.byte)
                }
            }
            return WildcardProgram(tokens).matches(text)
        }
    }

    private static func tokens(of pieces: [Piece]) -> [WildcardToken] {
        pieces.flatMap { piece -> [WildcardToken] in
            if case .tokens(let tokens) = piece { tokens } else { [] }
        }
    }
}
