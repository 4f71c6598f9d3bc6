/// An identifier of one kind of resource, so that a client id cannot be passed as a pool id.
///
/// Identifiers are compared and hashed by their UTF-8 bytes, as the tables compare them. `String` would normalize both
/// texts, which costs more than their length and makes one of two names that the store keeps apart.
public protocol Identifier: RawRepresentable<String>, Hashable, Codable, Sendable, CustomStringConvertible {
    /// Wraps `rawValue` unchecked; a table decides whether the resource exists.
    init(rawValue: String)
}

extension Identifier {
    /// The raw text, as it is sent on the wire.
    public var description: String { rawValue }

    /// Whether both have the same bytes.
    public static func == (one: Self, other: Self) -> Bool { one.rawValue.hasSameBytes(as: other.rawValue) }

    /// Whether the bytes differ. Declared because `RawRepresentable` has a `!=` that compares the raw texts.
    public static func != (one: Self, other: Self) -> Bool { !(one == other) }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) { ByteKey(rawValue).hash(into: &hasher) }
}

/// A user pool id: the region, an underscore and nine alphanumerics (UP-POOL-11).
public struct UserPoolID: Identifier {
    /// The raw text.
    public var rawValue: String
    /// Wraps `rawValue` unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The part after the underscore, which SRP uses as the pool's name.
    public var shortName: String {
        guard let cut = rawValue.utf8.lastIndex(of: UInt8(ascii: "_")) else { return rawValue }
        return String(rawValue[rawValue.utf8.index(after: cut)...])
    }

    /// The part before the underscore: the region that the pool belongs to.
    public var region: String {
        guard let cut = rawValue.utf8.lastIndex(of: UInt8(ascii: "_")) else { return "" }
        return String(rawValue[..<cut])
    }
}

/// An app client id: 26 lower-case alphanumerics (UP-POOL-12).
public struct ClientID: Identifier {
    /// The raw text.
    public var rawValue: String
    /// Wraps `rawValue` unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A user's permanent identifier: the UUID that tokens carry as `sub`.
public struct UserID: Identifier {
    /// The raw text.
    public var rawValue: String
    /// Wraps `rawValue` unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A username: a user's own, or any name that identifies a user in a request.
///
/// The one in a request can also be an alias or a `sub` (UP-ALIAS-05). The pool decides which user it means, and so two
/// usernames that differ can name the same user.
public struct Username: Identifier {
    /// The raw text.
    public var rawValue: String
    /// Wraps `rawValue` unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of a group, which is unique in its pool (UP-GRP-18).
public struct GroupName: Identifier {
    /// The raw text.
    public var rawValue: String
    /// Wraps `rawValue` unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A user session: one sign-in and all tokens issued from it. Tokens carry it as `event_id` (UP-TOK-09).
public struct SessionID: Identifier {
    /// The raw text.
    public var rawValue: String
    /// Wraps `rawValue` unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A device that a user signs in on: the region, an underscore and a UUID. Access tokens carry it as `device_key`.
public struct DeviceKey: Identifier {
    /// The raw text.
    public var rawValue: String
    /// Wraps `rawValue` unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }
}
