/// The kind of a token: the value of its claim `token_use`.
package enum TokenUse: String, CaseIterable, Codable, Hashable, Sendable {
    /// Identifies the user to the client (TOK-ID-08).
    case id
    /// Authorizes calls (TOK-ACC-09).
    case access
}
