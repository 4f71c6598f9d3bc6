import Kernel

/// Why a text was not accepted as JSON.
public enum JSONError: Error, Hashable, Sendable {
    /// The text exceeds the reader's limit.
    case tooLong
    /// Arrays and objects are nested too deeply.
    case tooDeep
    /// There are too many values.
    case tooManyValues
    /// The text violates RFC 8259 at this byte.
    case syntax(at: Int)
    /// The text continues after the document.
    case trailing(at: Int)
    /// A number does not fit 64 bits, or has more digits than any such number needs.
    case number(at: Int)
    /// The bytes are not UTF-8.
    case encoding(at: Int)
    /// An escape encodes a lone surrogate.
    case surrogate(at: Int)
    /// A string contains U+0000, which PostgreSQL cannot store.
    case nul(at: Int)
    /// An object has two members with the same name.
    case duplicate(at: Int)
    /// A member's name exceeds the reader's limit.
    case longName(at: Int)
    /// A string has more combining marks in a row than stream-safe text allows.
    case marks(at: Int)

    /// The message for the caller. It repeats nothing of the text.
    public var message: String {
        switch self {
        case .tooLong: "The document is too long"
        case .tooDeep: "The document is nested too deeply"
        case .tooManyValues: "The document has too many values"
        case .syntax(let offset): "The document is not valid JSON at byte \(offset)"
        case .trailing(let offset): "The document continues after its end at byte \(offset)"
        case .number(let offset): "The number at byte \(offset) is out of range"
        case .encoding(let offset): "The string at byte \(offset) is not valid UTF-8"
        case .surrogate(let offset): "The escape at byte \(offset) is half a surrogate pair"
        case .nul(let offset): "The string at byte \(offset) contains the character U+0000"
        case .duplicate(let offset): "The object has a second member of the name at byte \(offset)"
        case .longName(let offset): "The member name at byte \(offset) is too long"
        case .marks(let offset):
            "The string at byte \(offset) has more than \(StreamSafeText.maxRun) combining marks in a row"
        }
    }
}
