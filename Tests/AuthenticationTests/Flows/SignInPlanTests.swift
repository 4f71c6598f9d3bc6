import Directory
import Factors
import Kernel
import TestKit
import Testing

@testable import Authentication

/// What follows a verified factor, by the state of the account.
@Suite struct SignInPlanTests {
    private let now = Instant(microseconds: 1_000_000_000)

    private func user(_ status: UserStatus, enabled: Bool = true, passwordExpiresAt expiry: Instant? = nil) -> User {
        User(
            pool: UserPoolID(rawValue: "eu-test-1_pool"), id: UserID(rawValue: "id"), username: "ann", status: status,
            enabled: enabled, attributes: UserAttributes([:]), passwordExpiresAt: expiry, createdAt: now)
    }

    private func plan(
        _ user: User, _ factors: UserSecondFactors = UserSecondFactors(), in settings: PoolSettings = PoolSettings(),
        after progress: SecondFactorProgress = .open, _ device: DeviceProgress = .untracked, at now: Instant? = nil
    ) throws -> SignInPlan {
        try SignInPlan(
            after: VerifiedFactor(user: user, secondFactor: progress), factors: factors, device: device, in: settings,
            at: now ?? self.now)
    }

    private func settings(_ mode: MFAMode) -> PoolSettings {
        var settings = PoolSettings()
        settings.mfa = mode
        settings.sms = SMSSettings(callerARN: "arn")
        settings.secondFactors = SecondFactorSettings()
        settings.secondFactors?.softwareToken = true
        settings.secondFactors?.email = .init()
        return settings
    }

    private func factors(_ enabled: Set<SecondFactor>, preferred: SecondFactor? = nil) -> UserSecondFactors {
        var factors = UserSecondFactors()
        factors.enabled = enabled
        factors.preferred = preferred
        factors.hasSoftwareToken = enabled.contains(.softwareToken)
        return factors
    }

    private var reachable: User {
        var user = user(.confirmed)
        user.attributes = ["phone_number": "+12065550100", "email": "a@example.com", "email_verified": "true"]
        return user
    }

