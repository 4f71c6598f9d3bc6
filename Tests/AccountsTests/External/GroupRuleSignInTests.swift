import Accounts
import Authentication
import Directory
import Federation
import Kernel
import Storage
import TestKit
import Testing
import Triggers
import WireRuntime

/// Which groups the users of a provider get at their sign-ins.
@Suite struct GroupRuleSignInTests {
    @Test(arguments: Engine.available)
    func `each sign-in gives the groups whose rules hold, and takes the others`(on engine: Engine) async throws {
        let site = try await GroupRuleSite(engine)
        #expect(try await site.signIn("ops", "dev-web") == ["operators", "devs"], "the first sign-in")
        #expect(try await site.signIn("ops", "dev-web") == ["operators", "devs"])
        #expect(try await site.signIn("dev-db", "old") == ["devs"])
        #expect(try await site.signIn("the audit board") == ["auditors"])
        #expect(try await site.signIn() == [])
        #expect(try await site.signIn("Ops", "xdev-", "ops ") == [], "bytes are compared")
        #expect(try await site.signIn("ops") == ["operators"])
        #expect(try await site.signIn(GroupRuleSite.profile()) == [], "a claim that is absent matches nothing")
    }

    @Test(arguments: Engine.available)
    func `one of several rules is enough for a group`(on engine: Engine) async throws {
        let site = try await GroupRuleSite(engine)
        let profile = GroupRuleSite.profile(teams: ["none"], ["dept": "audit"])
        #expect(try await site.signIn(profile) == ["auditors"])
        #expect(try await site.signIn(GroupRuleSite.profile(teams: ["audit"], ["dept": "x"])) == ["auditors"])
    }

    // An entry may contain what stands between two entries: a user may have chosen it.
    @Test(arguments: Engine.available)
    func `a list matches by whole entries, and a text never as a list`(on engine: Engine) async throws {
        let site = try await GroupRuleSite(engine)
        #expect(try await site.signIn("x, ops, y") == [])
        #expect(try await site.signIn("x, ops", "z") == [])
        for text in ["[ops]", "[x, ops]", "ops, x", #"["ops"]"#] {
            #expect(try await site.signIn(GroupRuleSite.profile("u-1", ["teams": text])) == [], "\(text)")
        }
        #expect(try await site.signIn(GroupRuleSite.profile("u-1", ["teams": "ops"])) == ["operators"])
    }

    @Test(arguments: Engine.available)
    func `only groups that rules name are touched`(on engine: Engine) async throws {
        let site = try await GroupRuleSite(engine)
        let user = try await site.find(GroupRuleSite.profile(teams: ["ops"])).found.user
        for group in ["manual", "devs"] as [GroupName] {
            try await site.server.groups.addMember(user.username, to: group, in: site.pool.id)
        }
        #expect(try await site.signIn("ops") == ["operators", "manual"])
        let all = try await site.server.groups.list(of: user.username, in: site.pool.id, after: nil, limit: 9).items
        #expect(all.contains { $0.name == site.provider.groupName })
        _ = try await site.server.identityProviders.setGroupRules(
            [GroupRule("teams", match: .equals, value: "x", group: "devs")], of: "Contoso", in: site.pool.id)
        let changed = try await site.server.identityProviders.require("Contoso", in: site.pool.id)
        _ = try await site.site.find("u-1", LinkingSite.verified, at: changed)
        #expect(try await site.groups(of: user.id) == ["operators", "manual"], "no rule names the group any longer")
    }

    // RACE-12
    @Test(arguments: Engine.available)
    func `a group that is deleted is skipped, and never made anew`(on engine: Engine) async throws {
        let site = try await GroupRuleSite(engine)
        #expect(try await site.signIn("ops", "dev-web") == ["operators", "devs"])
        let race = await Race { number in
            guard number != 16 else { return try await site.server.groups.delete("operators", in: site.pool.id) }
            _ = try await site.signIn("ops", "dev-web")
        }
        #expect(race.losers.isEmpty, "\(race.losers)")
        #expect(try await site.signIn("ops", "dev-web") == ["devs"])
        try await site.server.group("operators", in: site.pool)
        let members = try await site.server.groups.members(of: "operators", in: site.pool.id, after: nil, limit: 9)
        #expect(members.items.isEmpty)
        #expect(try await site.signIn("ops") == ["operators"])
    }

    @Test(arguments: Engine.available)
    func `of thirty-two sign-ins at once one decides about all groups`(on engine: Engine) async throws {
        let site = try await GroupRuleSite(engine)
        let user = try await site.find(GroupRuleSite.profile(teams: ["old"])).found.user
        let race = await Race { number in
            _ = try await site.signIn(number.isMultiple(of: 2) ? ["ops", "dev-web"] : ["audit", "dev-db"])
        }
        #expect(race.losers.isEmpty, "\(race.losers)")
        let groups = try await site.groups(of: user.id)
        #expect(groups == ["operators", "devs"] || groups == ["auditors", "devs"], "\(groups)")
    }

