import Directory
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Deletes a resource server. Clients keep its scopes, but tokens no longer contain them (UP-RS-08).
struct DeleteResourceServer: Operation {
    let servers: ResourceServers

    func perform(_ input: DeleteResourceServerInput, for _: IAMCaller) async throws -> DeleteResourceServerOutput {
        try await servers.remove(input.identifier, in: input.userPoolId)
        return DeleteResourceServerOutput()
    }
}
