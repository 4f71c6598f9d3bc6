extension ConsoleTexts {
    /// Pages for single tasks: secrets of app clients, recovery codes, invitations of operators, analytics.
    struct Further: Sendable {
        let invitation: OperatorInvitation
        let secrets: ClientSecretPages
        let codes: RecoveryCodePages
        let analytics: AnalyticsPages
        let wizard: PoolWizard
        let mapping: PartText
        /// What an operation of these pages has done; nil for others.
        let done: @Sendable (_ operation: String) -> String?
    }

    /// The page that invites an operator.
    struct OperatorInvitation: Sendable {
        let title, lead, name, role, email, emailHint, effect, denied: String
        let address, addressLead, sent: String
        let roleName: @Sendable (_ role: String) -> String
    }

    /// The secrets of an app client.
    struct ClientSecretPages: Sendable {
        let title, lead, id, created, add, remove, addEffect, removeEffect, new, once, back: String
    }

    /// Recovery codes of a user.
    struct RecoveryCodePages: Sendable {
        let title, create, effect, once, denied: String
        let left: @Sendable (_ count: Int) -> String
    }

    /// The analytics projects of app clients.
    struct AnalyticsPages: Sendable {
        let title, lead, client, project, shared, role, add, change: String
    }

    /// What the form for a new pool asks for besides settings, and the app clients on the page of a pool.
    struct PoolWizard: Sendable {
        let client, clientHint, clientEffect, showDetails, allClients: String
        let customs, customsHint, name, type, min, max, mutable, addFirst, addAnother: String
    }
}
