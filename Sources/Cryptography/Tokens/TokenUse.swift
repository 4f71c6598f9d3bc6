/// The kind of a token: the value of its claim `token_use`.
package enum TokenUse: String, CaseIterable, Codable, Hashable, Sendable {
    /// Tells the client who the user is (TOK-ID-08).
    case id
    /// Authorizes calls (TOK-ACC-09).
    case access
}
