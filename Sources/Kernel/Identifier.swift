/// An identifier of one kind of resource, so that a client id cannot be passed as a pool id.
public protocol Identifier: RawRepresentable<String>, Hashable, Codable, Sendable, CustomStringConvertible {
    /// Wraps `rawValue` unchecked; a table decides whether the resource exists.
    init(rawValue: String)
}

extension Identifier {
    /// The raw text, as it is sent on the wire.
    public var description: String { rawValue }
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

/// A user session: one sign-in and all tokens issued from it. Tokens carry it as `event_id` (UP-TOK-09).
public struct SessionID: Identifier {
    /// The raw text.
    public var rawValue: String
    /// Wraps `rawValue` unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }
}
