package import Kernel

/// A public value, A or B: a number above zero and below N.
///
/// A multiple of N would make the shared secret zero for every password (RFC 5054, section 2.5.4), and no client needs
/// to send a value that is not reduced, so both are refused.
package struct SRPPublicValue: Hashable, Sendable {
    /// As many big-endian bytes as N has.
    package let bytes: [UInt8]

    /// - Throws: `InvalidInput` unless 0 < `number` < N.
    package init(_ number: [UInt8], in group: SRPGroup = .modp3072) throws(InvalidInput) {
        guard group.contains(number) else { throw InvalidInput.publicValue }
        bytes = SRPNumber.padded(SRPNumber.minimal(number), to: group.byteCount)
    }

    /// Reads hexadecimal digits as clients send them: either case, any number of digits, leading zeros.
    ///
    /// - Throws: `InvalidInput` for any other character, and unless 0 < number < N.
    package init(hex: String, in group: SRPGroup = .modp3072) throws(InvalidInput) {
        let digits = hex.utf8.count
        guard digits > 0, digits <= group.byteCount * 4 else { throw InvalidInput.publicValue }
        guard let number = Hex.decode(digits % 2 == 0 ? hex : "0" + hex) else { throw InvalidInput.publicValue }
        try self.init(number, in: group)
    }

    /// Two lower-case digits for each byte of N, so that all values have the same length on the wire.
    package var hex: String { Hex.encode(bytes) }

    /// The bytes that are hashed.
    var signed: [UInt8] { SRPNumber.signed(bytes) }
}

extension InvalidInput {
    /// A number that is not a public value, or would make the exchange trivial.
    static let publicValue = Self("Invalid SRP public value.")
}
