import Accounts
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Deletes a device of a user (UP-DEV-10).
struct AdminForgetDevice: Operation {
    let administration: Administration

    func perform(_ input: AdminForgetDeviceInput, for _: IAMCaller) async throws -> AdminForgetDeviceOutput {
        try await administration.forgetDevice(
            DeviceKey(rawValue: input.deviceKey), of: input.username, in: input.userPoolId)
        return AdminForgetDeviceOutput()
    }
}
