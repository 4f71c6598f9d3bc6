import Accounts
import Directory
import Federation
import Kernel
import Storage
import TestKit

/// A pool with groups, and a provider with rules for them.
struct GroupRuleSite {
    let site: LinkingSite
    let provider: IdentityProvider
    var pool: UserPool { site.pool }
    var server: TestServer { site.server }

    /// Three rules for three groups by the claim `teams`, and one by `dept`.
    static let rules = [
        GroupRule("teams", match: .equals, value: "ops", group: "operators"),
        GroupRule("teams", match: .startsWith, value: "dev-", group: "devs"),
        GroupRule("teams", match: .contains, value: "audit", group: "auditors"),
        GroupRule("dept", match: .equals, value: "audit", group: "auditors"),
    ]

    init(
        _ engine: Engine, _ policy: LinkingPolicy = .never, rules: [GroupRule] = Self.rules,
        others: [GroupName] = ["manual"]
    ) async throws { try await self.init(try await TestServer(engine), policy, rules: rules, others: others) }

    init(
        _ server: TestServer, _ policy: LinkingPolicy = .never, rules: [GroupRule] = Self.rules,
        others: [GroupName] = ["manual"]
    ) async throws {
        site = try await LinkingSite(server, policy)
        for name in Set(rules.map(\.group) + others) { try await server.group(name, in: site.pool) }
        _ = try await server.identityProviders.setGroupRules(rules, of: site.provider.name, in: site.pool.id)
        provider = try await server.identityProviders.require(site.provider.name, in: site.pool.id)
    }

    /// What the provider says of a user with these teams and texts.
    static func profile(
        _ subject: String = "u-1", teams: [String]? = nil, _ texts: [String: String] = [:]
    ) -> ExternalProfile {
        var profile = ExternalProfile(subject: subject, claims: texts.merging(LinkingSite.verified) { own, _ in own })
        guard let teams else { return profile }
        profile.claims["teams"] = "[\(teams.joined(separator: ", "))]"
        profile.setLists(["teams": teams])
        return profile
    }

    func find(_ profile: ExternalProfile) async throws -> ExternalAccounts.Recognition {
        try await site.accounts.recognise(profile, at: provider, from: try await site.context)
    }

    /// The user's groups after a sign-in, without that of the provider's users.
    func signIn(_ profile: ExternalProfile) async throws -> Set<String> {
        try await groups(of: try await find(profile).found.user.id)
    }

    /// The same with these teams.
    func signIn(_ teams: String...) async throws -> Set<String> { try await signIn(Self.profile(teams: teams)) }

    func groups(of user: UserID) async throws -> Set<String> {
        let found = try await server.database.read { try MembershipTable($0).groups(of: user, in: pool.id) }
        return Set(found.map(\.name).filter { $0 != provider.groupName }.map(\.rawValue))
    }
}
