public import Kernel
public import Storage
public import Wire

/// The id of a managed policy: `ANPA` and 17 capitals and digits.
public struct ManagedPolicyID: Identifier, SQLConvertible {
    /// The raw text.
    public var rawValue: String
    /// Wraps `rawValue` unchecked.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension PrincipalID: SQLConvertible {
    /// Whether it is a role's. Users' ids begin with `AIDA`.
    var isRole: Bool { rawValue.utf8.starts(with: "AROA".utf8) }
}
