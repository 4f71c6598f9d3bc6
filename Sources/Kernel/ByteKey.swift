/// A text as a key that is compared and hashed by its UTF-8 bytes.
///
/// A `String` as a key takes two spellings of an accented character for one, and costs a normalization.
public struct ByteKey: Hashable, Sendable {
    /// The text itself.
    public let text: String

    /// A key of exactly these bytes.
    public init(_ text: String) { self.text = text }

    /// Whether both are the same bytes.
    public static func == (one: Self, other: Self) -> Bool { one.text.hasSameBytes(as: other.text) }

    /// Feeds the bytes, and their number so that keys in a sequence stay apart.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { bytes in
            hasher.combine(bytes.count)
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
    }
}

extension String {
    /// Whether `other` is spelled with the same UTF-8 bytes. `==` compares what both normalize to.
    public func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
