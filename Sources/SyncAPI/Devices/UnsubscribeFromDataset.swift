import Sync
import SyncModel
import Wire

/// Ends messages to a device about a dataset (PUSH-IOS-03).
struct UnsubscribeFromDataset: Operation {
    let devices: SyncDevices

    func perform(
        _ input: UnsubscribeFromDatasetInput, for _: IdentityHolder
    ) async throws -> UnsubscribeFromDatasetOutput {
        try await devices.unsubscribe(input.deviceId, from: DatasetPlace(input))
        return UnsubscribeFromDatasetOutput()
    }
}
