import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Lists the remembered devices of the caller (UP-DEV-09, UP-DEV-13).
struct ListDevices: Operation {
    let account: Account

    func perform(_ input: ListDevicesInput, for caller: AccessTokenIdentity) async throws -> ListDevicesOutput {
        let page = try Self.page(input)
        let found = try await account.devices(caller, after: page.after, limit: page.limit)
        return ListDevicesOutput(
            devices: found.items.map { DeviceType($0) }, paginationToken: try Self.token(found.next))
    }
}
