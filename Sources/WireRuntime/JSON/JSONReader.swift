/// A strict JSON parser (RFC 8259) that reads its bytes once.
///
/// Beyond the RFC it refuses byte order marks, duplicate names, U+0000, lone surrogates, numbers out of range, texts
/// over the limits, and long runs of combining marks, which make later comparisons expensive (`StreamSafeText`).
public struct JSONReader {
    /// The limits of a reader.
    public struct Limits: Sendable {
        /// Bytes of the whole text.
        public var length: Int
        /// Nesting of arrays and objects.
        public var depth: Int
        /// Values of any kind.
        public var values: Int
        /// Bytes of a member's name.
        public var name: Int
        /// Whether strings must be stream-safe text.
        public var isStreamSafe: Bool

        /// Limits for a service request, whose largest inputs are images of a few hundred kilobytes.
        ///
        /// The longest name in the models is a tag's key: 128 characters of up to four bytes.
        public init(
            length: Int = 4_194_304, depth: Int = 32, values: Int = 50_000, name: Int = 512, isStreamSafe: Bool = true
        ) {
            self.length = length
            self.depth = depth
            self.values = values
            self.name = name
            self.isStreamSafe = isStreamSafe
        }

        /// Limits for text from this program or a trusted service: any string is accepted.
        public static let trusted = Limits(isStreamSafe: false)
    }

    let text: UnsafeBufferPointer<UInt8>
    let limits: Limits
    var index = 0
    private var depth = 0
    private var values = 0

    private init(_ text: UnsafeBufferPointer<UInt8>, limits: Limits) {
        self.text = text
        self.limits = limits
    }

    /// Parses `bytes`.
    ///
    /// - Throws: `JSONError`.
    public static func read(_ bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) -> JSON {
        guard bytes.count <= limits.length else { throw .tooLong }
        let result = bytes.withUnsafeBufferPointer { text -> Result<JSON, JSONError> in
            var reader = JSONReader(text, limits: limits)
            do throws(JSONError) { return .success(try reader.document()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    private mutating func document() throws(JSONError) -> JSON {
        let json = try value()
        skipSpace()
        guard index == text.count else { throw .trailing(at: index) }
        return json
    }

    private mutating func value() throws(JSONError) -> JSON {
        values += 1
        guard values <= limits.values else { throw .tooManyValues }
        switch try next() {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "t"): return try word("true", meaning: .boolean(true))
        case UInt8(ascii: "f"): return try word("false", meaning: .boolean(false))
        case UInt8(ascii: "n"): return try word("null", meaning: .null)
        default: return try number()
        }
    }

    /// The first byte of the next token.
    private mutating func next() throws(JSONError) -> UInt8 {
        skipSpace()
        guard index < text.count else { throw .syntax(at: index) }
        return text[index]
    }

    private mutating func skipSpace() {
        while index < text.count {
            switch text[index] {
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            default: return
            }
        }
    }

    private mutating func word(_ word: StaticString, meaning json: JSON) throws(JSONError) -> JSON {
        let end = index + word.utf8CodeUnitCount
        guard end <= text.count else { throw .syntax(at: index) }
        guard word.withUTF8Buffer({ $0.elementsEqual(text[index..<end]) }) else { throw .syntax(at: index) }
        index = end
        return json
    }
}

extension JSONReader {
    /// Up to this many names are compared linearly; beyond, a randomly seeded set is faster and resists collision
    /// attacks.
    private static let fewNames = 12

    private mutating func object() throws(JSONError) -> JSONObject {
        try open()
        var members: [JSONObject.Member] = []
        if try next() == UInt8(ascii: "}") { return close(JSONObject()) }
        members.reserveCapacity(8)
        var names: Set<String> = []
        while true {
            guard try next() == UInt8(ascii: "\"") else { throw .syntax(at: index) }
            let start = index
            let name = try string()
            guard name.utf8.count <= limits.name else { throw .longName(at: start) }
            try claim(name, among: members, names: &names, at: start)
            guard try next() == UInt8(ascii: ":") else { throw .syntax(at: index) }
            index += 1
            members.append(.init(name, try value()))
            if try ends(with: UInt8(ascii: "}")) { return close(JSONObject(members)) }
        }
    }

    /// Adds a name to those of the object, and refuses a duplicate.
    ///
    /// Canonically equivalent names are duplicates, because a Swift dictionary treats them so. Names are short and
    /// stream-safe here, which limits the cost of normalization.
    private func claim(
        _ name: String, among members: [JSONObject.Member], names: inout Set<String>, at start: Int
    ) throws(JSONError) {
        guard members.count >= Self.fewNames else {
            for member in members where member.name == name { throw .duplicate(at: start) }
            return
        }
        if names.isEmpty { names = Set(members.map(\.name)) }
        guard names.insert(name).inserted else { throw .duplicate(at: start) }
    }

    private mutating func array() throws(JSONError) -> [JSON] {
        try open()
        var elements: [JSON] = []
        if try next() == UInt8(ascii: "]") { return close(elements) }
        while true {
            elements.append(try value())
            if try ends(with: UInt8(ascii: "]")) { return close(elements) }
        }
    }

    private mutating func open() throws(JSONError) {
        depth += 1
        guard depth <= limits.depth else { throw .tooDeep }
        index += 1
    }

    private mutating func close<Value>(_ value: Value) -> Value {
        depth -= 1
        index += 1
        return value
    }

    /// Whether `bracket` follows; otherwise skips the comma that must follow.
    private mutating func ends(with bracket: UInt8) throws(JSONError) -> Bool {
        let byte = try next()
        if byte == bracket { return true }
        guard byte == UInt8(ascii: ",") else { throw .syntax(at: index) }
        index += 1
        return false
    }
}
