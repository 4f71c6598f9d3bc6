import Kernel
import Triggers

/// A device of an identity. It can receive messages.
struct SyncDevice: Sendable, Equatable {
    let pool: IdentityPoolID
    let identity: IdentityID
    /// Its id for clients, and the author of its updates.
    let id: String
    let platform: PushPlatform
    /// Its address at the platform.
    let token: String
    /// When the app registered it last.
    var registeredAt: Instant

    /// Whether the device has this token.
    func hasToken(_ token: String, on platform: PushPlatform) -> Bool {
        self.platform == platform && self.token.hasSameBytes(as: token)
    }

    /// The most bytes of a token.
    static let maxTokenBytes = 4096

    /// A token in its stored form.
    ///
    /// - Throws: `InvalidInput` if the platform has no such tokens.
    static func token(_ text: String, on platform: PushPlatform) throws(InvalidInput) -> String {
        // A token of dots would lead to another path of the platform.
        guard (1...maxTokenBytes).contains(text.utf8.count), text.utf8.allSatisfy(\.isASCIIVisible),
            text.utf8.contains(where: \.isASCIIAlphanumeric)
        else {
            throw InvalidInput(
                "Token has 1 to \(maxTokenBytes) visible ASCII characters, letters or digits among them.")
        }
        switch platform {
        case .gcm, .adm: return text
        case .apns, .apnsSandbox:
            // Apple says that the length may change.
            guard let bytes = Hex.decode(text), bytes.count <= 128 else {
                throw InvalidInput("Token is not a device token of Apple in hexadecimal digits.")
            }
            return Hex.encode(bytes)
        }
    }
}
