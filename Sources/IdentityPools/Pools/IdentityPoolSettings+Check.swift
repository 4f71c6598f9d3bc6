import Directory
import Kernel

/// The rules for settings.
extension IdentityPoolSettings {
    /// The social providers whose tokens can be verified, by the names in `Logins`.
    static let knownProviders = [
        LoginProviderName.google, LoginProviderName.facebook, LoginProviderName.amazon, LoginProviderName.apple,
    ]
    /// Providers that the service supports, but this server does not.
    private static let unbuiltProviders = ["api.twitter.com", "www.digits.com"]
    /// The most user pool clients of a pool (LIM-FED-05).
    private static let maxUserPools = 10

    /// - Parameter names: Finds the user pools of providers.
    /// - Throws: `InvalidInput`.
    func check(_ names: UserPoolNames) throws {
        for name in loginProviders.keys where !Self.knownProviders.contains(where: { $0.hasSameBytes(as: name) }) {
            guard !Self.unbuiltProviders.contains(where: { $0.hasSameBytes(as: name) }) else {
                throw InvalidInput("Not built yet in Martlet: SupportedLoginProviders \(name).")
            }
            throw InvalidInput("\(name) is not a supported login provider.")
        }
        guard userPools.count <= Self.maxUserPools else {
            throw InvalidInput("An identity pool can have at most \(Self.maxUserPools) user pool providers.")
        }
        for provider in userPools where names.pool(named: provider.name) == nil {
            throw InvalidInput("\(provider.name) is not the name of a user pool.")
        }
        if let developerProvider { try Self.check(developerProvider: developerProvider) }
        try Tags.check(tags, of: "An identity pool")
    }

    /// The name must differ from those of the providers whose users show tokens.
    private static func check(developerProvider name: String) throws {
        let taken = knownProviders + unbuiltProviders + [LoginProviderName.service]
        guard !taken.contains(where: { $0.hasSameBytes(as: name) }) else {
            throw InvalidInput("\(name) is the name of another kind of provider.")
        }
    }

    /// These settings, as a replacement of `former`.
    ///
    /// - Throws: `InvalidInput` if they change the name of the developer provider (DEV-SET-03).
    func replacing(_ former: IdentityPoolSettings) throws -> IdentityPoolSettings {
        guard let fixed = former.developerProvider else { return self }
        guard developerProvider?.hasSameBytes(as: fixed) ?? true else {
            throw InvalidInput("The developer provider name cannot be changed.")
        }
        var settings = self
        settings.developerProvider = fixed
        return settings
    }
}
