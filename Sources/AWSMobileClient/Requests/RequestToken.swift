/// Which token a request carries; the values are those of the claim `token_use`.
public enum RequestToken: String, Hashable, CaseIterable, Sendable {
    /// The access token, with scopes and groups.
    case access
    /// The id token, with claims about the user.
    case id
}
