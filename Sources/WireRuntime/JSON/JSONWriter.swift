public import Kernel

/// Writes JSON text to a byte buffer.
///
/// Beyond RFC 8259, section 7, it escapes U+2028, U+2029 and the slash in `</`, so that the text is safe inside a
/// script element.
public struct JSONWriter: Sendable {
    /// The text so far.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Creates an empty text.
    ///
    /// - Parameter capacity: The number of bytes to reserve.
    public init(capacity: Int = 512) { bytes.reserveCapacity(capacity) }

    /// Begins an object.
    public mutating func beginObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
    }

    /// Ends the innermost object.
    public mutating func endObject() {
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    /// Begins an array.
    public mutating func beginArray() {
        separate()
        bytes.append(UInt8(ascii: "["))
        needsComma = false
    }

    /// Ends the innermost array.
    public mutating func endArray() {
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    /// Begins a member; its value must follow.
    public mutating func name(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a member if it has a value. The name must need no escapes.
    ///
    /// Inlinable, like the functions that it calls for lists and structures, so that the models' targets have a version
    /// for each type: a generic version looks up metadata for every member.
    @inlinable @inline(never)
    public mutating func field<Value: WireValue>(_ name: StaticString, _ value: Value?) {
        guard let value else { return }
        plainName(name)
        value.write(to: &self)
    }

    /// Writes a member of bytes as Base64, if it has a value.
    public mutating func bytes(_ name: StaticString, _ value: [UInt8]?) {
        guard let value else { return }
        plainName(name)
        write(Base64.encode(value))
    }

    @usableFromInline
    mutating func plainName(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}

extension JSONWriter {
    /// Writes null.
    public mutating func writeNull() {
        separate()
        append("null")
    }

    /// Writes a Boolean.
    public mutating func write(_ value: Bool) {
        separate()
        append(value ? "true" : "false")
    }

    /// Writes a whole number.
    public mutating func write(_ value: Int64) {
        separate()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes a number, or null if it is not finite, which JSON cannot express.
    public mutating func write(_ value: Double) {
        guard value.isFinite else { return writeNull() }
        separate()
        bytes.append(contentsOf: "\(value)".utf8)
    }

    /// Writes a string.
    public mutating func write(_ value: String) {
        separate()
        quote(value)
    }

    /// Writes seconds since 1970, with three decimals unless it is a whole second.
    public mutating func write(_ value: Instant) {
        separate()
        let seconds = value.seconds
        // The remainder, because the earliest instant is not a whole second: the product of its seconds would overflow.
        let remainder = value.microseconds % 1_000_000
        let milliseconds = (remainder < 0 ? remainder + 1_000_000 : remainder) / 1000
        guard milliseconds != 0 else { return bytes.append(contentsOf: String(seconds).utf8) }
        let isNegative = seconds < 0
        let magnitude = isNegative ? -(seconds + 1) : seconds
        let fraction = isNegative ? 1000 - milliseconds : milliseconds
        if isNegative { bytes.append(UInt8(ascii: "-")) }
        bytes.append(contentsOf: String(magnitude).utf8)
        bytes.append(UInt8(ascii: "."))
        for divisor in [100, 10, 1] as [Int64] { bytes.append(UInt8(ascii: "0") + UInt8(fraction / divisor % 10)) }
    }

    /// Writes a document.
    public mutating func write(_ value: JSON) {
        switch value {
        case .null: writeNull()
        case .boolean(let value): write(value)
        case .integer(let value): write(value)
        case .number(let value): write(value)
        case .string(let value): write(value)
        case .array(let values):
            beginArray()
            for value in values { write(value) }
            endArray()
        case .object(let object):
            beginObject()
            for member in object.members {
                name(member.name)
                write(member.value)
            }
            endObject()
        }
    }
}

extension JSONWriter {
    private mutating func append(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

    private mutating func quote(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { escape($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Copies runs of plain bytes and escapes the others.
    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while true {
            index = Self.endOfPlainBlocks(in: text, from: index)
            guard index < text.count else { break }
            let length = Self.lengthToEscape(at: index, in: text)
            if length == 0 {
                index += 1
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            appendEscape(of: index, in: text)
            index += length
            start = index
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Where the first block begins that may have a byte to escape.
    private static func endOfPlainBlocks(in text: UnsafeBufferPointer<UInt8>, from index: Int) -> Int {
        var index = index
        while let block = ByteBlock(text, at: index), !block.endsString, !block.hasSlash, !block.isBeyondASCII {
            index += ByteBlock.width
        }
        return index
    }

    /// How many bytes at `index` must be escaped together: none, one, or the three of U+2028 and U+2029.
    private static func lengthToEscape(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        switch text[index] {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): return 1
        case UInt8(ascii: "/"): return index > 0 && text[index - 1] == UInt8(ascii: "<") ? 1 : 0
        case 0xE2:
            let isSeparator = index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
            return isSeparator ? 3 : 0
        default: return 0
        }
    }

    /// Appends the escape of the character at `index`.
    private mutating func appendEscape(of index: Int, in text: UnsafeBufferPointer<UInt8>) {
        let byte = text[index]
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "/"): append("\\/")
        case 0x08: append("\\b")
        case 0x09: append("\\t")
        case 0x0A: append("\\n")
        case 0x0C: append("\\f")
        case 0x0D: append("\\r")
        case 0xE2: text[index + 2] == 0xA8 ? append("\\u2028") : append("\\u2029")
        default:
            append("\\u00")
            bytes.append(contentsOf: Hex.encode(CollectionOfOne(byte)).utf8)
        }
    }
}
