import Directory
import Kernel
import SRP
import Testing

@testable import Authentication
@testable import Factors

/// Responses that must not reveal which users exist are sent at fixed multiples of time.
@Suite struct ResponseTimingTests {
    private func duration(_ body: () async -> Void) async -> Duration { await ContinuousClock().measure(body) }

    @Test func `work of different length ends at the same step`() async {
        for work in [0, 30] {
            let took = await duration {
                let timer = ResponseTimer()
                try? await Task.sleep(for: .milliseconds(work))
                await timer.wait(for: .milliseconds(400))
            }
            #expect(took >= .milliseconds(400), "\(work)")
        }
    }

    @Test func `work beyond a step waits for the next`() async {
        let took = await duration {
            let timer = ResponseTimer()
            try? await Task.sleep(for: .milliseconds(60))
            await timer.wait(for: .milliseconds(50))
        }
        #expect(took >= .milliseconds(100))
    }

    @Test func `a step of zero means no wait`() async {
        let timer = ResponseTimer()
        await timer.wait(for: ResponseTiming.none.code)
        #expect(ResponseTiming.none.refusal == .zero && ResponseTiming.coarse.refusal > .zero)
    }

    @Test func `tokens do not wait, and a challenge that needs no proof does`() throws {
        let challenge = SignInStep.passwordVerifier(
            PasswordVerifierChallenge(
                userIDForSRP: "ann", salt: "1f", publicValue: try SRPPublicValue([2]), secretBlock: [1]))
        let proven = SignInStep.newPassword(
            NewPasswordChallenge(userIDForSRP: "ann", attributes: [:], required: []), session: Secret("s"))
        #expect(challenge.needsNoProof && !proven.needsNoProof)
    }
}
