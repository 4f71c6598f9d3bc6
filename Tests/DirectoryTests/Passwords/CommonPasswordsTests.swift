import Kernel
import Testing

@testable import Directory

/// Passwords that attackers try first (PW-08).
@Suite struct CommonPasswordsTests {
    // PW-08
    @Test(arguments: [
        "Password1!", "P@ssw0rd", "passw0rd2024!", "pa$$WORD", "Pa55word#1", "Welcome123!", "Summer2024!", "L3tM31n!!",
        "Qwerty123!", "QWERTZ1234", "Asdf1234!", "1234567890", "987654321", "abcdefgh", "Abcd1234!", "aaaaaaaa",
        "111111Aa!", "PasswordPassword1!", "iL0vey0u!", "Adm1n1strat0r", "!!!Monkey!!!", "zxcvbnm,./", "7777777",
        "poiuytrewq", "Adm!n#2026", "pa\u{73}sword",
    ])
    func `decorated common words and keyboard walks are common passwords`(
        _ password: String
    ) {
        #expect(throws: PasswordRefusal.common(for: .replacement)) {
            try CommonPasswords.refuse(Secret(password), for: .replacement)
        }
    }

    @Test(arguments: [
        "Correct-Horse-9", "Yet-Another-9", "Pässwörd-1-🐦", "x7Kq!mV2", "Sunshine-And-Rain-4", "passwordless-at-last",
        "love8372649173645!", "Tr0ub4dor&3", "MonkeyDragon1!", "", "!@#$%^&*", "ÄÖÜäöü12", "ab-xy-12-90",
        "password\u{301}",
    ])
    func `other passwords are left to the pool's policy`(_ password: String) throws {
        try CommonPasswords.refuse(Secret(password), for: .replacement)
    }

    @Test func `the refusal gives the reason and not the password`() {
        let refused = #expect(throws: PasswordRefusal.self) {
            try CommonPasswords.refuse(Secret("Password1!"), for: .signUp)
        }
        #expect(refused?.message == "Password did not conform with policy: Password is too easy to guess")
    }

    // NAME-08
    @Test func `the longest password costs no more than reading it`() {
        let start = ContinuousClock.now
        for text in ["a", "1", "!", "pa", "qwerty", "é"] {
            _ = CommonPasswords.contain(String(repeating: text, count: 2048))
        }
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
