import Kernel

/// Why a managed policy cannot be found, changed, attached or deleted, in AWS's words.
package enum ManagedPolicyRefusal: IAMRefusal {
    /// No policy has this ARN.
    case notFound(arn: String)
    /// No policy with this ARN can be attached.
    case notAttachable(arn: String)
    /// The policy is not attached to the user or role.
    case notAttached(arn: String)
    /// Another policy has the name, possibly in other case.
    case nameTaken(String)
    case noSuchVersion(String, arn: String)
    /// The default version cannot be deleted.
    case isDefaultVersion
    /// The policy is attached, or is a permissions boundary.
    case isInUse
    /// The policy has versions other than the default.
    case hasVersions
    /// The policy is the same for all accounts, so an account cannot change or delete it.
    case isOfAWS(arn: String)

    /// The code in IAM's model.
    package var code: IAMErrorCode {
        switch self {
        case .notFound, .notAttachable, .notAttached, .noSuchVersion: .noSuchEntity
        case .nameTaken: .entityAlreadyExists
        case .isDefaultVersion, .isInUse, .hasVersions: .deleteConflict
        case .isOfAWS: .invalidInput
        }
    }

    /// AWS's sentence.
    package var message: String {
        switch self {
        case .notFound(let arn), .notAttached(let arn): "Policy \(arn) was not found."
        case .notAttachable(let arn): "Policy \(arn) does not exist or is not attachable."
        case .nameTaken(let name): "A policy called \(name) already exists. Duplicate names are not allowed."
        case .noSuchVersion(let version, let arn):
            "Policy \(arn) version \(version) does not exist or is not attachable."
        case .isDefaultVersion: "Cannot delete the default version of a policy."
        case .isInUse: "Cannot delete a policy attached to entities."
        case .hasVersions:
            """
            This policy has more than one version. Before you delete a policy, you must delete the policy's versions. \
            The default version is deleted with the policy.
            """
        case .isOfAWS(let arn): "Policy \(arn) is managed by AWS and cannot be changed."
        }
    }
}
