import Directory
import Factors
package import Kernel

/// The answer to `CUSTOM_CHALLENGE`.
package struct CustomChallengeAnswer: AuthChallengeAnswer {
    let session: Secret<String>
    let answer: Parsed<Secret<String>>

    package init(session: Secret<String>, answer: Parsed<Secret<String>>) {
        self.session = session
        self.answer = answer
    }
}

/// What an app shows to a user who must answer the challenge of a function.
package struct CustomChallenge: Sendable {
    /// The name to answer with.
    package var username: String
    /// The parameters that the function sends to the app.
    package var parameters: [String: String]
}

/// Lets the pool's function judge an answer. Each challenge is answered once, and a wrong answer counts as a wrong
/// password does: the function decides how often one sign-in goes on, but not how many sign-ins are begun
/// (decisions/0026-what-the-functions-of-a-sign-in-decide.md).
struct CustomChallengeStep: ChallengeStep {
    let sessions: AuthSessions

    func check(_ answer: CustomChallengeAnswer, by username: Username, _ call: ClientContext) async throws
        -> SignInCheck
    {
        let pending = try await sessions.require(answer.session, for: .custom, call)
        guard let custom = try sessions.customSignIn(of: pending, call) else { throw SignInRefusal.invalidSession }
        return SignInCheck(
            user: .challenged(pending.user, asked: custom.asked, claimed: username), isCounted: true,
            singleUse: .customChallenge(pending), custom: custom,
            body: answer.answer.map { text in { .answered(isRight: try await $0.judge(text, in: custom)) } })
    }
}
