package import Kernel

/// Why a user may not write a valid attribute.
package enum AttributeRefusal: Refusal {
    /// The app may not write the attribute (UP-PERM-03).
    case notWritable
    /// The attribute has a value, which the first sign-in cannot replace
    /// (decisions/0018-the-first-sign-in-overwrites-no-attribute.md).
    case alreadyProvided(String)

    package var kind: RefusalKind { .forbidden }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .notWritable: "A client attempted to write unauthorized attribute"
        case .alreadyProvided(let name): "Cannot modify an already provided \(name)"
        }
    }
}
