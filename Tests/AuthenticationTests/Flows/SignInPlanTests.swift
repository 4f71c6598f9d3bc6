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

    @Test func `a confirmed user gets tokens, and a temporary password is replaced before`() throws {
        #expect(try SignInPlan(for: user(.confirmed), at: now) == .tokens)
        #expect(try SignInPlan(for: user(.forceChangePassword), at: now) == .newPassword)
    }

    @Test func `a temporary password is valid until it expires, and any other for as long as it is set`() throws {
        let expiring = user(.forceChangePassword, passwordExpiresAt: now)
        #expect(try SignInPlan(for: expiring, at: Instant(microseconds: now.microseconds - 1)) == .newPassword)
        #expect(throws: SignInRefusal.temporaryPasswordExpired) { try SignInPlan(for: expiring, at: now) }
        #expect(try SignInPlan(for: user(.confirmed, passwordExpiresAt: now), at: now) == .tokens)
    }

    @Test func `what forbids a sign-in is told in words of its own, and a disabled user learns nothing else`() {
        for (status, expected) in [
            (UserStatus.unconfirmed, SignInRefusal.notConfirmed), (.resetRequired, SignInRefusal.passwordResetRequired),
            (.externalProvider, SignInRefusal.wrongCredentials),
        ] {
            #expect(throws: expected) { try SignInPlan(for: user(status), at: now) }
        }
        for status in [UserStatus.confirmed, .unconfirmed, .resetRequired, .forceChangePassword] {
            #expect(throws: UserRefusal.disabled) { try SignInPlan(for: user(status, enabled: false), at: now) }
        }
    }
}
