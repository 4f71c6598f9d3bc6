import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The settings of an app client.
struct ClientSettingsPage: ConsolePage {
    let pattern = "/console/pools/{pool}/client-settings"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, id) = (visit.texts.clients, try visit.clientID)
        let page = visit.poolAddress("client", query: [("id", id)])
        let described = try await visit.result(DescribeUserPoolInput(userPoolId: visit.pool), in: visit.pool.region)
        let pool = (try? described.get())?.userPool
        return try await visit.edit(
            SettingsPlan(
                source: .client(id, in: visit.pool), fields: try await fields(of: pool, on: visit),
                title: texts.settings, lead: texts.settingsLead,
                above: visit.abovePool(called: pool?.name) + [
                    (texts.title, visit.poolAddress("clients")), (id, page),
                ], back: page))
    }

    /// - Parameter pool: Nil if the caller may not describe the pool, whose attributes are not offered then.
    private func fields(of pool: UserPoolType?, on visit: ConsoleVisit) async throws -> [SettingField] {
        let providers = ["COGNITO"] + (try await providers(on: visit))
        let scopes = Self.scopes + (try await customScopes(on: visit))
        let attributes = (pool?.schemaAttributes ?? []).compactMap(\.name)
        return Self.pages(providers: providers, scopes: scopes) + Self.signIns
            + ["ReadAttributes", "WriteAttributes"].map { member in
                var field = SettingField(
                    SettingPath([member]), affects: .apps, grade: .costly, style: .ticks(attributes))
                field.bundles = Self.bundles
                return field
            }
    }

    /// The standard attributes that a scope stands for (OpenID Connect Core 1.0, section 5.4).
    private static let bundles: [(name: String, words: [String])] = [
        (
            "profile",
            [
                "name", "family_name", "given_name", "middle_name", "nickname", "preferred_username", "profile",
                "picture", "website", "gender", "birthdate", "zoneinfo", "locale", "updated_at",
            ]
        ),
        ("email", ["email", "email_verified"]), ("phone", ["phone_number", "phone_number_verified"]),
        ("address", ["address"]),
    ]

    /// The scopes of every pool.
    private static let scopes = ["openid", "email", "phone", "profile", "aws.cognito.signin.user.admin"]

    /// The names of the pool's providers; none if the caller may not list them.
    private func providers(on visit: ConsoleVisit) async throws -> [String] {
        let listed = try await visit.result(
            ListIdentityProvidersInput(maxResults: 50, userPoolId: visit.pool), in: visit.pool.region)
        return (try? listed.get())?.providers.compactMap(\.providerName) ?? []
    }

    /// The scopes of the pool's resource servers; none if the caller may not list them.
    private func customScopes(on visit: ConsoleVisit) async throws -> [String] {
        let listed = try await visit.result(
            ListResourceServersInput(maxResults: 50, userPoolId: visit.pool), in: visit.pool.region)
        return (try? listed.get())?.resourceServers.flatMap { server in
            (server.scopes ?? []).map { "\(server.identifier ?? "")/\($0.scopeName)" }
        } ?? []
    }

    /// What the sign-in pages need.
    private static func pages(providers: [String], scopes: [String]) -> [SettingField] {
        [
            SettingField("ClientName", affects: .operators),
            SettingField("SupportedIdentityProviders", affects: .apps, grade: .costly, style: .ticks(providers)),
            SettingField("CallbackURLs", affects: .apps, grade: .costly),
            SettingField("LogoutURLs", affects: .apps),
            SettingField("DefaultRedirectURI", affects: .apps),
            SettingField("AllowedOAuthFlowsUserPoolClient", affects: .apps, grade: .costly),
            SettingField("AllowedOAuthFlows", affects: .apps, grade: .costly),
            SettingField("AllowedOAuthScopes", affects: .apps, grade: .costly, style: .ticks(scopes)),
        ]
    }

    /// How users sign in, and what their tokens are.
    private static let signIns: [SettingField] = [
        SettingField("ExplicitAuthFlows", affects: .apps, grade: .costly),
        SettingField("PreventUserExistenceErrors", affects: .apps),
        SettingField("EnableTokenRevocation", affects: .apps),
        SettingField("EnablePropagateAdditionalUserContextData", affects: .apps),
        SettingField("AuthSessionValidity", affects: .apps),
        SettingField("AccessTokenValidity", affects: .newTokens),
        SettingField("TokenValidityUnits.AccessToken", affects: .newTokens),
        SettingField("IdTokenValidity", affects: .newTokens),
        SettingField("TokenValidityUnits.IdToken", affects: .newTokens),
        SettingField("RefreshTokenValidity", affects: .newTokens),
        SettingField("TokenValidityUnits.RefreshToken", affects: .newTokens),
        SettingField("RefreshTokenRotation.Feature", affects: .newTokens, owner: "RefreshTokenRotation"),
        SettingField("RefreshTokenRotation.RetryGracePeriodSeconds", affects: .newTokens),
    ]
}
