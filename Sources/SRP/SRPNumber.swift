/// The three ways in which the protocol writes a number that is not negative, most significant byte first.
enum SRPNumber {
    /// Without leading zero bytes; nothing at all for zero.
    static func minimal(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.drop { $0 == 0 }) }

    /// The shortest two's complement: a zero byte in front where the top bit would read as a sign (spec B.9.2, `sb`).
    static func signed(_ bytes: [UInt8]) -> [UInt8] {
        let minimal = minimal(bytes)
        guard let first = minimal.first else { return [0] }
        return first & 0x80 == 0 ? minimal : [0] + minimal
    }

    /// Zero bytes in front up to `count` bytes; unchanged where it is longer already.
    static func padded(_ bytes: some Collection<UInt8>, to count: Int) -> [UInt8] {
        Array(repeating: 0, count: max(0, count - bytes.count)) + bytes
    }
}
