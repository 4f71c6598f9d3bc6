/// Comparisons whose duration says nothing about where two secrets differ.
public enum ConstantTime {
    /// Whether both hold the same bytes.
    ///
    /// Only their lengths can be told from the time it takes.
    @inline(never)
    public static func equals(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        var difference: UInt8 = 0
        for index in one.indices { difference |= one[index] ^ other[index] }
        return difference == 0
    }
}
