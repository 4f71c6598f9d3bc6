public import Kernel

/// Why a pool cannot have valid settings.
public enum PoolRefusal: Refusal, CaseIterable {
    /// The pool's tier does not have a feature that is asked for.
    case featureUnavailableInTier
    /// The pool uses a feature that the new tier does not have.
    case tierChangeNotAllowed

    /// The kind of each case.
    public var kind: RefusalKind { .unsupported }

    /// The sentence names the one feature that a tier lacks.
    public var message: String {
        "The following features need to be disabled for the LITE pricing tier configured: Password History"
    }
}
