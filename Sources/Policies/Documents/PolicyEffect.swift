/// The effect of a statement on the requests that it matches.
package enum PolicyEffect: String, Sendable {
    /// It allows them, unless another statement denies them.
    case allow = "Allow"
    /// It denies them, even if other statements allow them.
    case deny = "Deny"
}
