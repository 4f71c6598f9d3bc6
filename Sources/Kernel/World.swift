/// The clock and the source of randomness. Tests supply their own.
package struct World: Sendable {
    /// The current time.
    package var now: @Sendable () -> Instant
    /// Random bytes from a cryptographically secure source.
    package var bytes: @Sendable (_ count: Int) -> [UInt8]
    /// The random bits of an identifier, the most significant half first.
    private let identifierBits: @Sendable () -> (UInt64, UInt64)

    /// A world with the given clock and source of randomness.
    ///
    /// - Parameter identifierBits: A faster source for identifiers, which need not be secret. By default `bytes`.
    package init(
        now: @escaping @Sendable () -> Instant, bytes: @escaping @Sendable (_ count: Int) -> [UInt8],
        identifierBits: (@Sendable () -> (UInt64, UInt64))? = nil
    ) {
        self.now = now
        self.bytes = bytes
        self.identifierBits = identifierBits ?? { Self.bits(in: bytes(16)) }
    }

    private static func bits(in bytes: [UInt8]) -> (UInt64, UInt64) {
        func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        return (number(bytes.prefix(8)), number(bytes.dropFirst(8)))
    }
}

extension World {
    /// A random UUID, version 4, in lower case (RFC 9562, section 5.4).
    package func uuid() -> String {
        let (first, last) = identifierBits()
        let high = first & ~0xF000 | 0x4000
        let low = last & ~(3 << 62) | 2 << 62
        return String(unsafeUninitializedCapacity: 36) { text in
            var written = 0
            for place in 0..<16 {
                if place == 4 || place == 6 || place == 8 || place == 10 {
                    text[written] = UInt8(ascii: "-")
                    written += 1
                }
                let byte = UInt8(truncatingIfNeeded: (place < 8 ? high : low) >> (56 - 8 * (place & 7)))
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
    package func text(of count: Int, from alphabet: StaticString) -> String {
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
