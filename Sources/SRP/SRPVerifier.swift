package import Kernel

/// The value that a server stores instead of a password: enough to verify it, not enough to sign in.
///
/// Guessing against it is far cheaper than against a slow hash, so it must be sealed where it is stored.
package struct SRPVerifier: Hashable, Sendable {
    /// The salt, a big-endian number.
    package let salt: [UInt8]
    /// g^x, with as many bytes as N.
    package let value: [UInt8]

    /// The length of a generated salt, in bytes.
    package static let saltByteCount = 16

    /// A verifier that a client computed.
    ///
    /// - Throws: `InvalidInput` unless 0 < `value` < N and `salt` has 1 to 64 bytes.
    package init(salt: [UInt8], value: [UInt8], in group: SRPGroup = .modp3072) throws(InvalidInput) {
        guard (1...64).contains(salt.count), group.contains(value) else {
            throw InvalidInput("Invalid password verifier.")
        }
        self.salt = salt
        self.value = SRPNumber.padded(SRPNumber.minimal(value), to: group.byteCount)
    }

    /// The verifier of `password` with a fresh salt. It costs one exponentiation.
    package static func make(
        for identity: SRPIdentity, password: Secret<String>, arithmetic: any ModularArithmetic,
        random: (_ count: Int) -> [UInt8]
    ) throws -> Self {
        try make(for: identity, password: password, salt: random(saltByteCount), arithmetic: arithmetic)
    }

    /// The verifier of `password` with a given salt. It costs one exponentiation.
    package static func make(
        for identity: SRPIdentity, password: Secret<String>, salt: [UInt8], arithmetic: any ModularArithmetic
    ) throws -> Self {
        let x = SRPHash.x(identity, password: password, salt: salt)
        return try Self(salt: salt, value: arithmetic.generatorPower(x), in: arithmetic.group)
    }

    /// Whether this is the verifier of `password`. It costs one exponentiation and compares in constant time.
    package func accepts(
        _ password: Secret<String>, of identity: SRPIdentity, arithmetic: any ModularArithmetic
    ) throws -> Bool {
        let x = SRPHash.x(identity, password: password, salt: salt)
        return ConstantTime.equals(try arithmetic.generatorPower(x), value)
    }

    /// The salt on the wire: two lower-case digits for each byte, without leading zero bytes.
    ///
    /// It is hashed as a number; clients that hash the text they receive would otherwise include leading zeros.
    package var saltHex: String { Hex.encode(salt.dropLast().drop { $0 == 0 } + salt.suffix(1)) }

}

extension SRPVerifier {
    /// Value and salt, for sealing.
    package var encoded: [UInt8] { value + salt }

    /// Reads the bytes of `encoded`.
    ///
    /// - Throws: `InvalidInput` for anything else.
    package init(encoded: [UInt8], in group: SRPGroup = .modp3072) throws(InvalidInput) {
        let cut = min(encoded.count, group.byteCount)
        try self.init(salt: Array(encoded[cut...]), value: Array(encoded[..<cut]), in: group)
    }
}
