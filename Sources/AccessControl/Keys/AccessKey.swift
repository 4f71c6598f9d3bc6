import Cryptography
package import Kernel
import Storage

/// An access key id: 20 capitals and digits that begin with `AKIA`.
package struct AccessKeyID: Identifier, SQLConvertible {
    package var rawValue: String
    /// Wraps `rawValue` unchecked.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Whether it has the form of a key id: 3 to 128 letters, digits and underscores. Other texts are not looked up.
    var isPlausible: Bool {
        (3...128).contains(rawValue.utf8.count)
            && rawValue.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
    }
}

/// An access key without its secret.
package struct AccessKey: Hashable, Sendable {
    /// The key's id.
    package var id: AccessKeyID
    /// The creator's description.
    package var description: String
    /// Whether it may sign.
    package var isActive: Bool
    /// When it was created.
    package var createdAt: Instant
}

/// A new access key with its secret, which is shown once.
package struct NewAccessKey: Sendable {
    /// The stored record.
    package let key: AccessKey
    /// 40 characters of Base64.
    package let secret: Secret<String>

    /// Draws an active key.
    init(_ world: World, prefix: String = "AKIA", description: String = "") {
        key = AccessKey(
            id: AccessKeyID(rawValue: IAMUniqueID.draw(prefix, length: 16, world: world)), description: description,
            isActive: true,
            createdAt: world.now())
        secret = Secret(Base64.encode(world.bytes(30)))
    }

    /// The secret as it is stored.
    func sealedSecret(by sealer: Sealer) throws -> [UInt8] {
        try sealer.seal(Array(secret.exposed.utf8), for: .accessKey, in: [key.id.rawValue])
    }
}

/// When an access key last signed, to within an hour.
package struct AccessKeyUse: Hashable, Sendable {
    /// When it signed.
    package var at: Instant
    /// The service's name in signatures.
    package var service: String
    /// The region in signatures.
    package var region: String
}

/// The principal of a stored access key.
struct StoredCredential: Sendable {
    var secret: Secret<String>
    /// The user who has the key; nil for a key of the account itself.
    var user: IAMUser?
    /// When it last signed; nil if never, or if its use is not stored.
    var lastUsedAt: Instant?
    /// Whether the key is in the store.
    var isStored: Bool
}
