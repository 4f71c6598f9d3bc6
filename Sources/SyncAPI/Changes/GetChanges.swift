import Kernel
import Sync
import SyncModel
import Wire

/// Waits until the `syncCount` of a dataset differs from the caller's, for clients that get no push messages.
struct GetChanges: WaitingOperation {
    let changes: ChangeFeed

    /// Requires the permission to list the records.
    static func identify(
        _ input: GetChangesInput, context: RequestContext, by authentication: CallerAuthentication
    ) async throws -> IAMCaller {
        async let caller = ListRecords.identify(input.listing, context: context, by: authentication)
        return try await caller
    }

    func perform(_ input: GetChangesInput, for _: IAMCaller) async throws -> GetChangesOutput {
        let seconds = input.wait ?? GetChangesInput.usualWait
        return GetChangesOutput(
            datasetSyncCount: try await changes.wait(
                for: DatasetPlace(input.listing), since: input.since, atMost: .seconds(seconds)))
    }
}
