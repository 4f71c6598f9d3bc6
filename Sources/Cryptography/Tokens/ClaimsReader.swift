import Kernel

/// A strict, bounded JSON reader for claims (RFC 8259).
///
/// It refuses duplicate names, trailing data, invalid UTF-8, lone surrogates, numbers beyond a finite `Double`, nesting
/// beyond eight levels, names longer than 512 bytes, and more than 256 members.
struct ClaimsReader {
    /// The string that `bytes` encode, with its quotes; nil for anything else.
    static func text(_ bytes: ArraySlice<UInt8>) -> String? {
        var reader = Self(bytes: Array(bytes))
        guard let text = try? reader.string(), reader.index == bytes.count else { return nil }
        return text
    }

    /// Reads one object.
    ///
    /// - Throws: `TokenError.malformed` for anything else.
    static func read(_ bytes: [UInt8]) throws(TokenError) -> Claims {
        var reader = Self(bytes: bytes)
        reader.skipSpace()
        try reader.expect("{")
        let claims = try reader.object()
        reader.skipSpace()
        guard reader.index == bytes.count else { throw .malformed }
        return claims
    }

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    private var members = 0
    private static let maxDepth = 8
    private static let maxNameLength = 512
    /// An ID token has about twenty claims of its own, plus 21 standard and 50 custom attributes.
    private static let maxMembers = 256

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: scalar) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(TokenError) {
        guard take(scalar) else { throw .malformed }
    }

    private mutating func value() throws(TokenError) -> ClaimValue {
        skipSpace()
        defer { skipSpace() }
        switch next {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "{"):
            index += 1
            return .object(try object())
        case UInt8(ascii: "["):
            index += 1
            return .list(try list())
        case UInt8(ascii: "t"): return try word("true", meaning: .boolean(true))
        case UInt8(ascii: "f"): return try word("false", meaning: .boolean(false))
        case UInt8(ascii: "n"): return try word("null", meaning: .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: String, meaning value: ClaimValue) throws(TokenError) -> ClaimValue {
        guard bytes[index...].starts(with: word.utf8) else { throw .malformed }
        index += word.utf8.count
        return value
    }

    /// The rest of an object, after its brace.
    private mutating func object() throws(TokenError) -> Claims {
        try descend()
        defer { depth -= 1 }
        var claims = Claims()
        skipSpace()
        if take("}") { return claims }
        repeat {
            skipSpace()
            let name = try string()
            members += 1
            guard name.utf8.count <= Self.maxNameLength, members <= Self.maxMembers, claims[name] == nil else {
                throw .malformed
            }
            skipSpace()
            try expect(":")
            claims[name] = try value()
        } while take(",")
        try expect("}")
        return claims
    }

    /// The rest of a list, after its bracket.
    private mutating func list() throws(TokenError) -> [ClaimValue] {
        try descend()
        defer { depth -= 1 }
        var values: [ClaimValue] = []
        skipSpace()
        if take("]") { return values }
        repeat { values.append(try value()) } while take(",")
        try expect("]")
        return values
    }

    private mutating func descend() throws(TokenError) {
        guard depth < Self.maxDepth else { throw .malformed }
        depth += 1
    }
}

extension ClaimsReader {
    private mutating func string() throws(TokenError) -> String {
        try expect("\"")
        var text: [UInt8] = []
        var start = index
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                text += bytes[start..<index]
                index += 1
                guard let text = String(validUTF8: text[...]) else { throw .malformed }
                return text
            case UInt8(ascii: "\\"):
                text += bytes[start..<index]
                index += 1
                text += String(try escape()).utf8
                start = index
            case 0..<0x20: throw .malformed
            default: index += 1
            }
        }
        throw .malformed
    }

    /// The scalar of an escape, after the backslash.
    private mutating func escape() throws(TokenError) -> Unicode.Scalar {
        guard let byte = next else { throw .malformed }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicode()
        default: throw .malformed
        }
    }

    private mutating func unicode() throws(TokenError) -> Unicode.Scalar {
        let high = try fourDigits()
        guard (0xD800...0xDBFF).contains(high) else {
            guard let scalar = Unicode.Scalar(high) else { throw .malformed }
            return scalar
        }
        try expect("\\")
        try expect("u")
        let low = try fourDigits()
        guard (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { throw .malformed }
        return scalar
    }

    private mutating func fourDigits() throws(TokenError) -> UInt32 {
        guard bytes.count - index >= 4 else { throw .malformed }
        var value: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            guard let digit = byte.asciiHexDigitValue else { throw .malformed }
            value = value << 4 | UInt32(digit)
        }
        index += 4
        return value
    }

    private mutating func number() throws(TokenError) -> ClaimValue {
        let start = index
        _ = take("-")
        if !take("0") { try digits() }
        var isWhole = true
        if take(".") {
            isWhole = false
            try digits()
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            try digits()
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let number = Int64(text) { return .integer(number) }
        guard text.utf8.count <= 64, let number = Double(text), number.isFinite else { throw .malformed }
        return .decimal(number)
    }

    private mutating func digits() throws(TokenError) {
        let start = index
        while next?.isASCIIDigit == true { index += 1 }
        guard index > start else { throw .malformed }
    }
}
