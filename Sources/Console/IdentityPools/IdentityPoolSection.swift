import Kernel
import Wire
import WireRuntime

/// Some settings of an identity pool that have a page together. Each kind of provider has a page of its own.
struct IdentityPoolSection: Sendable {
    /// Its name in addresses, and the key of its texts.
    let name: String
    let fields: [SettingField]
    /// The operation that lists the providers to tick; nil for other sections.
    var listing: String?

    /// The sections in the order of the pages' links.
    static let all = general + providers

    /// The sections of the pool as a whole.
    static let general = [pool, guests]

    /// The sections of its providers, one for each kind.
    static let providers = [
        userPools, login("facebook", at: "graph.facebook.com"), login("google", at: "accounts.google.com"),
        login("amazon", at: "www.amazon.com"), login("apple", at: "appleid.apple.com"),
        login("twitter", at: "api.twitter.com"), openID, saml, developer,
    ]

    private static let pool = IdentityPoolSection(
        name: "pool",
        fields: [
            SettingField("IdentityPoolName", affects: .operators, isRequired: true),
            SettingField("AllowClassicFlow", affects: .identities, grade: .costly),
            SettingField("IdentityPoolTags", affects: .operators),
        ])

    private static let guests = IdentityPoolSection(
        name: "guests",
        fields: [
            SettingField("AllowUnauthenticatedIdentities", affects: .identities, grade: .costly, isRequired: true)
        ])

    private static let userPools = IdentityPoolSection(
        name: "cognito",
        fields: [
            SettingField(
                "CognitoIdentityProviders", affects: .identities, grade: .costly,
                style: .rows(["ProviderName", "ClientId", "ServerSideTokenCheck"], isOrdered: false))
        ])

    private static let openID = IdentityPoolSection(
        name: "oidc", fields: [SettingField("OpenIdConnectProviderARNs", affects: .identities, grade: .costly)],
        listing: "ListOpenIDConnectProviders")

    private static let saml = IdentityPoolSection(
        name: "saml", fields: [SettingField("SamlProviderARNs", affects: .identities, grade: .costly)],
        listing: "ListSAMLProviders")

    private static let developer = IdentityPoolSection(
        name: "developer", fields: [SettingField("DeveloperProviderName", affects: .identities, grade: .costly)])

    /// The id that the app has at a provider.
    ///
    /// - Parameter provider: Its name in `SupportedLoginProviders`.
    private static func login(_ name: String, at provider: String) -> IdentityPoolSection {
        let path = SettingPath(["SupportedLoginProviders", provider])
        return IdentityPoolSection(
            name: name,
            fields: [
                SettingField(
                    path, affects: .identities, grade: .costly, style: .line, text: "SupportedLoginProviders")
            ])
    }

    /// The settings as a page shows them: with the account's providers to tick.
    ///
    /// - Throws: No `ServiceError`: if the caller may not list the providers, none is offered.
    func fields(on visit: ConsoleVisit) async throws -> [SettingField] {
        guard let listing else { return fields }
        let listed = try await visit.found(PlannedCall(listing, of: .iam, input: JSONObject()))
        let members = (try? listed.get())?.members ?? []
        let providers = members.flatMap { $0.value.objects.compactMap { $0["Arn"]?.string } }
        return fields.map { field in
            SettingField(field.path, affects: field.affects, grade: field.grade, style: .ticks(providers))
        }
    }
}
