/// The clock and the source of randomness. Tests supply their own.
public struct World: Sendable {
    /// The current time.
    public var now: @Sendable () -> Instant
    /// Random bytes from a cryptographically secure source.
    public var bytes: @Sendable (_ count: Int) -> [UInt8]

    /// A world with the given clock and source of randomness.
    public init(now: @escaping @Sendable () -> Instant, bytes: @escaping @Sendable (_ count: Int) -> [UInt8]) {
        self.now = now
        self.bytes = bytes
    }
}

extension World {
    /// A random UUID, version 4, in lower case (RFC 9562, section 5.4).
    public func uuid() -> String {
        var bits = bytes(16)
        bits[6] = bits[6] & 0x0F | 0x40
        bits[8] = bits[8] & 0x3F | 0x80
        return String(unsafeUninitializedCapacity: 36) { text in
            var written = 0
            for (place, byte) in bits.enumerated() {
                if place == 4 || place == 6 || place == 8 || place == 10 {
                    text[written] = UInt8(ascii: "-")
                    written += 1
                }
                text[written] = Hex.digit(byte >> 4)
                text[written + 1] = Hex.digit(byte & 15)
                written += 2
            }
            return written
        }
    }

    /// Random text.
    ///
    /// - Parameters:
    ///   - count: The number of characters.
    ///   - alphabet: At most 256 ASCII characters, each equally likely.
    public func text(of count: Int, from alphabet: StaticString) -> String {
        let letters = alphabet.withUTF8Buffer { Array($0) }
        let fair = 256 - 256 % letters.count
        var drawn: [UInt8] = []
        while drawn.count < count {
            for byte in bytes(count) where Int(byte) < fair && drawn.count < count {
                drawn.append(letters[Int(byte) % letters.count])
            }
        }
        return String(decoding: drawn, as: UTF8.self)
    }
}
