import Sync
import SyncModel
import Wire

/// Subscribes a device to the changes of a dataset (PUSH-IOS-03).
struct SubscribeToDataset: Operation {
    let devices: SyncDevices

    func perform(_ input: SubscribeToDatasetInput, for _: IdentityHolder) async throws -> SubscribeToDatasetOutput {
        try await devices.subscribe(input.deviceId, to: DatasetPlace(input))
        return SubscribeToDatasetOutput()
    }
}
