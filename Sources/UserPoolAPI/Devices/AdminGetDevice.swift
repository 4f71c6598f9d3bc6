import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Shows a device of a user (UP-DEV-10).
struct AdminGetDevice: Operation {
    let administration: Administration

    func perform(_ input: AdminGetDeviceInput, for _: IAMCaller) async throws -> AdminGetDeviceOutput {
        let device = try await administration.device(
            DeviceKey(rawValue: input.deviceKey), of: input.username, in: input.userPoolId)
        return AdminGetDeviceOutput(device: DeviceType(device))
    }
}