    // UP-MFA-03, UP-MFA-04
    @Test func `a pool without second factors asks for none, and an optional one for what is enabled`() throws {
        let both = factors([.sms, .softwareToken], preferred: .sms)
        #expect(try plan(reachable, both) == .tokens)
        #expect(try plan(reachable, both, in: settings(.off)) == .tokens)
        #expect(try plan(reachable, in: settings(.optional)) == .tokens)
        #expect(
            try plan(reachable, factors([.softwareToken]), in: settings(.optional)) == .secondFactor(.softwareToken))
        #expect(try plan(user(.confirmed), factors([.sms]), in: settings(.optional)) == .tokens, "no telephone")
    }

    // UP-MFA-06
    @Test func `of several factors the preferred one is asked for, or the user chooses`() throws {
        let optional = settings(.optional)
        #expect(
            try plan(reachable, factors([.sms, .email]), in: optional) == .secondFactorSelection([.sms, .email]))
        let preferring = factors([.sms, .email], preferred: .email)
        #expect(try plan(reachable, preferring, in: optional) == .secondFactor(.email))
        #expect(
            try plan(reachable, factors([.sms, .email]), in: optional, after: .chosen(.email)) == .secondFactor(.email))
        #expect(
            try plan(reachable, factors([.sms]), in: optional, after: .chosen(.email)) == .secondFactor(.sms),
            "a choice that is gone does not count")
        #expect(try plan(reachable, preferring, in: optional, after: .proven) == .tokens)
    }

    // UP-MFA-05
    @Test func `a pool that requires a factor asks for what is set up, or to set one up`() throws {
        let on = settings(.on)
        #expect(
            try plan(user(.confirmed), in: on) == .secondFactorSetup([.sms, .softwareToken, .email]))
        #expect(try plan(reachable, in: on) == .secondFactorSelection([.sms, .email]))
        var disabled = UserSecondFactors()
        disabled.hasSoftwareToken = true
        #expect(
            try plan(user(.confirmed), disabled, in: on) == .secondFactor(.softwareToken),
            "the password alone is not enough to replace an authenticator app")
        #expect(try plan(reachable, factors([.email]), in: on) == .secondFactor(.email))
        #expect(try plan(user(.forceChangePassword), in: on) == .newPassword, "the new password comes first")
    }

    @Test func `a known device is proven last, and a new one is not`() throws {
        let device = UserDevice(
            DeviceKey(rawValue: "eu-test-1_0"), named: nil, isRemembered: true, sealedVerifier: [], now: now)
        let none = UserSecondFactors()
        #expect(try plan(reachable, none, after: .open, .known(device)) == .deviceProof(after: .password, .open))
        #expect(try plan(reachable, none, after: .open, .proven(device)) == .tokens)
        #expect(try plan(reachable, none, after: .open, .new) == .tokens)
        #expect(try plan(user(.forceChangePassword), none, after: .open, .known(device)) == .newPassword)
        let (optional, sms) = (settings(.optional), factors([.sms]))
        #expect(try plan(reachable, sms, in: optional, .known(device)) == .secondFactor(.sms))
        #expect(
            try plan(reachable, sms, in: optional, after: .proven, .known(device))
                == .deviceProof(after: .password, .proven))
    }

    // UP-DEV-11
    @Test func `a remembered device stands for the second factor, and not for its registration`() throws {
        var device = UserDevice(
            DeviceKey(rawValue: "eu-test-1_0"), named: nil, isRemembered: true, sealedVerifier: [], now: now)
        var (optional, on) = (settings(.optional), settings(.on))
        (optional.devices, on.devices) = (
            DeviceSettings(standsForSecondFactor: true), DeviceSettings(standsForSecondFactor: true)
        )
        for asked in [factors([.sms]), factors([.sms, .email])] {
            #expect(
                try plan(reachable, asked, in: optional, .known(device)) == .deviceProof(after: .password, .open))
            #expect(try plan(reachable, asked, in: on, .proven(device)) == .tokens)
            #expect(try plan(reachable, asked, in: on, .new) != .tokens)
        }
        #expect(
            try plan(user(.confirmed), in: on, after: .open, .proven(device))
                == .secondFactorSetup([.sms, .softwareToken, .email]))
        device.isRemembered = false
        #expect(try plan(reachable, factors([.sms]), in: on, .proven(device)) == .secondFactor(.sms))
    }

    @Test func `a confirmed user gets tokens, and a temporary password is replaced before`() throws {
        #expect(try plan(user(.confirmed)) == .tokens)
        #expect(try plan(user(.forceChangePassword)) == .newPassword)
    }

    @Test func `a temporary password is valid until it expires, and any other for as long as it is set`() throws {
        let expiring = user(.forceChangePassword, passwordExpiresAt: now)
        #expect(try plan(expiring, at: Instant(microseconds: now.microseconds - 1)) == .newPassword)
        #expect(throws: SignInRefusal.temporaryPasswordExpired) { try plan(expiring) }
        #expect(try plan(user(.confirmed, passwordExpiresAt: now)) == .tokens)
    }

    @Test func `a code signs in a user whose password must be reset, and replaces no temporary one`() throws {
        func plan(_ status: UserStatus, enabled: Bool = true) throws -> SignInPlan {
            try SignInPlan(
                after: VerifiedFactor(user: user(status, enabled: enabled), proof: .code), factors: UserSecondFactors(),
                in: PoolSettings(), at: now)
        }
        #expect(try plan(.resetRequired) == .tokens)
        #expect(try plan(.confirmed) == .tokens)
        #expect(try plan(.forceChangePassword) == .newPassword)
        #expect(throws: SignInRefusal.notConfirmed) { try plan(.unconfirmed) }
        #expect(throws: UserRefusal.disabled) { try plan(.resetRequired, enabled: false) }
    }

    // UP-MFA-05
    @Test func `a factor that is being set up is asked for, unless the user has another`() throws {
        let on = settings(.on)
        #expect(try plan(user(.confirmed), in: on, after: .beingSetUp(.email)) == .secondFactor(.email))
        #expect(
            try plan(user(.confirmed), factors([.softwareToken]), in: on, after: .beingSetUp(.email))
                == .secondFactor(.softwareToken))
    }

    @Test func `what forbids a sign-in is told in words of its own, and a disabled user learns nothing else`() {
        for (status, expected) in [
            (UserStatus.unconfirmed, SignInRefusal.notConfirmed), (.resetRequired, SignInRefusal.passwordResetRequired),
            (.externalProvider, SignInRefusal.wrongCredentials),
        ] {
            #expect(throws: expected) { try plan(user(status)) }
        }
        for status in [UserStatus.confirmed, .unconfirmed, .resetRequired, .forceChangePassword] {
            #expect(throws: UserRefusal.disabled) { try plan(user(status, enabled: false)) }
        }
    }
}
