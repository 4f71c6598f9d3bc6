import Directory
import Kernel
import TestKit
import Testing

@Suite struct PasswordPolicyTests {
    private func refusalMessage(_ password: String, _ policy: PasswordPolicy = .standard) -> String? {
        do {
            try policy.check(Secret(password), for: .signUp)
            return nil
        } catch let refusal as PasswordRefusal {
            return refusal.message
        } catch {
            return "another error"
        }
    }

    // UP-PWD-07
    @Test func `the default policy requires eight characters of all four classes`() {
        #expect(PoolSettings().passwordPolicy == .standard)
        #expect(refusalMessage("Passw0rd!") == nil)
        #expect(refusalMessage("Passw0!") == "Password did not conform with policy: Password not long enough")
    }

    // UP-PWD-03, UP-PWD-04, UP-PWD-05, UP-PWD-06, UP-PWD-08
    @Test(arguments: [
        ("passw0rd!", "Password must have uppercase characters"),
        ("PASSW0RD!", "Password must have lowercase characters"),
        ("Password!", "Password must have numeric characters"),
        ("Passw0rdd", "Password must have symbol characters"),
    ])
    func `a missing character class is named`(_ password: String, _ refusalMessage: String) {
        #expect(self.refusalMessage(password) == "Password did not conform with policy: \(refusalMessage)")
        #expect(self.refusalMessage(password, PasswordPolicy(minimumLength: 8)) == nil)
    }

    // UP-PWD-01
    @Test(arguments: Array("^$*.[]{}()?-\"!@#%&/\\,><':;|_~`=+"))
    func `every special character of the guide counts as one`(_ symbol: Character) {
        #expect(refusalMessage("Passw0rd\(symbol)") == nil)
    }

    @Test func `a space counts as a symbol except at either end`() {
        #expect(refusalMessage("Passw 0rd") == nil)
        #expect(refusalMessage(" Passw0rd") != nil)
        #expect(refusalMessage("Passw0rd ") != nil)
    }

    @Test func `letters and digits of other scripts belong to no class`() {
        #expect(refusalMessage("passwörd1Ä") != nil)
        #expect(refusalMessage("Passwört١!") != nil)
    }

    // UP-PWD-09, UP-LIM-15
    @Test func `at most 256 characters are allowed, whatever their bytes`() {
        let policy = PasswordPolicy(minimumLength: 6)
        #expect(refusalMessage(String(repeating: "ä", count: 256), policy) == nil)
        #expect(refusalMessage(String(repeating: "a", count: 257), policy)?.contains("too long") == true)
    }

    @Test func `length counts scalars, so that combining marks count`() {
        #expect(refusalMessage("Aa1!e\u{301}e\u{301}") == nil)
        #expect(
            refusalMessage("Aa1!" + String(repeating: "\u{301}", count: 253), .standard)?.contains("too long") == true)
    }

    // UP-PWD-02, UP-LIM-11
    @Test(arguments: [(5, false), (6, true), (99, true), (100, false)])
    func `the minimum length is 6 to 99`(_ length: Int, _ isPermitted: Bool) async {
        var settings = PoolSettings()
        settings.passwordPolicy.minimumLength = length
        #expect(await refuses(InvalidInput.self) { try settings.check() } == !isPermitted)
    }

    // UP-ADMCFG-04
    @Test(arguments: [(0, false), (1, true), (365, true), (366, false)])
    func `a temporary password is valid for 1 to 365 days`(_ days: Int, _ isPermitted: Bool) async {
        var settings = PoolSettings()
        settings.passwordPolicy.temporaryPasswordValidityDays = days
        #expect(await refuses(InvalidInput.self) { try settings.check() } == !isPermitted)
    }

    // `PasswordHistorySizeType`
    @Test(arguments: [(nil, true), (0, false), (1, true), (24, true), (25, false)] as [(Int?, Bool)])
    func `a history has 1 to 24 passwords, or is absent`(_ size: Int?, _ isPermitted: Bool) async {
        var settings = PoolSettings()
        settings.passwordPolicy.historySize = size
        #expect(await refuses(InvalidInput.self) { try settings.check() } == !isPermitted)
    }

    @Test(arguments: [6, 8, 12, 40, 99])
    func `a generated password satisfies every policy of its length`(_ length: Int) throws {
        var policy = PasswordPolicy.standard
        policy.minimumLength = length
        var seen: Set<String> = []
        for _ in 0..<200 {
            let password = policy.generateTemporary(from: World.chanceful)
            try policy.check(password, for: .invitation)
            #expect(password.exposed.utf8.count == max(length, 12))
            #expect(!password.exposed.contains { "<>&\"'{}#".contains($0) })
            seen.insert(password.exposed)
        }
        #expect(seen.count == 200)
    }

    @Test func `a random source that repeats one byte still gives a password`() throws {
        let world = World(now: { Instant(seconds: 0) }, bytes: { Array(repeating: 7, count: $0) })
        try PasswordPolicy.standard.check(PasswordPolicy.standard.generateTemporary(from: world), for: .invitation)
    }
}
