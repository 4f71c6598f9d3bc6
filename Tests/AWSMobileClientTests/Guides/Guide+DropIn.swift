import AWSMobileClient
import Foundation

extension Guide {
    func signInAtPrompt() async throws {
        try await client.showSignIn(signInUIOptions: SignInUIOptions(canCancel: true))
    }

    func signInOnOwnScreens(
        _ show: (String) -> Void, _ ask: ([SignInField]) async throws -> [SignInField: String]
    ) async throws {
        let flow = SignInFlow(client)
        while flow.step != .signedIn {
            for line in flow.explanations { show(line) }
            let values = try await ask(flow.fields)
            do { try await flow.submit(values) } catch { show(error.localizedDescription) }
        }
    }
}
