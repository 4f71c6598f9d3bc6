import Directory
import Kernel
import UserPoolsModel
import Wire

/// Replaces the name and all scopes of a resource server; without `Scopes` it has none.
struct UpdateResourceServer: Operation {
    let servers: ResourceServers

    func perform(_ input: UpdateResourceServerInput, for _: IAMCaller) async throws -> UpdateResourceServerOutput {
        let server = try await servers.replace(
            input.identifier, named: input.name, in: input.userPoolId,
            scopes: input.scopes?.map { ResourceServer.Scope($0) })
        return UpdateResourceServerOutput(resourceServer: ResourceServerType(server))
    }
}
