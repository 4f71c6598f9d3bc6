import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

extension Schedule {
    /// Does step `number` of a group.
    func step(_ group: Int, _ number: Int) {
        switch group {
        case 0: passwordStep(number)
        case 1: challengeStep(number)
        case 2: hostedStep(number)
        case 3: identityStep(number)
        default: isOnlyOffline ? offlineStep(number) : endingStep(number)
        }
    }

    /// A sign-in with a password, or a call of a user.
    private func passwordStep(_ number: Int) {
        switch number {
        case 0, 1: signIn("jane")
        case 2: signIn("john")
        case 3: signIn("jane", "wrong")
        case 4: signIn("new")
        case 5: answer("New@12345")
        case 6: client.getTokens(answered())
        case 7: client.getTokens(forceRefresh: true, signInWait: .fail, completionHandler: answered())
        case 8: client.getUserAttributes(completionHandler: answered())
        case 9: client.updateUserAttributes(attributeMap: ["nickname": "J"], completionHandler: answered())
        case 10: cancelled { try await $0.getTokens() }
        default: cancelled { try await $0.signIn(username: "jane", password: "Abc@123!") }
        }
    }

    /// A step of a sign-in with challenges, or of the device that it is on.
    private func challengeStep(_ number: Int) {
        switch number {
        case 0: signIn("coded")
        case 1: signIn("choosing")
        case 2: signIn("unset")
        case 3: signIn("custom")
        case 4, 5: answer("123456")
        case 6: answer("000000")
        case 7: answer("SOFTWARE_TOKEN_MFA")
        case 8: answer("EMAIL_OTP")
        case 9: client.deviceOperations.updateStatus(remembered: true, completionHandler: answered())
        case 10: client.deviceOperations.forget(told())
        default: cancelled { try await $0.confirmSignIn(challengeResponse: "123456") }
        }
    }

    /// A sign-in on hosted pages.
    private func hostedStep(_ number: Int) {
        switch number {
        case 0, 1, 2, 3: showSignIn(HostedUIOptions())
        case 4, 5: showSignIn(HostedUIOptions(disableFederation: true))
        case 6, 7: showSignIn(HostedUIOptions(scopes: ["openid", "extra"]))
        case 8: cancelled { try await $0.hostedUI.signIn() }
        case 9: services.server.change { $0.user = $0.user == "jane" ? "john" : "jane" }
        case 10: services.server.change { $0.rotates.toggle() }
        default:
            if let forged = URL(string: "app://in?code=c&state=forged") { client.handleAuthResponse(url: forged) }
        }
    }

    /// A call of a guest, or of a user with another provider's token.
    private func identityStep(_ number: Int) {
        switch number {
        case 0, 1, 2: client.getAWSCredentials(answered())
        case 3: client.getIdentityId(answered())
        case 4, 5: federate("graph.facebook.com", "facebook-jane")
        case 6: federate("graph.facebook.com", isOnlyOffline ? "facebook-jane" : "facebook-john")
        case 7: federate("graph.facebook.com", isOnlyOffline ? "facebook-jane" : "expired")
        case 8:
            client.federatedSignIn(
                providerName: IdentityProvider.developer.rawValue, token: "developer-jane",
                federatedSignInOptions: FederatedSignInOptions(cognitoIdentityId: "us-east-1:developer"),
                completionHandler: answered())
        case 9: client.clearCredentials()
        case 10: cancelled { try await $0.getAWSCredentials() }
        default: services.clock.advance(seconds: 3_400)
        }
    }

    /// A step after which a user need not be signed in.
    private func endingStep(_ number: Int) {
        switch number {
        case 0: signOut { $0.signOut() }
        case 1: signOut { $0.signOut(completionHandler: told()) }
        case 2: signOut { $0.signOut(options: SignOutOptions(signOutGlobally: true), completionHandler: told()) }
        case 3: client.releaseSignInWait()
        case 4, 5: services.clock.advance(seconds: 3_400)
        case 6: services.toggleNetwork(answers.read(\.count))
        case 7, 8: services.toggleRefusal()
        case 9: services.identities.change { $0.allowsGuests.toggle() }
        case 10: services.identities.change { $0.refusesSessions.toggle() }
        default: client.clearKeychain()
        }
    }

    private func offlineStep(_ number: Int) {
        switch number {
        case 0..<6: services.clock.advance(seconds: 3_400)
        default: services.toggleNetwork(number)
        }
    }

    private func signIn(_ name: String, _ password: String = "Abc@123!") {
        client.signIn(username: name, password: password, completionHandler: answered())
    }

    private func answer(_ text: String) {
        client.confirmSignIn(challengeResponse: text, completionHandler: answered())
    }

    private func showSignIn(_ options: HostedUIOptions) {
        client.showSignIn(hostedUIOptions: options, answered())
    }

    private func federate(_ provider: String, _ token: String) {
        client.federatedSignIn(providerName: provider, token: token, completionHandler: answered())
    }

    private func signOut(_ call: (AWSMobileClient) -> Void) {
        signOuts.change { $0 += 1 }
        call(client)
    }

    /// A call whose task is cancelled soon.
    private func cancelled<Value: Sendable>(_ call: @escaping @Sendable (AWSMobileClient) async throws -> Value) {
        let done = told()
        let task = Task { [client] in
            do {
                _ = try await call(client)
                done(nil)
            } catch { done(error) }
        }
        tasks.change { $0.append(task) }
        Task { task.cancel() }
    }

    private func answered<Value: Sendable>() -> AWSMobileClient.Completion<Value> {
        let done = told()
        return { value, error in
            if (value == nil) == (error == nil) { Issue.record("Both or neither: seed \(self.seed)") }
            done(error)
        }
    }

    private func told() -> @Sendable ((any Error)?) -> Void {
        let place = answers.change { answers in
            answers.append(0)
            return answers.count - 1
        }
        return { _ in self.answers.change { $0[place] += 1 } }
    }
}
