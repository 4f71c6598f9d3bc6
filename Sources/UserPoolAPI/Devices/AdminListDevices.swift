import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Lists the devices of a user (UP-DEV-10, UP-DEV-13).
struct AdminListDevices: PagedOperation {
    let administration: Administration

    func perform(
        _ input: AdminListDevicesInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<AdminListDevicesOutput> {
        let found = try await administration.devices(
            of: input.username, in: input.userPoolId, after: page.after, limit: page.limit)
        return Listed(AdminListDevicesOutput(devices: found.items.map { DeviceType($0) }), next: found.next)
    }
}
