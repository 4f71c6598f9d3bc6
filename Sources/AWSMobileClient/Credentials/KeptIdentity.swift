/// The identity in an identity pool, and its credentials.
struct KeptIdentity: Hashable, Sendable {
    var id: String?
    var keys: AWSCredentials?
    /// Whether the identity pool returned `id` for the present login. If not, `id` belongs to the guest who signed in,
    /// and is sent to the identity pool with the login: the pool links the two, or answers with the user's existing
    /// identity.
    var isConfirmed = true
}
