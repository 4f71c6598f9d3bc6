package import Kernel

/// Why a verification code is not accepted.
package enum CodeRefusal: Refusal, CaseIterable {
    /// The code is wrong.
    case mismatch
    /// No code is stored, or it has expired.
    case expired

    package var kind: RefusalKind {
        switch self {
        case .mismatch: .mismatch
        case .expired: .expired
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .mismatch: "Invalid verification code provided, please try again."
        case .expired: "Invalid code provided, please request a code again."
        }
    }
}
