import AWSMobileClient
import Foundation

extension Tour {
    /// Signs in, and answers what the service asks for on the way.
    func signIn() async throws {
        let name = try terminal.ask("Name: ")
        let result = try await client.signIn(username: name, password: terminal.askHidden("Password: "))
        switch result.signInState {
        case .signedIn: terminal.say("Signed in as \(client.username ?? name).")
        case .newPasswordRequired: try await choosePassword(result)
        default: terminal.say("The service asks for \(result.signInState.rawValue), to which this tour has no answer.")
        }
    }

    /// Chooses a password in the place of one that somebody else had set, until the service takes it.
    private func choosePassword(_ question: SignInResult) async throws {
        terminal.say("You are to choose a password of your own.")
        var attributes: [String: String] = [:]
        for name in required(by: question) { attributes[name] = try terminal.ask("\(name): ") }
        while true {
            let password = try terminal.askHidden("New password: ")
            do {
                try await client.confirmSignIn(challengeResponse: password, userAttributes: attributes)
                return terminal.say("Signed in as \(client.username ?? "you").")
            } catch AWSMobileClientError.invalidPassword(let message) { terminal.say(message) }
        }
    }

    /// The attributes that the pool wants and does not know yet.
    private func required(by question: SignInResult) -> [String] {
        let text = question.parameters["requiredAttributes"] ?? "[]"
        let names = (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
        return names.map { $0.hasPrefix("userAttributes.") ? String($0.dropFirst("userAttributes.".count)) : $0 }
    }
}
