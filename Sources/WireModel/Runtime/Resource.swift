/// What an operation is about, which is what the caller needs a right to.
public enum Resource: Hashable, Sendable {
    /// Nothing in particular: the service as a whole.
    case everything
    case userPool(String)
    case identityPool(String)
    /// One identity of an identity pool, or one of its datasets.
    case identity(String, pool: String, dataset: String?)
    /// Whatever this resource name stands for.
    case named(String)
}
