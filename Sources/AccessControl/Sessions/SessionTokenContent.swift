package import Cryptography
import Foundation
package import Kernel
import Wire

/// Temporary credentials, which are shown once.
package struct SessionCredentials: Sendable {
    /// The access key id: `ASIA` and 16 capitals and digits.
    package let accessKeyID: String
    /// The secret access key: 40 characters of Base64.
    package let secret: Secret<String>
    /// The session token, which each request must contain.
    package let sessionToken: Secret<String>
    /// When they expire.
    package let expiresAt: Instant

    /// Credentials of these parts.
    package init(accessKeyID: String, secret: Secret<String>, sessionToken: Secret<String>, expiresAt: Instant) {
        (self.accessKeyID, self.secret) = (accessKeyID, secret)
        (self.sessionToken, self.expiresAt) = (sessionToken, expiresAt)
    }

    /// The length of the session token.
    package var tokenSize: Int { sessionToken.exposed.utf8.count }
    /// The length of the session token in percent of the maximum, rounded up.
    package var tokenUtilization: Int {
        (tokenSize * 100 + SessionTokens.maxLength - 1) / SessionTokens.maxLength
    }
}

/// The content of a session token. Sessions are not stored, so the token contains everything.
struct SessionTokenContent: Codable, Sendable {
    /// The type of session.
    enum Kind: String, Codable, Sendable { case role, user, federated }

    /// The secret access key of the session.
    var secret: String
    var kind: Kind
    /// The role, or the user who opened the session; nil for the account itself.
    var principal: PrincipalID?
    /// The name of the role session or the federated user.
    var name: String?
    /// The key of the account that opened the session; the session ends with it.
    var rootKeyID: String?
    var issuedAt: Instant
    var expiresAt: Instant
    var policies: [String] = []
    var policyIDs: [String] = []
    var tags: [IAMResourceTag] = []
    var transitiveTagKeys: [String] = []
    var sourceIdentity: String?
    var federationKeys: [String: [String]] = [:]
    /// Has no meaning: it extends the token to the requested length.
    var padding: String?

    /// The session in the form for callers.
    var session: IAMSession {
        IAMSession(
            issuedAt: issuedAt, expiresAt: expiresAt, policies: policies, policyIDs: policyIDs, tags: tags,
            transitiveTagKeys: transitiveTagKeys, sourceIdentity: sourceIdentity, federationKeys: federationKeys)
    }
}

/// Seals session tokens, and opens tokens sealed by this server or another node.
package struct SessionTokens: Sendable {
    private let cipher: SecretCipher
    private let world: World

    /// Issued tokens are not longer (`SessionPolicySize`).
    static let maxLength = 12_288

    /// Uses the keys of `cipher`.
    package init(_ cipher: SecretCipher, world: World) {
        self.cipher = cipher
        self.world = world
    }

    /// Draws credentials for a session. The token is bound to their access key id.
    ///
    /// - Parameters:
    ///   - size: The least length of the token.
    ///   - make: Creates the content from the secret and the time.
    /// - Throws: `SecurityTokenRefusal.packedPolicyTooLarge` if the text would be too long for a header.
    func issue(
        atLeast size: Int, _ make: (_ secret: String, _ now: Instant) -> SessionTokenContent
    ) throws -> SessionCredentials {
        let key = NewAccessKey(world, prefix: "ASIA")
        var content = make(key.secret.exposed, key.key.createdAt)
        var text = try seal(content, of: key.key.id.rawValue)
        if text.utf8.count < size {
            // Four characters of Base64 encode three bytes.
            content.padding = String(repeating: "0", count: (size - text.utf8.count) * 3 / 4 + 1)
            text = try seal(content, of: key.key.id.rawValue)
        }
        guard text.utf8.count <= Self.maxLength else {
            throw SecurityTokenRefusal.packedPolicyTooLarge(percent: text.utf8.count * 100 / Self.maxLength)
        }
        return SessionCredentials(
            accessKeyID: key.key.id.rawValue, secret: key.secret, sessionToken: Secret(text),
            expiresAt: content.expiresAt)
    }

    private func seal(_ content: SessionTokenContent, of accessKeyID: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return Base64.encode(try cipher.seal(Array(try encoder.encode(content)), .sessionToken, accessKeyID))
    }

    /// Opens a token that was issued with this access key id; nil for any other text.
    ///
    /// The text is only parsed after its seal is checked.
    func open(_ text: String, of accessKeyID: String) -> SessionTokenContent? {
        guard text.utf8.count <= Self.maxLength, accessKeyID.utf8.count == 20, let sealed = Base64.decode(text),
            let plain = try? cipher.open(sealed, .sessionToken, accessKeyID)
        else { return nil }
        return try? JSONDecoder().decode(SessionTokenContent.self, from: Data(plain))
    }
}
