/// What the house takes from outside: time and chance. Tests hand in their own.
public struct World: Sendable {
    /// The time of day.
    public var now: @Sendable () -> Instant
    /// So many bytes from a cryptographically secure source.
    public var bytes: @Sendable (_ count: Int) -> [UInt8]

    /// A world with the given clock and source of chance.
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
        var digits = Array(Hex.encode(bits).utf8)
        for place in [20, 16, 12, 8] { digits.insert(UInt8(ascii: "-"), at: place) }
        return String(decoding: digits, as: UTF8.self)
    }

    /// `count` characters, each drawn evenly from `alphabet`, which holds at most 256 ASCII characters.
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
