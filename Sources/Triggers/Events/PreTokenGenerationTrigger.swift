package import Cryptography
package import Directory
package import WireRuntime

/// Before tokens are signed: the function may change their claims, scopes and groups (UP-LPT).
package struct PreTokenGenerationTrigger: Trigger {
    /// Why the tokens are issued.
    package enum Source: String, Sendable {
        case authentication = "TokenGeneration_Authentication"
        case newPassword = "TokenGeneration_NewPasswordChallenge"
        case device = "TokenGeneration_AuthenticateDevice"
        case hostedAuth = "TokenGeneration_HostedAuth"
        case refresh = "TokenGeneration_RefreshTokens"
        case clientCredentials = "TokenGeneration_ClientCredentials"
    }

    package static let kind = TriggerKind.preTokenGeneration
    private let cause: Source
    private let eventVersion: TriggerSettings.TokenEventVersion
    private let attributes: [String: String]
    private let groups: TokenOverrides.Groups
    private let scopes: [String]
    private let clientMetadata: [String: String]?

    /// - Parameters:
    ///   - groups: The user's groups as the tokens would contain them.
    ///   - scopes: The scopes of the access token. Version 1 does not mention them.
    package init(
        _ source: Source, of user: User, in pool: UserPool, groups: TokenOverrides.Groups, scopes: [String],
        clientMetadata: [String: String]?
    ) {
        cause = source
        eventVersion = pool.settings.triggers?.tokenEventVersion ?? .v1
        attributes = user.eventTexts(in: pool)
        self.groups = groups
        self.scopes = scopes
        self.clientMetadata = clientMetadata
    }

    /// The event about a client's token for itself. It has no user, and so neither attributes nor groups.
    package init(ofClientIn pool: UserPool, scopes: [String], clientMetadata: [String: String]?) {
        cause = .clientCredentials
        eventVersion = .v3
        attributes = [:]
        groups = TokenOverrides.Groups()
        self.scopes = scopes
        self.clientMetadata = clientMetadata
    }

    package var source: String { cause.rawValue }

    package var version: String {
        switch eventVersion {
        case .v1: "1"
        case .v2: "2"
        case .v3: "3"
        }
    }

    package var request: JSONObject {
        var request = JSONObject([
            .init("userAttributes", .texts(attributes)), .init("groupConfiguration", .object(groups.json)),
        ])
        if eventVersion != .v1 { request["scopes"] = .list(scopes) }
        return request.with(clientMetadata: clientMetadata)
    }

    private var details: String {
        eventVersion == .v1 ? "claimsOverrideDetails" : "claimsAndScopeOverrideDetails"
    }

    package var emptyResponse: JSONObject { JSONObject([.init(details, .null)]) }

    package func read(_ response: JSONObject) throws -> TokenOverrides {
        guard let details = try response.object(details, of: Self.kind) else { return TokenOverrides() }
        return try TokenOverridesReader(areClaimsTexts: eventVersion == .v1).read(details)
    }
}

extension TokenOverrides.Groups {
    /// The event's `groupConfiguration`.
    fileprivate var json: JSONObject {
        JSONObject([
            .init("groupsToOverride", .list(names)), .init("iamRolesToOverride", .list(roles)),
            .init("preferredRole", preferredRole.map { .string($0) } ?? .null),
        ])
    }
}
