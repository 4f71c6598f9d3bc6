extension ConsoleTexts.SyncTexts {
    static let english = Self(
        title: "Sync", datasets: "Datasets", noDatasets: "There is no dataset yet.",
        noIdentities: "There is no identity yet.", show: "Show", refresh: "Read the list again",
        createDataset: "Create a dataset", createAndEdit: "Create and edit dataset",
        choose: "Select", deleteSelected: "Delete selected",
        deletionEffect: "All records of the datasets are deleted. Devices lose them when they synchronize next.",
        records: "Records", noRecords: "There is no record yet.", record: "Record",
        removeSelected: "Remove selected", removed: "removed", valueHint: "JSON or any text.",
        keep: "Save changes", format: "Format as JSON", notJSON: "The value is not JSON.", isJSON: "The value is JSON.",
        noKey: "A record has a key.", pending: "Not synchronized",
        pendingLead: "These changes are only in this page. Synchronize stores them; devices get them when they "
            + "synchronize.",
        nothingPending: "There is nothing to synchronize.", synchronize: "Synchronize", discard: "Discard selected",
        save: "Save changes", startBulk: "Start bulk publish", role: "Role", createRole: "Create a role",
        stream: "Stream name",
        newStream: "The list has the streams that this server knows. “martlet trigger add” adds one; its shards are "
            + "Kinesis' own.",
        status: "Streaming status", function: "Sync trigger", applications: "Platform applications",
        noApplications: "This server knows no platform application. “martlet trigger add” adds one.",
        otherApplications: "Other applications", otherHint: "An ARN in each line.", part: text,
        grant: { "Let the role do \($0)" }, select: { "Select \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "Push synchronization",
                lead: "Tells the devices of an identity that another one has changed a dataset.",
                effect: "Devices that have subscribed get messages by these applications. Without any, messages end.")
        case .streams:
            .init(
                title: "Cognito Streams", lead: "Sends each change of a dataset to a stream.",
                effect: "Changes from now on go to the stream while its status is ENABLED.")
        case .bulk:
            .init(
                title: "Bulk publish", lead: "Sends all datasets of the pool to the stream, once a day at most.",
                effect: "All records that are stored go to the stream. It cannot be stopped.")
        case .events:
            .init(
                title: "Cognito Events", lead: "A function that may change or refuse what devices write.",
                effect: "The function is called before each update of a user. Without one, updates are stored as they "
                    + "are.")
        }
    }
}
