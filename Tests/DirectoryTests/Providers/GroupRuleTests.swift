import Directory
import Kernel
import Storage
import TestKit
import Testing

/// The rules of identity providers for groups.
@Suite struct GroupRuleTests {
    private let pool = UserPoolID(rawValue: "eu-test-1_none")

    private func rule(
        _ claim: String = "teams", _ match: GroupRule.Match = .equals, _ value: String = "ops",
        group: GroupName = "operators"
    ) -> GroupRule { GroupRule(claim, match: match, value: value, group: group) }

    /// A server, and a pool with the provider `Contoso` and the group `operators`.
    private func site(_ engine: Engine) async throws -> (TestServer, UserPool) {
        let server = try await TestServer(engine)
        let pool = try await server.pool()
        _ = try await server.addProvider(to: pool.id)
        try await server.group("operators", in: pool)
        return (server, pool)
    }

    @Test func `values are compared by bytes`() {
        #expect(rule().matches("ops") && !rule().matches("OPS") && !rule().matches("ops ops"))
        #expect(rule("t", .startsWith).matches("ops-1") && !rule("t", .startsWith).matches("devops"))
        #expect(rule("t", .contains).matches("devops-1") && !rule("t", .contains).matches("op-s"))
        #expect(!rule("t", .equals, "cafe\u{301}").matches("caf\u{E9}"))
        #expect(!rule("t", .contains, "e").matches("caf\u{E9}"))
    }

    @Test(arguments: Engine.available)
    func `rules replace those before, and a change over Cognito's API keeps them`(on engine: Engine) async throws {
        let (server, pool) = try await site(engine)
        #expect(try await server.identityProviders.require("Contoso", in: pool.id).groupRules.isEmpty)
        let rules = [rule(), rule("dept", .contains, "o/\"p\u{E9}s")]
        #expect(try await server.identityProviders.setGroupRules(rules, of: "Contoso", in: pool.id) == rules)
        let changed = try await server.identityProviders.change(
            "Contoso", in: pool.id,
            to: ProviderInput(details: nil, attributeMapping: ["name": "name"], identifiers: nil))
        #expect(changed.groupRules == rules)
        #expect(try await server.identityProviders.require("Contoso", in: pool.id).groupRules == rules)
        #expect(try await server.identityProviders.setGroupRules([], of: "Contoso", in: pool.id).isEmpty)
        #expect(try await server.identityProviders.require("Contoso", in: pool.id).groupRules.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `rules change nothing else of the provider, and its secrets are not sealed anew`(on engine: Engine)
        async throws
    {
        let (server, pool) = try await site(engine)
        let before = try await server.identityProviders.require("Contoso", in: pool.id)
        _ = try await server.identityProviders.setGroupRules([rule()], of: "Contoso", in: pool.id)
        var after = try await server.identityProviders.require("Contoso", in: pool.id)
        #expect(before.sealedSecrets != nil && after.groupRules == [rule()])
        (after.groupRules, after.modifiedAt) = ([], before.modifiedAt)
        #expect(after == before)
    }

    @Test(arguments: Engine.available)
    func `sign-ins see a change at once`(on engine: Engine) async throws {
        let (server, pool) = try await site(engine)
        for rules in [[rule()], [], [rule("a"), rule("b")]] {
            _ = try await server.identityProviders.setGroupRules(rules, of: "Contoso", in: pool.id)
            #expect(try await server.settings.providers(of: pool.id).first?.groupRules == rules)
        }
    }

    @Test(arguments: Engine.available)
    func `a group that the pool lacks is refused, and the rules before stay`(on engine: Engine) async throws {
        let (server, pool) = try await site(engine)
        let other = try await server.pool()
        try await server.group("strangers", in: other)
        let provider = try await server.identityProviders.require("Contoso", in: pool.id)
        try await server.group(provider.groupName, in: pool)
        _ = try await server.identityProviders.setGroupRules([rule()], of: "Contoso", in: pool.id)
        for group in ["strangers", "Operators", "operators ", provider.groupName] as [GroupName] {
            let refused = try await refusal {
                try await server.identityProviders.setGroupRules(
                    [rule(), rule(group: group)], of: "Contoso", in: pool.id)
            }
            #expect(refused?.kind == .invalid && refused?.message.contains(group.rawValue) == true, "\(group)")
        }
        #expect(try await server.identityProviders.require("Contoso", in: pool.id).groupRules == [rule()])
        try await server.groups.delete("operators", in: pool.id)
        let again = try await refusal {
            try await server.identityProviders.setGroupRules([rule()], of: "Contoso", in: pool.id)
        }
        #expect(again?.kind == .invalid, "the group was deleted meanwhile")
    }

    @Test(arguments: Engine.available)
    func `there are at most fifty rules, and no text is empty or long`(on engine: Engine) async throws {
        let (server, pool) = try await site(engine)
        func refuses(_ rules: [GroupRule]) async throws -> Bool {
            let refused = try await refusal {
                try await server.identityProviders.setGroupRules(rules, of: "Contoso", in: pool.id)
            }
            return refused?.kind == .invalid
        }
        let (longest, longer) = (String(repeating: "\u{E9}", count: 256), String(repeating: "x", count: 257))
        let maximum = (0..<50).map { rule("c\($0)", .equals, longest) }
        #expect(try await !refuses(maximum))
        #expect(try await refuses(maximum + [rule()]))
        for text in ["", longer] {
            for wrong in [rule(text), rule("c", .contains, text), rule(group: GroupName(rawValue: text))] {
                #expect(try await refuses([wrong]), "\(wrong)")
            }
        }
    }

    @Test(arguments: Engine.available)
    func `a provider that is made anew has no rules`(on engine: Engine) async throws {
        let (server, pool) = try await site(engine)
        _ = try await server.identityProviders.setGroupRules([rule()], of: "Contoso", in: pool.id)
        try await server.identityProviders.remove("Contoso", in: pool.id)
        await #expect(throws: ProviderRefusal.notFound("Contoso")) {
            _ = try await server.identityProviders.setGroupRules([rule()], of: "Contoso", in: pool.id)
        }
        #expect(try await server.addProvider(to: pool.id).groupRules.isEmpty)
        #expect(try await server.identityProviders.require("Contoso", in: pool.id).groupRules.isEmpty)
        await #expect(throws: MissingResource.self) {
            _ = try await server.identityProviders.setGroupRules([], of: "Contoso", in: self.pool)
        }
    }
}
