import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Sets whether a device of a user is remembered (UP-DEV-10).
struct AdminUpdateDeviceStatus: Operation {
    let administration: Administration

    func perform(_ input: AdminUpdateDeviceStatusInput, for _: IAMCaller) async throws
        -> AdminUpdateDeviceStatusOutput
    {
        try await administration.setDevice(
            DeviceKey(rawValue: input.deviceKey), isRemembered: try input.deviceRememberedStatus.isRemembered,
            of: input.username, in: input.userPoolId)
        return AdminUpdateDeviceStatusOutput()
    }
}
