/// What a token is for: the values of its claim `token_use`.
public enum TokenUse: String, CaseIterable, Codable, Hashable, Sendable {
    /// Says who somebody is (spec row TOK-ID-08).
    case id
    /// Says what somebody may do (spec row TOK-ACC-09).
    case access
}
