/// The identity in an identity pool, and its credentials.
struct KeptIdentity: Hashable, Sendable {
    var id: String?
    var keys: AWSCredentials?
    /// Whether the identity pool gave `id` for the present login. If not, `id` is the guest's who signed in, offered to
    /// the identity pool with the login: it links the two, or answers with the identity that the user has already.
    var isConfirmed = true
}
