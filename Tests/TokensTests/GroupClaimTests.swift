import Directory
import Kernel
import TestKit
import Testing
import Tokens

/// Groups, their roles and the preferred one (UP-GRP-04 to UP-GRP-09, TOK-ID-12 to TOK-ID-18).
@Suite struct GroupClaimTests {
    private static let roleA = "arn:aws:iam::123456789012:role/a"
    private static let roleB = "arn:aws:iam::123456789012:role/b"

    /// A group: its name, role and precedence.
    private typealias Made = (name: GroupName, role: String?, precedence: Int?)

    private func tokens(_ engine: Engine, _ groups: [Made]) async throws -> IssuedTokens {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        for group in groups {
            try await server.group(group.name, role: group.role, precedence: group.precedence, in: pool, of: ["ann"])
        }
        try await server.group("others", role: "arn:aws:iam::123456789012:role/others", precedence: 0, in: pool)
        return try await server.signIn("ann", by: client)
    }

    // UP-GRP-05, TOK-ID-12, UP-GRP-04, UP-GRP-03
    @Test(arguments: Engine.available)
    func `both tokens contain the groups, by precedence`(on engine: Engine) async throws {
        let tokens = try await tokens(
            engine, [("last", nil, nil), ("first", nil, 0), ("third", nil, 7), ("second", nil, 3), ("lost", nil, nil)])
        for token in [try tokens.id, try tokens.access] {
            #expect(token.list("cognito:groups") == ["first", "second", "third", "last", "lost"])
            #expect(token.claims["cognito:roles"] == nil && token.claims["cognito:preferred_role"] == nil)
        }
    }

    @Test(arguments: Engine.available)
    func `a user without groups has none of the claims`(on engine: Engine) async throws {
        let tokens = try await tokens(engine, [])
        for token in [try tokens.id, try tokens.access] {
            for name in ["cognito:groups", "cognito:roles", "cognito:preferred_role"] {
                #expect(token.claims[name] == nil)
            }
        }
    }

    // UP-GRP-06, TOK-ID-13, TOK-ID-18
    @Test(arguments: Engine.available)
    func `roles are a list, each once, only in the ID token`(on engine: Engine) async throws {
        let tokens = try await tokens(
            engine, [("a", Self.roleA, 2), ("b", Self.roleB, 1), ("c", Self.roleA, 3), ("d", nil, 0)])
        #expect(try tokens.id.list("cognito:roles") == [Self.roleB, Self.roleA])
        #expect(try tokens.access.claims["cognito:roles"] == nil)
        #expect(try tokens.access.claims["cognito:preferred_role"] == nil)
    }

    // UP-GRP-07, UP-GRP-08, UP-GRP-09, TOK-ID-14 to TOK-ID-17
    @Test(arguments: Engine.available)
    func `the preferred role is that of the group with the highest precedence`(on engine: Engine) async throws {
        for (groups, expected) in [
            // The lowest number is the highest precedence.
            ([("a", Self.roleA, 2), ("b", Self.roleB, 1)], Self.roleB),
            // A tie with one role.
            ([("a", Self.roleA, 1), ("b", Self.roleA, 1), ("c", Self.roleB, 2)], Self.roleA),
            // A tie with two.
            ([("a", Self.roleA, 1), ("b", Self.roleB, 1)], nil),
            // The only role, ranked or not.
            ([("a", Self.roleA, nil)], Self.roleA),
            ([("a", nil, 0), ("b", Self.roleB, 5)], Self.roleB),
            // A group without precedence is last.
            ([("a", Self.roleA, nil), ("b", Self.roleB, 9)], Self.roleB),
            ([("a", Self.roleA, nil), ("b", Self.roleB, nil)], nil),
            // A group without a role does not affect the preferred role.
            ([("x", nil, 0), ("a", Self.roleA, 1), ("b", Self.roleB, 2)], Self.roleA),
        ] as [([Made], String?)] {
            let id = try await tokens(engine, groups).id
            #expect(id.text("cognito:preferred_role") == expected, "\(groups)")
        }
    }

    // A refresh uses the current groups.
    @Test(arguments: Engine.available)
    func `a refresh contains the current groups`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let refresh = try await server.signIn("ann", by: client).refresh
        try await server.group("staff", in: pool, of: ["ann"])
        #expect(try await server.exchange(refresh, by: client).id.list("cognito:groups") == ["staff"])
        try await server.groups.removeMember("ann", from: "staff", in: pool.id)
        #expect(try await server.exchange(refresh, by: client).access.claims["cognito:groups"] == nil)
    }
}
