import Directory
import Kernel
import Testing

@testable import SignIn

/// Answers that may not tell who exists are given at the times of a grid.
@Suite struct AnswerGridTests {
    private func duration(_ body: () async -> Void) async -> Duration { await ContinuousClock().measure(body) }

    @Test func `work of different length ends at the same step`() async {
        for work in [0, 30] {
            let took = await duration {
                let timer = AnswerTimer()
                try? await Task.sleep(for: .milliseconds(work))
                await timer.wait(for: .milliseconds(400))
            }
            #expect(took >= .milliseconds(400), "\(work)")
        }
    }

    @Test func `work beyond a step waits for the next`() async {
        let took = await duration {
            let timer = AnswerTimer()
            try? await Task.sleep(for: .milliseconds(60))
            await timer.wait(for: .milliseconds(50))
        }
        #expect(took >= .milliseconds(100))
    }

    @Test func `without a grid there is no wait`() async {
        let timer = AnswerTimer()
        await timer.wait(for: AnswerGrid.none.code)
        #expect(AnswerGrid.none.refusal == .zero && AnswerGrid.coarse.refusal > .zero)
    }

    @Test func `tokens do not wait, and a challenge that anyone gets does`() {
        let challenge = Standing.asked(.passwordVerifier, session: nil, parameters: [:])
        let proven = Standing.asked(.newPassword, session: "s", parameters: [:])
        #expect(challenge.isToldToAnyone && !proven.isToldToAnyone)
    }
}
