import Testing

@testable import Policies

/// Trust policies: who may assume a role.
@Suite struct TrustTests {
    private static let account = "123456789012"
    private static let principals: [String: RequestPrincipal] = [
        "anonymous": .anonymous,
        "root": .root(account: account),
        "user": .user(arn: "arn:aws:iam::123456789012:user/ann", id: "AIDAEXAMPLE0123456789"),
        "stranger": .user(arn: "arn:aws:iam::999999999999:user/ann"),
        "session": .roleSession(
            arn: "arn:aws:sts::123456789012:assumed-role/app/s1", role: "arn:aws:iam::123456789012:role/x/app",
            roleID: "AROAEXAMPLE0123456789"),
        "federated": .federated(provider: "cognito-identity.amazonaws.com"),
        "service": .service("cognito-idp.amazonaws.com"),
        "canonical": .canonicalUser("79a59df900b949e55d96a1e698fbacedfd6e09d9"),
    ]

    private func policy(_ principal: String, effect: String = "Allow", more: String = "") throws -> TrustPolicy {
        try TrustPolicy(
            """
            {"Version": "2012-10-17", "Statement": [
            {"Effect": "\(effect)", \(principal), "Action": "sts:AssumeRole"}\(more)]}
            """)
    }

    /// The principals that a policy names, each with how.
    private func matches(_ policy: TrustPolicy) -> [String: PrincipalMatch] {
        Self.principals.compactMapValues { policy.decide(AccessRequest("sts:AssumeRole", by: $0)).principalMatch }
    }

