/// The functions and types that a file declares, found by keywords and braces.
struct Declarations {
    struct Function {
        var name: String
        var line: Int
        var length: Int
    }

    struct Nominal {
        var name: String
        var line: Int
        /// Functions, initialisers and properties in the type's own braces; cases are not counted.
        var members: Int
        /// Whether the type is declared within another type, an extension or a function.
        var isNested: Bool
    }

    private(set) var functions: [Function] = []
    private(set) var types: [Nominal] = []

    private static let opensFunction: Set<String> = ["func", "init", "deinit", "subscript"]
    private static let opensType: Set<String> = ["struct", "class", "actor", "enum", "protocol"]
    private static let opensOther: Set<String> = [
        "let", "case", "static", "public", "private", "internal", "package", "extension", "import", "typealias",
        "associatedtype", "mutating", "nonisolated", "override", "final", "return", "if", "for", "guard", "switch",
    ]

    private enum Kind {
        case function(name: String, line: Int)
        case type(index: Int)
        case other
    }

    init(_ text: SwiftText) {
        var open: [Kind] = []
        var pending: Kind?
        var round = 0
        var previous = ""
        // `import struct A.B` declares no type.
        var importLine = 0
        for token in Self.tokens(of: text) {
            switch token.word {
            case "(", "[": round += 1
            case ")", "]": round -= 1
            case "{":
                open.append(round == 0 ? pending ?? .other : .other)
                if round == 0 { pending = nil }
            case "}":
                if round == 0 { pending = nil }
                if case .function(let name, let line)? = open.popLast() {
                    functions.append(Function(name: name, line: line, length: token.line - line + 1))
                }
            default:
                guard round == 0 else { break }
                let isMember = previous != "."
                if token.word == "import" { importLine = token.line }
                if isMember, Self.opensFunction.contains(token.word) || ["var", "let"].contains(token.word),
                    case .type(let index)? = open.last
                {
                    types[index].members += 1
                }
                if isMember, Self.opensFunction.contains(token.word) || token.word == "var" {
                    pending = .function(name: token.word, line: token.line)
                } else if previous == "func" || previous == "var", case .function(_, let line)? = pending {
                    pending = .function(name: token.word, line: line)
                } else if Self.opensType.contains(previous), !["func", "var"].contains(token.word),
                    token.line != importLine
                {
                    types.append(Nominal(name: token.word, line: token.line, members: 0, isNested: !open.isEmpty))
                    pending = .type(index: types.count - 1)
                } else if isMember, Self.opensOther.contains(token.word) {
                    pending = nil
                }
            }
            previous = token.word
        }
    }

    private static func tokens(of text: SwiftText) -> [(word: String, line: Int)] {
        var found: [(String, Int)] = []
        var word: [UInt8] = []
        var line = 1
        func flush() {
            if !word.isEmpty { found.append((String(decoding: word, as: UTF8.self), line)) }
            word = []
        }
        for byte in text.code {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
                word.append(byte)
            default:
                flush()
                if byte == 10 { line += 1 }
                if "(){}[].".utf8.contains(byte) { found.append((String(UnicodeScalar(byte)), line)) }
            }
        }
        flush()
        return found
    }
}
