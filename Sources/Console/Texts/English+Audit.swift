extension ConsoleTexts.AuditPages {
    static let english = Self(
        title: "Audit log",
        lead: "Every change and who made it, as this node has recorded it. Other nodes have folders of their own.",
        time: "Time", operation: "Operation", actor: "Caller", address: "Address", outcome: "Outcome",
        about: "About", record: "The record", none: "No record has all of this.", search: "Search",
        filter: "Conditions", from: "From", until: "Until", value: "Pool or other value",
        valueHint: "Exact values, compared byte by byte: an operation such as UpdateUserPool, a caller by access key, "
            + "name or ARN, the id of a pool. Times such as 2026-11-27 or 2026-11-27T09:00:00Z, in UTC.",
        error: "Outcome", anyOutcome: "any", failedOnly: "failed", succeeded: "ok", older: "Older records",
        limit: "Older records are not shown here: set an end to the time.", verify: "Verify the chain",
        verifyLead: "Reads every record, and compares the chain with the signatures of its checkpoints and with the "
            + "store.", whole: "The chain is whole: nothing was changed, removed or added.",
        broken: "The chain is not whole.", chain: "Chain", records: "Records", checkpoints: "Checkpoints",
        signed: "Signed until", unsigned: "Not signed yet", state: "State", problems: "Problems",
        history: "Who changed this",
        historyLead: "What each change within 90 days has set, the newest first. Values "
            + "that records hide, such as texts of mails, are compared as hidden.",
        historyNone: "Nothing of this was changed within 90 days.", whoChanged: "Who changed this?",
        first: "not recorded", notFound: "There is no such record here.", sameAs: "Read these records by a command",
        incomplete: { "Records of the last \($0) days. Set “From” for older ones." })
}
