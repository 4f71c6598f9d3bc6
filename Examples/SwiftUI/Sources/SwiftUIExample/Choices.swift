import AWSMobileClient
import AuthenticationServices

/// Choices that an app may make; this one makes none of them.
@MainActor enum Choices {
    static func client() -> AWSMobileClient {
        let client = AWSMobileClient(
            configurationFile: "awsconfiguration.json",
            store: KeychainTokenStore(accessibility: .afterFirstUnlockThisDeviceOnly, protectsData: true))
        return client
    }

    static func form(_ client: AWSMobileClient) -> SignInView {
        SignInView(
            client,
            options: SignInUIOptions(canCancel: true, signUpAttributes: ["email", "phone_number"], language: .french))
    }

    static func signIn(_ client: AWSMobileClient, over window: ASPresentationAnchor) async throws {
        try await client.showSignIn(presentationAnchor: window, hostedUIOptions: HostedUIOptions())
    }
}
