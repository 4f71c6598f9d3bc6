import Kernel

/// A nondeterministic automaton for patterns with several wildcards. Its states are bits.
///
/// All states advance at once, so no input makes it backtrack: a byte of the text costs one step for each 64 tokens of
/// the pattern. State n means that the first n tokens without `*` have matched; a `*` lets a state wait.
struct WildcardAutomaton: Sendable {
    private let words: Int
    private var last = 0
    /// For each byte, the row of `moves` and of `waits` that applies.
    private var rowOfByte = Self.rowsWithoutLiterals
    /// For each row, the states that advance on its bytes.
    private var moves: [UInt64]
    /// For each row, the states that wait on its bytes.
    private var waits: [UInt64] = []

    /// Row 0 is for bytes that begin a character, row 1 for continuations.
    private static let rowsWithoutLiterals = (UInt8.min...UInt8.max).map { $0.isContinuation ? 1 : 0 as UInt16 }

    init(_ tokens: ArraySlice<WildcardToken>) {
        words = tokens.count / 64 + 1
        moves = [UInt64](repeating: 0, count: 2 * words)
        var rows = AutomatonRows(words: words)
        addRow(WildcardToken.colon, to: &rows)
        for token in tokens {
            if let byte = token.literal { addRow(byte, to: &rows) }
        }
        for token in tokens { add(token, to: &rows) }
        waits.reserveCapacity(moves.count)
        for kind in rows.kinds {
            for word in 0..<words { waits.append(rows.waiting(on: kind, in: word)) }
        }
    }

    private mutating func addRow(_ byte: UInt8, to rows: inout AutomatonRows) {
        guard rowOfByte[Int(byte)] < 2 else { return }
        rowOfByte[Int(byte)] = UInt16(rows.kinds.count)
        rows.kinds.append(
            byte == WildcardToken.colon ? .colon : byte.isContinuation ? .continuation : .character)
        for _ in 0..<words { moves.append(0) }
    }

    private mutating func add(_ token: WildcardToken, to rows: inout AutomatonRows) {
        let (word, bit) = (last / 64, UInt64(1) << UInt64(last % 64))
        switch token {
        case .any(let matchesColons):
            rows.inSegment[word] |= bit
            if matchesColons { rows.everywhere[word] |= bit }
            return
        case .byte(let byte): moves[Int(rowOfByte[Int(byte)]) * words + word] |= bit
        case .character(let matchesColon):
            for (row, kind) in rows.kinds.enumerated() {
                guard kind == .character || kind == .colon && matchesColon else { continue }
                moves[row * words + word] |= bit
            }
            rows.afterCharacter[(last + 1) / 64] |= UInt64(1) << UInt64((last + 1) % 64)
        }
        last += 1
    }

    /// Whether the whole of `text` matches.
    func matches(_ text: ArraySlice<UInt8>) -> Bool { words == 1 ? matchesInOneWord(text) : matchesInWords(text) }

    private func matchesInOneWord(_ text: ArraySlice<UInt8>) -> Bool {
        var active: UInt64 = 1
        for byte in text {
            let row = Int(rowOfByte[Int(byte)])
            active = (active & moves[row]) << 1 | active & waits[row]
            if active == 0 { return false }
        }
        return active >> UInt64(last) & 1 == 1
    }

    private func matchesInWords(_ text: ArraySlice<UInt8>) -> Bool {
        var active = [UInt64](repeating: 0, count: words)
        active[0] = 1
        for byte in text {
            let row = Int(rowOfByte[Int(byte)]) * words
            var (carry, seen): (UInt64, UInt64) = (0, 0)
            for word in 0..<words {
                let moved = active[word] & moves[row + word]
                active[word] = moved << 1 | carry | active[word] & waits[row + word]
                carry = moved >> 63
                seen |= active[word]
            }
            if seen == 0 { return false }
        }
        return active[last / 64] >> UInt64(last % 64) & 1 == 1
    }
}

/// The rows of an automaton while it is built.
private struct AutomatonRows {
    enum Kind { case character, continuation, colon }

    /// The kind of the bytes of each row.
    var kinds: [Kind] = [.character, .continuation]
    /// The states that wait on every byte, and the ones that do on every byte but a colon.
    var (everywhere, inSegment): ([UInt64], [UInt64])
    /// The states after a `?`, which wait for the rest of its character.
    var afterCharacter: [UInt64]

    init(words: Int) {
        let none = [UInt64](repeating: 0, count: words)
        (everywhere, inSegment, afterCharacter) = (none, none, none)
    }

    func waiting(on kind: Kind, in word: Int) -> UInt64 {
        switch kind {
        case .character: inSegment[word]
        case .continuation: inSegment[word] | afterCharacter[word]
        case .colon: everywhere[word]
        }
    }
}
