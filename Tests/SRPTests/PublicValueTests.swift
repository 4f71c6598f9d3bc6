import Kernel
import SRP
import Testing

// SRP-01
struct PublicValueTests {
    static let prime = Hex.encode(SRPGroup.modp3072.modulus)
    static let arithmetic = BigIntArithmetic()

    /// N times a small number, unreduced.
    private static func multiple(_ factor: Int) -> String {
        var (carry, digits) = (0, [UInt8]())
        for byte in SRPGroup.modp3072.modulus.reversed() {
            carry += Int(byte) * factor
            digits.append(UInt8(carry & 0xFF))
            carry >>= 8
        }
        return Hex.encode([UInt8(carry)] + digits.reversed())
    }

    static let hopeless: [String] = [
        "", "0", "00", String(repeating: "0", count: 768), prime, prime.uppercased(), "00" + prime, "0" + prime,
        multiple(2), multiple(3), multiple(255), square, "-1", "+1", "0x1", "1 ", " 1", "g", "１", "1\u{301}", "1\0",
        String(repeating: "f", count: 100_000), String(repeating: "0", count: 100_000) + "1",
    ]

    /// N².
    private static let square: String = {
        var rows = [Int](repeating: 0, count: 768)
        let digits = Array(SRPGroup.modp3072.modulus.reversed())
        for (low, one) in digits.enumerated() {
            var carry = 0
            for (high, other) in digits.enumerated() {
                carry += rows[low + high] + Int(one) * Int(other)
                rows[low + high] = carry & 0xFF
                carry >>= 8
            }
            rows[low + digits.count] += carry
        }
        return Hex.encode(rows.reversed().map { UInt8($0) })
    }()

    @Test(arguments: hopeless)
    func `a multiple of N and anything not below N are refused`(_ text: String) {
        #expect(throws: InvalidInput("Invalid SRP public value.")) { try SRPPublicValue(hex: text) }
    }

    @Test(arguments: [
        ("1", "01"), ("abc", "0abc"), ("ABC", "0abc"), ("aBcD", "abcd"), ("000abc", "0abc"), ("00ff", "ff"),
    ])
    func `either case, odd lengths and leading zeros are read`(_ text: String, _ meaning: String) throws {
        let value = try SRPPublicValue(hex: text)
        #expect(value.hex == String(repeating: "0", count: 768 - meaning.count) + meaning)
        #expect(try SRPPublicValue(hex: value.hex) == value)
    }

    @Test func `N minus one is the greatest value`() throws {
        let greatest = String(Self.prime.dropLast()) + "e"
        #expect(try SRPPublicValue(hex: greatest).hex == greatest)
        #expect(try SRPPublicValue(hex: "00" + greatest.uppercased()).hex == greatest)
    }

    @Test func `a stored session or verifier of another length is refused`() throws {
        for count in [0, 1, 383, 384, 385, 799, 801] {
            #expect(throws: InvalidInput.self) { try SRPServerSession(encoded: Array(repeating: 1, count: count)) }
        }
        for count in [0, 1, 384, 449] {
            #expect(throws: InvalidInput.self) { try SRPVerifier(encoded: Array(repeating: 1, count: count)) }
        }
    }

    @Test func `a verifier that is zero or not below N is refused`() {
        for value in [[], [0], SRPGroup.modp3072.modulus, [1] + SRPGroup.modp3072.modulus] {
            #expect(throws: InvalidInput.self) { try SRPVerifier(salt: [1], value: value) }
        }
    }
}
