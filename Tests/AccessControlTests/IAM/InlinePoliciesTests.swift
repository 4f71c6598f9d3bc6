import AccessControl
import Kernel
import TestKit
import Testing

@Suite struct InlinePoliciesTests {
    @Test(arguments: Engine.available)
    func `inline policies are put, replaced, listed and deleted`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.users.create("ann")
        _ = try await account.role("r", trust: Policy.trust("*"), policy: nil)
        for principal in [PrincipalReference.user("ANN"), .role("R")] {
            for name in ["b", "a", "B"] { try await account.inline.put(name, document: Policy.all, on: principal) }
            try await account.inline.put("a", document: Policy.deny("*"), on: principal)
            #expect(try await account.inline.get("a", of: principal).document == Policy.deny("*"))
            let first = try await account.inline.list(of: principal, limit: 2)
            #expect(first.items == ["B", "a"])
            #expect(try await account.inline.list(of: principal, after: first.next, limit: 2).items == ["b"])
            try await account.inline.delete("a", of: principal)
            let refusal = try await account.refusal { try await account.inline.get("a", of: principal) }
            #expect(refusal == EntityRefusal.noSuchInlinePolicy("a", principal))
            #expect(try await account.refusal { try await account.inline.delete("a", of: principal) } == refusal)
        }
        let user = try await account.refusal { try await account.inline.get("x", of: .user("ann")) }
        #expect(user?.message == "The user policy with name x cannot be found.")
        let unknown = try await account.refusal {
            try await account.inline.put("x", document: Policy.all, on: .user("bob"))
        }
        #expect(unknown?.message == "The user with name bob cannot be found.")
    }

    @Test(arguments: Engine.available)
    func `the size of all inline policies together is limited`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.users.create("ann")
        _ = try await account.role("r", trust: Policy.trust("*"), policy: nil)
        let half = Policy.allow("s3:" + String(repeating: "a", count: 1000))
        try await account.inline.put("a", document: half, on: .user("ann"))
        let refusal = try await account.refusal { try await account.inline.put("b", document: half, on: .user("ann")) }
        #expect(refusal?.message == "Maximum policy size of 2048 bytes exceeded for user ann")
        // A replaced policy does not count twice, and roles may have more.
        try await account.inline.put("a", document: half, on: .user("ann"))
        #expect(try await account.inline.list(of: .user("ann")).items == ["a"])
        for name in ["a", "b", "c"] { try await account.inline.put(name, document: half, on: .role("r")) }
        let large = Policy.allow("s3:" + String(repeating: "a", count: 10_240))
        let role = try await account.refusal { try await account.inline.put("d", document: large, on: .role("r")) }
        #expect(role?.message == "Maximum policy size of 10240 bytes exceeded for role r")
    }

    @Test func `a document that is not a policy is refused`() async throws {
        let account = try await TestAccount(.sqliteFile)
        _ = try await account.users.create("ann")
        for document in ["", "{", "[]", "{\"Statement\": []", Policy.trust("*"), "\u{7}", "\u{2028}"] {
            let refusal = try await account.refusal {
                try await account.inline.put("p", document: document, on: .user("ann"))
            }
            #expect((refusal as? PolicyDocumentRefusal)?.code == .malformedPolicyDocument, "\(document)")
        }
        #expect(try await account.inline.list(of: .user("ann")).items.isEmpty)
    }
}
