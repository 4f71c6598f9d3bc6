import Kernel
import Wire
import WireRuntime

/// An identity pool's dashboard: what it admits, its roles, what apps need, and its deletion.
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
                visit.facts(facts(of: pool))
                element("h2") { texts.roles }
                switch roles {
                case .success(let output): visit.facts(Self.roleFacts(output))
                case .failure(let error): visit.problem(error)
                }
                snippets(on: visit)
                visit.sameReading(
                    SettingsSource.identityPool(id).readingCall, SettingsSource.roles(of: id).readingCall)
                visit.danger(
                    texts.deleteEffect, link: texts.delete(name), to: visit.identityPoolAddress("delete"))
            })
    }

    private func facts(of pool: JSONObject) -> [(name: String, value: String?)] {
        [
            "IdentityPoolId", "AllowUnauthenticatedIdentities", "AllowClassicFlow", "DeveloperProviderName",
            "CognitoIdentityProviders", "SupportedLoginProviders", "OpenIdConnectProviderARNs", "SamlProviderARNs",
            "IdentityPoolTags",
        ].map { name in (name, Self.text(pool[name])) }
    }

    /// A value in lines; nil if there is nothing in it.
    private static func text(_ json: JSON?) -> String? {
        switch json {
        case .object(let object)?:
            return object.members.isEmpty
                ? nil : object.members.map { "\($0.name)=\($0.value.plain)" }.joined(separator: ", ")
        case .array(let items)?:
            let lines = items.map { item in
                item.object.map { $0.members.map(\.value.plain).joined(separator: " · ") } ?? item.plain
            }
            return lines.isEmpty ? nil : lines.joined(separator: ", ")
        case let json?: return json.plain
        case nil: return nil
        }
    }

    private static func roleFacts(_ output: JSONObject) -> [(name: String, value: String?)] {
        let mappings = output["RoleMappings"]?.object?.members.map(\.name) ?? []
        return [
            ("authenticated", output.value(at: "Roles.authenticated")?.string),
            ("unauthenticated", output.value(at: "Roles.unauthenticated")?.string),
            ("RoleMappings", mappings.isEmpty ? nil : mappings.joined(separator: ", ")),
        ]
    }

    /// Which roles are missing. SAML assertions bring their own.
    private func warning(
        of roles: Result<JSONObject, ServiceError>, pool: JSONObject, on visit: ConsoleVisit
    ) -> Markup {
        guard let output = try? roles.get() else { return .empty }
        let admitsGuests = pool["AllowUnauthenticatedIdentities"]?.hasSameBytes(as: .boolean(true)) == true
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

/// What an app begins with, with the pool's id filled in.
struct IdentityPoolSnippet: Sendable {
    let pool, region, endpoint: String

    /// Each by the platform's name.
    var all: [(name: String, text: String)] {
        [
            (
                "awsconfiguration.json",
                """
                {"CredentialsProvider": {"CognitoIdentity": {"Default": {"PoolId": "\(pool)", "Region": "\(region)"}}}}
                """
            ),
            (
                "JavaScript",
                """
                import { fromCognitoIdentityPool } from "@aws-sdk/credential-providers";

                const credentials = fromCognitoIdentityPool({
                  identityPoolId: "\(pool)",
                  clientConfig: { region: "\(region)", endpoint: "\(endpoint)" },
                });
                """
            ),
            (
                "boto3",
                """
                import boto3
                identities = boto3.client("cognito-identity", region_name="\(region)", endpoint_url="\(endpoint)")
                identity = identities.get_id(IdentityPoolId="\(pool)")["IdentityId"]
                credentials = identities.get_credentials_for_identity(IdentityId=identity)["Credentials"]
                """
            ),
        ]
    }
}
