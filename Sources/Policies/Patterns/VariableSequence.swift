/// A pattern of plain texts, variables and `*`, as most patterns with variables are. It is compared without putting it
/// together.
struct VariableSequence: Sendable {
    private enum Part: Sendable {
        case text([UInt8])
        case variable(PolicyVariable)
    }

    /// The parts before, between and after each `*`.
    private var segments: [[Part]] = [[]]
    private let variables: [PolicyVariable]
    private let ignoresCase: Bool

    /// The sequence of `pieces`, or nil if they have other wildcards.
    init?(_ pieces: [ValuePattern.Piece], variables: [PolicyVariable], ignoresCase: Bool) {
        (self.variables, self.ignoresCase) = (variables, ignoresCase)
        for piece in pieces {
            switch piece {
            case .variable(let variable): add(.variable(variable))
            case .tokens(let tokens):
                let texts = tokens.split(separator: .any(matchesColons: true), omittingEmptySubsequences: false)
                for (index, text) in texts.enumerated() {
                    let bytes = text.compactMap(\.literal)
                    guard bytes.count == text.count else { return nil }
                    if index > 0 { segments.append([]) }
                    if !bytes.isEmpty { add(.text(bytes)) }
                }
            }
        }
    }

    private mutating func add(_ part: Part) { segments[segments.count - 1].append(part) }

    /// Whether the whole of `text` matches; nil if a variable has no value.
    func matches(_ text: [UInt8], in context: ConditionContext) -> Bool? {
        guard variables.allSatisfy({ $0.value(in: context) != nil }) else { return nil }
        var match = SegmentMatch(text)
        for part in segments[0] {
            guard match.take(first: bytes(of: part, in: context)) else { return false }
        }
        guard segments.count > 1 else { return match.rest.isEmpty }
        for part in segments[segments.count - 1].reversed() {
            guard match.take(last: bytes(of: part, in: context)) else { return false }
        }
        return segments[1..<segments.count - 1].allSatisfy { match.take(through: bytes(of: $0, in: context)) }
    }

    private func bytes(of segment: [Part], in context: ConditionContext) -> [UInt8] {
        guard segment.count == 1 else { return segment.flatMap { bytes(of: $0, in: context) } }
        return bytes(of: segment[0], in: context)
    }

    private func bytes(of part: Part, in context: ConditionContext) -> [UInt8] {
        switch part {
        case .text(let bytes): return bytes
        case .variable(let variable):
            let value = variable.value(in: context) ?? []
            return ignoresCase ? CaseFolding.folded(value) : value
        }
    }
}
