import Directory
import Kernel

extension LocalAdminClient {
    func groupRules(of provider: String, in pool: String) async throws -> [AdminProtocol.GroupRule] {
        try await providers.require(provider, in: UserPoolID(rawValue: pool)).groupRules
            .map(AdminProtocol.GroupRule.init)
    }

    func setGroupRules(_ rules: [AdminProtocol.GroupRule], of provider: String, in pool: String) async throws
        -> [AdminProtocol.GroupRule]
    {
        try await providers.setGroupRules(rules.map { try $0.rule }, of: provider, in: UserPoolID(rawValue: pool))
            .map(AdminProtocol.GroupRule.init)
    }

    func providerExtensions(of provider: String, in pool: String) async throws -> AdminProtocol.ProviderExtensions {
        AdminProtocol.ProviderExtensions(try await providers.require(provider, in: UserPoolID(rawValue: pool)))
    }

    func extendProvider(_ provider: String, in pool: String, _ change: AdminProtocol.ProviderExtensions) async throws
        -> AdminProtocol.ProviderExtensions
    {
        guard let callback = try change.providerCallback else {
            return try await providerExtensions(of: provider, in: pool)
        }
        return AdminProtocol.ProviderExtensions(
            try await providers.setCallback(callback, of: provider, in: UserPoolID(rawValue: pool)))
    }
}
