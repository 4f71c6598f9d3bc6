/// Length-prefixed byte strings in one sequence, for values that only this server seals and opens.
public enum LengthPrefixed {
    /// Packs `parts`, each of at most 65,535 bytes; a longer part is truncated.
    public static func pack(_ parts: [[UInt8]]) -> [UInt8] {
        var packed: [UInt8] = []
        packed.reserveCapacity(parts.reduce(0) { $0 + $1.count + 2 })
        for part in parts {
            let cut = part.prefix(Int(UInt16.max))
            packed.append(UInt8(truncatingIfNeeded: cut.count >> 8))
            packed.append(UInt8(truncatingIfNeeded: cut.count))
            packed.append(contentsOf: cut)
        }
        return packed
    }

    /// The parts that `pack` packed, or nil if `packed` is malformed or does not hold exactly `count` parts.
    public static func unpack(_ packed: [UInt8], count: Int) -> [[UInt8]]? {
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
}
