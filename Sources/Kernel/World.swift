/// The clock and the source of randomness. Tests supply their own.
package struct World: Sendable {
    /// The current time.
    package var now: @Sendable () -> Instant
    /// Random bytes from a cryptographically secure source.
    package var bytes: @Sendable (_ count: Int) -> [UInt8]

    /// A world with the given clock and source of randomness.
    package init(now: @escaping @Sendable () -> Instant, bytes: @escaping @Sendable (_ count: Int) -> [UInt8]) {
        self.now = now
        self.bytes = bytes
    }
}

extension World {
    /// A random UUID, version 4, in lower case (RFC 9562, section 5.4).
    package func uuid() -> String {
        var drawn = bytes(16)
        drawn[6] = drawn[6] & 0x0F | 0x40
        drawn[8] = drawn[8] & 0x3F | 0x80
        return String(unsafeUninitializedCapacity: 36) { text in
            var written = 0
            for (index, byte) in drawn.enumerated() {
                if index == 4 || index == 6 || index == 8 || index == 10 {
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

    /// An id as Cognito generates it: 26 lower-case letters and digits.
    package func shortID() -> String { text(of: 26, from: "0123456789abcdefghijklmnopqrstuvwxyz") }

    /// Random text.
    ///
    /// - Parameters:
    ///   - count: The length in characters.
    ///   - alphabet: At most 256 ASCII characters, each equally likely.
    package func text(of count: Int, from alphabet: StaticString) -> String {
        let letters = alphabet.withUTF8Buffer { Array($0) }
        // Greater bytes are drawn again: they would make the first letters more likely.
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
