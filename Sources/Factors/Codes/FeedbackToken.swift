package import Cryptography
package import Kernel

/// The token in an e-mail about a sign-in. It proves that the user has received the e-mail, and is computed, not
/// stored.
package struct FeedbackToken: Sendable {
    package let text: Secret<String>

    package init(on event: String, of user: UserID, in pool: UserPoolID, cipher: SecretCipher) {
        let hash = cipher.hashes.hash(event, for: .eventFeedback, in: [pool.rawValue, user.rawValue])
        text = Secret(Hex.encode(hash))
    }

    package func equals(_ other: Secret<String>) -> Bool {
        ConstantTime.equals(Array(text.exposed.utf8), Array(other.exposed.utf8))
    }
}
