package import Kernel

/// An access key from the environment. It is not stored: changing the environment changes the key.
package struct RootKey: Sendable {
    /// The key's id.
    package let id: AccessKeyID
    /// The secret access key.
    package let secret: Secret<String>

    /// - Throws: `InvalidInput` unless `id` is 3 to 128 letters, digits and underscores and
    ///   `secret` 16 to 128 visible ASCII characters.
    package init(id: String, secret: Secret<String>) throws(InvalidInput) {
        self.id = AccessKeyID(rawValue: id)
        self.secret = secret
        guard self.id.isPlausible else {
            throw InvalidInput("An access key id has 3 to 128 letters, digits and underscores.")
        }
        guard (16...128).contains(secret.exposed.utf8.count),
            secret.exposed.utf8.allSatisfy(\.isASCIIVisible)
        else { throw InvalidInput("A secret access key has 16 to 128 visible ASCII characters.") }
    }
}
