import AccessControl
import Kernel
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

/// Who may assume a role, for how long, and with which name (`AssumeRole`).
@Suite struct AssumeRoleTests {
    private static let arn = "arn:aws:iam::123456789012:role/Target"

    /// The refusal of a call; nil if it opened a session.
    private func refusal(
        _ account: TestAccount, _ caller: IAMCaller, arn: String = arn,
        _ change: (inout SessionRequest) -> Void = { _ in }
    ) async throws -> (any Refusal)? {
        var request = SessionRequest(name: "app")
        change(&request)
        return try await account.refusal { try await account.sts.assumeRole(arn, request: request, for: caller) }
    }

    private static func denied(_ caller: IAMCaller, _ arn: String = arn) -> AccessRefusal {
        .notAllowed(arn: caller.arn, action: "sts:AssumeRole", resource: arn, .undisclosed)
    }

    @Test(arguments: Engine.available)
    func `a role's trust policy decides`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let ann = try await account.caller(account.user("ann", policy: nil))
        let bob = try await account.caller(account.user("bob"))
        _ = try await account.role("Target", trust: Policy.trust("arn:aws:iam::123456789012:user/ann"))
        // A principal that is named needs no permission of its own.
        #expect(try await refusal(account, ann) == nil)
        let refused = try await refusal(account, bob)
        #expect(refused == Self.denied(bob))
        #expect(
            refused?.message
                == "User: arn:aws:iam::123456789012:user/bob is not authorized to perform: sts:AssumeRole on resource: "
                + Self.arn)
    }

    @Test(arguments: Engine.available)
    func `a trust policy that names the account leaves it to the caller's policies`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        for (number, name) in ["arn:aws:iam::123456789012:root", "123456789012"].enumerated() {
            let arn = try await account.role("Target\(number)", trust: Policy.trust(name))
            let may = try await account.caller(
                account.user("may\(number)", policy: Policy.allow("sts:AssumeRole", on: arn)))
            let other = try await account.caller(
                account.user("other\(number)", policy: Policy.allow("sts:AssumeRole", on: arn + "x")))
            #expect(try await refusal(account, may, arn: arn) == nil)
            #expect(try await refusal(account, other, arn: arn) == Self.denied(other, arn))
        }
    }

    @Test(arguments: Engine.available)
    func `a trust policy for everyone leaves boundaries and session policies in force`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.role("Target", trust: Policy.trust("*"))
        _ = try await account.managed.create("edge", document: Policy.allow("s3:*"))
        let free = try await account.caller(account.user("free", policy: nil))
        let bounded = try await account.caller(
            account.user("bounded", boundary: "arn:aws:iam::123456789012:policy/edge"))
        #expect(try await refusal(account, free) == nil)
        #expect(try await refusal(account, bounded) == Self.denied(bounded))
        // Sessions of a role that everyone may assume, as they are and narrowed by a policy.
        let first = try await account.role("First", trust: Policy.trust("*"))
        for (policy, isLet) in [(nil, true), (Policy.allow("s3:*"), false), (Policy.allow("sts:*"), true)]
            as [(String?, Bool)]
        {
            var request = SessionRequest(name: "app")
            request.policy = policy
            let session = try await account.sts.assumeRole(first, request: request, for: free)
            let caller = try await account.caller(session.credentials)
            let refused = try await refusal(account, caller)
            #expect(isLet ? refused == nil : refused == Self.denied(caller))
        }
    }

    @Test(arguments: Engine.available)
    func `a denial of the caller's own policies overrides trust`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let caller = try await account.caller(account.user("ann", policy: Policy.deny("sts:*")))
        _ = try await account.role("Target", trust: Policy.trust("*"))
        #expect(try await refusal(account, caller) == Self.denied(caller))
    }

    @Test(arguments: Engine.available)
    func `a role that does not exist is refused in the same words`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let caller = try await account.caller(account.user("ann"))
        _ = try await account.role("Target", trust: Policy.trust("*"))
        for arn in [
            "arn:aws:iam::123456789012:role/Other", "arn:aws:iam::123456789012:role/target",
            "arn:aws:iam::123456789012:role/x/Target", "arn:aws:iam::210987654321:role/Target",
            "arn:aws:iam::123456789012:user/Target", "Target", "", Self.arn + "\u{301}",
            "arn:aws:iam::123456789012:role/" + String(repeating: "a/", count: 5000),
        ] {
            #expect(try await refusal(account, caller, arn: arn) == Self.denied(caller, arn))
        }
    }

    @Test(arguments: Engine.available)
    func `the account itself may not assume roles`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.role("Target", trust: Policy.trust("*"))
        let refused = try await refusal(account, try await account.root())
        #expect(refused?.message == "Roles may not be assumed by root accounts.")
        #expect((refused as? SecurityTokenRefusal)?.codes == [.accessDenied])
    }

    // STS-02
    @Test func `durations outside the ranges are refused`() async throws {
        let account = try await TestAccount(.sqliteFile)
        let caller = try await account.caller(account.user("ann"))
        _ = try await account.role("Target", trust: Policy.trust("*"), longest: 7200)
        for seconds in [Int.min, -1, 0, 899] {
            let refused = try await refusal(account, caller) { $0.duration = seconds }
            #expect(
                refused?.message == """
                    1 validation error detected: Value '\(seconds)' at 'durationSeconds' failed to satisfy \
                    constraint: Member must have value greater than or equal to 900
                    """)
        }
        for seconds in [43_201, Int.max] {
            #expect(try await refusal(account, caller) { $0.duration = seconds } is InvalidInput)
        }
        let long = try await refusal(account, caller) { $0.duration = 7201 }
        #expect(long == SecurityTokenRefusal.longerThanRole)
        #expect(long?.message == "The requested DurationSeconds exceeds the MaxSessionDuration set for this role.")
        for seconds in [900, 3600, 7200] {
            #expect(try await refusal(account, caller) { $0.duration = seconds } == nil)
        }
    }

    // STS-02
    @Test(arguments: [
        "", "a", "../", "a b", "a/b", "a:b", "é2", "a\u{301}", "a*", "a\0b", String(repeating: "a", count: 65),
    ])
    func `a malformed session name is refused`(_ name: String) async throws {
        let account = try await TestAccount(.sqliteFile)
        let caller = try await account.caller(account.user("ann"))
        _ = try await account.role("Target", trust: Policy.trust("*"))
        let refused = try await refusal(account, caller) { $0.name = name }
        #expect(refused is InvalidInput && refused?.message.contains("at 'roleSessionName'") == true)
    }

    // STS-02
    @Test func `session names of 2 and of 64 permitted characters are taken`() async throws {
        let account = try await TestAccount(.sqliteFile)
        let caller = try await account.caller(account.user("ann"))
        _ = try await account.role("Target", trust: Policy.trust("*"))
        for name in ["a1", "_+=,.@-", String(repeating: "a", count: 64)] {
            #expect(try await refusal(account, caller) { $0.name = name } == nil)
        }
    }

    @Test(arguments: Engine.available)
    func `a session opened from a session of a role lasts at most an hour`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let first = try await account.role("First", trust: Policy.trust("*"), longest: 43_200)
        _ = try await account.role("Target", trust: Policy.trust(first), longest: 43_200)
        let user = try await account.caller(account.user("ann"))
        var request = SessionRequest(name: "app")
        request.duration = 43_200
        let session = try await account.sts.assumeRole(first, request: request, for: user)
        let chained = try await account.caller(session.credentials)
        // The target trusts the role, so each session of it.
        #expect(try await refusal(account, chained) { $0.duration = 3600 } == nil)
        let long = try await refusal(account, chained) { $0.duration = 3601 }
        #expect(
            long?.message == """
                The requested DurationSeconds exceeds the 1 hour session limit for roles assumed by role chaining.
                """)
        // A user's own session is no session of a role.
        let own = try await account.caller(try await account.sts.sessionToken(SessionRequest(), for: user))
        #expect(try await refusal(account, own, arn: first) { $0.duration = 43_200 } == nil)
    }

    @Test(arguments: Engine.available)
    func `policies of a session apply when it uses the trust in its role`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let first = try await account.role("First", trust: Policy.trust("*"))
        _ = try await account.role("Target", trust: Policy.trust(first))
        let user = try await account.caller(account.user("ann"))
        var request = SessionRequest(name: "app")
        request.policy = Policy.allow("cognito-idp:*")
        let narrow = try await account.caller(account.sts.assumeRole(first, request: request, for: user).credentials)
        #expect(try await refusal(account, narrow) == Self.denied(narrow))
        request.policy = Policy.allow("sts:AssumeRole")
        let wide = try await account.caller(account.sts.assumeRole(first, request: request, for: user).credentials)
        #expect(try await refusal(account, wide) == nil)
        // Trust in the session itself is not narrowed.
        try await account.roles.updateTrustPolicy(of: "Target", to: Policy.trust(narrow.arn))
        #expect(try await refusal(account, narrow) == nil)
    }

    @Test(arguments: Engine.available)
    func `conditions of the trust policy see the request`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let caller = try await account.caller(account.user("ann"))
        _ = try await account.role("Target", trust: Policy.trust("*", condition: ["sts:ExternalId": "42"]))
        #expect(try await refusal(account, caller) == Self.denied(caller))
        #expect(try await refusal(account, caller) { $0.externalID = "43" } == Self.denied(caller))
        #expect(try await refusal(account, caller) { $0.externalID = "42" } == nil)
        #expect(try await refusal(account, caller) { $0.externalID = "4" } is InvalidInput)
        for (key, value) in [
            ("sts:RoleSessionName", "app"), ("aws:username", "ann"), ("aws:SourceIp", "192.0.2.7"),
            ("aws:PrincipalArn", "arn:aws:iam::123456789012:user/ann"), ("aws:userid", caller.uniqueID),
            ("aws:PrincipalAccount", "123456789012"), ("aws:PrincipalType", "User"),
            ("aws:SecureTransport", "false"), ("aws:RequestedRegion", "us-east-1"),
        ] {
            try await account.roles.updateTrustPolicy(of: "Target", to: Policy.trust("*", condition: [key: value]))
            #expect(try await refusal(account, caller) == nil, "\(key)")
            try await account.roles.updateTrustPolicy(
                of: "Target", to: Policy.trust("*", condition: [key: value + "x"]))
            #expect(try await refusal(account, caller) != nil, "\(key)")
        }
    }

    @Test(arguments: Engine.available)
    func `tags and source identities have actions of their own, and are passed on`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let user = try await account.caller(account.user("ann"))
        let first = try await account.role("First", trust: Policy.trust("*"))
        _ = try await account.role("Target", trust: Policy.trust("*", actions: ["sts:AssumeRole"]))
        var request = SessionRequest(name: "app")
        request.tags = [IAMResourceTag(key: "Team", value: "blue"), IAMResourceTag(key: "x", value: "1")]
        request.transitiveTagKeys = ["team"]
        request.sourceIdentity = "ann@example.com"
        let session = try await account.sts.assumeRole(first, request: request, for: user)
        #expect(session.sourceIdentity == "ann@example.com")
        let caller = try await account.caller(session.credentials)
        // The target allows neither, and the session passes on both.
        #expect(try await refusal(account, caller) == Self.denied(caller))
        try await account.roles.updateTrustPolicy(
            of: "Target",
            to: Policy.trust(
                "*", condition: ["aws:RequestTag/Team": "blue", "sts:SourceIdentity": "ann@example.com"]))
        let target = try await account.sts.assumeRole(Self.arn, request: SessionRequest(name: "app"), for: caller)
        let chained = try await account.caller(target.credentials)
        #expect(chained.session?.tags == [IAMResourceTag(key: "Team", value: "blue")])
        #expect(chained.session?.sourceIdentity == "ann@example.com")
        #expect(
            try await refusal(account, caller) { $0.sourceIdentity = "bob" } == SecurityTokenRefusal.sourceIdentityIsSet
        )
        #expect(
            try await refusal(account, caller) { $0.tags = [IAMResourceTag(key: "TEAM", value: "red")] }
                == SecurityTokenRefusal.transitiveTag)
        #expect(try await refusal(account, user) { $0.transitiveTagKeys = ["none"] } is InvalidInput)
    }

    @Test(arguments: Engine.available)
    func `policies and tags of a session have a limited size`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let caller = try await account.caller(account.user("ann"))
        _ = try await account.role("Target", trust: Policy.trust("*"))
        let large = Policy.allow("s3:" + String(repeating: "a", count: 2048))
        #expect(try await refusal(account, caller) { $0.policy = large } is InvalidInput)
        let tags = (0..<20).map { IAMResourceTag(key: "k\($0)", value: String(repeating: "v", count: 256)) }
        let packed = try await refusal(account, caller) { $0.tags = tags }
        #expect(packed?.message == "Packed policy consumes 127% of allotted space, please use smaller policy.")
        #expect((packed as? SecurityTokenRefusal)?.codes == [.packedPolicyTooLarge])
        var request = SessionRequest(name: "app")
        request.policy = Policy.allow("s3:" + String(repeating: "\\\\", count: 480))
        request.tags = Array(tags.prefix(8))
        let session = try await account.sts.assumeRole(Self.arn, request: request, for: caller)
        #expect(session.packedPolicySize == 76)
        _ = try await account.caller(session.credentials)
        #expect(
            try await account.sts.assumeRole(Self.arn, request: SessionRequest(name: "app"), for: caller)
                .packedPolicySize == nil
        )
        let arns = Array(repeating: "arn:aws:iam::123456789012:policy/p", count: 11)
        #expect(try await refusal(account, caller) { $0.policyARNs = arns } is InvalidInput)
        #expect(
            try await refusal(account, caller) { $0.policyARNs = ["arn:aws:iam::123456789012:policy/p"] }
                == SecurityTokenRefusal.noSuchPolicy(arn: "arn:aws:iam::123456789012:policy/p"))
        #expect(try await refusal(account, caller) { $0.policy = "{" } is PolicyDocumentRefusal)
        #expect(
            try await refusal(account, caller) { $0.serialNumber = "arn:aws:iam::123456789012:mfa/ann" }
                == SecurityTokenRefusal.unknownDevice)
    }
}
