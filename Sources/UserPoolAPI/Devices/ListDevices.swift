import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Lists the remembered devices of the caller (UP-DEV-09, UP-DEV-13).
struct ListDevices: PagedOperation {
    let account: Account

    func perform(
        _: ListDevicesInput, for caller: AccessTokenIdentity, on page: PageRequest
    ) async throws -> Listed<ListDevicesOutput> {
        let found = try await account.devices(caller, after: page.after, limit: page.limit)
        return Listed(ListDevicesOutput(devices: found.items.map { DeviceType($0) }), next: found.next)
    }
}
