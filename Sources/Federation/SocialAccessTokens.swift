import Cryptography
package import Kernel
import Outbound

/// Asks Facebook and Amazon for the content of an access token from a caller: only they can read it (EXT-FB-02,
/// EXT-AMZ-02).
package struct SocialAccessTokens: Sendable {
    private let client: ProviderClient

    package init(_ client: ProviderClient) { self.client = client }

    /// A provider's response about a token: the app that it was issued to, and the user.
    package struct Description: Hashable, Sendable {
        /// Amazon names an app in two ways, by its client and by its security profile (EXT-AMZ-03).
        package var applications: [String]
        package var user: String
    }

    /// Facebook's response about `token`; nil if it does not accept the token.
    ///
    /// - Parameter application: The app that it should belong to; requests are counted by app.
    /// - Throws: `FederationRefusal` if Facebook does not respond.
    package func facebook(_ token: Secret<String>, for application: String?) async throws -> Description? {
        let host = "https://graph.facebook.com"
        let source = ProviderSource("graph.facebook.com", of: application)
        guard let owner = try await response(at: host + "/app?fields=id", token: token, from: source),
            let user = try await response(at: host + "/me?fields=id", token: token, from: source),
            let app = owner.string("id"), let id = user.string("id")
        else { return nil }
        return Description(applications: [app], user: id)
    }

    /// Amazon's response about `token`; nil if it does not accept the token.
    ///
    /// - Parameter application: The app that it should belong to; requests are counted by app.
    /// - Throws: `FederationRefusal` if Amazon does not respond.
    package func amazon(_ token: Secret<String>, for application: String?) async throws -> Description? {
        let url = QueryText.append(
            [("access_token", token.exposed)], to: "https://api.amazon.com/auth/o2/tokeninfo")
        let source = ProviderSource("www.amazon.com", of: application)
        guard let response = try await json(HTTPCall("GET", url: url), from: source),
            let user = response.string("user_id")
        else { return nil }
        return Description(applications: ["app_id", "aud"].compactMap(response.string), user: user)
    }

    private func response(at url: String, token: Secret<String>, from source: ProviderSource) async throws -> Claims? {
        try await json(
            HTTPCall("GET", url: url, headers: [("Authorization", "Bearer \(token.exposed)")]), from: source)
    }

    /// Nil for a refusal: the provider responded, but without the requested data.
    private func json(_ call: HTTPCall, from source: ProviderSource) async throws -> Claims? {
        do { return try await client.json(call, from: source) } catch FederationRefusal.wrongResponse { return nil }
    }
}
