public import Kernel

/// What one side shows the other: A or B, a number above zero and below N.
///
/// A value that is zero modulo N would make the shared secret zero whatever the password (RFC 5054, section 2.5.4), and
/// nobody has a reason to send one that is not reduced: neither becomes a value of this type.
public struct SRPPublicValue: Hashable, Sendable {
    /// As many bytes as N has, the most significant first.
    public let bytes: [UInt8]

    /// Throws `Refusal.invalid` unless 0 < `number` < N.
    public init(_ number: [UInt8], in group: SRPGroup = .modp3072) throws(Refusal) {
        guard group.contains(number) else { throw Self.refused }
        bytes = SRPNumber.padded(SRPNumber.minimal(number), to: group.byteCount)
    }

    /// Reads hexadecimal digits as clients send them: either case, an odd number of them, zeros in front (spec G.1.5).
    ///
    /// Throws `Refusal.invalid` for any other character, and unless 0 < number < N.
    public init(hex: String, in group: SRPGroup = .modp3072) throws(Refusal) {
        let digits = hex.utf8.count
        guard digits > 0, digits <= group.byteCount * 4 else { throw Self.refused }
        guard let number = Hex.decode(digits % 2 == 0 ? hex : "0" + hex) else { throw Self.refused }
        try self.init(number, in: group)
    }

    /// Lower-case digits, two for each byte of N, so that every value has the same length on the wire.
    public var hex: String { Hex.encode(bytes) }

    /// The bytes that are hashed.
    var signed: [UInt8] { SRPNumber.signed(bytes) }

    private static let refused = Refusal.invalid("Invalid SRP public value.")
}
