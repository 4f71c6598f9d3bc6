import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Runs the samples of the pages about federation and credentials.
@Suite struct GuideToCredentialsTests {
    @Test func `the samples run`() async throws {
        let setting = Federated()
        let client = try await setting.begun()
        let guide = Guide(client: client)
        setting.identities.change {
            $0.tokens["saml"] = ["response": "s1"]
            $0.identities["us-east-1:own"] = ["login.example": "u"]
            $0.developerTokens = ["token": "us-east-1:own"]
        }
        try await guide.readCredentials()
        #expect(guide.log.all.last?.hasSuffix("of us-east-1:1") == true)
        try await guide.signInWithProvider(facebookToken: "facebook-jane")
        try await guide.signInWithRole("saml", samlResponse: "response", role: "arn:aws:iam::1:role/choice")
        #expect(try await client.getAWSCredentials().sessionKey?.hasSuffix("role/choice") == true)
        try await guide.signInFromOwnBackEnd("token", identity: "us-east-1:own")
        #expect(try await client.getAWSCredentials().sessionKey == "us-east-1:own default")
        let request = try await guide.signed(#require(URL(string: "https://example.com/")))
        #expect(request.value(forHTTPHeaderField: "Authorization") != nil)
        client.signOut()
        let owner = EventLog()
        guide.renewTokens(owner) { "facebook-jane" }
        try await guide.signInWithProvider(facebookToken: "expired")
        _ = try await client.getAWSCredentials()
        #expect(client.currentUserState == .signedIn)
    }

    // B.13: the call shapes of the documents
    @Test func `the documents' calls compile and end`() async throws {
        let setting = Federated()
        let client = try await setting.begun()
        let done = EventLog()
        client.federatedSignIn(providerName: IdentityProvider.facebook.rawValue, token: "FACEBOOK_TOKEN_HERE") {
            (userState, error) in
            if let error = error {
                print("Federated Sign In failed: \(error.localizedDescription)")
            }
            done.append(userState?.rawValue ?? "")
        }
        let options = FederatedSignInOptions(customRoleARN: "choose-one")
        client.federatedSignIn(
            providerName: "YOUR_SAML_PROVIDER_NAME", token: "YOUR_SAML_TOKEN", federatedSignInOptions: options
        ) { (userState, error) in
            if let error = error as? AWSMobileClientError {
                print(error.localizedDescription)
            }
            if let userState = userState {
                done.append(userState.rawValue)
            }
        }
        client.signOut()
        client.getAWSCredentials { (credentials, error) in
            if let error = error {
                print("\(error.localizedDescription)")
            } else if let credentials = credentials {
                done.append(String(credentials.accessKey.prefix(4)))
            }
        }
        try await eventually { done.all.count == 3 }
        #expect(done.all.sorted() == ["ASIA", "signedIn", "signedIn"])
    }
}
