extension ConsoleTexts {
    /// Datasets of identities, and what happens when they change.
    struct SyncTexts: Sendable {
        let title, datasets, noDatasets, noIdentities, show, refresh, createDataset, createAndEdit: String
        let choose, deleteSelected, deletionEffect: String
        let records, noRecords, record, removeSelected, removed, valueHint, keep, format, notJSON, isJSON, noKey: String
        let pending, pendingLead, nothingPending, synchronize, discard: String
        let save, startBulk, role, createRole, stream, newStream, status, function: String
        let applications, noApplications, otherApplications, otherHint: String
        let part: @Sendable (SyncPart) -> PartText
        let grant: @Sendable (_ action: String) -> String
        let select: @Sendable (_ name: String) -> String
    }
}
