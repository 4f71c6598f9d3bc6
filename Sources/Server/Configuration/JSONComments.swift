/// Replaces by blanks what operators write and JSON does not allow: comments from `//` to the end of the line, and a
/// comma before the end of an object or array. Lines and columns stay as they are.
struct JSONComments {
    private var bytes: [UInt8]
    /// The last comma, if only blanks have followed it.
    private var comma: Int?
    private var isInText = false
    private var index = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// `bytes` without comments.
    static func blanked(_ bytes: [UInt8]) -> [UInt8] {
        var reader = JSONComments(bytes)
        while reader.index < reader.bytes.count { reader.step() }
        return reader.bytes
    }

    private mutating func step() {
        let byte = bytes[index]
        if isInText {
            // A backslash escapes the next byte, which may be a quotation mark.
            if byte == UInt8(ascii: "\\") { index += 1 }
            isInText = byte != UInt8(ascii: "\"")
        } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == byte {
            return blankLine()
        } else {
            read(byte)
        }
        index += 1
    }

    private mutating func read(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if let comma { bytes[comma] = UInt8(ascii: " ") }
        case UInt8(ascii: "\""): isInText = true
        default: break
        }
        comma = byte == UInt8(ascii: ",") ? index : nil
    }

    private mutating func blankLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            bytes[index] = UInt8(ascii: " ")
            index += 1
        }
    }
}
