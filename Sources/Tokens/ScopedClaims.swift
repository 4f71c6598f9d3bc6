/// The attributes that granted scopes let a client see (TOK-ID-21, TOK-ID-22).
package struct ScopedClaims: Sendable {
    private let granted: Set<String>

    /// The attributes for `scopes`.
    package init(_ scopes: [String]) { granted = Set(scopes).intersection(["phone", "email", "profile"]) }

    /// Whether the scopes include the attribute `name`. The scope openid alone, or with profile, includes all
    /// attributes that the client may read (UP-ACS-16, UP-ACS-19); phone and email include only their own.
    package func includes(_ name: String) -> Bool {
        guard !granted.isEmpty, !granted.contains("profile") else { return true }
        switch name {
        case "phone_number", "phone_number_verified": return granted.contains("phone")
        case "email", "email_verified": return granted.contains("email")
        default: return false
        }
    }
}
