public import Kernel

/// The resource for which the caller needs a permission.
public enum Resource: Hashable, Sendable {
    /// No specific resource: the whole service.
    case everything
    case userPool(UserPoolID)
    case identityPool(String)
    /// An identity of an identity pool, or one of its datasets.
    case identity(String, pool: String, dataset: String?)
    /// The resource with this ARN.
    case named(String)
}
