/// A pattern that is compared with bytes in linear time, whatever both contain.
///
/// Most patterns have no wildcard, or one `*`; these need no more than comparisons of bytes.
enum WildcardProgram: Sendable {
    case exact([UInt8])
    case affixes(prefix: [UInt8], suffix: [UInt8])
    case automaton(WildcardAutomaton)

    init(_ tokens: [WildcardToken]) {
        var literals: [[UInt8]] = [[]]
        literals[0].reserveCapacity(tokens.count)
        for token in tokens {
            switch token {
            case .byte(let byte): literals[literals.count - 1].append(byte)
            case .any(matchesColons: true) where literals.count == 1: literals.append([])
            default:
                self = .automaton(WildcardAutomaton(tokens))
                return
            }
        }
        self = literals.count == 1 ? .exact(literals[0]) : .affixes(prefix: literals[0], suffix: literals[1])
    }

    /// Whether the whole of `text` matches.
    func matches(_ text: [UInt8]) -> Bool {
        switch self {
        case .exact(let bytes): bytes == text
        case .affixes(let prefix, let suffix):
            text.count >= prefix.count + suffix.count && text.starts(with: prefix)
                && text.suffix(suffix.count).elementsEqual(suffix)
        case .automaton(let automaton): automaton.matches(text)
        }
    }
}
