/// The parameters that functions and initialisers declare, found by their parentheses.
enum Parameters {
    struct Parameter {
        /// The name within the function; empty if it has none.
        var name: String
        /// What a call writes before the colon; `_` if that is nothing.
        var label: String

        var isLabelled: Bool { label != "_" }
    }

    struct Declaration {
        /// The function's name; `init` for an initialiser.
        var name: String
        var line: Int
        /// Where the keyword begins in the code.
        var start: Int
        var parameters: [Parameter]

        var labels: [String] { parameters.map(\.label) }
    }

    static func declarations(in text: SwiftText) -> [Declaration] {
        var found: [Declaration] = []
        let code = text.code
        var (index, line) = (0, 1)
        while index < code.count {
            if code[index] == 10 { line += 1 }
            guard isWord(code[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < code.count, isWord(code[index]) { index += 1 }
            let word = String(decoding: code[start..<index], as: UTF8.self)
            let isMember = start > 0 && code[start - 1] == UInt8(ascii: ".")
            guard word == "func" || word == "init", !isMember, let open = parenthesis(behind: index, in: code) else {
                continue
            }
            let name = word == "init" ? word : String(decoding: name(from: index, in: code), as: UTF8.self)
            found.append(
                Declaration(name: name, line: line, start: start, parameters: parameters(behind: open, in: code)))
        }
        return found
    }

    private static func name(from index: Int, in code: [UInt8]) -> ArraySlice<UInt8> {
        code[index...].drop { !isWord($0) && $0 != UInt8(ascii: "(") }.prefix(while: isWord)
    }

    /// The parenthesis that opens the parameters, behind the name and its generic parameters; nil if there is none.
    private static func parenthesis(behind start: Int, in code: [UInt8]) -> Int? {
        code[start...].firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") }
            .flatMap { code[$0] == UInt8(ascii: "(") ? $0 : nil }
    }

    private static func parameters(behind open: Int, in code: [UInt8]) -> [Parameter] {
        var (depth, angles, index) = (1, 0, open + 1)
        var (words, isNamed, found): ([String], Bool, [Parameter]) = ([], false, [])
        var word: [UInt8] = []
        func flush() {
            if !word.isEmpty, !isNamed { words.append(String(decoding: word, as: UTF8.self)) }
            word = []
        }
        func end() {
            flush()
            if isNamed { found.append(parameter(words)) }
            (words, isNamed) = ([], false)
        }
        while index < code.count {
            let byte = code[index]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "<"): angles += 1
            case UInt8(ascii: ">") where code[index - 1] != UInt8(ascii: "-"): angles -= 1
            case UInt8(ascii: ":") where depth == 1 && angles == 0:
                flush()
                isNamed = true
            case UInt8(ascii: ",") where depth == 1 && angles == 0: end()
            default: break
            }
            if depth == 0 { break }
            if isWord(byte) || byte == UInt8(ascii: "@") { word.append(byte) } else { flush() }
            index += 1
        }
        end()
        return found
    }

    /// The parameter whose label and name are the last of `words`, behind its attributes.
    private static func parameter(_ words: [String]) -> Parameter {
        let names = words.filter { !$0.hasPrefix("@") }
        return Parameter(name: names.dropFirst().last ?? "", label: names.first ?? "_")
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
            true
        default: false
        }
    }
}
