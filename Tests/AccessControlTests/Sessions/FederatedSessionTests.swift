import AccessControl
import Kernel
import TestKit
import Testing
import Wire
import WireRuntime

/// Sessions for the holders of other providers' tokens, and for users themselves.
@Suite struct FederatedSessionTests {
    private static let provider = "cognito-identity.amazonaws.com"
    private static let arn = "arn:aws:iam::123456789012:role/Guest"

    private func account(_ engine: Engine, condition: [String: String]) async throws -> TestAccount {
        let account = try await TestAccount(engine)
        _ = try await account.role("Guest", trust: Policy.trust(provider: Self.provider, condition: condition))
        _ = account.federation.identity.exchange(
            FederatedSubject(
                provider: Self.provider, subject: "us-east-1:id", audience: "us-east-1:pool",
                issuer: "https://\(Self.provider)",
                conditionKeys: [
                    "\(Self.provider):aud": ["us-east-1:pool"], "\(Self.provider):sub": ["us-east-1:id"],
                    "\(Self.provider):amr": ["unauthenticated"],
                ]))
        return account
    }

    private func refusal(_ account: TestAccount, token: String = "good", arn: String = arn) async throws -> (
        any Refusal
    )? {
        try await account.refusal {
            try await account.sts.assumeRoleWithWebIdentity(
                arn, token: Secret(token), provider: nil, request: SessionRequest(name: "app"))
        }
    }

