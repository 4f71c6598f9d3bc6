import Foundation

/// A dictionary key that compares and hashes a text by its UTF-8 bytes.
///
/// `String` compares canonically equivalent spellings as equal and normalizes to do so, which costs time.
package struct ByteKey: Hashable, Sendable {
    package let text: String

    /// Creates a key for exactly these bytes.
    package init(_ text: String) { self.text = text }

    /// Whether both texts have the same bytes.
    package static func == (one: Self, other: Self) -> Bool { one.text.hasSameBytes(as: other.text) }

    /// Feeds the length as well, so that adjacent keys stay distinct.
    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { bytes in
            hasher.combine(bytes.count)
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
    }
}

extension String {
    /// Whether both texts have the same UTF-8 bytes. `==` would compare their normalized forms.
    package func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        var (one, other) = (self, other)
        return one.withUTF8 { one in
            other.withUTF8 { other in
                // Only the buffer of an empty text has no address.
                guard let start = one.baseAddress, let otherStart = other.baseAddress else { return true }
                return memcmp(start, otherStart, one.count) == 0
            }
        }
    }
}
