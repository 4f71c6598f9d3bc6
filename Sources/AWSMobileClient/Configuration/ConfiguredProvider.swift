import Foundation

/// A provider for drop-in sign-in, from the sections `FacebookSignIn`, `GoogleSignIn` and `AppleSignIn`.
///
/// The app shows the provider's own sign-in and gives its token to `federatedSignIn`.
public struct ConfiguredProvider: Hashable, Sendable {
    /// The provider.
    public let provider: IdentityProvider
    /// The app's id at the provider: `AppId` or `ClientId-iOS`.
    public let appID: String?
    /// The id of the app's server at the provider: `ClientId-WebApp`.
    public let webAppID: String?
    /// The permissions to ask the user for, such as `public_profile`.
    public let permissions: [String]
}

extension ConfiguredProvider {
    /// The providers whose sections are in the configuration.
    static func all(in root: ConfigurationSection) throws -> [ConfiguredProvider] {
        let sections: [(name: String, provider: LoginProvider, appKey: String?, webAppKey: String?)] = [
            ("FacebookSignIn", .facebook, "AppId", nil),
            ("GoogleSignIn", .google, "ClientId-iOS", "ClientId-WebApp"),
            ("AppleSignIn", .apple, nil, nil),
        ]
        return try sections.compactMap { name, provider, appKey, webAppKey in
            guard let section = try root.section(name) else { return nil }
            let permissions = try section.text("Permissions")?.split(separator: ",") ?? []
            return ConfiguredProvider(
                provider: provider, appID: try appKey.flatMap { try section.text($0) },
                webAppID: try webAppKey.flatMap { try section.text($0) },
                permissions: permissions.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
        }
    }
}
