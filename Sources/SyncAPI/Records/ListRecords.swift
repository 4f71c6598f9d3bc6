import Kernel
import Sync
import SyncModel
import Wire

/// Lists the records of a dataset, or what has changed since a count (SYN-SNC-01).
struct ListRecords: Operation {
    let records: Records

    func perform(_ input: ListRecordsInput, for _: IAMCaller) async throws -> ListRecordsOutput {
        let page = try Self.page(input)
        let listing = try await records.list(
            DatasetPlace(input), since: input.lastSyncCount, session: input.syncSessionToken, after: page.after,
            limit: page.limit)
        let dataset = listing.dataset
        return ListRecordsOutput(
            count: dataset?.recordCount ?? 0, datasetDeletedAfterRequestedSyncCount: listing.isDeletedSince,
            datasetExists: dataset.map { !$0.isDeleted } ?? false, datasetSyncCount: dataset?.syncCount ?? 0,
            lastModifiedBy: dataset?.modifiedBy, mergedDatasetNames: listing.copies,
            nextToken: try Self.token(listing.records.next), records: listing.records.items.map { Record($0) },
            syncSessionToken: listing.session)
    }
}
