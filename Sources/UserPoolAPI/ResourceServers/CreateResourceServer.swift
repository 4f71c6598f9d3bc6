import Directory
import Kernel
import UserPoolsModel
import Wire

/// Creates a resource server with its scopes (UP-RS-12).
struct CreateResourceServer: Operation {
    let servers: ResourceServers

    func perform(_ input: CreateResourceServerInput, for _: IAMCaller) async throws -> CreateResourceServerOutput {
        let server = try await servers.create(
            input.identifier, named: input.name, in: input.userPoolId,
            scopes: input.scopes?.map { ResourceServer.Scope($0) })
        return CreateResourceServerOutput(resourceServer: ResourceServerType(server))
    }
}
