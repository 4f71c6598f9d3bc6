extension ConsoleTexts {
    /// Jobs that do the same to many users.
    struct Bulk: Sendable {
        let title, legend, picked, everyUser, action, group, select, noAction, noGroup, noUsers, tooLong: String
        let stop, resume, stopEffect, resumeEffect, users, author, began, ended, pool, state: String
        let report, noRefusals, user, reason: String
        let matching, pick: @Sendable (_ text: String) -> String
        let tooMany, listed: @Sendable (_ count: Int) -> String
        let name: @Sendable (BulkAction) -> String
        let effect: @Sendable (BulkAction) -> String
        let status: @Sendable (BulkJob.Status) -> String
        let counted: @Sendable (_ done: Int, _ refused: Int) -> String
    }
}
