import AccessControl
import Kernel
import TestKit
import Testing
import Wire

@Suite struct ManagedPoliciesTests {
    private func arn(_ name: String) -> String { "arn:aws:iam::123456789012:policy/\(name)" }

    @Test(arguments: Engine.available)
    func `a policy is found by exactly its ARN`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let created = try await account.managed.create(
            "Read", document: Policy.all, path: "/app/", description: "Reads.",
            tags: [IAMResourceTag(key: "a", value: "b")])
        #expect(created.policy.id.rawValue.hasPrefix("ANPA") && created.policy.id.rawValue.utf8.count == 21)
        let own = created.policy.resource.arn(in: TestAccount.id)
        #expect(own == arn("app/Read"))
        #expect(try await account.managed.get(own) == created)
        for other in [
            arn("Read"), arn("app/read"), arn("APP/Read"), arn("app/Read/"), arn("app//Read"), "", "Read",
            "arn:aws:iam::210987654321:policy/app/Read", "arn:aws:iam::123456789012:role/app/Read",
            "arn:aws:iam::aws:policy/app/Read", own + "\u{301}", own + " ",
        ] {
            let refusal = try await account.refusal { try await account.managed.get(other) }
            #expect(refusal?.message == "Policy \(other) was not found.")
        }
        let taken = try await account.refusal { try await account.managed.create("READ", document: Policy.all) }
        #expect(taken?.message == "A policy called READ already exists. Duplicate names are not allowed.")
    }

    @Test(arguments: Engine.available)
    func `a policy has at most five versions, whose numbers are not used again`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.managed.create("p", document: Policy.all)
        for number in 2...5 {
            let version = try await account.managed.createVersion(of: arn("p"), document: Policy.deny("*"))
            #expect(version.name == "v\(number)" && !version.isDefault)
        }
        let refusal = try await account.refusal {
            try await account.managed.createVersion(of: arn("p"), document: Policy.all)
        }
        #expect(
            refusal?.message == """
                A managed policy can have up to 5 versions. Before you create a new version, you must delete an \
                existing version.
                """)
        try await account.managed.deleteVersion("v5", of: arn("p"))
        let next = try await account.managed.createVersion(of: arn("p"), document: Policy.all, isDefault: true)
        #expect(next.name == "v6" && next.isDefault)
        #expect(try await account.managed.versions(of: arn("p")).map(\.name) == ["v6", "v4", "v3", "v2", "v1"])
        #expect(try await account.managed.version("v6", of: arn("p")).isDefault)
        #expect(try await account.managed.version("v1", of: arn("p")).document == Policy.all)
        try await account.managed.setDefaultVersion("v1", of: arn("p"))
        #expect(try await account.managed.get(arn("p")).policy.defaultVersion == 1)
        let kept = try await account.refusal { try await account.managed.deleteVersion("v1", of: arn("p")) }
        #expect(kept?.message == "Cannot delete the default version of a policy.")
        for name in ["v9", "v0", "v01", "1", "", "v", "v99999999999999999999", "v-1", "v١"] {
            let missing = try await account.refusal { try await account.managed.version(name, of: arn("p")) }
            #expect(missing?.message == "Policy \(arn("p")) version \(name) does not exist or is not attachable.")
        }
    }

    @Test(arguments: Engine.available)
    func `a policy in use or with versions cannot be deleted`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.managed.create("p", document: Policy.all)
        _ = try await account.users.create("ann", boundary: arn("p"))
        try await account.attachments.attach(arn("p"), to: .user("ann"))
        func refusal() async throws -> String? {
            try await account.refusal { try await account.managed.delete(arn("p")) }?.message
        }
        #expect(try await refusal() == "Cannot delete a policy attached to entities.")
        try await account.attachments.detach(arn("p"), from: .user("ann"))
        #expect(try await refusal() == "Cannot delete a policy attached to entities.")
        try await account.users.delete("ann")
        _ = try await account.managed.createVersion(of: arn("p"), document: Policy.all)
        #expect(try await refusal()?.hasPrefix("This policy has more than one version.") == true)
        try await account.managed.deleteVersion("v2", of: arn("p"))
        #expect(try await refusal() == nil)
        #expect(try await refusal() == "Policy \(arn("p")) was not found.")
    }

    @Test(arguments: Engine.available)
    func `attaching counts once, and listings show who has a policy`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        for name in ["p", "q"] { _ = try await account.managed.create(name, document: Policy.all) }
        _ = try await account.users.create("ann", path: "/x/", boundary: arn("p"))
        _ = try await account.users.create("bob")
        _ = try await account.role("r", trust: Policy.trust("*"), policy: nil)
        for _ in 0..<2 { try await account.attachments.attach(arn("p"), to: .user("BOB")) }
        try await account.attachments.attach(arn("p"), to: .role("r"))
        let policy = try await account.managed.get(arn("p")).policy
        #expect(policy.attachments == 2 && policy.boundaryUses == 1)
        #expect(try await account.attachments.list(of: .user("bob")).map(\.name) == ["p"])
        #expect(try await account.attachments.list(of: .user("ann")).isEmpty)
        #expect(try await account.attachments.list(of: .user("bob"), prefix: "/x/").isEmpty)

        func names(_ change: (inout PolicyEntityFilter) -> Void) async throws -> Set<String> {
            var filter = PolicyEntityFilter()
            change(&filter)
            var (names, next): ([String], Cursor?) = ([], nil)
            repeat {
                let page = try await account.attachments.entities(of: arn("p"), matching: filter, after: next, limit: 1)
                names += page.items.map(\.reference.name)
                next = page.next
            } while next != nil
            #expect(Set(names).count == names.count)
            return Set(names)
        }
        #expect(try await names { _ in } == ["ann", "bob", "r"])
        #expect(try await names { $0.kind = .user } == ["ann", "bob"])
        #expect(try await names { $0.kind = .role } == ["r"])
        #expect(try await names { $0.usage = .boundary } == ["ann"])
        #expect(try await names { $0.usage = .permissions } == ["bob", "r"])
        #expect(try await names { $0.prefix = "/x/" } == ["ann"])
        #expect(try await account.managed.list(usage: .boundary).items.map(\.name) == ["p"])
        #expect(try await account.managed.list().items.map(\.name) == ["p", "q"])

        let missing = try await account.refusal { try await account.attachments.detach(arn("q"), from: .user("bob")) }
        #expect(missing?.message == "Policy \(arn("q")) was not found.")
        let unknown = try await account.refusal { try await account.attachments.attach(arn("z"), to: .user("bob")) }
        #expect(unknown?.message == "Policy \(arn("z")) does not exist or is not attachable.")
    }

    @Test(arguments: Engine.available)
    func `quotas of policies, and of policies of a role, hold`(on engine: Engine) async throws {
        var quotas = IAMQuotas()
        (quotas.policies, quotas.policiesPerPrincipal) = (3, 2)
        let account = try await TestAccount(engine, quotas: quotas)
        for name in ["a", "b", "c"] { _ = try await account.managed.create(name, document: Policy.all) }
        let fourth = try await account.refusal { try await account.managed.create("d", document: Policy.all) }
        #expect(fourth?.message == "Cannot exceed quota for PoliciesPerAccount: 3")
        _ = try await account.role("r", trust: Policy.trust("*"))
        for name in ["a", "b"] { try await account.attachments.attach(arn(name), to: .role("r")) }
        let third = try await account.refusal { try await account.attachments.attach(arn("c"), to: .role("r")) }
        #expect(third?.message == "Cannot exceed quota for PoliciesPerRole: 2")
        #expect(try await account.attachments.list(of: .role("r")).count == 2)
        #expect(try await account.managed.get(arn("c")).policy.attachments == 0)
        let large = Policy.allow(String(repeating: "a", count: 6144))
        let size = try await account.refusal { try await account.managed.createVersion(of: arn("a"), document: large) }
        #expect(size?.message == "Cannot exceed quota for PolicySize: 6144")
    }

    @Test(arguments: Engine.available)
    func `versions that are created at once get different numbers`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.managed.create("p", document: Policy.all)
        let race = await Race(8) { _ in try await account.managed.createVersion(of: arn("p"), document: Policy.all) }
        #expect(race.winners.count <= 4)
        let versions = try await account.managed.versions(of: arn("p")).map(\.number)
        #expect(versions.count == race.winners.count + 1 && Set(versions).count == versions.count)
    }
}
