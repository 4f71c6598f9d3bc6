package import Directory
package import Kernel

/// Replaces the services that pools follow: returns a verdict for each username, and for each answer to a challenge.
package final class SourceResults: Sendable {
    private struct State {
        var verdicts: [Username: Result<SourceVerdict, SourceRefusal>] = [:]
        /// The verdicts on answers, by the session of the challenge.
        var verdictsOnAnswers: [String: (answer: String, verdict: Result<SourceVerdict, SourceRefusal>)] = [:]
        var questions = 0
    }

    private let state = Locked(State())

    /// How many verdicts were requested.
    package var questions: Int { state.read(\.questions) }

    /// Sets the verdict on the tests' password of `username`. Any other password is wrong.
    package func set(_ verdict: Result<SourceVerdict, SourceRefusal>, for username: Username) {
        state.change { $0.verdicts[username] = verdict }
    }

    /// Sets the verdict on `answer` to the challenge of `session`. Any other answer is wrong.
    package func set(_ verdict: Result<SourceVerdict, SourceRefusal>, after answer: String, in session: String) {
        state.change { $0.verdictsOnAnswers[session] = (answer, verdict) }
    }

    /// The verdict that a test has set. A refusal does not depend on the password or the answer.
    func verdict(on question: SourceQuestion, of user: User) throws -> SourceVerdict {
        let state = state.change { state in
            state.questions += 1
            return state
        }
        let (given, wanted, verdict) =
            switch question {
            case .password(let password): (password, TestServer.password, state.verdicts[user.username])
            case .answer(let answer, let reference):
                (
                    answer, state.verdictsOnAnswers[reference.session]?.answer ?? "",
                    state.verdictsOnAnswers[reference.session]?.verdict
                )
            }
        let isRight = given.exposed.hasSameBytes(as: wanted)
        guard let verdict, isRight || (try? verdict.get()) == nil else { return .wrong }
        return try verdict.get()
    }
}
