extension ConsoleTexts.Jobs {
    static let english = Self(
        title: "Jobs", lead: "The latest import jobs of each pool.", imports: "Import users",
        importsLead: "Users from a CSV file. A file is checked before anything is imported.",
        none: "There is no job.", create: "Create an import job", createButton: "Create job", name: "Job name",
        role: "IAM role",
        roleHint: "The job writes its log with it. Without one the role Cognito-UserImport-Role is "
            + "made and used.", newRole: "Create a new role", file: "CSV file",
        fileHint: "At most 100 MB. Its first line names the columns.", header: "Download CSV header", job: "Job",
        status: "Status", counts: "Users", started: "Started", completed: "Completed", message: "CompletionMessage",
        upload: "Upload a file", uploadLead: "A new file replaces the one that is there.", check: "What would happen",
        checkLead: "Nothing is imported yet. Lines are read as the import will read them.", start: "Start",
        stop: "Stop",
        startEffect: "Users are added to the pool. They set a password at their first sign-in, unless "
            + "the file has hashes.", stopEffect: "Users that were added stay. A stopped job cannot go on.",
        follow: "Follow its progress", pause: "Stop following", log: "Log of the job",
        logLead: "What became of each line, by its number. Line 1 is the header.",
        noLog: "Nothing is logged yet.", failedLines: "Download the lines that would fail, to correct them",
        tooManyFailed: "Too many lines would fail for a download: use “martlet import check --failed-lines”.",
        line: "Line", column: "Column", fault: "Problem", goOn: "Check the lines after these",
        morePools: "Jobs of further pools", counted: { "\($0) imported, \($1) skipped, \($2) failed" },
        checked: { $1 < $0 ? "The file has no further lines." : "Lines \($0) to \($1):" },
        outcome: { "\($0) would become users, \($1) exist already, \($2) would fail." })
}
