import AccessControl
import Kernel
import TestKit
import Testing

/// Temporary credentials, as clients of STS get and use them.
@Suite struct SessionCallTests {
    private let role = "\(IAMCalls.prefix)role/app"
    private let session = "arn:aws:sts::123456789012:assumed-role/app/one"

    private func calls(_ engine: Engine, trust: String = IAMCalls.trust(#""*""#)) async throws -> IAMCalls {
        let calls = try await IAMCalls(engine)
        await calls.call("CreateRole", ["RoleName": "app", "AssumeRolePolicyDocument": trust])
        let policy: KeyValuePairs = [
            "RoleName": "app", "PolicyName": "p", "PolicyDocument": IAMCalls.allow("iam:ListRoles", "iam:GetRole"),
        ]
        await calls.call("PutRolePolicy", policy)
        return calls
    }

    @Test(arguments: Engine.available)
    func `a user assumes a role, whose policies then decide`(on engine: Engine) async throws {
        let calls = try await calls(engine)
        let ann = try await calls.user("ann", policy: nil)
        let assumed = await calls.call("AssumeRole", ["RoleArn": role, "RoleSessionName": "one"], as: ann)
        #expect(assumed["Arn"] == [session] && assumed["Expiration"] == ["2026-01-01T09:00:00Z"])
        #expect(assumed["AssumedRoleId"].first?.hasSuffix(":one") == true && assumed["PackedPolicySize"] == [])
        let pair = try assumed.keyPair()
        #expect(assumed["SessionTokenSize"] == ["\(pair.token?.utf8.count ?? 0)"])
        #expect(pair.id.hasPrefix("ASIA"))
        #expect(await calls.call("GetCallerIdentity", as: pair)["Arn"] == [session])
        #expect(await calls.call("ListRoles", as: pair)["RoleName"] == ["app"])
        let denied = await calls.call("ListUsers", as: pair)
        #expect(denied.status == 403)
        #expect(
            denied.error == """
                AccessDenied: User: \(session) is not authorized to perform: iam:ListUsers on resource: * because no \
                identity-based policy allows the iam:ListUsers action
                """)
        #expect(
            await calls.call("GetUser", as: pair).error?.hasPrefix("AccessDenied: User: \(session) is not") == true)
        #expect(await calls.call("GetRole", ["RoleName": "app"])["LastUsedDate"] == ["2026-01-01T08:00:00Z"])
        calls.clock.advance(3600)
        // Besides the refusal of another provider's token, which STS calls ExpiredTokenException.
        for operation in ["ListRoles", "GetCallerIdentity"] {
            let ended = await calls.call(operation, as: pair)
            #expect(ended.code == "ExpiredToken" && ended.status == 403, "\(operation)")
        }
    }

    @Test func `a session without its token, or with another's, is unknown`() async throws {
        let calls = try await calls(.sqliteFile)
        let ann = try await calls.user("ann", policy: nil)
        let one = try await calls.call("AssumeRole", ["RoleArn": role, "RoleSessionName": "one"], as: ann).keyPair()
        let two = try await calls.call("AssumeRole", ["RoleArn": role, "RoleSessionName": "two"], as: ann).keyPair()
        for token in [nil, two.token, "x"] {
            let mixed = SigningKeyPair(id: one.id, secret: one.secret, token: token)
            #expect(await calls.call("ListRoles", as: mixed).code == "InvalidClientTokenId")
        }
    }

    // STS-02
    @Test func `lengths, names and devices are checked`() async throws {
        let calls = try await calls(.sqliteFile)
        let ann = try await calls.user("ann", policy: nil)
        func assume(_ name: String, _ value: String, session: String = "one") async -> String? {
            await calls.call("AssumeRole", ["RoleArn": role, "RoleSessionName": session, name: value], as: ann).error
        }
        #expect(await assume("DurationSeconds", "899")?.hasPrefix("ValidationError: 1 validation error") == true)
        #expect(await assume("DurationSeconds", "43201")?.hasPrefix("ValidationError: 1 validation error") == true)
        #expect(
            await assume("DurationSeconds", "3601") == """
                ValidationError: The requested DurationSeconds exceeds the MaxSessionDuration set for this role.
                """)
        #expect(await assume("DurationSeconds", "900", session: "a b")?.hasPrefix("ValidationError: ") == true)
        #expect(await assume("DurationSeconds", "900", session: "a")?.hasPrefix("ValidationError: ") == true)
        #expect(await assume("DurationSeconds", "900") == nil)
        #expect(
            await assume("TokenCode", "123456") == """
                AccessDenied: MultiFactorAuthentication failed, must provide both MFA serial number and one time pass \
                code.
                """)
        #expect(
            await assume("ProvidedContexts.member.1.ContextAssertion", "abcd")
                == "ValidationError: Not built yet in Martlet: ProvidedContexts.")
        #expect(await assume("Policy", "{")?.hasPrefix("MalformedPolicyDocument: ") == true)
        #expect(
            await assume("PolicyArns.member.1.arn", "\(IAMCalls.prefix)policy/none") == """
                MalformedPolicyDocument: Policy \(IAMCalls.prefix)policy/none does not exist or is not attachable.
                """)
        #expect(
            await calls.call("AssumeRole", ["RoleArn": role, "RoleSessionName": "one"]).error
                == "AccessDenied: Roles may not be assumed by root accounts.")
        let none: KeyValuePairs = ["RoleArn": role + "x", "RoleSessionName": "one"]
        #expect(
            await calls.call("AssumeRole", none, as: ann).error == """
                AccessDenied: User: \(IAMCalls.prefix)user/ann is not authorized to perform: sts:AssumeRole on \
                resource: \(role)x
                """)
    }

    @Test func `a session token is as long as the caller asks for`() async throws {
        let calls = try await calls(.sqliteFile)
        let ann = try await calls.user("ann", policy: nil)
        for size in [0, 2000, 2001, 2002, 2003, 4096] {
            let parameters: KeyValuePairs = [
                "RoleArn": role, "RoleSessionName": "one", "MinimumSessionTokenSize": "\(size)",
            ]
            let answer = await calls.call("AssumeRole", parameters, as: ann)
            let found = Int(answer["SessionTokenSize"].first ?? "") ?? 0
            #expect(size == 0 ? (1..<2000).contains(found) : (size..<size + 64).contains(found), "\(size) \(found)")
            #expect(answer["SessionTokenUtilization"] == ["\((found * 100 + 12_287) / 12_288)"])
            #expect(await calls.call("ListRoles", as: try answer.keyPair()).error == nil)
        }
    }

    // STS-03
    @Test func `session policies and tags narrow and name a session`() async throws {
        let calls = try await calls(.sqliteFile)
        let ann = try await calls.user("ann", policy: nil)
        let assumed = await calls.call(
            "AssumeRole",
            [
                "RoleArn": role, "RoleSessionName": "one", "Policy": IAMCalls.allow("iam:GetRole"),
                "Tags.member.1.Key": "team", "Tags.member.1.Value": "red", "SourceIdentity": "ann",
            ], as: ann)
        // The trust policy allows sts:AssumeRole alone.
        #expect(assumed.code == "AccessDenied")
        let update: KeyValuePairs = [
            "RoleName": "app",
            "PolicyDocument": IAMCalls.trust(#""*""#, "sts:*"),
        ]
        await calls.call("UpdateAssumeRolePolicy", update)
        let second = await calls.call(
            "AssumeRole",
            [
                "RoleArn": role, "RoleSessionName": "one", "Policy": IAMCalls.allow("iam:GetRole"),
                "Tags.member.1.Key": "team", "Tags.member.1.Value": "red", "SourceIdentity": "ann",
            ], as: ann)
        #expect(second["SourceIdentity"] == ["ann"] && second["PackedPolicySize"].count == 1)
        let pair = try second.keyPair()
        #expect(await calls.call("GetRole", ["RoleName": "app"], as: pair).error == nil)
        #expect(
            await calls.call("ListRoles", as: pair).error?.hasSuffix(
                " because no session policy allows the iam:ListRoles action") == true)
    }

    @Test(arguments: Engine.available)
    func `sessions of users and of names`(on engine: Engine) async throws {
        let calls = try await calls(engine)
        let ann = try await calls.user("ann", policy: IAMCalls.allow("sts:*", "iam:*"))
        let own = await calls.call("GetSessionToken", ["DurationSeconds": "900"], as: ann)
        #expect(own["Expiration"] == ["2026-01-01T08:15:00Z"])
        let pair = try own.keyPair()
        #expect(await calls.call("GetCallerIdentity", as: pair)["Arn"] == ["\(IAMCalls.prefix)user/ann"])
        #expect(
            await calls.call("GetSessionToken", as: pair).error
                == "AccessDenied: Cannot call GetSessionToken with session credentials")
        #expect(await calls.call("ListRoles", as: pair).code == "AccessDenied")
        let federation: KeyValuePairs = ["Name": "guest", "Policy": IAMCalls.allow("iam:*", "sts:*")]
        let guest = await calls.call("GetFederationToken", federation, as: ann)
        let name = "arn:aws:sts::123456789012:federated-user/guest"
        #expect(guest["Arn"] == [name] && guest["FederatedUserId"] == ["123456789012:guest"])
        let keys = try guest.keyPair()
        #expect(await calls.call("GetCallerIdentity", as: keys)["Arn"] == [name])
        #expect(await calls.call("ListRoles", as: keys).code == "AccessDenied")
        let bob = try await calls.user("bob", policy: nil)
        #expect(await calls.call("GetFederationToken", federation, as: bob).code == "AccessDenied")
        #expect(await calls.call("GetSessionToken", as: bob).error == nil)
    }

    // STS-01
    @Test(arguments: Engine.available)
    func `the holder of a provider's token assumes a role that trusts the provider`(on engine: Engine) async throws {
        let trust = """
            {"Statement":[{"Effect":"Allow","Principal":{"Federated":"login.example.com"},"Action":"sts:*",\
            "Condition":{"StringEquals":{"login.example.com:aud":"app"}}}]}
            """
        let calls = try await calls(engine, trust: trust)
        func subject(_ audience: String) -> FederatedSubject {
            FederatedSubject(
                provider: "login.example.com", subject: "subject", audience: audience, issuer: "https://issuer",
                conditionKeys: ["login.example.com:aud": [audience], "saml:iss": ["issuer"], "saml:sub_type": ["t"]])
        }
        func assume(_ token: String) async -> XMLResponse {
            let parameters: KeyValuePairs = ["RoleArn": role, "RoleSessionName": "one", "WebIdentityToken": token]
            return await calls.call("AssumeRoleWithWebIdentity", parameters, as: nil)
        }
        #expect(await assume("good").error == "InvalidIdentityToken: The token is not valid")
        calls.federation.subject.change { $0 = subject("app") }
        let answer = await assume("good")
        #expect(answer["Provider"] == ["https://issuer"] && answer["Audience"] == ["app"])
        #expect(answer["SubjectFromWebIdentityToken"] == ["subject"] && answer["Arn"] == [session])
        #expect(await calls.call("ListRoles", as: try answer.keyPair()).error == nil)
        calls.federation.subject.change { $0 = subject("other") }
        let refused = await assume("good")
        #expect(refused.status == 403)
        #expect(refused.error == "AccessDenied: Not authorized to perform sts:AssumeRoleWithWebIdentity")
        var saml = subject("app")
        saml.sessionName = "one"
        calls.federation.subject.change { [saml] in $0 = saml }
        let parameters: KeyValuePairs = [
            "RoleArn": role, "PrincipalArn": "\(IAMCalls.prefix)saml-provider/idp", "SAMLAssertion": "good",
        ]
        let second = await calls.call("AssumeRoleWithSAML", parameters, as: nil)
        #expect(second["Issuer"] == ["issuer"] && second["SubjectType"] == ["t"] && second["Subject"] == ["subject"])
        #expect(second["Arn"] == [session])
    }

    @Test func `no text is an encoded message`() async throws {
        let calls = try await calls(.sqliteFile)
        let message: KeyValuePairs = ["EncodedMessage": "text"]
        #expect(
            await calls.call("DecodeAuthorizationMessage", message).error
                == "InvalidAuthorizationMessageException: Message is not valid")
        let ann = try await calls.user("ann", policy: nil)
        #expect(await calls.call("DecodeAuthorizationMessage", message, as: ann).code == "AccessDenied")
        #expect(
            await calls.call("AssumeRoot").error
                == "UnsupportedOperation: AssumeRoot is not built yet in Martlet.")
    }
}
