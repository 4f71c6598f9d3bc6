/// A dictionary key that compares and hashes a text by its UTF-8 bytes.
///
/// `String` compares canonically equivalent spellings as equal and normalizes to do so, which costs time.
public struct ByteKey: Hashable, Sendable {
    /// The text.
    public let text: String

    /// Creates a key for exactly these bytes.
    public init(_ text: String) { self.text = text }

    /// Whether both keys hold the same bytes.
    public static func == (one: Self, other: Self) -> Bool { one.text.hasSameBytes(as: other.text) }

    /// Feeds the byte count as well, so that adjacent keys stay distinct.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { bytes in
            hasher.combine(bytes.count)
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
    }
}

extension String {
    /// Whether both texts have the same UTF-8 bytes. `==` would compare their normalized forms.
    public func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
