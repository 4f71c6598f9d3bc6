import AWSMobileClient
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Guide {
    func signInWithProvider(facebookToken: String) async throws {
        try await client.federatedSignIn(providerName: IdentityProvider.facebook.rawValue, token: facebookToken)
    }

    func signInWithRole(_ provider: String, samlResponse: String, role: String) async throws {
        try await client.federatedSignIn(
            providerName: provider, token: samlResponse,
            federatedSignInOptions: FederatedSignInOptions(customRoleARN: role))
    }

    func signInFromOwnBackEnd(_ openIDToken: String, identity: String) async throws {
        try await client.federatedSignIn(
            providerName: IdentityProvider.developer.rawValue, token: openIDToken,
            federatedSignInOptions: FederatedSignInOptions(cognitoIdentityId: identity))
    }

    func renewTokens(_ owner: AnyObject, freshToken: @escaping @Sendable () async throws -> String) {
        client.addUserStateListener(owner) { [client] state, info in
            guard state == .signedOutFederatedTokensInvalid, let provider = info["provider"] else { return }
            Task { try await client.federatedSignIn(providerName: provider, token: freshToken()) }
        }
    }

    func readCredentials() async throws {
        let credentials = try await client.getAWSCredentials()
        print("\(credentials.accessKey) of \(client.identityId ?? "")")
    }

    func signed(_ url: URL) async throws -> URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        let signed = try await request.signed(with: client, service: "execute-api", region: "us-east-1")
        return signed
    }
}
