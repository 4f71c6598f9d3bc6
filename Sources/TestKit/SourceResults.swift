package import Directory
package import Kernel

/// Stands in for the services that pools follow: knows passwords by usernames, and answers to their challenges.
package final class SourceResults: Sendable {
    private struct State {
        var verdicts: [Username: Result<SourceVerdict, SourceRefusal>] = [:]
        /// The verdicts on answers, by the session of the challenge.
        var judged: [String: (answer: String, verdict: Result<SourceVerdict, SourceRefusal>)] = [:]
        var questions = 0
    }
    private let state = Locked(State())

    /// How often it was asked.
    package var questions: Int { state.read(\.questions) }

    /// What it says when `username` shows the tests' password; another is wrong.
    package func set(_ verdict: Result<SourceVerdict, SourceRefusal>, for username: Username) {
        state.change { $0.verdicts[username] = verdict }
    }

    /// What it says to `answer` in a session of its own; another is wrong.
    package func set(_ verdict: Result<SourceVerdict, SourceRefusal>, after answer: String, in session: String) {
        state.change { $0.judged[session] = (answer, verdict) }
    }

    func verdict(on question: SourceQuestion, of user: User) throws -> SourceVerdict {
        let state = state.change { state in
            state.questions += 1
            return state
        }
        let (given, wanted, verdict) =
            switch question {
            case .password(let password): (password, TestServer.password, state.verdicts[user.username])
            case .answer(let answer, let reference):
                (answer, state.judged[reference.session]?.answer ?? "", state.judged[reference.session]?.verdict)
            }
        let isRight = given.exposed.hasSameBytes(as: wanted)
        guard let verdict, isRight || (try? verdict.get()) == nil else { return .wrong }
        return try verdict.get()
    }
}