    @Test(
        arguments: [
            (#""*""#, Dictionary(uniqueKeysWithValues: principals.keys.map { ($0, PrincipalMatch.everyone) })),
            (#"{"AWS": "*"}"#, Dictionary(uniqueKeysWithValues: principals.keys.map { ($0, PrincipalMatch.everyone) })),
            (#"{"AWS": "123456789012"}"#, ["root": .principal, "user": .account, "session": .account]),
            (
                #"{"AWS": ["arn:aws:iam::123456789012:root"]}"#,
                ["root": .principal, "user": .account, "session": .account]
            ),
            (#"{"AWS": "arn:aws:iam::123456789012:user/ann"}"#, ["user": .principal]),
            (#"{"AWS": "AIDAEXAMPLE0123456789"}"#, ["user": .principal]),
            (#"{"AWS": "arn:aws:iam::123456789012:role/x/app"}"#, ["session": .role]),
            (#"{"AWS": "AROAEXAMPLE0123456789"}"#, ["session": .role]),
            (#"{"AWS": "arn:aws:sts::123456789012:assumed-role/app/s1"}"#, ["session": .principal]),
            (#"{"AWS": "arn:aws:sts::123456789012:assumed-role/app/s2"}"#, [:]),
            (#"{"Federated": "cognito-identity.amazonaws.com"}"#, ["federated": .principal]),
            (#"{"Federated": "graph.facebook.com"}"#, [:]),
            (#"{"Service": ["lambda.amazonaws.com", "cognito-idp.amazonaws.com"]}"#, ["service": .principal]),
            (#"{"CanonicalUser": "79a59df900b949e55d96a1e698fbacedfd6e09d9"}"#, ["canonical": .principal]),
            (
                #"{"Service": "cognito-idp.amazonaws.com", "AWS": ["123456789012", "AIDAEXAMPLE0123456789"]}"#,
                ["root": .principal, "user": .principal, "session": .account, "service": .principal]
            ),
        ] as [(String, [String: PrincipalMatch])])
    func `a principal is named in one of these ways`(_ principal: String, _ expected: [String: PrincipalMatch]) throws {
        #expect(matches(try policy("\"Principal\": \(principal)")) == expected)
    }

    @Test func `NotPrincipal denies all but the principals that it names`() throws {
        let all = #", {"Effect": "Allow", "Principal": "*", "Action": "sts:AssumeRole"}"#
        let policy = try policy(
            #""NotPrincipal": {"AWS": ["arn:aws:iam::123456789012:user/ann", "arn:aws:iam::123456789012:root"]}"#,
            effect: "Deny", more: all)
        let allowed = Self.principals.filter { policy.decide(AccessRequest("sts:AssumeRole", by: $0.value)).isAllowed }
        #expect(Set(allowed.keys) == ["user", "root", "session"])
        #expect(
            Sample.trustRefusal(
                #"{"Statement": {"Effect": "Allow", "NotPrincipal": {"AWS": "1"}, "Action": "sts:AssumeRole"}}"#)
                == "Syntax errors in policy. NotPrincipal is only for statements that deny.")
    }

    @Test func `a policy is for the actions it names`() throws {
        let policy = try policy(#""Principal": {"AWS": "123456789012"}"#)
        let root = RequestPrincipal.root(account: Self.account)
        #expect(policy.decide(AccessRequest("STS:assumerole", by: root)).isAllowed)
        #expect(!policy.decide(AccessRequest("sts:AssumeRoleWithSAML", by: root)).isAllowed)
        #expect(policy.decide(AccessRequest("sts:AssumeRole")).layersWithoutAllow == [.trust])
    }

    @Test(arguments: [
        (#""AWS": "arn:aws:iam::123456789012:user/*""#, #""AWS":"arn:aws:iam::123456789012:user/*""#),
        (#""AWS": "arn:aws:iam::123456789012:group/g""#, #""AWS":"arn:aws:iam::123456789012:group/g""#),
        (#""AWS": "arn:aws:iam::*:root""#, #""AWS":"arn:aws:iam::*:root""#),
        (#""AWS": "arn:aws:sts::123456789012:assumed-role/""#, #""AWS":"arn:aws:sts::123456789012:assumed-role/""#),
        (#""AWS": "12345""#, #""AWS":"12345""#), (#""AWS": "ann""#, #""AWS":"ann""#),
        (#""Service": "*""#, #""Service":"*""#), (#""Federated": "*""#, #""Federated":"*""#),
        (#""Federated": "arn:aws:iam::123456789012:role/r""#, #""Federated":"arn:aws:iam::123456789012:role/r""#),
    ])
    func `no part of a principal can be a wildcard`(_ principal: String, _ quoted: String) {
        #expect(
            Sample.trustRefusal(
                #"{"Statement": {"Effect": "Allow", "Principal": {\#(principal)}, "Action": "sts:AssumeRole"}}"#)
                == "Invalid principal in policy: \(quoted)")
    }

    @Test func `other faults of trust policies are refused`() {
        func refusal(_ members: String) -> String? {
            Sample.trustRefusal("{\"Version\": \"2012-10-17\", \"Statement\": [{\"Effect\": \"Allow\", \(members)}]}")
        }
        #expect(refusal(#""Action": "sts:AssumeRole""#) == "Missing required field Principal")
        #expect(
            refusal(#""Principal": "*", "Action": "sts:AssumeRole", "Resource": "*""#)
                == "Has prohibited field Resource")
        for action in [#""Action": "s3:GetObject""#, #""Action": "*""#, #""NotAction": "sts:AssumeRole""#] {
            #expect(
                refusal("\"Principal\": \"*\", \(action)")
                    == "AssumeRole policy may only specify STS AssumeRole actions.")
        }
        #expect(refusal(#""Principal": "x", "Action": "sts:*""#)?.hasPrefix("Syntax errors") == true)
        #expect(refusal(#""Principal": {}, "Action": "sts:*""#)?.hasPrefix("Syntax errors") == true)
        #expect(refusal(#""Principal": {"AWS": []}, "Action": "sts:*""#)?.hasPrefix("Syntax errors") == true)
        #expect(refusal(#""Principal": {"Other": "a"}, "Action": "sts:*""#)?.contains("Unknown field Other") == true)
    }
}
