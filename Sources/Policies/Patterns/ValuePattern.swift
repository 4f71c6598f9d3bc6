import Kernel

/// A text of a policy that is compared with texts of requests: of a resource, or of a condition.
///
/// It is a class for the same reason as `PolicyStatement`.
final class ValuePattern: Sendable {
    enum Piece: Sendable {
        case tokens([WildcardToken])
        case variable(PolicyVariable)
    }

    private enum Content: Sendable {
        case fixed(WildcardProgram)
        case sequence(VariableSequence)
        /// Most texts that do not match are rejected by `ends`, without building a program.
        case pieces([Piece], ends: VariableSequence?)
    }

    private let content: Content
    private let ignoresCase: Bool
    let variables: [PolicyVariable]

    /// Reads `text`.
    ///
    /// - Throws: `PolicyRefusal` if a variable in it is malformed.
    init(_ text: String, syntax: PatternSyntax) throws(PolicyRefusal) {
        var reader = PatternReader(text, syntax: syntax)
        let pieces = try reader.read()
        ignoresCase = syntax.ignoresCase
        variables = pieces.compactMap { piece in
            if case .variable(let variable) = piece { variable } else { nil }
        }
        if variables.isEmpty {
            content = .fixed(WildcardProgram(Self.tokens(of: pieces)))
        } else if let sequence = VariableSequence(pieces, variables: variables, ignoresCase: ignoresCase) {
            content = .sequence(sequence)
        } else {
            let ends = VariableSequence(Self.ends(of: pieces), variables: variables, ignoresCase: ignoresCase)
            content = .pieces(pieces, ends: ends)
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
        case .pieces(let pieces, let ends):
            if let result = ends?.matches(text, in: context), !result { return false }
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

    /// The pieces with one `*` in the place of the first wildcard, the last one and all between them.
    private static func ends(of pieces: [Piece]) -> [Piece] {
        func hasWildcard(_ piece: Piece) -> Bool {
            if case .tokens(let tokens) = piece { tokens.contains(where: \.isWildcard) } else { false }
        }
        guard let first = pieces.firstIndex(where: hasWildcard), let last = pieces.lastIndex(where: hasWildcard),
            case .tokens(let head) = pieces[first], case .tokens(let tail) = pieces[last]
        else { return pieces }
        let (before, after) = (head.prefix { !$0.isWildcard }, tail.reversed().prefix { !$0.isWildcard }.reversed())
        return pieces[..<first]
            + [.tokens(before + [.any(matchesColons: true)] + after)] + pieces[(last + 1)...]
    }

    private static func tokens(of pieces: [Piece]) -> [WildcardToken] {
        pieces.flatMap { piece -> [WildcardToken] in
            if case .tokens(let tokens) = piece { tokens } else { [] }
        }
    }
}
