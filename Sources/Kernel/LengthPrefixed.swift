/// Byte strings in one sequence, each behind its length, so that ("ab", "c") differs from ("a", "bc").
///
/// The formats are stored and hashed; they never change.
package enum LengthPrefixed {
    /// A part is too long for its length field.
    package struct PartTooLongError: Error {}

    /// Packs `parts` with lengths of two bytes.
    ///
    /// - Throws: `PartTooLongError` if a part has more than 65,535 bytes.
    package static func pack(_ parts: [[UInt8]]) throws(PartTooLongError) -> [UInt8] {
        var packed: [UInt8] = []
        packed.reserveCapacity(parts.reduce(0) { $0 + $1.count + 2 })
        for part in parts {
            guard let length = UInt16(exactly: part.count) else { throw PartTooLongError() }
            append(part, length: length, to: &packed)
        }
        return packed
    }

    /// The parts that `pack` packed, or nil if `packed` is malformed or has another number of parts.
    package static func unpack(_ packed: [UInt8], count: Int) -> [[UInt8]]? {
        var parts: [[UInt8]] = []
        var rest = packed[...]
        while let high = rest.popFirst() {
            guard let low = rest.popFirst() else { return nil }
            let length = Int(high) << 8 | Int(low)
            guard rest.count >= length else { return nil }
            parts.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return parts.count == count ? parts : nil
    }

    /// Packs `texts` with lengths of eight bytes, which is enough for every text; hashes and seals cover the result.
    package static func pack(texts: [String]) -> [UInt8] {
        var packed: [UInt8] = []
        for text in texts { append(Array(text.utf8), length: UInt64(text.utf8.count), to: &packed) }
        return packed
    }

    private static func append(_ part: [UInt8], length: some FixedWidthInteger, to packed: inout [UInt8]) {
        withUnsafeBytes(of: length.bigEndian) { packed.append(contentsOf: $0) }
        packed.append(contentsOf: part)
    }
}
