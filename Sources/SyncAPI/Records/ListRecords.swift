import Kernel
import Sync
import SyncModel
import Wire

/// Lists the records of a dataset, or only the changes since a `syncCount` (SYN-SNC-01).
struct ListRecords: PagedOperation {
    let records: Records

    func perform(
        _ input: ListRecordsInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListRecordsOutput> {
        let listing = try await records.list(
            DatasetPlace(input), since: input.lastSyncCount, session: input.syncSessionToken, after: page.after,
            limit: page.limit)
        let dataset = listing.dataset
        return Listed(
            ListRecordsOutput(
                count: dataset?.recordCount ?? 0, datasetDeletedAfterRequestedSyncCount: listing.isDeletedSince,
                datasetExists: dataset.map { !$0.isDeleted } ?? false, datasetSyncCount: dataset?.syncCount ?? 0,
                lastModifiedBy: dataset?.modifiedBy, mergedDatasetNames: listing.copies,
                records: listing.records.items.map { Record($0) },
                syncSessionToken: listing.session), next: listing.records.next)
    }
}
