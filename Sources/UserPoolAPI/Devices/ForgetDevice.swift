import Accounts
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Deletes a device of the caller (UP-DEV-09).
struct ForgetDevice: Operation {
    let account: Account

    func perform(_ input: ForgetDeviceInput, for caller: AccessTokenIdentity) async throws -> ForgetDeviceOutput {
        try await account.forgetDevice(DeviceKey(rawValue: input.deviceKey), for: caller)
        return ForgetDeviceOutput()
    }
}
