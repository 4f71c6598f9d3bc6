package import Kernel

/// The key that encrypts codes for the functions that send them (`CustomSMSSender`, `CustomEmailSender`).
///
/// In the service it is a key of KMS. Here it is a raw AES key: a function decrypts with a Raw AES keyring of the AWS
/// Encryption SDK that has the same namespace, name and bytes.
package struct SenderKey: Sendable {
    /// The namespace of the keyring, and its key's name.
    package let namespace, name: String
    /// 32 bytes.
    package let key: Secret<[UInt8]>

    /// The length of the key.
    package static let byteCount = 32

    /// A key for the keyring with these names.
    ///
    /// - Throws: `InvalidInput` unless `key` has 32 bytes.
    package init(
        _ key: Secret<[UInt8]>, namespace: String = "martlet", name: String = "sender-key"
    ) throws(InvalidInput) {
        guard key.exposed.count == Self.byteCount else { throw InvalidInput("A sender key has 32 bytes.") }
        self.namespace = namespace
        self.name = name
        self.key = key
    }
}
