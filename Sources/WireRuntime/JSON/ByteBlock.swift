/// Eight bytes of a text in one little-endian word. Reader and writer spend most of their time on long strings without
/// special characters, and skip them a block at a time.
struct ByteBlock {
    /// The number of bytes in a block.
    static let width = 8

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    private let bits: UInt64

    /// The block at `index`, or nil if fewer bytes are left.
    @inline(__always)
    init?(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
        guard let base = text.baseAddress, index &+ Self.width <= text.count else { return nil }
        bits = UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    }

    /// Whether a byte is a quote, a backslash or a control character.
    @inline(__always)
    var endsString: Bool {
        let controls = (bits &- Self.ones &* 0x20) & ~bits
        return (controls | finds(UInt8(ascii: "\"")) | finds(UInt8(ascii: "\\"))) & Self.tops != 0
    }

    /// Whether a byte is not ASCII.
    @inline(__always)
    var isBeyondASCII: Bool { bits & Self.tops != 0 }

    /// Whether a byte is a slash.
    @inline(__always)
    var hasSlash: Bool { finds(UInt8(ascii: "/")) & Self.tops != 0 }

    /// Sets the top bit of each byte that equals `wanted`, and possibly of bytes after it.
    @inline(__always)
    private func finds(_ wanted: UInt8) -> UInt64 {
        let difference = bits ^ Self.ones &* UInt64(wanted)
        return (difference &- Self.ones) & ~difference
    }
}
