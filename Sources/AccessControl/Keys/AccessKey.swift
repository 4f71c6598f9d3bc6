public import Kernel
public import Storage

/// The public half of a key pair that signs requests: 20 capitals and digits, beginning with `AKIA`.
public struct AccessKeyID: Identifier, SQLConvertible {
    /// The bare text.
    public var rawValue: String
    /// Wraps `rawValue` as it is.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether it could be the name of a key: 3 to 128 letters, digits and underscores. Nothing else is looked up.
    var isPlausible: Bool {
        (3...128).contains(rawValue.utf8.count)
            && rawValue.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}

/// A key as listings show it, without its secret.
public struct AccessKey: Hashable, Sendable {
    /// The public half.
    public var id: AccessKeyID
    /// What whoever made it wrote down.
    public var description: String
    /// Whether it may sign.
    public var isActive: Bool
    /// When it was made.
    public var createdAt: Instant

    init(id: AccessKeyID, description: String, isActive: Bool, createdAt: Instant) {
        self.id = id
        self.description = description
        self.isActive = isActive
        self.createdAt = createdAt
    }
}

/// A key with its secret, which is shown once.
public struct NewAccessKey: Sendable {
    /// What is stored.
    public let key: AccessKey
    /// 40 characters of Base64.
    public let secret: Secret<String>
}
