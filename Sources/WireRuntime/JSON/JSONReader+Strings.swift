import Kernel

extension JSONReader {
    /// A string, including both quotes.
    mutating func string() throws(JSONError) -> String {
        let start = index
        index += 1
        let isASCII = skipPlainBytes()
        guard index < text.count else { throw .syntax(at: start) }
        if text[index] == UInt8(ascii: "\"") {
            defer { index += 1 }
            return try decode(UnsafeBufferPointer(rebasing: text[start + 1..<index]), isASCII: isASCII, at: start)
        }
        return try escapedString(from: start)
    }

    /// Skips characters that need no escape processing.
    ///
    /// - Returns: Whether all of them were ASCII.
    private mutating func skipPlainBytes() -> Bool {
        var seen: UInt8 = 0
        while let block = ByteBlock(text, at: index), !block.endsString {
            if block.isBeyondASCII { seen = 0x80 }
            index += ByteBlock.width
        }
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            seen |= byte
            index += 1
        }
        return seen < 0x80
    }

    private func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, at start: Int
    ) throws(JSONError) -> String {
        if isASCII { return String(decoding: bytes, as: UTF8.self) }
        return try validated(bytes, at: start)
    }

    private func validated(_ bytes: some Sequence<UInt8>, at start: Int) throws(JSONError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .encoding(at: start) }
        guard !limits.isStreamSafe || StreamSafeText.admits(text) else { throw .marks(at: start) }
        return text
    }

    /// A string with escapes, which is rare, collected in a separate buffer.
    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var bytes = Array(text[start + 1..<index])
        while true {
            guard index < text.count else { throw .syntax(at: start) }
            switch text[index] {
            case UInt8(ascii: "\""):
                index += 1
                return try validated(bytes, at: start)
            case UInt8(ascii: "\\"): try escape(into: &bytes)
            case 0..<0x20: throw .syntax(at: index)
            default:
                let plain = index
                _ = skipPlainBytes()
                bytes.append(contentsOf: text[plain..<index])
            }
        }
    }

    private mutating func escape(into bytes: inout [UInt8]) throws(JSONError) {
        let start = index
        index += 2
        guard index <= text.count else { throw .syntax(at: start) }
        switch text[index - 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(text[index - 1])
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "u"): bytes.append(contentsOf: Array(String(try scalar(from: start)).utf8))
        default: throw .syntax(at: start)
        }
    }

    /// The scalar of one `\uXXXX`, or of a surrogate pair. `index` is after the first `\u`.
    private mutating func scalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
        let unit = try codeUnit(from: start)
        guard unit != 0 else { throw .nul(at: start) }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, index + 2 <= text.count, text[index] == UInt8(ascii: "\\"),
            text[index + 1] == UInt8(ascii: "u")
        else { throw .surrogate(at: start) }
        index += 2
        let low = try codeUnit(from: start)
        guard 0xDC00..<0xE000 ~= low,
            let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
        else { throw .surrogate(at: start) }
        return scalar
    }

    private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt16 {
        guard index + 4 <= text.count else { throw .syntax(at: start) }
        var unit: UInt16 = 0
        for byte in text[index..<index + 4] {
            guard let digit = byte.asciiHexDigitValue else { throw .syntax(at: start) }
            unit = unit << 4 | UInt16(digit)
        }
        index += 4
        return unit
    }
}
