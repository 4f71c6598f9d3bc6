import Kernel

/// Reads a text of a policy as a pattern.
struct PatternReader {
    private let text: [UInt8]
    private let syntax: PatternSyntax
    private var index = 0
    /// The number of colons so far; five separate the segments of an ARN.
    private var segment = 0
    private var tokens: [WildcardToken] = []
    private var pieces: [ValuePattern.Piece] = []

    init(_ text: String, syntax: PatternSyntax) {
        var bytes = Array(text.utf8)
        if syntax.ignoresCase { bytes = CaseFolding.folded(bytes) }
        if case .arn = syntax.wildcards { bytes = Self.withAllSegments(bytes) }
        self.text = bytes
        self.syntax = syntax
        tokens.reserveCapacity(bytes.count)
    }

    /// A pattern that ends with `*` before its sixth segment means any segments after it.
    private static func withAllSegments(_ text: [UInt8]) -> [UInt8] {
        let colons = text.count { $0 == WildcardToken.colon }
        guard colons < 5, text.last == UInt8(ascii: "*") else { return text }
        return text + (colons..<5).flatMap { _ in [WildcardToken.colon, UInt8(ascii: "*")] }
    }

    /// - Throws: `PolicyRefusal` if a variable is malformed.
    mutating func read() throws(PolicyRefusal) -> [ValuePattern.Piece] {
        while index < text.count {
            if syntax.hasVariables, text[index] == UInt8(ascii: "$"), byte(after: index) == UInt8(ascii: "{") {
                try readVariable()
            } else {
                readToken()
            }
        }
        return pieces + [.tokens(tokens)]
    }

    private func byte(after index: Int) -> UInt8? { index + 1 < text.count ? text[index + 1] : nil }

    private mutating func readVariable() throws(PolicyRefusal) {
        let (reference, end) = try PolicyVariable.read(text, from: index)
        index = end
        switch reference {
        case .character(let byte): tokens.append(.byte(byte))
        case .variable(let variable):
            if case .resource = syntax.wildcards, segment < 5 {
                throw .legacyParsing("A variable precedes the fifth colon of an ARN")
            }
            pieces += [.tokens(tokens), .variable(variable)]
            tokens = []
        }
    }

    private mutating func readToken() {
        let byte = text[index]
        switch (byte, syntax.wildcards) {
        case (UInt8(ascii: "*"), .everywhere): tokens.append(.any(matchesColons: true))
        case (UInt8(ascii: "*"), .arn): tokens.append(.any(matchesColons: segment >= 5))
        case (UInt8(ascii: "*"), .resource):
            let next = self.byte(after: index)
            tokens.append(.any(matchesColons: segment >= 5 || next == nil || next == WildcardToken.colon))
        case (UInt8(ascii: "?"), .everywhere): tokens.append(.character(matchesColon: true))
        case (UInt8(ascii: "?"), .arn), (UInt8(ascii: "?"), .resource):
            tokens.append(.character(matchesColon: segment >= 5))
        default: tokens.append(.byte(byte))
        }
        if byte == WildcardToken.colon { segment += 1 }
        index += 1
    }
}
