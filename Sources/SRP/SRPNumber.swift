/// The protocol's three encodings of a non-negative number, all big-endian.
enum SRPNumber {
    /// Without leading zero bytes; empty for zero.
    static func minimal(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.drop { $0 == 0 }) }

    /// The shortest two's complement: a zero byte precedes a set top bit.
    static func signed(_ bytes: [UInt8]) -> [UInt8] {
        let minimal = minimal(bytes)
        guard let first = minimal.first else { return [0] }
        return first & 0x80 == 0 ? minimal : [0] + minimal
    }

    /// Zero-padded on the left to the given length; unchanged if it is longer.
    static func padded(_ bytes: some Collection<UInt8>, to count: Int) -> [UInt8] {
        Array(repeating: 0, count: max(0, count - bytes.count)) + bytes
    }
}
