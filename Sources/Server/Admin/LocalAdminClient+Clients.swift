import Directory
import Kernel

extension LocalAdminClient {
    func extensions(of client: String, in pool: String) async throws -> AdminProtocol.ClientExtensions {
        AdminProtocol.ClientExtensions(
            try await clients.require(ClientID(rawValue: client), in: UserPoolID(rawValue: pool)).extensions)
    }

    func extend(_ client: String, in pool: String, _ change: AdminProtocol.ClientExtensions) async throws
        -> AdminProtocol.ClientExtensions
    {
        AdminProtocol.ClientExtensions(
            try await clients.extend(ClientID(rawValue: client), in: UserPoolID(rawValue: pool), change: change.change))
    }
}
