import Testing

@testable import Policies

/// The policies of the guides, each tried with what it permits and what it does not.
@Suite struct ExampleTests {
    private static let pool = "us-east-1:11111111-2222-3333-4444-555555555555"
    private static let identity = "us-east-1:99999999-8888-7777-6666-555555555555"
    private static let other = "us-east-1:00000000-8888-7777-6666-555555555555"

    private func document(_ statements: String) throws -> PolicyDocument {
        try PolicyDocument("{\"Version\": \"2012-10-17\", \"Statement\": [\(statements)]}")
    }

    /// The keys of a session of an identity pool's role.
    private func session(_ identity: String = Self.identity, amr: [String] = ["authenticated"]) -> [String: [String]] {
        [
            "cognito-identity.amazonaws.com:aud": [Self.pool], "cognito-identity.amazonaws.com:sub": [identity],
            "cognito-identity.amazonaws.com:amr": amr,
        ]
    }

    private func dataset(_ identity: String, _ name: String = "notes") -> String {
        "arn:aws:cognito-sync:us-east-1:123456789012:identitypool/\(Self.pool)/identity/\(identity)/dataset/\(name)"
    }

    // POOL-ROL-04, POOL-ROL-06, POOL-ROL-10
    @Test func `variables restrict identities to their own data`() throws {
        let policy = try document(
            """
            {"Effect": "Allow", "Action": "cognito-sync:*", "Resource": ["arn:aws:cognito-sync:us-east-1:123456789012:\
            identitypool/${cognito-identity.amazonaws.com:aud}/identity/${cognito-identity.amazonaws.com:sub}/*"]}
            """)
        func allows(_ action: String, _ resource: String, _ identity: String = Self.identity) -> Bool {
            Sample.decide([policy], action, on: resource, context: session(identity)).isAllowed
        }
        #expect(allows("cognito-sync:ListRecords", dataset(Self.identity)))
        #expect(!allows("cognito-sync:ListRecords", dataset(Self.other)))
        #expect(allows("cognito-sync:ListRecords", dataset(Self.other), Self.other))
        #expect(!allows("s3:GetObject", dataset(Self.identity)))
        #expect(!allows("cognito-sync:ListRecords", "*"))
        #expect(!Sample.decide([policy], "cognito-sync:ListRecords", on: dataset(Self.identity)).isAllowed)
        #expect(
            policy.contextKeys == ["cognito-identity.amazonaws.com:aud", "cognito-identity.amazonaws.com:sub"])
        let byKind = try document(
            """
            {"Effect": "Allow", "Action": "s3:*", "Resource": "arn:aws:s3:::b/${cognito-identity.amazonaws.com:amr}/*"}
            """)
        let guest = session(amr: ["unauthenticated"])
        #expect(
            Sample.decide([byKind], "s3:GetObject", on: "arn:aws:s3:::b/unauthenticated/x", context: guest).isAllowed)
        #expect(
            !Sample.decide([byKind], "s3:GetObject", on: "arn:aws:s3:::b/authenticated/x", context: guest).isAllowed)
    }

    // POOL-ROL-05
    @Test func `a policy on all pools permits every pool`() throws {
        let policy = try document(
            """
            {"Effect": "Allow", "Action": "cognito-sync:*",
            "Resource": "arn:aws:cognito-sync:us-east-1:123456789012:identitypool/*"}
            """)
        #expect(Sample.decide([policy], "cognito-sync:UpdateRecords", on: dataset(Self.other)).isAllowed)
        let pools = "arn:aws:cognito-identity:us-east-1:123456789012:identitypool/\(Self.pool)"
        #expect(!Sample.decide([policy], "cognito-sync:UpdateRecords", on: pools).isAllowed)
    }

    private func trust(_ condition: String) throws -> TrustPolicy {
        try TrustPolicy(
            """
            {"Version": "2012-10-17", "Statement": [{"Effect": "Allow",
            "Principal": {"Federated": "cognito-identity.amazonaws.com"}, "Action": "sts:AssumeRoleWithWebIdentity",
            "Condition": \(condition)}]}
            """)
    }

    private func trusts(
        _ policy: TrustPolicy, _ context: [String: [String]],
        _ principal: RequestPrincipal = .federated(provider: "cognito-identity.amazonaws.com")
    ) -> Bool {
        policy.decide(
            AccessRequest("sts:AssumeRoleWithWebIdentity", by: principal, context: ConditionContext(context))
        ).isAllowed
    }

    // POOL-TRU-01, RBAC-TRU-01
    @Test(arguments: ["unauthenticated", "authenticated"])
    func `a role trusts one kind of identities of one pool`(_ kind: String) throws {
        let policy = try trust(
            """
            {"StringEquals": {"cognito-identity.amazonaws.com:aud": "\(Self.pool)"},
            "ForAnyValue:StringLike": {"cognito-identity.amazonaws.com:amr": "\(kind)"}}
            """)
        let guest = session(amr: ["unauthenticated"])
        let user = session(amr: ["authenticated", "graph.facebook.com", "graph.facebook.com:appId:userId"])
        #expect(trusts(policy, kind == "authenticated" ? user : guest))
        #expect(!trusts(policy, kind == "authenticated" ? guest : user))
        let fitting = kind == "authenticated" ? user : guest
        #expect(!trusts(policy, fitting.merging(["cognito-identity.amazonaws.com:aud": ["us-east-1:other"]]) { $1 }))
        #expect(!trusts(policy, fitting, .federated(provider: "accounts.google.com")))
        #expect(!trusts(policy, fitting, .anonymous) && !trusts(policy, [:]))
    }

    // POOL-TRU-02, POOL-ROL-09
    @Test func `a role trusts the users of one provider`() throws {
        let policy = try trust(
            #"{"ForAnyValue:StringLike": {"cognito-identity.amazonaws.com:amr": "graph.facebook.com"}}"#)
        #expect(trusts(policy, session(amr: ["authenticated", "graph.facebook.com"])))
        #expect(!trusts(policy, session(amr: ["authenticated", "accounts.google.com"])))
        #expect(!trusts(policy, session(amr: [])))
    }

    // POOL-ROL-07, POOL-ROL-08
    @Test func `a role trusts several pools, or single identities`() throws {
        let pools = try trust(
            #"{"StringEquals": {"cognito-identity.amazonaws.com:aud": ["us-east-1:a", "\#(Self.pool)"]}}"#)
        #expect(trusts(pools, session()))
        #expect(!trusts(pools, ["cognito-identity.amazonaws.com:aud": ["us-east-1:b"]]))
        let single = try trust(
            #"{"StringEquals": {"cognito-identity.amazonaws.com:sub": ["\#(Self.identity)"]}}"#)
        #expect(trusts(single, session()) && !trusts(single, session(Self.other)))
    }

    // POOL-ROL-11
    @Test func `S3 is restricted to an identity's prefix`() throws {
        let policy = try document(
            """
            {"Effect": "Allow", "Action": ["s3:ListBucket"], "Resource": ["arn:aws:s3:::mybucket"],
            "Condition": {"StringLike": {"s3:prefix": ["${cognito-identity.amazonaws.com:sub}/*"]}}},
            {"Effect": "Allow", "Action": ["s3:GetObject", "s3:PutObject"],
            "Resource": ["arn:aws:s3:::mybucket/${cognito-identity.amazonaws.com:sub}/*"]}
            """)
        func allows(_ action: String, _ resource: String, prefix: String = "") -> Bool {
            let context = session().merging(["s3:prefix": [prefix]]) { $1 }
            return Sample.decide([policy], action, on: "arn:aws:s3:::mybucket" + resource, context: context).isAllowed
        }
        #expect(allows("s3:ListBucket", "", prefix: Self.identity + "/a"))
        #expect(!allows("s3:ListBucket", "", prefix: Self.other + "/a") && !allows("s3:ListBucket", ""))
        #expect(allows("s3:PutObject", "/\(Self.identity)/a/b"))
        #expect(!allows("s3:PutObject", "/\(Self.other)/a") && !allows("s3:DeleteObject", "/\(Self.identity)/a"))
        #expect(!allows("s3:GetObject", "/\(Self.identity)"))
    }

    // POOL-ROL-12
    @Test func `DynamoDB is restricted to an identity's items`() throws {
        let policy = try document(
            """
            {"Effect": "Allow", "Action": ["dynamodb:GetItem", "dynamodb:BatchGetItem", "dynamodb:Query"],
            "Resource": ["arn:aws:dynamodb:us-east-1:123456789012:table/MyTable"], "Condition":
            {"ForAllValues:StringEquals": {"dynamodb:LeadingKeys": ["${cognito-identity.amazonaws.com:sub}"]}}}
            """)
        func allows(_ keys: [String], _ action: String = "dynamodb:BatchGetItem") -> Bool {
            Sample.decide(
                [policy], action, on: "arn:aws:dynamodb:us-east-1:123456789012:table/MyTable",
                context: session().merging(["dynamodb:LeadingKeys": keys]) { $1 }
            ).isAllowed
        }
        #expect(allows([Self.identity]) && allows([Self.identity, Self.identity]))
        #expect(!allows([Self.other]) && !allows([Self.identity, Self.other]))
        #expect(!allows([Self.identity], "dynamodb:DeleteItem"))
    }

    // PERM-POL-01, PERM-POL-02
    @Test func `access to one pool's two ARNs excludes what lies below the pool`() throws {
        func policy(_ end: String) throws -> PolicyDocument {
            try document(
                """
                {"Effect": "Allow", "Action": ["cognito-identity:ListIdentityPools"], "Resource": "*"},
                {"Effect": "Allow", "Action": ["cognito-identity:*"],
                "Resource": "arn:aws:cognito-identity:us-east-1:123456789012:identitypool/\(Self.pool)"},
                {"Effect": "Allow", "Action": ["cognito-sync:*"],
                "Resource": "arn:aws:cognito-sync:us-east-1:123456789012:identitypool/\(Self.pool)\(end)"}
                """)
        }
        let sample = try policy("")
        let identityPools = "arn:aws:cognito-identity:us-east-1:123456789012:identitypool/"
        let syncPool = "arn:aws:cognito-sync:us-east-1:123456789012:identitypool/\(Self.pool)"
        #expect(Sample.decide([sample], "cognito-identity:ListIdentityPools").isAllowed)
        #expect(!Sample.decide([sample], "cognito-identity:CreateIdentityPool").isAllowed)
        #expect(Sample.decide([sample], "cognito-identity:DeleteIdentityPool", on: identityPools + Self.pool).isAllowed)
        #expect(!Sample.decide([sample], "cognito-identity:DeleteIdentityPool", on: identityPools + "x").isAllowed)
        #expect(Sample.decide([sample], "cognito-sync:DescribeIdentityPoolUsage", on: syncPool).isAllowed)
        #expect(!Sample.decide([sample], "cognito-sync:ListRecords", on: dataset(Self.identity)).isAllowed)
        #expect(try Sample.decide([policy("*")], "cognito-sync:ListRecords", on: dataset(Self.identity)).isAllowed)
    }

    // PERM-POL-03
    @Test func `one dataset of all identities is a wildcard in the middle`() throws {
        let policy = try document(
            """
            {"Effect": "Allow", "Action": "cognito-sync:*", "Resource": "arn:aws:cognito-sync:us-east-1:123456789012:\
            identitypool/\(Self.pool)/identity/*/dataset/UserProfile"}
            """)
        for identity in [Self.identity, Self.other] {
            let profile = dataset(identity, "UserProfile")
            #expect(Sample.decide([policy], "cognito-sync:ListRecords", on: profile).isAllowed)
            #expect(!Sample.decide([policy], "cognito-sync:ListRecords", on: profile + "2").isAllowed)
            #expect(!Sample.decide([policy], "cognito-sync:ListRecords", on: dataset(identity)).isAllowed)
        }
    }

    // RBAC-TRU-04
    @Test func `a role may be passed by its ARN alone`() throws {
        let policy = try Sample.allowing("iam:PassRole", on: "arn:aws:iam::123456789012:role/myS3WriteAccessRole")
        func allows(_ role: String) -> Bool {
            Sample.decide([policy], "iam:PassRole", on: "arn:aws:iam::123456789012:role/\(role)").isAllowed
        }
        #expect(allows("myS3WriteAccessRole"))
        #expect(!allows("IAMCaller") && !allows("myS3WriteAccessRole2") && !allows("x/myS3WriteAccessRole"))
    }

    // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html
    @Test func `the guide's examples of operators decide as it says`() throws {
        let instances = try document(
            """
            {"Effect": "Allow", "Action": "ec2:RunInstances", "Resource": "*",
            "Condition": {"StringLikeIfExists": {"ec2:InstanceType": ["t1.*", "t2.*", "m3.*"]}}}
            """)
        #expect(Sample.decide([instances], "ec2:RunInstances", context: ["ec2:InstanceType": ["t2.nano"]]).isAllowed)
        #expect(!Sample.decide([instances], "ec2:RunInstances", context: ["ec2:InstanceType": ["p4.large"]]).isAllowed)
        #expect(Sample.decide([instances], "ec2:RunInstances").isAllowed)
        let permanent = try document(
            """
            {"Action": "ec2:*", "Effect": "Allow", "Resource": "*",
            "Condition": {"Null": {"aws:TokenIssueTime": "true"}}}
            """)
        #expect(Sample.decide([permanent], "ec2:StopInstances").isAllowed)
        #expect(
            !Sample.decide([permanent], "ec2:StopInstances", context: ["aws:TokenIssueTime": ["2026-01-01T00:00:00Z"]])
                .isAllowed)
        let encrypted = try document(
            """
            {"Effect": "Allow", "Action": "s3:*", "Resource": "*"},
            {"Sid": "BooleanExample", "Action": "s3:*", "Effect": "Deny",
            "Resource": ["arn:aws:s3:::DOC-EXAMPLE-BUCKET", "arn:aws:s3:::DOC-EXAMPLE-BUCKET/*"],
            "Condition": {"Bool": {"aws:SecureTransport": "false"}}}
            """)
        func outcome(_ secure: String, _ resource: String) -> AccessDecision.Outcome {
            Sample.decide([encrypted], "s3:GetObject", on: resource, context: ["aws:SecureTransport": [secure]]).outcome
        }
        #expect(outcome("false", "arn:aws:s3:::DOC-EXAMPLE-BUCKET/a") == .explicitDeny)
        #expect(outcome("true", "arn:aws:s3:::DOC-EXAMPLE-BUCKET/a") == .allowed)
        #expect(outcome("false", "arn:aws:s3:::other/a") == .allowed)
    }
}
