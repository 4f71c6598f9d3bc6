import Cryptography
import Kernel
import Testing

@Suite struct TOTPTests {
    private let totp = TOTP(secret: Array("12345678901234567890".utf8))

    // RFC 6238, appendix B, which has eight digits: the last six are those of a password with six.
    @Test(
        arguments: [
            (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924"),
            (2_000_000_000, "279037"), (20_000_000_000, "353130"),
        ] as [(Int64, String)])
    func `the vectors of the RFC hold`(_ seconds: Int64, _ password: String) {
        #expect(totp.password(at: TOTP.step(at: Instant(seconds: seconds))) == password)
    }

    // RFC 4226, appendix D.
    @Test func `the passwords of the first steps are those of the RFC`() {
        let passwords = [
            "755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489",
        ]
        #expect((0...9).map { totp.password(at: $0) } == passwords)
    }

    @Test func `a password is of its step, the one before and the one after`() {
        let now = Instant(seconds: 1_800_000_000)
        let current = TOTP.step(at: now)
        for offset in -3...3 {
            let found = totp.step(of: Secret(totp.password(at: current + Int64(offset))), at: now)
            #expect(found == (abs(offset) <= 1 ? current + Int64(offset) : nil), "\(offset)")
        }
        #expect(totp.step(of: Secret(totp.password(at: current - 1)), at: now.advanced(seconds: 30)) == nil)
    }

    @Test(arguments: ["", "28708", "2870820", " 287082", "287082 ", "２８７０８２", "+287082", "287082\u{0}"])
    func `another text is of no step`(_ text: String) {
        #expect(totp.step(of: Secret("287082"), at: Instant(seconds: 59)) == 1)
        #expect(totp.step(of: Secret(text), at: Instant(seconds: 59)) == nil)
    }

    @Test func `a clock before 1970 has a step`() { #expect(TOTP.step(at: Instant(seconds: -100)) == 0) }
}
