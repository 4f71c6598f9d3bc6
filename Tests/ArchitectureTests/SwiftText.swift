/// A Swift file's text, separated into code and the contents of string literals.
///
/// It is no parser: it knows only comments and string literals of every kind with their interpolations. That is enough
/// to count braces and to search for words outside prose.
struct SwiftText {
    /// The source with comments and the contents of strings blanked out. Lines keep their positions.
    private(set) var code: [UInt8] = []
    /// The string literals' contents, each with the line on which it begins, counted from 1.
    private(set) var strings: [(line: Int, text: String)] = []

    /// The comments, each with its line, counted from 1; a block comment is left out.
    private(set) var comments: [(line: Int, text: String)] = []

    private enum State {
        case code(parentheses: Int)
        case string(hashes: Int, quotes: Int, start: Int, from: Int)
    }

    private let source: [UInt8]
    private var at = 0
    private var line = 1
    private var states: [State] = [.code(parentheses: 0)]
    private var literal: [[UInt8]] = []

    init(_ text: String) {
        source = Array(text.utf8)
        code.reserveCapacity(source.count)
        while at < source.count { step() }
        lines = code.split(separator: 10, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The blanked source, line by line.
    private(set) var lines: [String] = []

    private mutating func step() {
        switch states[states.count - 1] {
        case .code(let parentheses): stepInCode(parentheses)
        case .string(let hashes, let quotes, _, _): stepInString(hashes, quotes)
        }
    }

    private mutating func stepInCode(_ parentheses: Int) {
        if sees("//") {
            let start = at
            while at < source.count, source[at] != 10 { blank() }
            comments.append((line, String(decoding: source[start..<at], as: UTF8.self)))
        } else if sees("/*") {
            skipBlockComment()
        } else if let (hashes, quotes) = opening() {
            states.append(.string(hashes: hashes, quotes: quotes, start: line, from: at))
            literal.append([])
            for _ in 0..<(hashes + quotes) { keep() }
        } else if source[at] == UInt8(ascii: "(") {
            states[states.count - 1] = .code(parentheses: parentheses + 1)
            keep()
        } else if source[at] == UInt8(ascii: ")") {
            if parentheses == 1, states.count > 1 {
                states.removeLast()
            } else {
                states[states.count - 1] = .code(parentheses: parentheses - 1)
            }
            keep()
        } else {
            keep()
        }
    }

    private mutating func stepInString(_ hashes: Int, _ quotes: Int) {
        let marks = String(repeating: "#", count: hashes)
        if sees("\\" + marks + "(") {
            for _ in 0...hashes { blank() }
            keep()
            states.append(.code(parentheses: 1))
        } else if sees("\\" + marks) {
            for _ in 0...(hashes + 1) where at < source.count { collect() }
        } else if sees(String(repeating: "\"", count: quotes) + marks) || (quotes == 1 && source[at] == 10) {
            close(hashes + quotes)
        } else {
            collect()
        }
    }

    private mutating func close(_ length: Int) {
        if case .string(_, _, let start, _) = states.removeLast() {
            strings.append((start, String(decoding: literal.removeLast(), as: UTF8.self)))
        }
        for _ in 0..<length where at < source.count { keep() }
    }

    /// The hashes and quotes of a string literal that begins here.
    private func opening() -> (hashes: Int, quotes: Int)? {
        var end = at
        while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
        guard end < source.count, source[end] == UInt8(ascii: "\"") else { return nil }
        let triple = end + 2 < source.count && source[end + 1] == source[end] && source[end + 2] == source[end]
        return (end - at, triple ? 3 : 1)
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if sees("/*") {
                depth += 1
                blank()
            } else if sees("*/") {
                depth -= 1
                blank()
            }
            blank()
        } while depth > 0 && at < source.count
    }

    private func sees(_ word: String) -> Bool {
        word.utf8.first == source[at] && source[at...].starts(with: word.utf8)
    }

    private mutating func keep() {
        code.append(source[at])
        advance()
    }

    private mutating func blank() {
        guard at < source.count else { return }
        code.append(source[at] == 10 ? 10 : 32)
        advance()
    }

    private mutating func collect() {
        literal[literal.count - 1].append(source[at])
        blank()
    }

    private mutating func advance() {
        if source[at] == 10 { line += 1 }
        at += 1
    }
}
