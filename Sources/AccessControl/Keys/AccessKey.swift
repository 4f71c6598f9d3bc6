public import Kernel
public import Storage

/// An access key id: 20 capitals and digits that begin with `AKIA`.
public struct AccessKeyID: Identifier, SQLConvertible {
    /// The raw text.
    public var rawValue: String
    /// Wraps `rawValue` unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether it has the form of a key id: 3 to 128 letters, digits and underscores. Other texts are not looked up.
    var isPlausible: Bool {
        (3...128).contains(rawValue.utf8.count)
            && rawValue.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
    }
}

/// An access key without its secret.
public struct AccessKey: Hashable, Sendable {
    /// The key's id.
    public var id: AccessKeyID
    /// The creator's description.
    public var description: String
    /// Whether it may sign.
    public var isActive: Bool
    /// When it was created.
    public var createdAt: Instant

    init(id: AccessKeyID, description: String, isActive: Bool, createdAt: Instant) {
        self.id = id
        self.description = description
        self.isActive = isActive
        self.createdAt = createdAt
    }
}

/// A new access key with its secret, which is shown once.
public struct NewAccessKey: Sendable {
    /// The stored record.
    public let key: AccessKey
    /// 40 characters of Base64.
    public let secret: Secret<String>
}
