package import Directory
package import Kernel

/// Stands in for the services that pools follow: knows passwords by usernames.
package final class SourceResults: Sendable {
    private let state = Locked<(results: [Username: Result<SourceVerdict, SourceRefusal>], questions: Int)>(([:], 0))

    /// How often it was asked.
    package var questions: Int { state.read(\.questions) }

    /// What it says when `username` shows the tests' password; another is wrong.
    package func set(_ result: Result<SourceVerdict, SourceRefusal>, for username: Username) {
        state.change { $0.results[username] = result }
    }

    func verdict(on password: Secret<String>, of user: User) throws -> SourceVerdict {
        let result = state.change { state in
            state.questions += 1
            return state.results[user.username]
        }
        let isRight = password.exposed.hasSameBytes(as: TestServer.password)
        guard let result, isRight || (try? result.get()) == nil else { return .wrong }
        return try result.get()
    }
}
