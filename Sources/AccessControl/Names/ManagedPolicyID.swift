import Kernel
import Storage
package import Wire

/// The id of a managed policy: `ANPA` and 17 capitals and digits.
package struct ManagedPolicyID: Identifier, SQLConvertible {
    package var rawValue: String
    /// Wraps `rawValue` unchecked.
    package init(rawValue: String) { self.rawValue = rawValue }
}

extension PrincipalID: SQLConvertible {
    /// Whether it is a role's. Users' ids begin with `AIDA`.
    var isRole: Bool { rawValue.utf8.starts(with: "AROA".utf8) }
}
