import Kernel
import Sync
import SyncModel
import Wire

/// Returns the progress of the last bulk publish of a pool (STR-BLK-06).
struct GetBulkPublishDetails: Operation {
    let bulk: BulkPublishing

    func perform(_ input: GetBulkPublishDetailsInput, for _: Developer) async throws -> GetBulkPublishDetailsOutput {
        let state = try await bulk.state(of: IdentityPoolID(rawValue: input.identityPoolId))
        return GetBulkPublishDetailsOutput(
            bulkPublishCompleteTime: state.completedAt, bulkPublishStartTime: state.startedAt,
            bulkPublishStatus: BulkPublishStatus(state.status), failureMessage: state.failure,
            identityPoolId: input.identityPoolId)
    }
}

extension BulkPublishStatus {
    fileprivate init(_ status: BulkPublishState.Status) {
        self =
            switch status {
            case .notStarted: .notStarted
            case .inProgress: .inProgress
            case .failed: .failed
            case .succeeded: .succeeded
            }
    }
}
