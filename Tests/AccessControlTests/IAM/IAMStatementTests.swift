import AccessControl
import Kernel
import Storage
import TestKit
import Testing
import Wire

/// What IAM asks of the database.
@Suite struct IAMStatementTests {
    private static let policy = "arn:aws:iam::123456789012:policy/p"

    // The quotas count rows up to a number that is theirs.
    @Test(arguments: Engine.available)
    func `no statement reads a whole table, except to count up to a quota`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let recorder = StatementRecorder(database)
        try await use(try TestAccount(on: recorder))
        for (table, count) in try await database.read({ try RowCountTable($0).counts() })
        where table != "store_properties" {
            #expect(count == 0, "\(table)")
        }
        #expect(recorder.statements.count >= 50)
        for statement in recorder.statements {
            let text = statement.rendered(for: .sqlite).text
            let isCounted = text.contains("AS counted") || text.contains("_providers ORDER BY")
            if !isCounted { #expect(try await recorder.fullScans(of: statement).isEmpty, "\(text)") }
        }
    }

    private func use(_ account: TestAccount) async throws {
        _ = try await account.managed.create("p", document: Policy.all)
        let key = try await account.user("ann", boundary: Self.policy)
        let role = try await account.role("r", trust: Policy.trust("*"))
        for principal in [PrincipalReference.user("ann"), .role("r")] {
            try await account.attachments.attach(Self.policy, to: principal)
            _ = try await account.inline.list(of: principal)
            _ = try await account.inline.get("inline", of: principal)
        }
        _ = try await (account.users.list(), account.roles.list(), account.managed.list(usage: .boundary))
        _ = try await account.attachments.entities(of: Self.policy)
        try await account.roles.tag("r", tags: [IAMResourceTag(key: "a", value: "b")])
        _ = try await account.roles.tags(of: "r")
        let caller = try await account.caller(key)
        let session = try await account.sts.assumeRole(role, request: SessionRequest(name: "app"), for: caller)
        _ = try await account.denial(account.caller(session.credentials))
        _ = try await account.userKeys.list(of: "ann")
        _ = try await account.userKeys.lastUse(of: key.key.id)
        _ = try await account.keys.list()
        _ = try await account.managed.createVersion(of: Self.policy, document: Policy.all)
        let providers = OIDCProviders(account.store)
        let provider = try await providers.create(url: "https://a.example").resource.arn(in: TestAccount.id)
        _ = try await providers.list()
        try await providers.delete(provider)
        try await delete(account, key)
    }

    private func delete(_ account: TestAccount, _ key: NewAccessKey) async throws {
        for principal in [PrincipalReference.user("ann"), .role("r")] {
            try await account.attachments.detach(Self.policy, from: principal)
            try await account.inline.delete("inline", of: principal)
        }
        try await account.roles.untag("r", keys: ["a"])
        try await account.roles.delete("r")
        try await account.userKeys.delete(key.key.id, of: "ann")
        try await account.users.delete("ann")
        try await account.managed.deleteVersion("v2", of: Self.policy)
        try await account.managed.delete(Self.policy)
    }

    // The signature: the key with its user. The permission: the policies.
    @Test(arguments: Engine.available)
    func `a signed request reads once for its key and once a second for its policies`(on engine: Engine) async throws {
        let recorder = StatementRecorder(try await engine.freshDatabase())
        let account = try TestAccount(on: recorder)
        let key = try await account.user("ann")
        _ = try await account.denial(account.caller(key))
        recorder.forget()
        _ = try await account.denial(account.caller(key))
        #expect(recorder.transactions == .init(reads: 1))
        account.clock.advance(1)
        recorder.forget()
        _ = try await account.denial(account.caller(key))
        #expect(recorder.transactions == .init(reads: 2))
    }
}
