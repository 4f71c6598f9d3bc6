import Accounts
import Directory
import Kernel
import TestKit
import Testing

@testable import Factors

/// Calls that a user may make only so often in an hour.
@Suite struct HourlyLimitTests {
    @Test func `the limits are the service's`() {
        let limits = Dictionary(uniqueKeysWithValues: LimitedCall.allCases.map { ($0, $0.limit) })
        #expect(
            limits == [
                .changePassword: 5, .confirmForgotPassword: 20, .confirmSignUp: 15, .forgotPassword: 5,
                .resendConfirmationCode: 5, .getAttributeCode: 5, .verifyAttribute: 15,
            ])
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `each call has its own limit per user, under any of the user's names`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) { $0.aliasAttributes = [.email] }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        for number in 1...5 {
            let name = number % 2 == 0 ? "ann" : "ann@example.com"
            _ = try await server.recovery.requestCode(for: Username(rawValue: name), client: client.id, secretHash: nil)
            _ = try await server.account.sendCode(toVerify: "email", for: identity)
        }
        for name in ["ann", "ann@example.com"] {
            let refused = try await refusal {
                try await server.recovery.requestCode(for: Username(rawValue: name), client: client.id, secretHash: nil)
            }
            #expect(refused == QuotaRefusal.calls)
        }
        #expect(
            try await refusal { try await server.account.sendCode(toVerify: "email", for: identity) }
                == QuotaRefusal.calls)
        _ = try await server.recovery.requestCode(for: "bob", client: client.id, secretHash: nil)
        for _ in 1...15 {
            let wrong = try await refusal { try await server.account.verify("email", code: Secret("x"), for: identity) }
            #expect(wrong == CodeRefusal.mismatch)
        }
        let limited = try await refusal { try await server.account.verify("email", code: Secret("x"), for: identity) }
        #expect(limited == QuotaRefusal.calls)
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `five codes an hour are sent again, and five more in the next`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        for _ in 1...2 {
            let sent = server.sender.attempts
            let race = await Race(20) { _ in
                try await server.confirmation.resendCode(to: "ann", client: client.id, secretHash: nil)
            }
            #expect(race.winners.count == 5 && race.losers.count { $0 as? QuotaRefusal == .calls } == 15)
            #expect(server.sender.attempts == sent + 5)
            server.clock.advance(.hours(1))
        }
    }

    // The call counts although it is refused for another reason.
    @Test(arguments: Engine.available)
    func `a refused call counts`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        for _ in 1...5 {
            let refused = try await refusal {
                try await server.recovery.requestCode(for: "nobody", client: client.id, secretHash: nil)
            }
            #expect(refused == AccountRefusal.unknownUsername)
        }
        let limited = try await refusal {
            try await server.recovery.requestCode(for: "nobody", client: client.id, secretHash: nil)
        }
        #expect(limited == QuotaRefusal.calls)
    }
}
