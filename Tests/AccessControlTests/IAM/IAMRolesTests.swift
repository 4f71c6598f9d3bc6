import AccessControl
import Kernel
import TestKit
import Testing
import Wire

@Suite struct IAMRolesTests {
    @Test(arguments: Engine.available)
    func `a role is created, changed and deleted`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        var draft = IAMRoles.Draft(name: "Reader", trustPolicy: Policy.trust("123456789012"))
        (draft.path, draft.description, draft.maxSessionDuration) = ("/app/", "Reads.", 7200)
        draft.tags = [IAMResourceTag(key: "team", value: "blue")]
        let created = try await account.roles.create(draft)
        #expect(created.role.id.rawValue.hasPrefix("AROA") && created.role.id.rawValue.utf8.count == 21)
        #expect(created.role.resource.arn(in: TestAccount.id) == "arn:aws:iam::123456789012:role/app/Reader")
        #expect(created.role.maxSessionDuration == 7200 && created.role.description == "Reads.")
        #expect(try await account.roles.get("READER") == created)

        try await account.roles.update("reader", description: nil, maxSessionDuration: 43_200)
        #expect(try await account.roles.get("Reader").role.description == "Reads.")
        #expect(try await account.roles.get("Reader").role.maxSessionDuration == 43_200)
        try await account.roles.update("reader", description: "", maxSessionDuration: nil)
        #expect(try await account.roles.get("Reader").role.description == "")
        let other = Policy.trust("*")
        try await account.roles.updateTrustPolicy(of: "reader", to: other)
        #expect(try await account.roles.get("Reader").role.trustPolicy == other)
        try await account.roles.delete("READER")
        let refusal = try await account.refusal { try await account.roles.get("Reader") }
        #expect(refusal?.message == "The role with name Reader cannot be found.")
    }

    @Test func `a role's numbers and texts have limits`() async throws {
        let account = try await TestAccount(.sqliteFile)
        func refusal(_ change: (inout IAMRoles.Draft) -> Void) async throws -> (any Refusal)? {
            var draft = IAMRoles.Draft(name: "r", trustPolicy: Policy.trust("*"))
            change(&draft)
            return try await account.refusal { try await account.roles.create(draft) }
        }
        for seconds in [Int.min, 0, 3599, 43_201, .max] {
            let refused = try await refusal { $0.maxSessionDuration = seconds }
            #expect(refused is InvalidInput && refused?.message.contains("at 'maxSessionDuration'") == true)
            await #expect(throws: InvalidInput.self) {
                try await account.roles.update("r", description: nil, maxSessionDuration: seconds)
            }
        }
        #expect(try await refusal { $0.description = String(repeating: "a", count: 1001) } is InvalidInput)
        #expect(try await refusal { $0.description = "\u{7}" } is InvalidInput)
        let broken = try await refusal { $0.trustPolicy = "{" }
        #expect(broken is PolicyDocumentRefusal && broken?.message.hasPrefix("Syntax errors in policy. ") == true)
        #expect(try await refusal { $0.trustPolicy = Policy.all } is PolicyDocumentRefusal)
        #expect(try await refusal { $0.trustPolicy = Policy.trust("\u{100}") } == PolicyDocumentRefusal.characters)
        let large = Policy.trust(String(repeating: "a", count: 2048))
        #expect(try await refusal { $0.trustPolicy = large }?.message == "Cannot exceed quota for ACLSizePerRole: 2048")
        // White space does not count.
        let wide = Policy.trust("*") + String(repeating: " \n", count: 4000)
        #expect(try await refusal { $0.trustPolicy = wide } == nil)
        let unknown = "arn:aws:iam::123456789012:policy/none"
        let refused = try await refusal { ($0.name, $0.boundary) = ("q", unknown) }
        #expect(refused?.message == "Policy \(unknown) does not exist or is not attachable.")
    }

    @Test(arguments: Engine.available)
    func `a role with policies cannot be deleted, and its boundary is released`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let policy = try await account.managed.create("p", document: Policy.all).policy.resource.arn(in: TestAccount.id)
        var draft = IAMRoles.Draft(name: "r", trustPolicy: Policy.trust("*"))
        draft.boundary = policy
        #expect(try await account.roles.create(draft).details.boundary?.name == "p")
        try await account.inline.put("i", document: Policy.all, on: .role("r"))
        try await account.attachments.attach(policy, to: .role("r"))
        func refusal() async throws -> String? {
            try await account.refusal { try await account.roles.delete("r") }?.message
        }
        #expect(try await refusal() == "Cannot delete entity, must detach all policies first.")
        try await account.attachments.detach(policy, from: .role("r"))
        #expect(try await refusal() == "Cannot delete entity, must delete policies first.")
        try await account.inline.delete("i", of: .role("r"))
        #expect(try await account.managed.get(policy).policy.boundaryUses == 1)
        #expect(try await refusal() == nil)
        #expect(try await account.managed.get(policy).policy.boundaryUses == 0)
        try await account.managed.delete(policy)
    }

    @Test(arguments: Engine.available)
    func `tags are added, replaced, listed and removed`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.role("r", trust: Policy.trust("*"))
        try await account.roles.tag("r", tags: (0..<5).map { IAMResourceTag(key: "k\($0)", value: "v") })
        try await account.roles.tag("R", tags: [IAMResourceTag(key: "K1", value: "w")])
        var (seen, next): ([IAMResourceTag], Cursor?) = ([], nil)
        repeat {
            let page = try await account.roles.tags(of: "r", after: next, limit: 2)
            seen += page.items
            next = page.next
        } while next != nil
        #expect(seen.map(\.key) == ["k0", "K1", "k2", "k3", "k4"] && seen[1].value == "w")
        try await account.roles.untag("r", keys: ["k1", "K4", "none", String(repeating: "x", count: 100_000)])
        #expect(try await account.roles.tags(of: "r").items.map(\.key) == ["k0", "k2", "k3"])
        let many = (0..<48).map { IAMResourceTag(key: "m\($0)", value: "") }
        let refusal = try await account.refusal { try await account.roles.tag("r", tags: many) }
        #expect(refusal == IAMQuotaRefusal.tags(50))
        #expect(try await account.roles.tags(of: "r").items.count == 3)
    }

    @Test(arguments: Engine.available)
    func `of 32 creations of one role one wins`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let race = await Race { _ in
            try await account.roles.create(IAMRoles.Draft(name: "r", trustPolicy: Policy.trust("*")))
        }
        #expect(race.winners.count == 1 && race.refusals.count == 31)
        #expect(try await account.roles.list().items.count == 1)
    }

    @Test(arguments: Engine.available)
    func `pages list every role below a path once`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        for name in ["c", "A", "b"] {
            var draft = IAMRoles.Draft(name: name, trustPolicy: Policy.trust("*"))
            draft.path = name == "A" ? "/x/" : "/"
            _ = try await account.roles.create(draft)
        }
        let first = try await account.roles.list(limit: 2)
        #expect(first.items.map(\.name) == ["b", "c"])
        let second = try await account.roles.list(after: first.next, limit: 2)
        #expect(second.items.map(\.name) == ["A"] && second.next == nil)
        #expect(try await account.roles.list(prefix: "/x/").items.map(\.name) == ["A"])
    }

    // STS-01
    @Test func `a trust policy that admits the users of any app is reported`() async throws {
        let account = try await TestAccount(.sqliteFile)
        let reports = Locked<[String]>([])
        let roles = IAMRoles(account.store) { role, trust in
            guard case .anyApp(let provider) = trust else { return }
            reports.change { $0.append("\(role) \(provider)") }
        }
        let pool = "cognito-identity.amazonaws.com"
        let bound = Policy.trust(provider: pool, condition: ["\(pool):aud": "us-east-1:pool"])
        _ = try await roles.create(.init(name: "bound", trustPolicy: bound))
        _ = try await roles.create(.init(name: "own", trustPolicy: Policy.trust("*", actions: ["sts:AssumeRole"])))
        #expect(reports.read { $0 } == [])
        _ = try await roles.create(.init(name: "open", trustPolicy: Policy.trust(provider: "accounts.google.com")))
        let method = Policy.trust(provider: pool, condition: ["\(pool):amr": "authenticated"])
        try await roles.updateTrustPolicy(of: "bound", to: method)
        #expect(reports.read { $0 } == ["open accounts.google.com", "bound \(pool)"])
    }

    @Test func `a trust policy that names everyone without a condition is reported`() async throws {
        let account = try await TestAccount(.sqliteFile)
        let reports = Locked<[String]>([])
        let roles = IAMRoles(account.store) { role, trust in
            if trust == .everyone { reports.change { $0.append(role) } }
        }
        let external = Policy.trust("*", condition: ["sts:ExternalId": "42"])
        _ = try await roles.create(.init(name: "bound", trustPolicy: external))
        _ = try await roles.create(.init(name: "own", trustPolicy: Policy.trust("arn:aws:iam::123456789012:root")))
        _ = try await roles.create(.init(name: "token", trustPolicy: Policy.trust("*", actions: ["sts:TagSession"])))
        #expect(reports.read { $0 } == [])
        _ = try await roles.create(.init(name: "open", trustPolicy: Policy.trust("*")))
        try await roles.updateTrustPolicy(of: "bound", to: Policy.trust("*", actions: ["sts:AssumeRole"]))
        #expect(reports.read { $0 } == ["open", "bound"])
    }
}
