import AccessControl
import Kernel
import Storage
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

/// What callers may do, and in which words they are refused.
@Suite struct AuthorizationTests {
    private static let pool = "arn:aws:cognito-idp:us-east-1:123456789012:userpool/us-east-1_abc"

    private func arn(_ name: String) -> String { "arn:aws:iam::123456789012:policy/\(name)" }

    @Test(arguments: Engine.available)
    func `the account's own keys may do everything`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        #expect(try await account.denial(account.root()) == nil)
        #expect(try await account.denial(account.caller(account.keys.create(description: ""))) == nil)
    }

    @Test(arguments: Engine.available)
    func `a user may do what a policy allows, and nothing else`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let caller = try await account.caller(
            account.user("ann", policy: Policy.allow("cognito-idp:ListUsers", on: Self.pool)))
        #expect(try await account.denial(caller) == nil)
        #expect(
            try await account.denial(caller, AdminGetUserInput.operation) == """
                User: arn:aws:iam::123456789012:user/ann is not authorized to perform: cognito-idp:AdminGetUser on \
                resource: \(Self.pool) because no identity-based policy allows the cognito-idp:AdminGetUser action
                """)
        #expect(try await account.denial(caller, on: .userPool(UserPoolID(rawValue: "us-east-1_abd"))) != nil)
        #expect(try await account.denial(caller, on: .everything)?.contains(" on resource: * because no ") == true)
        let none = try await account.caller(account.user("bob", policy: nil))
        #expect(try await account.denial(none) != nil)
    }

    @Test(arguments: Engine.available)
    func `a denial overrides permissions, and is named`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.managed.create("deny", document: Policy.deny("cognito-idp:ListUsers"))
        let caller = try await account.caller(account.user("ann"))
        #expect(try await account.denial(caller) == nil)
        try await account.attachments.attach(arn("deny"), to: .user("ann"))
        #expect(
            try await account.denial(caller) == """
                User: arn:aws:iam::123456789012:user/ann is not authorized to perform: cognito-idp:ListUsers on \
                resource: \(Self.pool) with an explicit deny in an identity-based policy
                """)
        #expect(try await account.denial(caller, AdminGetUserInput.operation) == nil)
    }

    @Test(arguments: Engine.available)
    func `a boundary narrows a user, and gives nothing`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.managed.create("edge", document: Policy.allow("cognito-idp:ListUsers"))
        let caller = try await account.caller(account.user("ann", boundary: arn("edge")))
        #expect(try await account.denial(caller) == nil)
        #expect(
            try await account.denial(caller, AdminGetUserInput.operation)?.hasSuffix(
                " because no permissions boundary allows the cognito-idp:AdminGetUser action") == true)
        try await account.inline.put("inline", document: Policy.allow("sts:*"), on: .user("ann"))
        #expect(try await account.denial(caller)?.contains("because no identity-based policy") == true)
        try await account.inline.put("inline", document: Policy.all, on: .user("ann"))
        _ = try await account.managed.createVersion(of: arn("edge"), document: Policy.deny("*"), isDefault: true)
        #expect(
            try await account.denial(caller)?.hasSuffix(" with an explicit deny in a permissions boundary") == true)
    }

    // STS-03
    @Test(arguments: Engine.available)
    func `a session policy can only narrow the role`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let user = try await account.caller(account.user("ann", policy: nil))
        let role = try await account.role(
            "r", trust: Policy.trust("*"), policy: Policy.allow("cognito-idp:ListUsers", "cognito-idp:AdminGetUser"))
        _ = try await account.managed.create("list", document: Policy.allow("cognito-idp:ListUsers"))
        func caller(_ policy: String?, _ arns: [String] = []) async throws -> IAMCaller {
            var request = SessionRequest(name: "app")
            (request.policy, request.policyARNs) = (policy, arns)
            return try await account.caller(account.sts.assumeRole(role, request: request, for: user).credentials)
        }
        func may(_ caller: IAMCaller, _ operation: OperationModel) async throws -> Bool {
            try await account.denial(caller, operation) == nil
        }
        let (list, get) = (ListUsersInput.operation, AdminGetUserInput.operation)
        let delete = AdminDeleteUserInput.operation
        let plain = try await caller(nil)
        #expect(try await (may(plain, list), may(plain, get), may(plain, delete)) == (true, true, false))
        let wide = try await caller(Policy.all)
        #expect(try await (may(wide, list), may(wide, get), may(wide, delete)) == (true, true, false))
        for narrow in [try await caller(Policy.allow("cognito-idp:ListUsers")), try await caller(nil, [arn("list")])] {
            #expect(try await (may(narrow, list), may(narrow, get), may(narrow, delete)) == (true, false, false))
            #expect(
                try await account.denial(narrow, get)?.hasSuffix(
                    " because no session policy allows the cognito-idp:AdminGetUser action") == true)
        }
        let denied = try await caller(Policy.deny("*"))
        #expect(try await account.denial(denied)?.hasSuffix(" with an explicit deny in a session policy") == true)
        // A policy that is deleted while a session has it allows nothing.
        let kept = try await caller(nil, [arn("list")])
        try await account.managed.delete(arn("list"))
        #expect(try await !may(kept, list))
    }

    // PERM-ARN-01, PERM-ARN-02, PERM-ARN-03, PERM-ARN-04, PERM-ARN-05
    @Test func `resources have the ARNs of their services`() async throws {
        let account = try await TestAccount(.sqliteFile)
        let key = try await account.user("ann")
        func isAllowed(
            _ operation: OperationModel, _ resource: Resource, by arn: String
        ) async throws -> Bool {
            try await account.inline.put(
                "inline", document: Policy.allow("*", on: arn), on: .user("ann"))
            return try await account.denial(account.caller(key), operation, on: resource) == nil
        }
        let prefix = ":us-east-1:123456789012:"
        let identity = OperationModel(
            name: "DescribeIdentityPool", service: .identityPools, signed: true, hasOutput: true, errors: [])
        let sync = OperationModel(name: "ListRecords", service: .sync, signed: true, hasOutput: true, errors: [])
        let samples: [(OperationModel, Resource, String)] = [
            (ListUsersInput.operation, .userPool(UserPoolID(rawValue: "us-east-1_abc")), Self.pool),
            (identity, .identityPool("us-east-1:p"), "arn:aws:cognito-identity\(prefix)identitypool/us-east-1:p"),
            (sync, .identityPool("us-east-1:p"), "arn:aws:cognito-sync\(prefix)identitypool/us-east-1:p"),
            (
                sync, .identity("us-east-1:i", pool: "us-east-1:p", dataset: nil),
                "arn:aws:cognito-sync\(prefix)identitypool/us-east-1:p/identity/us-east-1:i"
            ),
            (
                sync, .identity("us-east-1:i", pool: "us-east-1:p", dataset: "notes"),
                "arn:aws:cognito-sync\(prefix)identitypool/us-east-1:p/identity/us-east-1:i/dataset/notes"
            ),
            (ListUsersInput.operation, .named(Self.pool), Self.pool),
            (ListUserPoolsInput.operation, .everything, "*"),
        ]
        for (operation, resource, arn) in samples {
            #expect(try await isAllowed(operation, resource, by: arn), "\(arn)")
            let other = arn == "*" ? Self.pool : arn + "x"
            #expect(try await !isAllowed(operation, resource, by: other), "\(arn)")
        }
    }

    @Test func `every caller may ask who it is, and STS decides about sessions`() async throws {
        let account = try await TestAccount(.sqliteFile)
        let caller = try await account.caller(account.user("ann", policy: Policy.deny("*")))
        for (name, isFree) in [
            ("GetCallerIdentity", true), ("GetSessionToken", true), ("AssumeRole", true),
            ("GetFederationToken", true), ("GetAccessKeyInfo", false), ("DecodeAuthorizationMessage", false),
        ] {
            let operation = OperationModel(
                name: name, service: .securityTokens, signed: true, hasOutput: true, errors: [])
            #expect(try await (account.denial(caller, operation, on: .everything) == nil) == isFree, "\(name)")
            let same = OperationModel(name: name, service: .userPools, signed: true, hasOutput: true, errors: [])
            #expect(try await account.denial(caller, same, on: .everything) != nil)
        }
        let refusal = try await account.refusal {
            try await account.sts.federationToken(.init(name: "guest"), for: caller)
        }
        #expect(refusal is AccessRefusal)
        let error = ServiceError(try #require(refusal), for: ListUsersInput.operation)
        #expect(error.code == .accessDenied)
    }

    @Test(arguments: Engine.available)
    func `a session's tag replaces the role's`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let user = try await account.caller(account.user("ann"))
        let role = try await account.role("r", trust: Policy.trust("*"), policy: nil)
        try await account.roles.tag("r", tags: [IAMResourceTag(key: "Team", value: "red")])
        try await account.inline.put("inline", document: Self.allow("aws:PrincipalTag/Team", "red"), on: .role("r"))
        var request = SessionRequest(name: "app")
        let plain = try await account.sts.assumeRole(role, request: request, for: user).credentials
        #expect(try await account.denial(account.caller(plain)) == nil)
        request.tags = [IAMResourceTag(key: "TEAM", value: "blue")]
        let tagged = try await account.sts.assumeRole(role, request: request, for: user).credentials
        #expect(try await account.denial(account.caller(tagged)) != nil)
        try await account.inline.put("inline", document: Self.allow("aws:PrincipalTag/TEAM", "blue"), on: .role("r"))
        #expect(try await account.denial(account.caller(tagged)) == nil)
    }

    private static func allow(_ key: String, _ value: String) -> String {
        """
        {"Statement": [{"Effect": "Allow", "Action": ["*"], "Resource": ["*"], \
        "Condition": {"StringEquals": {"\(key)": ["\(value)"]}}}]}
        """
    }

    @Test func `a token cannot say who the caller is`() {
        let keys = ["aws:PrincipalArn", "AWS:userid", "sts:ExternalId", "accounts.google.com:sub"]
        let identity = FederatedSubject(
            provider: "accounts.google.com", subject: "s", audience: "a", issuer: "accounts.google.com",
            conditionKeys: Dictionary(uniqueKeysWithValues: keys.map { ($0, ["x"]) }))
        #expect(Array(identity.conditionKeys.keys) == ["accounts.google.com:sub"])
    }

    @Test(arguments: Engine.available)
    func `policies are read once a second, and this node's changes apply at once`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let caller = try await account.caller(try await account.user("ann"))
        #expect(try await account.denial(caller) == nil)
        // Behind the back of the node that caches.
        let (denied, allowed) = (Policy.deny("*"), Policy.all)
        try await account.database.write { try $0.execute("UPDATE inline_policies SET document = \(denied)") }
        account.clock.advance(milliseconds: 999)
        #expect(try await account.denial(caller) == nil)
        account.clock.advance(milliseconds: 1)
        #expect(try await account.denial(caller) != nil)
        try await account.database.write { try $0.execute("UPDATE inline_policies SET document = \(allowed)") }
        account.clock.advance(1)
        #expect(try await account.denial(caller) == nil)

        try await account.inline.put("inline", document: Policy.deny("*"), on: .user("ann"))
        #expect(try await account.denial(caller) != nil)
        try await account.inline.delete("inline", of: .user("ann"))
        _ = try await account.managed.create("p", document: Policy.all)
        try await account.attachments.attach(arn("p"), to: .user("ann"))
        #expect(try await account.denial(caller) == nil)
        _ = try await account.managed.createVersion(of: arn("p"), document: Policy.deny("*"), isDefault: true)
        #expect(try await account.denial(caller) != nil)
        try await account.managed.setDefaultVersion("v1", of: arn("p"))
        #expect(try await account.denial(caller) == nil)
        try await account.attachments.detach(arn("p"), from: .user("ann"))
        #expect(try await account.denial(caller) != nil)
    }

    @Test(arguments: Engine.available)
    func `another node's changes apply after a second`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let (one, two) = (try TestAccount(on: database), try TestAccount(on: database, seed: 2))
        let caller = try await one.caller(one.user("ann"))
        #expect(try await one.denial(caller) == nil)
        try await two.inline.put("inline", document: Policy.deny("*"), on: .user("ann"))
        one.clock.advance(1)
        #expect(try await one.denial(caller) != nil)
    }

    @Test(arguments: Engine.available)
    func `a stored policy that cannot be read allows nothing`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let caller = try await account.caller(account.user("ann"))
        try await account.database.write { try $0.execute("UPDATE inline_policies SET document = \("{")") }
        await #expect(throws: PolicyDocumentRefusal.self) {
            try await account.signatures().requirePermission(
                of: caller, for: ListUsersInput.operation, on: .everything)
        }
    }

    @Test(arguments: Engine.available)
    func `the policies of a user or role are found by ARN`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.managed.create("p", document: Policy.deny("*"))
        _ = try await account.user("ann", boundary: arn("p"))
        try await account.attachments.attach(arn("p"), to: .user("ann"))
        let authorizer = Authorizer(account.store)
        let found = try await authorizer.policies(ofPrincipal: "arn:aws:iam::123456789012:user/ann")
        #expect(found.principal == .user("ann") && (found.inline + found.attached).map(\.name) == ["inline", "p"])
        #expect(found.boundary?.name == "p" && found.boundary?.document == Policy.deny("*"))
        await #expect(throws: EntityRefusal.self) {
            try await authorizer.policies(ofPrincipal: "arn:aws:iam::123456789012:role/ann")
        }
        for arn in ["", "ann", arn("p")] {
            await #expect(throws: InvalidInput.self) { try await authorizer.policies(ofPrincipal: arn) }
        }
    }
}
