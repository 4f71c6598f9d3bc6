package import Directory
package import Kernel

/// Stands in for the services that pools follow: knows passwords by usernames.
package final class SourceAnswers: Sendable {
    private let state = Locked<(answers: [Username: Result<SourceVerdict, SourceRefusal>], questions: Int)>(([:], 0))

    /// How often it was asked.
    package var questions: Int { state.read(\.questions) }

    /// What it says when `username` shows the tests' password; another is wrong.
    package func set(_ answer: Result<SourceVerdict, SourceRefusal>, for username: Username) {
        state.change { $0.answers[username] = answer }
    }

    func verdict(on password: Secret<String>, of user: User) throws -> SourceVerdict {
        let answer = state.change { state in
            state.questions += 1
            return state.answers[user.username]
        }
        let isRight = password.exposed.hasSameBytes(as: TestServer.password)
        guard let answer, isRight || (try? answer.get()) == nil else { return .wrong }
        return try answer.get()
    }
}
