/// A name that belongs to one kind of thing, so that a client id never stands where a pool id is wanted.
public protocol Identifier: RawRepresentable<String>, Hashable, Codable, Sendable, CustomStringConvertible {
    /// Wraps `rawValue` as it is. Whether such a thing exists is for a table to say.
    init(rawValue: String)
}

extension Identifier {
    /// The bare text, as it stands on the wire.
    public var description: String { rawValue }
}

/// The name of a user pool: the region, an underscore and nine alphanumerics (spec row UP-POOL-11).
public struct UserPoolID: Identifier {
    /// The bare text.
    public var rawValue: String
    /// Takes `rawValue` as it is.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The part behind the underscore, which SRP calls the pool's name (spec B.9.2).
    public var shortName: String {
        guard let cut = rawValue.utf8.lastIndex(of: UInt8(ascii: "_")) else { return rawValue }
        return String(rawValue[rawValue.utf8.index(after: cut)...])
    }
}

/// The name of an app client: 26 lower-case alphanumerics (spec row UP-POOL-12).
public struct ClientID: Identifier {
    /// The bare text.
    public var rawValue: String
    /// Takes `rawValue` as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a person is called for good: the UUID that tokens carry as `sub`.
public struct UserID: Identifier {
    /// The bare text.
    public var rawValue: String
    /// Takes `rawValue` as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// One sign-in with all the tokens that come of it. Tokens carry it as `event_id` (spec row UP-TOK-09).
public struct SessionID: Identifier {
    /// The bare text.
    public var rawValue: String
    /// Takes `rawValue` as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
}
