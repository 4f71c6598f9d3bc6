import Kernel

/// A quota of IAM is used up.
package enum IAMQuotaRefusal: IAMRefusal {
    /// The quota with this name in AWS's messages, such as `AccessKeysPerUser`.
    case exceeded(String, Int)
    /// The inline policies of a user or role would have too many characters.
    case inlinePolicySize(Int, PrincipalReference)
    /// A managed policy has reached the limit of versions.
    case versions(Int)
    /// An entity would have too many tags.
    case tags(Int)

    /// The code in IAM's model.
    package var code: IAMErrorCode { .limitExceeded }

    /// AWS's sentence.
    package var message: String {
        switch self {
        case .exceeded(let name, let max): "Cannot exceed quota for \(name): \(max)"
        case .inlinePolicySize(let max, let principal):
            "Maximum policy size of \(max) bytes exceeded for \(principal.noun) \(principal.name)"
        case .versions(let max):
            """
            A managed policy can have up to \(max) versions. Before you create a new version, you must delete an \
            existing version.
            """
        case .tags(let max): "The number of tags has reached the maximum limit: \(max)"
        }
    }
}
