import COpenSSL
public import SRP

/// The server's arithmetic: constant in time for every exponent that is secret.
///
/// One value serves all threads. Its table of powers of g takes about 200 kB.
public final class OpenSSLArithmetic: ModularArithmetic, @unchecked Sendable {
    /// The group whose prime everything is reduced by.
    public let group: SRPGroup
    private let montgomery: MontgomeryContext
    private let powers: GeneratorPowers

    /// Arithmetic modulo the prime of `group`.
    ///
    /// Throws where the machine has no memory left.
    public init(group: SRPGroup = .modp3072) throws {
        self.group = group
        montgomery = try MontgomeryContext(modulus: group.modulus)
        powers = try GeneratorPowers(of: group.generator, montgomery)
    }

    /// g to the power of a secret `exponent`; about four times as fast as `power` up to 32 bytes.
    public func generatorPower(_ exponent: [UInt8]) throws -> [UInt8] {
        guard exponent.count <= GeneratorPowers.exponentByteCount else { return try power(group.generator, exponent) }
        return try powers.power(exponent, montgomery)
    }

    /// `base` to the power of a secret `exponent`.
    public func power(_ base: [UInt8], _ exponent: [UInt8]) throws -> [UInt8] {
        try calculate(base, exponent) { try self.montgomery.power($0, $1, secretExponent: $2, $3) }
    }

    /// `base` to the power of an exponent that everyone may know, which then may show in the time it takes.
    public func power(_ base: [UInt8], publicExponent: [UInt8]) throws -> [UInt8] {
        try calculate(base, publicExponent) { try self.montgomery.power($0, $1, publicExponent: $2, $3) }
    }

    /// The product modulo N.
    public func product(_ one: [UInt8], _ other: [UInt8]) throws -> [UInt8] {
        try calculate(one, other) {
            try OpenSSLError.check(
                BN_mod_mul($0.pointer, $1.pointer, $2.pointer, self.montgomery.modulus.pointer, $3.pointer),
                "BN_mod_mul")
        }
    }

    /// The sum modulo N.
    public func sum(_ one: [UInt8], _ other: [UInt8]) throws -> [UInt8] {
        try calculate(one, other) {
            try OpenSSLError.check(
                BN_mod_add($0.pointer, $1.pointer, $2.pointer, self.montgomery.modulus.pointer, $3.pointer),
                "BN_mod_add")
        }
    }

    /// `one` minus `other`, modulo N.
    public func difference(_ one: [UInt8], _ other: [UInt8]) throws -> [UInt8] {
        try calculate(one, other) {
            try OpenSSLError.check(
                BN_mod_sub($0.pointer, $1.pointer, $2.pointer, self.montgomery.modulus.pointer, $3.pointer),
                "BN_mod_sub")
        }
    }

    /// Hands objects to `operation`, not their pointers, since an object may go as soon as its pointer has been read.
    private func calculate(
        _ one: [UInt8], _ other: [UInt8],
        _ operation: (BigNumber, BigNumber, BigNumber, Scratch) throws -> Void
    ) throws -> [UInt8] {
        let result = try BigNumber()
        try operation(result, BigNumber(one), BigNumber(other), Scratch())
        return try result.bytes(count: montgomery.byteCount)
    }
}
