import Kernel

/// Why a text is no document that this house reads.
public enum JSONError: Error, Hashable, Sendable {
    /// The text is longer than the reader was told to take.
    case tooLong
    /// Lists and objects stand in each other deeper than the reader goes.
    case tooDeep
    /// There are more values than the reader was told to take.
    case tooManyValues
    /// The text does not follow RFC 8259 at this byte.
    case syntax(at: Int)
    /// The text goes on behind the document.
    case trailing(at: Int)
    /// A number is outside of what 64 bits hold, or longer than any such number needs.
    case number(at: Int)
    /// The bytes are not UTF-8.
    case encoding(at: Int)
    /// An escape names half a surrogate pair.
    case surrogate(at: Int)
    /// A string contains U+0000, which not every database can keep.
    case nul(at: Int)
    /// An object has two members of one name.
    case duplicate(at: Int)
    /// A member's name is longer than the reader was told to take.
    case longName(at: Int)
    /// A string has more combining marks in a row than stream-safe text has.
    case marks(at: Int)

    /// What the caller is told. Nothing of the text is repeated.
    public var message: String {
        switch self {
        case .tooLong: "The document is too long"
        case .tooDeep: "The document is nested too deeply"
        case .tooManyValues: "The document has too many values"
        case .syntax(let place): "The document is not valid JSON at byte \(place)"
        case .trailing(let place): "The document goes on after its end at byte \(place)"
        case .number(let place): "The number at byte \(place) is out of range"
        case .encoding(let place): "The string at byte \(place) is not valid UTF-8"
        case .surrogate(let place): "The escape at byte \(place) is half a surrogate pair"
        case .nul(let place): "The string at byte \(place) contains the character U+0000"
        case .duplicate(let place): "The object has a second member of the name at byte \(place)"
        case .longName(let place): "The member name at byte \(place) is too long"
        case .marks(let place):
            "The string at byte \(place) has more than \(StreamSafeText.longestRun) combining marks in a row"
        }
    }
}
