import BigInt
import Foundation
import Testing

@testable import SRP

/// Exponentiation without division agrees with BigInt's.
@Suite struct MontgomeryReductionTests {
    private static func number(_ bytes: [UInt8]) -> BigUInt { BigUInt(Data(bytes)) }

    /// Odd numbers of one and of several words, including the smallest and those with all bits set.
    private static let moduli: [BigUInt] = [
        1, 3, 0xFFFF_FFFF_FFFF_FFFF, (BigUInt(1) << 64) + 1, (BigUInt(1) << 128) - 1,
        (BigUInt(1) << 191) - 19, number(SRPGroup.modp3072.modulus),
    ]

    @Test(arguments: moduli.indices)
    func `every power equals BigInt's`(_ index: Int) throws {
        let modulus = Self.moduli[index]
        let powers = try #require(MontgomeryReduction(modulus: modulus))
        let draw = SRPRandom(UInt64(index)).source()
        let width = (modulus.bitWidth + 7) / 8
        let bases = [0, 1, modulus - 1] + (0..<4).map { _ in Self.number(draw(width)) }
        let exponents: [BigUInt] = [0, 1, 2, 15, 16, 0x8000_0000_0000_0000, BigUInt(1) << 64, Self.number(draw(13))]
        for base in bases.map({ $0 % modulus }) {
            for exponent in exponents {
                #expect(
                    powers.power(base, to: exponent) == base.power(exponent, modulus: modulus), "\(base)^\(exponent)")
            }
        }
    }

    @Test func `an even modulus is refused`() {
        #expect(MontgomeryReduction(modulus: 0) == nil)
        #expect(MontgomeryReduction(modulus: 10) == nil)
        let even = BigIntArithmetic(group: SRPGroup(modulus: [10], generator: [2]))
        #expect(even.power([13], to: [3]) == [7])
    }
}
