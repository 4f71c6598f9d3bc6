import Directory
package import Kernel

extension Authenticator {
    /// Whether a client with a secret may name the address of its user. A client that does not exist may not.
    package func takesUserContext(from id: ClientID) async throws -> Bool {
        do {
            let client = try await services.settings.client(id)
            return client.isConfidential && client.settings.propagatesUserContext
        } catch is MissingResource { return false }
    }
}
