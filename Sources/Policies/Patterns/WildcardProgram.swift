/// A pattern that is compared with bytes in linear time, for any pattern and any bytes.
///
/// If `*` is its only wildcard, its segments are found one after another.
enum WildcardProgram: Sendable {
    case exact([UInt8])
    case segments(first: [UInt8], between: [[UInt8]], last: [UInt8])
    case automaton(first: [UInt8], WildcardAutomaton, last: [UInt8])

    init(_ tokens: [WildcardToken]) {
        guard let first = tokens.firstIndex(where: \.isWildcard), let last = tokens.lastIndex(where: \.isWildcard)
        else {
            self = .exact(tokens.compactMap(\.literal))
            return
        }
        let (head, tail) = (tokens[..<first].compactMap(\.literal), tokens[(last + 1)...].compactMap(\.literal))
        let inner = tokens[first...last]
        if inner.allSatisfy({ $0.literal != nil || $0 == .any(matchesColons: true) }) {
            let between = inner.split(whereSeparator: \.isWildcard).map { $0.compactMap(\.literal) }
            self = .segments(first: head, between: between, last: tail)
        } else {
            self = .automaton(first: head, WildcardAutomaton(inner), last: tail)
        }
    }

    /// Whether the whole of `text` matches.
    func matches(_ text: [UInt8]) -> Bool {
        switch self {
        case .exact(let bytes): return bytes == text
        case .segments(let first, let between, let last):
            var match = SegmentMatch(text)
            guard match.take(first: first), match.take(last: last) else { return false }
            return between.allSatisfy { match.take(through: $0) }
        case .automaton(let first, let automaton, let last):
            var match = SegmentMatch(text)
            guard match.take(first: first), match.take(last: last) else { return false }
            return automaton.matches(text[match.rest])
        }
    }
}
