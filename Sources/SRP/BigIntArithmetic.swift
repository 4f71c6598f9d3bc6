import BigInt
import Foundation

/// Plain Swift arithmetic for clients, where an attacker cannot measure the duration.
///
/// It is not constant-time, so servers must not use it.
package struct BigIntArithmetic: ModularArithmetic {
    /// The group whose prime is the modulus.
    package let group: SRPGroup
    private let modulus: BigUInt
    private let powers: MontgomeryReduction?

    /// Arithmetic modulo the prime of `group`.
    package init(group: SRPGroup = .modp3072) {
        self.group = group
        modulus = Self.number(group.modulus)
        powers = MontgomeryReduction(modulus: modulus)
    }

    /// g to the power of `exponent`.
    package func generatorPower(_ exponent: [UInt8]) -> [UInt8] { power(group.generator, to: exponent) }

    /// `base` to the power of `exponent`.
    package func power(_ base: [UInt8], to exponent: [UInt8]) -> [UInt8] {
        let (base, exponent) = (Self.number(base) % modulus, Self.number(exponent))
        return bytes(powers?.power(base, to: exponent) ?? base.power(exponent, modulus: modulus))
    }

    /// The same as `power(_:to:)`, because nothing here is constant-time.
    package func power(_ base: [UInt8], publicExponent: [UInt8]) -> [UInt8] { power(base, to: publicExponent) }

    /// The product modulo N.
    package func product(_ one: [UInt8], by other: [UInt8]) -> [UInt8] {
        bytes(Self.number(one) * Self.number(other) % modulus)
    }

    /// The sum modulo N.
    package func sum(_ one: [UInt8], plus other: [UInt8]) -> [UInt8] {
        bytes((Self.number(one) + Self.number(other)) % modulus)
    }

    /// `one` minus `other`, modulo N.
    package func difference(_ one: [UInt8], minus other: [UInt8]) -> [UInt8] {
        bytes((Self.number(one) % modulus + modulus - Self.number(other) % modulus) % modulus)
    }

    static func number(_ bytes: [UInt8]) -> BigUInt { BigUInt(Data(bytes)) }

    private func bytes(_ number: BigUInt) -> [UInt8] { SRPNumber.padded(number.serialize(), to: group.byteCount) }
}
