import Kernel
import Wire
import WireRuntime

/// Some settings of an identity pool that have a page together. Each kind of provider has a page of its own.
struct IdentityPoolSection: Sendable {
    /// Its name in addresses, and the key of its texts.
    let name: String
    let fields: @Sendable (ConsoleVisit) async throws -> [SettingField]

    /// The sections in the order of the pages' links.
    static let all = [general, guests] + providers

    private static let general = IdentityPoolSection(
        name: "pool",
        fields: { _ in
            [
                SettingField("IdentityPoolName", affects: .operators, isRequired: true),
                SettingField("AllowClassicFlow", affects: .identities, grade: .costly),
                SettingField("IdentityPoolTags", affects: .operators),
            ]
        })

    private static let guests = IdentityPoolSection(
        name: "guests",
        fields: { _ in
            [
                SettingField(
                    "AllowUnauthenticatedIdentities", affects: .identities, grade: .costly, isRequired: true)
            ]
        })

    static let providers = [
        IdentityPoolSection(name: "cognito", fields: { _ in [userPools] }), login("facebook", "graph.facebook.com"),
        login("google", "accounts.google.com"), login("amazon", "www.amazon.com"),
        login("apple", "appleid.apple.com"), login("twitter", "api.twitter.com"),
        IdentityPoolSection(
            name: "oidc",
            fields: { visit in
                [try await ticked("OpenIdConnectProviderARNs", by: "ListOpenIDConnectProviders", on: visit)]
            }),
        IdentityPoolSection(
            name: "saml",
            fields: { visit in [try await ticked("SamlProviderARNs", by: "ListSAMLProviders", on: visit)] }),
        IdentityPoolSection(
            name: "developer",
            fields: { _ in [SettingField("DeveloperProviderName", affects: .identities, grade: .costly)] }),
    ]

    private static let userPools = SettingField(
        "CognitoIdentityProviders", affects: .identities, grade: .costly,
        style: .rows(["ProviderName", "ClientId", "ServerSideTokenCheck"], isOrdered: false))

    /// The id of the app at a provider that everyone knows.
    private static func login(_ name: String, _ provider: String) -> IdentityPoolSection {
        IdentityPoolSection(
            name: name,
            fields: { _ in
                [
                    SettingField(
                        SettingPath(["SupportedLoginProviders", provider]), affects: .identities, grade: .costly,
                        style: .line, text: "SupportedLoginProviders")
                ]
            })
    }

    /// The providers of the account, each to be ticked.
    private static func ticked(
        _ path: String, by listing: String, on visit: ConsoleVisit
    ) async throws -> SettingField {
        let listed = try await visit.found(PlannedCall(listing, of: .iam, input: JSONObject()))
        let members = (try? listed.get())?.members ?? []
        let providers = members.flatMap { $0.value.objects.compactMap { $0["Arn"]?.string } }
        return SettingField(
            SettingPath([path]), affects: .identities, grade: .costly, style: .ticks(providers), text: path)
    }
}

/// The settings of an identity pool, as links.
struct IdentityPoolSettingsIndexPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/settings"

    func answer(to visit: ConsoleVisit) async throws -> ConsoleResponse {
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

/// A section of the settings of an identity pool.
struct IdentityPoolSettingsPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/settings/{section}"
    let methods = ["GET", "POST"]

    func answer(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts
        let name = visit.parameters["section"] ?? ""
        guard let section = IdentityPoolSection.all.first(where: { $0.name.hasSameBytes(as: name) }) else {
            throw ServiceError(.resourceNotFound, texts.settings.noSection)
        }
        let text = texts.settings.section("identity-\(section.name)")
        let isProvider = IdentityPoolSection.providers.contains { $0.name.hasSameBytes(as: name) }
        return try await visit.edit(
            SettingsPlan(
                source: .identityPool(visit.identityPool), fields: try await section.fields(visit), title: text.title,
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
