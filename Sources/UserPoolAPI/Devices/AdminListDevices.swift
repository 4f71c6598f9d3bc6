import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Lists the devices of a user (UP-DEV-10, UP-DEV-13).
struct AdminListDevices: Operation {
    let administration: Administration

    func perform(_ input: AdminListDevicesInput, for _: IAMCaller) async throws -> AdminListDevicesOutput {
        let page = try Self.page(input)
        let found = try await administration.devices(
            of: input.username, in: input.userPoolId, after: page.after, limit: page.limit)
        return AdminListDevicesOutput(
            devices: found.items.map { DeviceType($0) }, paginationToken: try Self.token(found.next))
    }
}
