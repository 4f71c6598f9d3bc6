import AWSMobileClient
import Foundation

extension Tour {
    /// Shows the user's attributes.
    func showAttributes() async throws {
        for (name, value) in try await client.getUserAttributes().sorted(by: { $0.key < $1.key }) {
            terminal.say("\(name) = \(value)")
        }
    }

    /// Changes an attribute, and asks for the code that verifies a new address.
    func changeAttribute() async throws {
        let name = try terminal.ask("Attribute: ")
        let sent = try await client.updateUserAttributes(attributeMap: [name: terminal.ask("Value: ")])
        for details in sent {
            tell(details)
            let code = try terminal.ask("Code: ")
            guard !code.isEmpty else { continue }
            try await client.confirmUpdateUserAttributes(attributeName: details.attributeName ?? name, code: code)
        }
        terminal.say("Changed.")
    }

    /// Shows the claims of the tokens, and not the tokens.
    func showTokens() async throws {
        let tokens = try await client.getTokens()
        if let end = tokens.expiration { terminal.say("Good until \(end.formatted(.iso8601)).") }
        for (name, claim) in (tokens.idToken?.claims ?? [:]).sorted(by: { $0.key < $1.key }) {
            terminal.say("\(name) = \(claim)")
        }
    }

    /// Changes the password.
    func changePassword() async throws {
        let current = try terminal.askHidden("Current password: ")
        try await client.changePassword(
            currentPassword: current, proposedPassword: terminal.askHidden("New password: "))
        terminal.say("Changed.")
    }

    /// Replaces a forgotten password.
    func replaceForgottenPassword() async throws {
        let name = try terminal.ask("Name: ")
        tell(try await client.forgotPassword(username: name).codeDeliveryDetails)
        let code = try terminal.ask("Code: ")
        try await client.confirmForgotPassword(
            username: name, newPassword: terminal.askHidden("New password: "), confirmationCode: code)
        terminal.say("\(name) can sign in with the new password.")
    }
}
