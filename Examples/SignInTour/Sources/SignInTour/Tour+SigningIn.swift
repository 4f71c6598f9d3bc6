import AWSMobileClient
import Foundation

extension Tour {
    /// Signs in, and answers the challenge if there is one.
    func signIn() async throws {
        let name = try terminal.ask("Name: ")
        let result = try await client.signIn(username: name, password: terminal.askHidden("Password: "))
        switch result.signInState {
        case .signedIn: terminal.say("Signed in as \(client.username ?? name).")
        case .newPasswordRequired: try await choosePassword(result)
        default: terminal.say("The service asks for \(result.signInState.rawValue), which this tour does not support.")
        }
    }

    /// Asks for a new password in place of a temporary one until the service accepts it.
    private func choosePassword(_ challenge: SignInResult) async throws {
        terminal.say("You are to choose a password of your own.")
        var attributes: [String: String] = [:]
        for name in required(by: challenge) { attributes[name] = try terminal.ask("\(name): ") }
        while true {
            let password = try terminal.askHidden("New password: ")
            do {
                try await client.confirmSignIn(challengeResponse: password, userAttributes: attributes)
                return terminal.say("Signed in as \(client.username ?? "you").")
            } catch AWSMobileClientError.invalidPassword(let message) { terminal.say(message) }
        }
    }

    /// The required attributes that the user does not have yet.
    private func required(by challenge: SignInResult) -> [String] {
        let text = challenge.parameters["requiredAttributes"] ?? "[]"
        let names = (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
        return names.map { $0.hasPrefix("userAttributes.") ? String($0.dropFirst("userAttributes.".count)) : $0 }
    }
}
