import Kernel
import Sync
import SyncModel
import Triggers
import Wire

/// Registers a device of an identity for messages (PUSH-SRV-01).
struct RegisterDevice: Operation {
    let devices: SyncDevices

    func perform(_ input: RegisterDeviceInput, for _: IdentityHolder) async throws -> RegisterDeviceOutput {
        // The model's rule has refused all other words.
        guard let platform = PushPlatform(rawValue: input.platform.rawValue) else {
            throw InvalidInput("The platform is not known.")
        }
        let device = try await devices.register(
            input.token, on: platform, of: IdentityID(rawValue: input.identityId),
            in: IdentityPoolID(rawValue: input.identityPoolId))
        return RegisterDeviceOutput(deviceId: device)
    }
}
