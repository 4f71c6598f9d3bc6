import Cryptography
import Kernel
import SRP
import Testing

struct ArithmeticTests {
    let openSSL: OpenSSLArithmetic
    let plain = BigIntArithmetic()

    init() throws { openSSL = try OpenSSLArithmetic() }

    private static let ones = [UInt8](repeating: 0xFF, count: 32)
    private static let below: [UInt8] = {
        var modulus = SRPGroup.modp3072.modulus
        modulus[modulus.count - 1] -= 1
        return modulus
    }()

    /// Edge cases of the table of powers: zero, one digit in each place, all digits equal, the empty exponent.
    static let exponents: [[UInt8]] =
        [[], [0], [1], [2], [15], [16], [0, 0, 1], ones, ones + [0xFF], Array(ones.dropFirst()), below]
        + (0..<32).flatMap { place in
            [UInt8(0x01), 0x10, 0xF0].map { digit in (0..<32).map { $0 == place ? digit : 0 } }
        } + (0..<16).map { [UInt8](repeating: $0 << 4 | $0, count: 32) }

    @Test func `powers from the table equal those of the general method`() throws {
        for exponent in Self.exponents {
            #expect(try openSSL.generatorPower(exponent) == openSSL.power([2], to: exponent), "\(Hex.encode(exponent))")
        }
    }

    @Test func `random powers from the table equal those of the general method`() throws {
        let world = World.still()
        for _ in 0..<200 {
            let exponent = world.bytes(32)
            let power = try openSSL.generatorPower(exponent)
            #expect(try power == openSSL.power([2], to: exponent))
            #expect(try power == openSSL.power([2], publicExponent: exponent))
        }
    }

    @Test func `both implementations compute equal powers`() throws {
        let world = World.still(seed: 2)
        for (base, exponent) in [(world.bytes(384), world.bytes(32)), ([3], [0]), ([0], [5]), (Self.below, [3])] {
            let power = try openSSL.power(base, to: exponent)
            #expect(power.count == 384)
            #expect(power == plain.power(base, to: exponent))
            #expect(try power == openSSL.power(base, publicExponent: exponent))
        }
        #expect(try openSSL.generatorPower(Self.ones) == plain.generatorPower(Self.ones))
    }

    @Test func `both implementations add, subtract and multiply alike at every size`() throws {
        let world = World.still(seed: 3)
        let modulus = SRPGroup.modp3072.modulus
        let numbers = [[], [0], [1], world.bytes(384), world.bytes(500), Self.below, modulus, [1] + modulus]
        for one in numbers {
            for other in numbers {
                #expect(try openSSL.product(one, by: other) == plain.product(one, by: other))
                #expect(try openSSL.sum(one, plus: other) == plain.sum(one, plus: other))
                #expect(try openSSL.difference(one, minus: other) == plain.difference(one, minus: other))
            }
        }
    }

    @Test func `another group has another table`() throws {
        let group = SRPGroup(modulus: SRPGroup.modp3072.modulus, generator: [5])
        let arithmetic = try OpenSSLArithmetic(group: group)
        let exponent = World.still().bytes(32)
        #expect(try arithmetic.generatorPower(exponent) == openSSL.power([5], to: exponent))
    }

    @Test func `threads may share one value`() async throws {
        let exponents = (0..<64).map { World.still(seed: $0).bytes(32) }
        let expected = try exponents.map { try openSSL.power([2], to: $0) }
        let powers = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for (place, exponent) in exponents.enumerated() {
                group.addTask { [openSSL] in (place, try openSSL.generatorPower(exponent)) }
            }
            return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
        }
        for (place, power) in expected.enumerated() { #expect(powers[place] == power) }
    }
}
