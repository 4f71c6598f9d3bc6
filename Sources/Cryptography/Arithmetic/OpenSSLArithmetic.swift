import COpenSSL
package import SRP

/// The server's arithmetic, constant-time in every secret exponent.
///
/// All threads share one value. Its table of powers of g takes about 200 kB.
package final class OpenSSLArithmetic: ModularArithmetic, @unchecked Sendable {
    /// The group whose prime is the modulus.
    package let group: SRPGroup
    private let montgomery: MontgomeryContext
    private let powers: GeneratorPowers

    /// Arithmetic modulo the prime of `group`.
    ///
    /// - Throws: If memory runs out.
    package init(group: SRPGroup = .modp3072) throws {
        self.group = group
        montgomery = try MontgomeryContext(modulus: group.modulus)
        powers = try GeneratorPowers(of: group.generator, montgomery: montgomery)
    }

    /// g to the power of a secret `exponent`; up to 32 bytes it is about four times as fast as `power`.
    package func generatorPower(_ exponent: [UInt8]) throws -> [UInt8] {
        guard exponent.count <= GeneratorPowers.exponentByteCount else {
            return try power(group.generator, to: exponent)
        }
        return try powers.power(exponent, montgomery: montgomery)
    }

    /// `base` to the power of a secret `exponent`.
    package func power(_ base: [UInt8], to exponent: [UInt8]) throws -> [UInt8] {
        try calculate(base, other: exponent) { try self.montgomery.power($0, base: $1, secretExponent: $2, using: $3) }
    }

    /// `base` to the power of a public exponent, which affects the duration.
    package func power(_ base: [UInt8], publicExponent: [UInt8]) throws -> [UInt8] {
        try calculate(base, other: publicExponent) {
            try self.montgomery.power($0, base: $1, publicExponent: $2, using: $3)
        }
    }

    /// The product modulo N.
    package func product(_ one: [UInt8], by other: [UInt8]) throws -> [UInt8] {
        try calculate(one, other: other) {
            try OpenSSLError.check(
                BN_mod_mul($0.pointer, $1.pointer, $2.pointer, self.montgomery.modulus.pointer, $3.pointer),
                doing: "BN_mod_mul")
        }
    }

    /// The sum modulo N.
    package func sum(_ one: [UInt8], plus other: [UInt8]) throws -> [UInt8] {
        try calculate(one, other: other) {
            try OpenSSLError.check(
                BN_mod_add($0.pointer, $1.pointer, $2.pointer, self.montgomery.modulus.pointer, $3.pointer),
                doing: "BN_mod_add")
        }
    }

    /// `one` minus `other`, modulo N.
    package func difference(_ one: [UInt8], minus other: [UInt8]) throws -> [UInt8] {
        try calculate(one, other: other) {
            try OpenSSLError.check(
                BN_mod_sub($0.pointer, $1.pointer, $2.pointer, self.montgomery.modulus.pointer, $3.pointer),
                doing: "BN_mod_sub")
        }
    }

    /// Passes the objects instead of their pointers, because Swift may release an object after its last use.
    private func calculate(
        _ one: [UInt8], other: [UInt8],
        operation: (BigNumber, BigNumber, BigNumber, Scratch) throws -> Void
    ) throws -> [UInt8] {
        let result = try BigNumber()
        try operation(result, BigNumber(one), BigNumber(other), Scratch())
        return try result.bytes(count: montgomery.byteCount)
    }
}