    // STS-01, POOL-TRU-03
    @Test(arguments: Engine.available)
    func `a role admits only tokens with the audience and the method that its trust policy names`(
        on engine: Engine
    ) async throws {
        let good = ["\(Self.provider):aud": "us-east-1:pool", "\(Self.provider):amr": "unauthenticated"]
        let account = try await account(engine, condition: good)
        #expect(try await refusal(account) == nil)
        for (key, value) in [("aud", "us-east-1:other"), ("amr", "authenticated"), ("sub", "us-east-1:another")] {
            let condition = good.merging(["\(Self.provider):\(key)": value]) { $1 }
            try await account.roles.updateTrustPolicy(
                of: "Guest", to: Policy.trust(provider: Self.provider, condition: condition))
            let refused = try await refusal(account)
            #expect(refused?.message == "Not authorized to perform sts:AssumeRoleWithWebIdentity")
            #expect((refused as? SecurityTokenRefusal)?.codes == [.accessDenied])
        }
        let others = [
            Policy.trust(provider: "accounts.google.com"), Policy.trust("arn:aws:iam::123456789012:user/ann"),
        ]
        for trust in others {
            try await account.roles.updateTrustPolicy(of: "Guest", to: trust)
            #expect(
                try await refusal(account) == SecurityTokenRefusal.notTrusted(action: "sts:AssumeRoleWithWebIdentity"))
        }
    }

    @Test(arguments: Engine.available)
    func `a token that is not valid, and a role that does not exist`(on engine: Engine) async throws {
        let account = try await account(engine, condition: [:])
        let invalid = try await refusal(account, token: "bad")
        #expect((invalid as? SecurityTokenRefusal)?.codes == [.invalidIdentityToken])
        let missing = try await refusal(account, arn: "arn:aws:iam::123456789012:role/None")
        #expect(missing == SecurityTokenRefusal.notTrusted(action: "sts:AssumeRoleWithWebIdentity"))
        var request = SessionRequest(name: "app")
        request.duration = 3601
        let long = try await account.refusal {
            try await account.sts.assumeRoleWithWebIdentity(
                Self.arn, token: Secret("good"), provider: nil, request: request)
        }
        #expect(long == SecurityTokenRefusal.longerThanRole)
    }

    @Test(arguments: Engine.available)
    func `policies see the claims and the tags of the token`(on engine: Engine) async throws {
        let account = try await account(engine, condition: [:])
        account.federation.identity.change { $0?.tags = [IAMResourceTag(key: "team", value: "blue")] }
        let (session, identity) = try await account.sts.assumeRoleWithWebIdentity(
            Self.arn, token: Secret("good"), provider: nil, request: SessionRequest(name: "app"))
        #expect(identity.subject == "us-east-1:id")
        let caller = try await account.caller(session.credentials)
        #expect(caller.arn == "arn:aws:sts::123456789012:assumed-role/Guest/app")
        for (key, value) in [("\(Self.provider):sub", "us-east-1:id"), ("aws:PrincipalTag/team", "blue")] {
            for (value, isAllowed) in [(value, true), ("other", false)] {
                try await account.inline.put("inline", document: Self.allow(key, value), on: .role("Guest"))
                #expect(try await (account.denial(caller) == nil) == isAllowed, "\(key)")
            }
        }
    }

    private static func allow(_ key: String, _ value: String) -> String {
        """
        {"Statement": [{"Effect": "Allow", "Action": ["*"], "Resource": ["*"], \
        "Condition": {"StringEquals": {"\(key)": ["\(value)"]}}}]}
        """
    }

    @Test(arguments: Engine.available)
    func `a SAML response gives the session its name and its end`(on engine: Engine) async throws {
        let provider = "arn:aws:iam::123456789012:saml-provider/Corp"
        let account = try await TestAccount(engine)
        _ = try await account.role(
            "Guest", trust: Policy.trust(provider: provider, condition: ["SAML:aud": "https://signin.example.com"]))
        var identity = FederatedSubject(
            provider: provider, subject: "ann", audience: "https://signin.example.com", issuer: "corp",
            conditionKeys: ["SAML:aud": ["https://signin.example.com"]])
        (identity.sessionName, identity.sessionEnd) = ("ann@corp", account.clock.now.advanced(seconds: 1200))
        _ = account.federation.identity.exchange(identity)
        func assume(_ name: String) async throws -> RoleSession {
            try await account.sts.assumeRoleWithSAML(
                Self.arn, response: Secret("response"), provider: name, request: SessionRequest()
            ).session
        }
        let session = try await assume(provider)
        #expect(session.arn == "arn:aws:sts::123456789012:assumed-role/Guest/ann@corp")
        #expect(session.credentials.expiresAt == account.clock.now.advanced(seconds: 1200))
        #expect(try await account.refusal { try await assume("other") } is SecurityTokenRefusal)
        account.federation.identity.change { $0?.sessionName = nil }
        #expect(try await account.refusal { try await assume(provider) } is InvalidInput)
        account.federation.identity.change { $0?.sessionName = "ann" }
        account.clock.advance(1200)
        let ended = try await account.refusal { try await assume(provider) }
        #expect((ended as? SecurityTokenRefusal)?.codes == [.expiredIdentityToken])
    }

    @Test(arguments: Engine.available)
    func `a user's session lasts 12 hours by default, the account's one`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let user = try await account.caller(account.user("ann"))
        let (now, root) = (account.clock.now, try await account.root())
        func expiry(_ seconds: Int?, _ caller: IAMCaller) async throws -> Int64 {
            var request = SessionRequest()
            request.duration = seconds
            return try await account.sts.sessionToken(request, for: caller).expiresAt.seconds(since: now)
        }
        #expect(try await expiry(nil, user) == 43_200)
        #expect(try await expiry(129_600, user) == 129_600)
        #expect(try await expiry(nil, root) == 3600)
        #expect(try await expiry(129_600, root) == 3600)
        #expect(try await expiry(900, root) == 900)
        for seconds in [899, 129_601] {
            await #expect(throws: InvalidInput.self) { try await expiry(seconds, user) }
        }
    }

    @Test(arguments: Engine.available)
    func `credentials of a session open no other session of a user, and never reach IAM`(
        on engine: Engine
    ) async throws {
        let account = try await TestAccount(engine)
        let user = try await account.caller(account.user("ann"))
        var request = SessionRequest(name: "guest")
        request.policy = Policy.all
        let own = try await account.caller(account.sts.sessionToken(SessionRequest(), for: user))
        let federated = try await account.caller(account.sts.federationToken(request, for: user).credentials)
        let root = try await account.caller(account.sts.sessionToken(SessionRequest(), for: account.root()))
        for caller in [own, federated, root] {
            let session = try await account.refusal { try await account.sts.sessionToken(request, for: caller) }
            #expect(session?.message == "Cannot call GetSessionToken with session credentials")
            let name = try await account.refusal { try await account.sts.federationToken(request, for: caller) }
            #expect(name?.message == "Cannot call GetFederationToken with session credentials")
            let authorizer = Authorizer(account.store)
            func may(_ action: String) async throws -> Bool {
                try await account.refusal { try await authorizer.require(caller, action: action, on: "*") } == nil
            }
            #expect(try await !may("iam:ListUsers"))
            #expect(try await may("sts:GetCallerIdentity"))
            #expect(try await may("cognito-idp:ListUserPools"))
            #expect(try await may("sts:AssumeRole") == (caller != federated))
        }
        _ = try await account.role("Guest", trust: Policy.trust("*"))
        let assumed = try await account.refusal {
            try await account.sts.assumeRole(Self.arn, request: SessionRequest(name: "app"), for: federated)
        }
        #expect(assumed is AccessRefusal)
        let session = try await account.sts.assumeRole(Self.arn, request: SessionRequest(name: "app"), for: own)
        #expect(session.id.hasSuffix(":app"))
    }

    @Test(arguments: Engine.available)
    func `a federated user may do what both the user and the request allow`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let key = try await account.user(
            "ann", policy: Policy.allow("cognito-idp:ListUsers", "cognito-idp:AdminGetUser", "sts:*"))
        let user = try await account.caller(key)
        func denial(_ policy: String?, of caller: IAMCaller) async throws -> String? {
            var request = SessionRequest(name: "guest")
            request.policy = policy
            let session = try await account.sts.federationToken(request, for: caller)
            return try await account.denial(try await account.caller(session.credentials))
        }
        #expect(try await denial(Policy.allow("cognito-idp:ListUsers"), of: user) == nil)
        #expect(try await denial(nil, of: user)?.contains("because no session policy allows") == true)
        #expect(try await denial(Policy.allow("cognito-idp:AdminGetUser"), of: user) != nil)
        try await account.inline.put("inline", document: Policy.allow("sts:*"), on: .user("ann"))
        #expect(try await denial(Policy.all, of: user)?.contains("because no identity-based policy") == true)
        // The account itself is narrowed by the request alone.
        let root = try await account.root()
        #expect(try await denial(Policy.allow("cognito-idp:ListUsers"), of: root) == nil)
        #expect(try await denial(nil, of: root) != nil)
        for name in ["a", String(repeating: "a", count: 33), "a b"] {
            await #expect(throws: InvalidInput.self) {
                try await account.sts.federationToken(SessionRequest(name: name), for: user)
            }
        }
        try await account.inline.put("inline", document: Policy.allow("cognito-idp:*"), on: .user("ann"))
        let refused = try await account.refusal {
            try await account.sts.federationToken(SessionRequest(name: "guest"), for: user)
        }
        #expect(
            refused?.message == """
                User: arn:aws:iam::123456789012:user/ann is not authorized to perform: sts:GetFederationToken on \
                resource: arn:aws:sts::123456789012:federated-user/guest because no identity-based policy allows the \
                sts:GetFederationToken action
                """)
    }
}
