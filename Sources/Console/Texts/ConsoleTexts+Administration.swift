extension ConsoleTexts {
    /// Looks, messages, imports, the audit log, protection, the outbox, charts, bulk jobs.
    struct Administration: Sendable {
        let branding: Branding
        let messages: Messages
        let jobs: Jobs
        let audit: AuditPages
        let protection: Protection
        let outbox: Outbox
        let charts: Charts
        let bulk: Bulk
    }

    /// The audit log, and who changed a setting.
    struct AuditPages: Sendable {
        let title, lead, time, operation, actor, address, outcome, about, record, none, search, filter: String
        let from, until, value, valueHint, error, anyOutcome, failedOnly, succeeded, older, limit: String
        let verify, verifyLead, whole, broken, chain, records, checkpoints, signed, unsigned, state, problems: String
        let history, historyLead, historyNone, whoChanged, first, notFound, sameAs: String
        let incomplete: @Sendable (_ days: Int) -> String
    }

    /// Messages that wait or failed, and suppressed addresses.
    struct Outbox: Sendable {
        let title, lead, waiting, failed, none, id, purpose, to, attempts, next, reason: String
        let retry, drop, retryEffect, dropEffect, dropTitle, retryTitle, message, state, gone: String
        let suppressed, suppressedLead, address, check, isSuppressed, isFree, suppress, clear: String
        let suppressEffect, clearEffect, since: String
    }

    /// Messages as users get them.
    struct Messages: Sendable {
        let title, lead, kind, language, channel, email, sms, show, from, replyTo, subject, html, text: String
        let poolLanguage, allLanguages, allLead, send, destination, sendLead, sent, queued: String
        let edit, reset, resetEffect, noReset: String
        let kinds: @Sendable (_ kind: MessageChoice.Kind) -> String
        let length: @Sendable (_ length: TextMessageLength) -> String
    }

    /// Imports of users.
    struct Jobs: Sendable {
        let title, lead, imports, importsLead, none, create, createButton, name, role, roleHint, newRole: String
        let file, fileHint, header, job, status, counts, started, completed, message, upload, uploadLead: String
        let check, checkLead, start, stop, startEffect, stopEffect, follow, pause, log, logLead, noLog: String
        let failedLines, tooManyFailed, line, column, fault, goOn, morePools: String
        let counted: @Sendable (_ imported: Int, _ skipped: Int, _ failed: Int) -> String
        let checked: @Sendable (_ first: Int, _ last: Int) -> String
        let outcome: @Sendable (_ importable: Int, _ existing: Int, _ failing: Int) -> String
    }

    /// The events of users, and their risks.
    struct Protection: Sendable {
        let title, lead, user, find, none, time, event, response, risk, reasons, from, feedback, action: String
        let markValid, markInvalid, effect, accountOnly: String
        let reason: @Sendable (_ name: String) -> String
    }

    /// The look of the hosted pages.
    struct Branding: Sendable {
        let title, lead, client, allClients, inherited, choose, properties, propertiesLead, sheet, sheetHint: String
        let preview, screen, language, dark, errors, full, logo, logoLead, upload, removeLogo, noLogo: String
        let effect, logoEffect, remove, removeEffect, meanwhile, frame, review: String
        let group: @Sendable (_ name: String) -> String
    }
}
