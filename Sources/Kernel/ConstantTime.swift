/// Comparisons whose duration does not reveal where two secrets differ.
package enum ConstantTime {
    /// Whether both arrays have the same bytes. The duration reveals only their lengths.
    // Inlined, it could be optimised for a caller that compares with a constant.
    @inline(never)
    package static func equals(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        var difference: UInt8 = 0
        for index in one.indices { difference |= one[index] ^ other[index] }
        return difference == 0
    }
}
