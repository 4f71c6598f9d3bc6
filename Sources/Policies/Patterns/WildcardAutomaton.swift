import Kernel

/// A nondeterministic automaton for patterns with several wildcards, whose states are bits.
///
/// All states advance at once, so no input makes it go back: a byte of the text costs one step for each 64 tokens of
/// the pattern. State n means that the first n tokens without `*` have matched; a `*` lets a state wait.
struct WildcardAutomaton: Sendable {
    private var words: Int
    private var last = 0
    /// For each byte, the row of `accepting` that applies.
    private var rowOfByte = [Int](repeating: 0, count: 256)
    /// The rows of bytes that begin a character.
    private var rowsOfCharacters = [0]
    /// For each row, the states that this byte advances.
    private var accepting: [UInt64]
    /// The states that wait on every byte, and the ones with a colon as an exception.
    private var waiting: [UInt64]
    private var waitingInSegment: [UInt64]
    /// The states after a `?`, which wait for the rest of its character.
    private var afterCharacter: [UInt64]

    init(_ tokens: [WildcardToken]) {
        words = tokens.count / 64 + 1
        let none = [UInt64](repeating: 0, count: words)
        (waiting, waitingInSegment, afterCharacter, accepting) = (none, none, none, none + none)
        for byte in UInt8.min...UInt8.max { rowOfByte[Int(byte)] = byte.isContinuation ? 1 : 0 }
        addRow(WildcardToken.colon)
        for token in tokens {
            if case .byte(let byte) = token { addRow(byte) }
        }
        for token in tokens { add(token) }
    }

    private mutating func addRow(_ byte: UInt8) {
        guard rowOfByte[Int(byte)] < 2 else { return }
        rowOfByte[Int(byte)] = accepting.count / words
        if !byte.isContinuation { rowsOfCharacters.append(rowOfByte[Int(byte)]) }
        accepting.append(contentsOf: repeatElement(0, count: words))
    }

    private mutating func add(_ token: WildcardToken) {
        let (word, bit) = (last / 64, UInt64(1) << UInt64(last % 64))
        switch token {
        case .any(matchesColons: true): return waiting[word] |= bit
        case .any(matchesColons: false): return waitingInSegment[word] |= bit
        case .byte(let byte): accepting[rowOfByte[Int(byte)] * words + word] |= bit
        case .character(let matchesColon):
            for row in rowsOfCharacters where matchesColon || row != rowOfByte[Int(WildcardToken.colon)] {
                accepting[row * words + word] |= bit
            }
            afterCharacter[(last + 1) / 64] |= UInt64(1) << UInt64((last + 1) % 64)
        }
        last += 1
    }

    /// Whether the whole of `text` matches.
    func matches(_ text: [UInt8]) -> Bool { words == 1 ? matchesInOneWord(text) : matchesInWords(text) }

    private func matchesInOneWord(_ text: [UInt8]) -> Bool {
        var active: UInt64 = 1
        for byte in text {
            var waits = waiting[0]
            if byte != WildcardToken.colon { waits |= waitingInSegment[0] }
            if byte.isContinuation { waits |= afterCharacter[0] }
            active = (active & accepting[rowOfByte[Int(byte)]]) << 1 | active & waits
            if active == 0 { return false }
        }
        return active >> UInt64(last) & 1 == 1
    }

    private func matchesInWords(_ text: [UInt8]) -> Bool {
        var active = [UInt64](repeating: 0, count: words)
        active[0] = 1
        for byte in text {
            let row = rowOfByte[Int(byte)] * words
            var (carry, seen): (UInt64, UInt64) = (0, 0)
            for word in 0..<words {
                var waits = waiting[word]
                if byte != WildcardToken.colon { waits |= waitingInSegment[word] }
                if byte.isContinuation { waits |= afterCharacter[word] }
                let moved = active[word] & accepting[row + word]
                active[word] = moved << 1 | carry | active[word] & waits
                carry = moved >> 63
                seen |= active[word]
            }
            if seen == 0 { return false }
        }
        return active[last / 64] >> UInt64(last % 64) & 1 == 1
    }
}
