/// A pattern of plain texts and variables that may end with `*`, as most patterns with variables are. It is compared
/// without putting it together.
struct VariableSequence: Sendable {
    private enum Part: Sendable {
        case text([UInt8])
        case variable(PolicyVariable)
    }

    private var parts: [Part] = []
    /// Whether anything may follow: the pattern ends with `*`.
    private var isOpen = false

    /// The sequence of `pieces`, or nil if they have other wildcards.
    init?(_ pieces: [ValuePattern.Piece]) {
        for piece in pieces {
            guard !isOpen else { return nil }
            switch piece {
            case .variable(let variable): parts.append(.variable(variable))
            case .tokens(let tokens):
                var bytes: [UInt8] = []
                for (place, token) in tokens.enumerated() {
                    switch token {
                    case .byte(let byte): bytes.append(byte)
                    case .any(matchesColons: true) where place == tokens.count - 1: isOpen = true
                    default: return nil
                    }
                }
                parts.append(.text(bytes))
            }
        }
    }

    /// Whether the whole of `text` matches; nil if a variable has no value.
    func matches(_ text: [UInt8], in context: ConditionContext) -> Bool? {
        var rest = text[...]
        var isMatch = true
        for part in parts {
            let expected: [UInt8]
            switch part {
            case .text(let bytes): expected = bytes
            case .variable(let variable):
                guard let value = variable.value(in: context) else { return nil }
                expected = value
            }
            guard isMatch else { continue }
            isMatch = rest.starts(with: expected)
            if isMatch { rest = rest.dropFirst(expected.count) }
        }
        return isMatch && (isOpen || rest.isEmpty)
    }
}
