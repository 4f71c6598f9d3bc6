import Kernel
import Wire
import WireRuntime

/// Some settings of an identity pool that have a page together. Each kind of provider has a page of its own.
struct IdentityPoolSection: Sendable {
    /// Its name in addresses, and the key of its texts.
    let name: String
    let fields: [SettingField]
    /// The operation whose providers are ticked one by one; nil for other sections.
    var listing: String?

    /// The sections in the order of the pages' links.
    static let all = [general, guests] + providers

    private static let general = IdentityPoolSection(
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

    static let providers: [IdentityPoolSection] = [
        userPools, login("facebook", at: "graph.facebook.com"), login("google", at: "accounts.google.com"),
        login("amazon", at: "www.amazon.com"), login("apple", at: "appleid.apple.com"),
        login("twitter", at: "api.twitter.com"), openID, saml, developer,
    ]

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

    /// The id of the app at a provider that everyone knows.
    private static func login(_ name: String, at provider: String) -> IdentityPoolSection {
        let path = SettingPath(["SupportedLoginProviders", provider])
        return IdentityPoolSection(
            name: name,
            fields: [
                SettingField(
                    path, affects: .identities, grade: .costly, style: .line, text: "SupportedLoginProviders")
            ])
    }

    /// The settings as a page shows them: with the account's providers, each to be ticked.
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

/// The settings of an identity pool, as links.
struct IdentityPoolSettingsIndexPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/settings"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts
        _ = try await visit.describedIdentityPool()
        return .page(
            ConsoleContent(.identityPools, title: texts.identityPools.edit, above: visit.aboveIdentityPool) {
                visit.identityPoolLinks(current: "settings")
                list(IdentityPoolSection.all.dropLast(IdentityPoolSection.providers.count), on: visit)
                element("h2") { texts.identityPools.providers }
                list(IdentityPoolSection.providers[...], on: visit)
            })
    }

    private func list(_ sections: ArraySlice<IdentityPoolSection>, on visit: ConsoleVisit) -> Markup {
        element("ul") {
            for section in sections {
                let text = visit.texts.settings.section("identity-\(section.name)")
                element("li") {
                    link(to: visit.identityPoolAddress("settings/\(section.name)")) { text.title }
                    ": \(text.lead)"
                }
            }
        }
    }
}

/// The dashboard shows the result.
struct IdentityPoolSettingsPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/settings/{section}"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts
        let name = visit.parameters["section"] ?? ""
        guard let section = IdentityPoolSection.all.first(where: { $0.name.hasSameBytes(as: name) }) else {
            throw ServiceError(.resourceNotFound, texts.settings.noSection)
        }
        let text = texts.settings.section("identity-\(section.name)")
        let isProvider = IdentityPoolSection.providers.contains { $0.name.hasSameBytes(as: name) }
        return try await visit.edit(
            SettingsPlan(
                source: .identityPool(visit.identityPool), fields: try await section.fields(on: visit),
                title: text.title,
                lead: text.lead,
                above: visit.aboveIdentityPool + [
                    (texts.identityPools.edit, visit.identityPoolAddress("settings"))
                ], back: identityPoolAddress(visit.identityPool.rawValue),
                tabs: isProvider ? tabs(current: name, on: visit) : .empty))
    }

    private func tabs(current: String, on visit: ConsoleVisit) -> Markup {
        element("nav", with: [.label(visit.texts.identityPools.providers)]) {
            element("p", with: [.class("actions")]) {
                for section in IdentityPoolSection.providers {
                    let isCurrent =
                        section.name.hasSameBytes(as: current) ? [Attribute("aria-current", value: "page")] : []
                    element(
                        "a", with: [.href(visit.identityPoolAddress("settings/\(section.name)"))] + isCurrent
                    ) { visit.texts.settings.section("identity-\(section.name)").title }
                }
            }
        }
    }
}