    @Test(arguments: Engine.available)
    func `of thirty-two first sign-ins at once the user has the groups`(on engine: Engine) async throws {
        let site = try await GroupRuleSite(engine)
        let race = await Race { _ in try await site.signIn(["ops", "audit"]) }
        #expect(!race.winners.isEmpty && race.winners.allSatisfy { $0 == ["operators", "auditors"] })
        #expect(try await site.signIn("ops", "audit") == ["operators", "auditors"])
    }

    @Test(arguments: Engine.available)
    func `a user with the most groups signs in, and gets no more`(on engine: Engine) async throws {
        let site = try await GroupRuleSite(engine)
        let user = try await site.find(GroupRuleSite.profile(teams: ["ops"])).found.user
        func assigned(_ maximum: Int) async throws -> Set<String> {
            let profile = GroupRuleSite.profile(teams: ["dev-web", "audit"])
            try await site.server.database.write { tx in
                try site.provider.groups(for: profile).apply(to: user.id, in: site.pool.id, upTo: maximum, tx)
            }
            return try await site.groups(of: user.id)
        }
        // The group of the provider's users is one of them.
        #expect(try await assigned(1) == [], "what no longer holds is taken nevertheless")
        #expect(try await assigned(2) == ["devs"])
        #expect(try await assigned(3) == ["devs", "auditors"])
    }

    @Test(arguments: Engine.available)
    func `rules see what the pool's function answers`(on engine: Engine) async throws {
        let site = try await GroupRuleSite(engine)
        _ = try await site.server.pools.change(site.pool.id) { pool in
            pool.settings.triggers = TriggerSettings()
            pool.settings.triggers?.functions[.inboundFederation] =
                TestTriggerRunner.function(for: .inboundFederation)
        }
        func groups(_ answer: [String: String]) async throws -> Set<String> {
            site.server.functions.respond(
                to: .inboundFederation, JSONObject([.init("userAttributesToMap", .texts(answer))]))
            return try await site.signIn("ops", "dev-web")
        }
        #expect(try await groups(["teams": "[ops, dev-web]"]) == ["operators", "devs"], "a list that was kept")
        #expect(try await groups(["teams": "[audit, dev-web]"]) == ["auditors"], "another text is one value")
        #expect(try await groups(["teams": "dev-x"]) == ["devs"])
        #expect(try await groups(["email": "eve@example.com"]) == [], "a claim that was dropped")
        #expect(try await groups([:]) == ["operators", "devs"], "an empty object keeps what the provider says")
    }

    @Test(arguments: Engine.available)
    func `a user who proves an account gets the groups, however many the provider names`(on engine: Engine) async throws
    {
        let site = try await GroupRuleSite(engine, .ask)
        let ann = try await site.site.makeUser()
        let others = (0..<500).map { "team number \($0), which no rule names" }
        guard case .question(let question) = try await site.find(GroupRuleSite.profile(teams: others + ["ops"])) else {
            Issue.record("There is no question.")
            return
        }
        #expect(try await site.groups(of: ann.id) == [], "a question gives nothing")
        let (server, client) = (site.server, site.site.client)
        let text = try question.sealed(for: "browser", client: client, cipher: server.cipher)
        let link = try #require(
            PendingLink(text, of: "browser", client: client, cipher: server.cipher, now: server.world.now()))
        let user = try await server.signInOnPage("ann", by: client)
        try await site.site.accounts.link(
            link, at: site.provider, to: user.user.id, from: try await site.site.context, session: user.session)
        #expect(try await site.groups(of: ann.id) == ["operators"])
        #expect(try await site.signIn("dev-web") == ["devs"])
    }

    @Test(arguments: Engine.available)
    func `a user whose address links gets the groups`(on engine: Engine) async throws {
        let site = try await GroupRuleSite(engine, .automatic)
        let ann = try await site.site.makeUser()
        #expect(try await site.signIn("ops") == ["operators"])
        #expect(try await site.groups(of: ann.id) == ["operators"])
    }

    @Test(arguments: Engine.available)
    func `no statement of such a sign-in scans a table`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let site = try await GroupRuleSite(server)
        _ = try await site.signIn("old")
        recorder.forget()
        _ = try await site.signIn("ops", "dev-web")
        _ = try await site.signIn("audit")
        #expect(recorder.asked.contains { $0.contains("memberships") })
        for statement in recorder.statements {
            let scans = try await recorder.fullScans(of: statement)
            #expect(scans.isEmpty, "\(scans) \(statement.rendered(for: .sqlite).text)")
        }
    }
}

extension GroupRuleSite {
    fileprivate func signIn(_ teams: [String]) async throws -> Set<String> {
        try await signIn(Self.profile(teams: teams))
    }
}
