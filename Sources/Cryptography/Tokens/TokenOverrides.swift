/// A trigger's changes to the tokens of one response (UP-LPT-01).
package struct TokenOverrides: Hashable, Sendable {
    /// Changes of one token's claims.
    package struct ClaimChanges: Hashable, Sendable {
        /// Claims that are added, or get another value.
        package var added: Claims
        /// The names of claims that are left out, even if they are added (UP-LPT-09).
        package var suppressed: [String]

        package init(added: Claims = Claims(), suppressed: [String] = []) {
            self.added = added
            self.suppressed = suppressed
        }
    }

    /// The user's groups and roles in tokens.
    package struct Groups: Hashable, Sendable {
        /// `cognito:groups`.
        package var names: [String]
        /// `cognito:roles`.
        package var roles: [String]
        /// `cognito:preferred_role`.
        package var preferredRole: String?

        package init(names: [String] = [], roles: [String] = [], preferredRole: String? = nil) {
            self.names = names
            self.roles = roles
            self.preferredRole = preferredRole
        }
    }

    package var id = ClaimChanges()
    package var access = ClaimChanges()
    /// Scopes that are added to the access token's own.
    package var addedScopes: [String] = []
    /// Scopes that are removed from the access token.
    package var suppressedScopes: [String] = []
    /// The groups in both tokens; nil to keep the user's.
    package var groups: Groups?

    package init() {}
}
