package import Cryptography
import Foundation
package import Kernel

/// The state of a sign-in while the browser is at the provider.
///
/// It is the `state` for the provider, sealed and bound to the browser's cookie (FED-01), so starting a sign-in does
/// not take storage. It is used once.
package struct FederationState: Codable, Sendable {
    /// Identifies the sign-in, so that its second use is recognised.
    package var id: String
    package var pool: UserPoolID
    package var provider: String
    /// The app's authorization request, as the query of a page.
    package var query: String
    /// Where the provider redirects the browser.
    package var redirectURI: String
    package var nonce: String
    /// The PKCE verifier.
    package var verifier: String
    /// In microseconds.
    private var expiry: Int64

    package var expiresAt: Instant { Instant(microseconds: expiry) }

    /// How many seconds a user may take at the provider.
    package static let lifetime: Int64 = 300
    /// The longest state that is opened, in bytes.
    private static let maxBytes = 16_384

    /// The state of a new sign-in.
    package init(
        at provider: String, in pool: UserPoolID, query: String, redirectURI: String, now: Instant, world: World
    ) {
        (self.provider, self.pool, self.query, self.redirectURI) = (provider, pool, query, redirectURI)
        id = Base64.encodeURL(world.bytes(16))
        nonce = Base64.encodeURL(world.bytes(16))
        verifier = Base64.encodeURL(world.bytes(32))
        expiry = now.advanced(seconds: Self.lifetime).microseconds
    }

    /// Opens the text of a state.
    ///
    /// - Parameter browser: The cookie of the browser that sends it.
    /// - Throws: `FederationRefusal.unknownSignIn` if the text belongs to another browser, has expired, or is not a
    ///   state.
    package init(_ text: String, of browser: String, cipher: SecretCipher, now: Instant) throws(FederationRefusal) {
        guard text.utf8.count <= Self.maxBytes, let sealed = Base64.decodeURL(text),
            let plain = try? cipher.open(sealed, .federationState, browser),
            let state = try? JSONDecoder().decode(Self.self, from: Data(plain)), now < state.expiresAt,
            state.expiresAt <= now.advanced(seconds: Self.lifetime)
        else { throw .unknownSignIn }
        self = state
    }

    /// Whether the provider redirects the browser to `path` of this server. If one of two providers has its own path,
    /// responses of the other arrive at a different path.
    package func comesBack(to path: String) -> Bool {
        let uri = redirectURI.utf8
        guard let hostAndPath = uri.firstRange(of: "://".utf8).map({ uri[$0.upperBound...] }),
            let start = hostAndPath.firstIndex(of: UInt8(ascii: "/"))
        else { return false }
        return hostAndPath[start...].elementsEqual(path.utf8)
    }

    /// The text for the provider.
    package func sealed(for browser: String, _ cipher: SecretCipher) throws -> String {
        Base64.encodeURL(try cipher.seal(Array(try JSONEncoder().encode(self)), .federationState, browser))
    }

    /// The request of this sign-in, with the state's sealed text.
    package func request(_ text: String) -> ProviderRequest {
        ProviderRequest(redirectURI: redirectURI, state: text, nonce: nonce, verifier: Secret(verifier))
    }
}
