import Kernel
import Sync
import SyncModel
import Wire

/// Starts the publication of all data of a pool to its stream (STR-BLK-01).
struct BulkPublish: Operation {
    let bulk: BulkPublishing

    func perform(_ input: BulkPublishInput, for _: Developer) async throws -> BulkPublishOutput {
        try await bulk.start(IdentityPoolID(rawValue: input.identityPoolId))
        return BulkPublishOutput(identityPoolId: input.identityPoolId)
    }
}
