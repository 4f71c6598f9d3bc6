extension ConsoleTexts.Bulk {
    static let english = Self(
        title: "Jobs on users", legend: "With many users", picked: "The users that are ticked",
        everyUser: "All users of the pool", action: "Action", group: "Group, to add to or remove from",
        select: "Select", noAction: "Choose an action.", noGroup: "Type the name of the group.",
        noUsers: "Tick users, or choose all that match.", tooLong: "A name or the filter is too long.", stop: "Stop",
        resume: "Go on",
        stopEffect: "The user whose turn it is may be done; no other follows. The job can go on later.",
        resumeEffect: "The job goes on with the next user, with your permissions.", users: "Users",
        author: "With the permissions of", began: "Began", ended: "Ended", pool: "User pool", state: "State",
        report: "Users who were refused", noRefusals: "None so far.", user: "User", reason: "Reason",
        matching: { "All users that match \($0)" }, pick: { "Select \($0)" },
        tooMany: { "Tick at most \($0) users, or choose all that match." },
        listed: { "The first \($0) are listed." }, name: name, effect: effect, status: status,
        counted: { "\($0) done, \($1) refused" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "Disable"
        case .enable: "Enable"
        case .signOut: "Sign out everywhere"
        case .addToGroup: "Add to a group"
        case .removeFromGroup: "Remove from a group"
        case .resetPassword: "Reset the password"
        case .delete: "Delete"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job = "A job does this with one user after the other, with your permissions, and reports who was refused. "
        let effect =
            switch action {
            case .disable: "Disabled users cannot sign in, and their tokens end."
            case .enable: "The users can sign in again."
            case .signOut: "Every session of the users ends."
            case .addToGroup: "New tokens of the users name the group."
            case .removeFromGroup: "New tokens of the users do not name the group."
            case .resetPassword: "The users get a code, and must set a new password before they sign in."
            case .delete: "Users who are disabled are deleted, with all that belongs to them. Others are refused."
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "Running"
        case .stopped: "Stopped"
        case .failed: "Ended early"
        case .completed: "Completed"
        }
    }
}
