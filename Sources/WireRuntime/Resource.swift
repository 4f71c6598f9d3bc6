public import Kernel

/// The resource that the caller needs a permission for.
public enum Resource: Hashable, Sendable {
    /// No specific resource: the whole service.
    case everything
    case userPool(UserPoolID)
    case identityPool(String)
    /// An identity of an identity pool, or one of its datasets.
    case identity(String, pool: String, dataset: String?)
    /// The user of IAM with this name; the caller if it is nil.
    case user(String?)
    /// The role with this name.
    case role(String)
    /// The user of IAM who has the access key with this id.
    case accessKey(String)
    /// The entity that the request creates in IAM: its type, path and name, such as `role/path/Name`.
    case created(String)
    /// The resource with this ARN.
    case named(String)
}
