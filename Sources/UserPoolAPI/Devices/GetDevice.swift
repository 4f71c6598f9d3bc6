import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Shows a remembered device of the caller (UP-DEV-09).
struct GetDevice: Operation {
    let account: Account

    func perform(_ input: GetDeviceInput, for caller: AccessTokenIdentity) async throws -> GetDeviceOutput {
        let device = try await account.device(DeviceKey(rawValue: input.deviceKey), for: caller)
        return GetDeviceOutput(device: DeviceType(device))
    }
}
