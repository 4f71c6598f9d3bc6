extension ConsoleTexts {
    /// The dashboard of an identity pool, and the pages that it leads to.
    struct IdentityPoolPages: Sendable {
        let title, create, createLead, createEffect, admitsNone, parts, edit, providers, noProviders: String
        let roles, rolesLead, newRoles, newRolesLead, newRolesEffect, newRoleName, allow, dontAllow: String
        let rules, rulesLead, principalTags, principalTagsLead, snippets: String
        let browser, identityID, noIdentities, logins, guest, hideDisabled, showDisabled: String
        let developerUsers, developerUser, noDeveloperUsers, unlink, unlinkEffect: String
        let deleteIdentity, deleteIdentityEffect, deleteEffect: String
        let addRow, removeRow, moveUp, moveDown: String
        let row: @Sendable (_ number: Int) -> String
        /// The name of a row's field, if it is not that of the API.
        let member: @Sendable (_ name: String) -> String?
        let missingRoles: @Sendable (_ kinds: String) -> String
        let rulesOf: @Sendable (_ provider: String) -> String
        let principalTagsOf: @Sendable (_ provider: String) -> String
        let delete: @Sendable (_ pool: String) -> String
    }
}
