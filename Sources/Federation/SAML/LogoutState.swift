package import Cryptography
import Foundation
package import Kernel

/// The state of a sign-out while the browser is at the provider.
///
/// It is sealed and sent as the relay state. The session here has already ended, and the state only leads to the
/// address that was checked then, so it is not bound to a browser.
package struct LogoutState: Codable, Sendable {
    /// Identifies the request; the provider's response repeats it.
    package var id: String
    package var pool: UserPoolID
    package var provider: String
    /// Where the browser is finally sent.
    package var location: String
    /// In microseconds.
    private var expiry: Int64

    /// How many seconds the provider may take.
    private static let lifetime: Int64 = 300
    /// The longest state that is opened, in bytes.
    private static let maxBytes = 16_384
    private static let context = "logout"

    /// The state of a new sign-out.
    package init(at provider: String, in pool: UserPoolID, to location: String, world: World) {
        (self.provider, self.pool, self.location) = (provider, pool, location)
        id = Base64.encodeURL(world.bytes(16))
        expiry = world.now().advanced(seconds: Self.lifetime).microseconds
    }

    /// Opens the text of a state.
    ///
    /// - Throws: `FederationRefusal.unknownSignIn` if the text has expired or is not a state.
    package init(_ text: String, cipher: SecretCipher, now: Instant) throws(FederationRefusal) {
        guard text.utf8.count <= Self.maxBytes, let sealed = Base64.decodeURL(text),
            let plain = try? cipher.open(sealed, .federationState, Self.context),
            let state = try? JSONDecoder().decode(Self.self, from: Data(plain)), now.microseconds < state.expiry
        else { throw .unknownSignIn }
        self = state
    }

    /// The text for the provider.
    package func sealed(_ cipher: SecretCipher) throws -> String {
        Base64.encodeURL(try cipher.seal(Array(try JSONEncoder().encode(self)), .federationState, Self.context))
    }
}
