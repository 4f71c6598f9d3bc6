import Directory
import Kernel
import TestKit
import Testing

/// Which factors a user may turn on, and prefer.
@Suite struct UserSecondFactorsTests {
    private let settings: PoolSettings = {
        var settings = PoolSettings()
        settings.mfa = .optional
        settings.sms = SMSSettings(callerARN: "arn")
        settings.secondFactors = SecondFactorSettings()
        settings.secondFactors?.softwareToken = true
        return settings
    }()

    private func user(_ attributes: UserAttributes) -> User {
        User(
            pool: UserPoolID(rawValue: "eu-test-1_pool"), id: UserID(rawValue: "id"), username: "ann",
            status: .confirmed, attributes: attributes, createdAt: Instant(seconds: 0))
    }

    // MFA-08
    @Test func `a factor is turned on only if the pool offers it and the user can prove it`() {
        var factors = UserSecondFactors()
        let reachable = user(["phone_number": "+12065550100", "email": "a@example.com", "email_verified": "true"])
        for (factor, who) in [
            (SecondFactor.sms, user([:])), (.softwareToken, reachable), (.email, reachable),
        ] {
            let change = SecondFactorChange(factor, isEnabled: true, isPreferred: false)
            #expect(
                throws: InvalidInput("User does not have delivery config set to turn on \(factor.rawValue)")
            ) { try factors.apply([change], of: who, in: settings) }
        }
        #expect(factors == UserSecondFactors())
    }

    // UP-MFA-07
    @Test func `enabled and preferred are separate switches`() throws {
        var factors = UserSecondFactors()
        factors.hasSoftwareToken = true
        let user = user(["phone_number": "+12065550100"])
        func set(_ factor: SecondFactor, _ enabled: Bool, _ preferred: Bool) throws {
            let change = SecondFactorChange(factor, isEnabled: enabled, isPreferred: preferred)
            try factors.apply([change], of: user, in: settings)
        }
        try set(.sms, true, false)
        #expect(factors.enabled == [.sms] && factors.preferred == nil)
        try set(.softwareToken, true, true)
        #expect(factors.enabled == [.sms, .softwareToken] && factors.preferred == .softwareToken)
        try set(.sms, true, true)
        #expect(factors.preferred == .sms, "one factor is preferred")
        try set(.sms, true, false)
        #expect(factors.enabled == [.sms, .softwareToken] && factors.preferred == nil)
        try set(.softwareToken, true, true)
        try set(.softwareToken, false, false)
        #expect(factors.enabled == [.sms] && factors.preferred == nil, "what is off is not preferred")
        #expect(throws: InvalidInput.self) { try set(.sms, false, true) }
    }

    @Test func `two factors cannot both be preferred, and a factor is turned off whatever the pool offers`() throws {
        var factors = UserSecondFactors()
        factors.enabled = [.email]
        factors.hasSoftwareToken = true
        let both = [SecondFactor.sms, .softwareToken].map {
            SecondFactorChange($0, isEnabled: true, isPreferred: true)
        }
        let user = user(["phone_number": "+12065550100"])
        #expect(throws: InvalidInput("Only one MFA setting can be preferred.")) {
            try factors.apply(both, of: user, in: settings)
        }
        try factors.apply([SecondFactorChange(.email, isEnabled: false, isPreferred: false)], of: user, in: settings)
        #expect(factors.enabled.isEmpty)
    }
}
