import AccessControl
import Kernel

extension LocalAdminClient {
    func revokeSessions(ofRole name: String) async throws { try await roles.revokeSessions(of: name) }

    func roleExtensions(of name: String) async throws -> AdminProtocol.RoleExtensions {
        AdminProtocol.RoleExtensions(try await roles.externalSTS(of: name))
    }

    func extendRole(_ name: String, _ change: AdminProtocol.RoleExtensions) async throws
        -> AdminProtocol.RoleExtensions
    {
        AdminProtocol.RoleExtensions(try await roles.changeExternalSTS(of: name) { try change.changed($0) })
    }

    /// Only settings of roles change, so the account does not matter.
    private var roles: IAMRoles {
        IAMRoles(IAMStore(store.database, world: store.world, accountID: ""))
    }
}
