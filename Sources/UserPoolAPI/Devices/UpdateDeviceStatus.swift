import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Sets whether a device of the caller is remembered (UP-DEV-08).
struct UpdateDeviceStatus: Operation {
    let account: Account

    func perform(_ input: UpdateDeviceStatusInput, for caller: AccessTokenIdentity) async throws
        -> UpdateDeviceStatusOutput
    {
        try await account.setDevice(
            DeviceKey(rawValue: input.deviceKey), isRemembered: try input.deviceRememberedStatus.isRemembered,
            for: caller)
        return UpdateDeviceStatusOutput()
    }
}
