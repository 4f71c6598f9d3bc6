package import Cryptography
import Foundation
package import Kernel

/// The state of a sign-in while the browser is at the provider.
///
/// It travels sealed as the provider's `state`, bound to the browser's cookie (FED-01), so beginning a sign-in takes no
/// storage. It is used once.
package struct FederationState: Codable, Sendable {
    /// Identifies the sign-in, so that its second use is recognised.
    package var id: String
    package var pool: UserPoolID
    /// The provider's name.
    package var provider: String
    /// The app's authorization request, as the query of a page.
    package var query: String
    /// Where the provider sends the browser back to.
    package var redirectURI: String
    package var nonce: String
    /// The PKCE verifier.
    package var verifier: String
    /// In microseconds.
    private var expiry: Int64

    package var expiresAt: Instant { Instant(microseconds: expiry) }

    /// For how many seconds a user may stay at the provider.
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
    /// - Parameter browser: The cookie of the browser that brings it.
    /// - Throws: `FederationRefusal.unknownSignIn` for a text of another browser, of another time, and for anything
    ///   else.
    package init(_ text: String, of browser: String, cipher: SecretCipher, now: Instant) throws(FederationRefusal) {
        guard text.utf8.count <= Self.maxBytes, let sealed = Base64.decodeURL(text),
            let plain = try? cipher.open(sealed, .federationState, browser),
            let state = try? JSONDecoder().decode(Self.self, from: Data(plain)), now < state.expiresAt,
            state.expiresAt <= now.advanced(seconds: Self.lifetime)
        else { throw .unknownSignIn }
        self = state
    }

    /// Whether the browser that is at the provider comes back to `path` of this server. Another provider's answer comes
    /// to another path, if one of the two has its own.
    package func comesBack(to path: String) -> Bool {
        let (whole, end) = (redirectURI.utf8, path.utf8)
        guard let host = redirectURI.utf8.firstRange(of: "://".utf8).map({ whole[$0.upperBound...] }),
            let start = host.firstIndex(of: UInt8(ascii: "/"))
        else { return false }
        return host[start...].elementsEqual(end)
    }

    /// The text for the provider.
    package func sealed(for browser: String, _ cipher: SecretCipher) throws -> String {
        Base64.encodeURL(try cipher.seal(Array(try JSONEncoder().encode(self)), .federationState, browser))
    }

    package func request(_ text: String) -> ProviderRequest {
        ProviderRequest(redirectURI: redirectURI, state: text, nonce: nonce, verifier: Secret(verifier))
    }
}
