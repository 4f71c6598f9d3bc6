import Kernel
import Wire
import WireRuntime

/// An identity pool: its providers, its roles, what apps need, and its deletion.
struct IdentityPoolPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, id) = (visit.texts.identityPools, visit.identityPool)
        let pool = try await visit.describedIdentityPool()
        let roles = try await visit.found(SettingsSource.roles(of: id).readingCall)
        let name = pool["IdentityPoolName"]?.string ?? id.rawValue
        return .page(
            ConsoleContent(.identityPools, title: name, above: [(texts.title, "/console/identity-pools")]) {
                visit.identityPoolLinks(current: nil)
                warning(of: roles, pool: pool, on: visit)
                visit.facts(Self.facts(of: pool))
                element("h2") { texts.roles }
                switch roles {
                case .success(let output): visit.facts(Self.facts(ofRoles: output))
                case .failure(let error): visit.problem(error)
                }
                snippets(on: visit)
                visit.sameReading(
                    SettingsSource.identityPool(id).readingCall, SettingsSource.roles(of: id).readingCall)
                visit.danger(
                    texts.deleteEffect, link: texts.delete(name), to: visit.identityPoolAddress("delete"))
            })
    }

    private static func facts(of pool: JSONObject) -> [(name: String, value: String?)] {
        [
            "IdentityPoolId", "AllowUnauthenticatedIdentities", "AllowClassicFlow", "DeveloperProviderName",
            "CognitoIdentityProviders", "SupportedLoginProviders", "OpenIdConnectProviderARNs", "SamlProviderARNs",
            "IdentityPoolTags",
        ].map { name in (name, text(pool[name])) }
    }

    /// A value in one line; nil if it has no members or elements.
    private static func text(_ json: JSON?) -> String? {
        let parts: [String]
        switch json {
        case .object(let object)?: parts = object.members.map { "\($0.name)=\($0.value.plain)" }
        case .array(let items)?: parts = items.map(text(ofItem:))
        case let other?: return other.plain
        case nil: return nil
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// An element of a list: the values of a structure, or a text.
    private static func text(ofItem item: JSON) -> String {
        guard let object = item.object else { return item.plain }
        return object.members.map(\.value.plain).joined(separator: " · ")
    }

    private static func facts(ofRoles output: JSONObject) -> [(name: String, value: String?)] {
        let mappings = output["RoleMappings"]?.object?.members.map(\.name) ?? []
        return [
            ("authenticated", output.value(at: "Roles.authenticated")?.string),
            ("unauthenticated", output.value(at: "Roles.unauthenticated")?.string),
            ("RoleMappings", mappings.isEmpty ? nil : mappings.joined(separator: ", ")),
        ]
    }

    /// Says which roles are missing. Users of SAML providers need none, because assertions name theirs.
    private func warning(
        of roles: Result<JSONObject, ServiceError>, pool: JSONObject, on visit: ConsoleVisit
    ) -> Markup {
        guard let output = try? roles.get() else { return .empty }
        let admitsGuests = pool["AllowUnauthenticatedIdentities"]?.isTrue == true
        let admitsUsers = [
            "CognitoIdentityProviders", "SupportedLoginProviders", "OpenIdConnectProviderARNs",
            "DeveloperProviderName",
        ].contains { Self.text(pool[$0]) != nil }
        let missing = [
            admitsUsers && output.value(at: "Roles.authenticated") == nil ? "authenticated" : nil,
            admitsGuests && output.value(at: "Roles.unauthenticated") == nil ? "unauthenticated" : nil,
        ].compactMap(\.self)
        guard !missing.isEmpty else { return .empty }
        return element("div", with: [.class("alert"), .id("missing-roles")]) {
            element("p") { visit.texts.identityPools.missingRoles(missing.joined(separator: ", ")) }
            element("p") { link(to: visit.identityPoolAddress("new-roles")) { visit.texts.identityPools.newRoles } }
        }
    }

    private func snippets(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.identityPools
        let snippet = IdentityPoolSnippet(
            pool: visit.identityPool.rawValue, region: visit.region,
            endpoint: visit.console.place.publicURL.url(in: visit.region))
        return markup {
            element("h2") { texts.snippets }
            for (name, text) in snippet.all {
                element("h3") { name }
                visit.copied(text, id: "snippet-\(name)")
            }
        }
    }
}
