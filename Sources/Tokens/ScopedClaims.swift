/// The attributes that granted scopes let a client see (TOK-ID-21, TOK-ID-22).
package struct ScopedClaims: Sendable {
    private let granted: Set<String>

    /// The attributes for `scopes`.
    package init(_ scopes: [String]) { granted = Set(scopes).intersection(["phone", "email", "profile"]) }

    /// Whether the attribute `name` is among them. With openid alone these are all that the client may read; phone,
    /// email and profile stand for attributes of their own (OpenID Connect Core 1.0, section 5.4).
    package func include(_ name: String) -> Bool {
        guard !granted.isEmpty else { return true }
        switch name {
        case "phone_number", "phone_number_verified": return granted.contains("phone")
        case "email", "email_verified": return granted.contains("email")
        default: return granted.contains("profile")
        }
    }
}
