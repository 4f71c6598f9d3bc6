import Kernel
import TestKit
import Testing

/// SimulateCustomPolicy and SimulatePrincipalPolicy, as their callers see them.
@Suite struct SimulationCallTests {
    private static let bucket = "arn:aws:s3:::b/k"
    private static let policy = """
        {
            "Version": "2012-10-17",
            "Statement": [
                {"Effect": "Allow", "Action": "s3:GetObject", "Resource": "*"},
                {"Effect": "Allow", "Action": "s3:PutObject", "Resource": "*",
                 "Condition": {"StringEquals": {"aws:username": "ann", "s3:x-amz-acl": "private"}}},
                {"Effect": "Deny", "Action": "s3:*", "Resource": "arn:aws:s3:::b/secret"}
            ]
        }
        """

    /// The parts of an answer between the tags of an element.
    private func parts(_ name: String, of text: String) -> [String] {
        text.split(separator: "<\(name)>", omittingEmptySubsequences: false).dropFirst().compactMap {
            $0.split(separator: "</\(name)>", omittingEmptySubsequences: false).first.map(String.init)
        }
    }

    @Test func `a decision names its statement and its position`() async throws {
        let calls = try await IAMCalls()
        let answer = await calls.call(
            "SimulateCustomPolicy", ["PolicyInputList.member.1": Self.policy, "ActionNames.member.1": "s3:GetObject"])
        #expect(answer["EvalActionName"] == ["s3:GetObject"] && answer["EvalResourceName"] == ["*"])
        #expect(answer["EvalDecision"] == ["allowed"] && answer["SourcePolicyId"] == ["PolicyInputList.1"])
        #expect(answer["SourcePolicyType"] == ["none"] && answer["IsTruncated"] == ["false"])
        #expect(answer["Line"] == ["4", "3"] && answer["Column"] == ["71", "19"])
        #expect(!answer.text.contains("ResourceSpecificResults") && !answer.text.contains("EvalDecisionDetails"))
        #expect(!answer.text.contains("PermissionsBoundaryDecisionDetail"))
    }

    @Test func `missing context values are listed, and given ones are used`() async throws {
        let calls = try await IAMCalls()
        func simulate(_ user: String?) async -> XMLResponse {
            var fields = [
                ("PolicyInputList.member.1", Self.policy), ("ActionNames.member.1", "s3:PutObject"),
                ("ContextEntries.member.1.ContextKeyName", "s3:x-amz-acl"),
                ("ContextEntries.member.1.ContextKeyType", "string"),
                ("ContextEntries.member.1.ContextKeyValues.member.1", "private"),
            ]
            if let user {
                fields += [
                    ("ContextEntries.member.2.ContextKeyName", "AWS:UserName"),
                    ("ContextEntries.member.2.ContextKeyType", "stringList"),
                    ("ContextEntries.member.2.ContextKeyValues.member.1", user),
                ]
            }
            return await calls.call("SimulateCustomPolicy", fields: fields)
        }
        let missing = await simulate(nil)
        #expect(missing["EvalDecision"] == ["implicitDeny"] && missing["SourcePolicyId"] == [])
        #expect(parts("MissingContextValues", of: missing.text) == ["<member>aws:username</member>"])
        #expect(await simulate("ann")["EvalDecision"] == ["allowed"])
        #expect(await simulate("bob")["EvalDecision"] == ["implicitDeny"])
    }

    @Test func `each resource has a decision of its own`() async throws {
        let calls = try await IAMCalls()
        let answer = await calls.call(
            "SimulateCustomPolicy",
            [
                "PolicyInputList.member.1": Self.policy, "ActionNames.member.1": "s3:GetObject",
                "ResourceArns.member.1": Self.bucket, "ResourceArns.member.2": "arn:aws:s3:::b/secret",
            ])
        #expect(answer["EvalDecision"] == ["explicitDeny"])
        #expect(answer["EvalResourceDecision"] == ["allowed", "explicitDeny"])
        #expect(answer["EvalResourceName"].suffix(2) == [Self.bucket, "arn:aws:s3:::b/secret"])
        // Above, the statement that denies alone; below, that of each resource.
        #expect(answer["SourcePolicyId"].count == 3)
        #expect(parts("EvalDecisionDetails", of: answer.text) == ["", "", ""])
    }

    @Test func `a permissions boundary bounds, and says so`() async throws {
        let calls = try await IAMCalls()
        for (boundary, decision, isAllowed) in [
            (IAMCalls.allow("s3:*"), "allowed", "true"), (IAMCalls.allow("sqs:*"), "implicitDeny", "false"),
            (IAMCalls.allow("s3:*").replacing("Allow", with: "Deny"), "explicitDeny", "false"),
        ] {
            let answer = await calls.call(
                "SimulateCustomPolicy",
                [
                    "PolicyInputList.member.1": Self.policy, "ActionNames.member.1": "s3:GetObject",
                    "PermissionsBoundaryPolicyInputList.member.1": boundary,
                ])
            #expect(answer["EvalDecision"] == [decision])
            #expect(answer["AllowedByPermissionsBoundary"] == [isAllowed])
        }
    }

    @Test func `a resource's policy counts in one account, and in two`() async throws {
        let calls = try await IAMCalls()
        let (ann, other) = ("\(IAMCalls.prefix)user/ann", "arn:aws:iam::999999999999:root")
        let resource = """
            {"Statement":{"Effect":"Allow","Principal":{"AWS":"\(ann)"},"Action":"s3:*","Resource":"*"}}
            """
        func simulate(_ more: [(String, String)], action: String = "s3:ListBucket") async -> XMLResponse {
            await calls.call(
                "SimulateCustomPolicy",
                fields: [
                    ("PolicyInputList.member.1", Self.policy), ("ActionNames.member.1", action),
                    ("ResourceArns.member.1", Self.bucket), ("ResourcePolicy", resource),
                ] + more)
        }
        let own = await simulate([("CallerArn", ann)])
        #expect(own["EvalDecision"] == ["allowed"] && own["SourcePolicyType"] == ["resource", "resource"])
        #expect(own["SourcePolicyId"] == ["ResourcePolicy", "ResourcePolicy"])
        let stranger = await simulate([("CallerArn", ann + "a")])
        #expect(stranger["EvalDecision"] == ["implicitDeny"])
        let across = await simulate([("CallerArn", ann), ("ResourceOwner", other)])
        #expect(across["EvalDecision"] == ["implicitDeny"])
        let details = "<entry><key>IAM Policy</key><value>implicitDeny</value></entry>"
        #expect(parts("EvalDecisionDetails", of: across.text).allSatisfy { $0.contains(details) })
        let both = await simulate([("CallerArn", ann), ("ResourceOwner", other)], action: "s3:GetObject")
        #expect(both["EvalDecision"] == ["allowed"])
        #expect(await simulate([]).error == "InvalidInput: A resource policy requires CallerArn.")
        #expect(await simulate([("CallerArn", "\(IAMCalls.prefix)group/g")]).code == "InvalidInput")
        #expect(await simulate([("CallerArn", ann), ("ResourceOwner", "999999999999")]).code == "InvalidInput")
    }

    @Test(arguments: Engine.available)
    func `the policies of a user and of a role are simulated`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let managed = "\(IAMCalls.prefix)policy/managed"
        for (name, actions) in [("managed", "sqs:*"), ("edge", "s3:*")] {
            await calls.call("CreatePolicy", ["PolicyName": name, "PolicyDocument": IAMCalls.allow(actions)])
        }
        let bound: KeyValuePairs = ["UserName": "ann", "PermissionsBoundary": "\(IAMCalls.prefix)policy/edge"]
        await calls.call("CreateUser", bound)
        let put: KeyValuePairs = ["UserName": "ann", "PolicyName": "own", "PolicyDocument": Self.policy]
        await calls.call("PutUserPolicy", put)
        await calls.call("AttachUserPolicy", ["UserName": "ann", "PolicyArn": managed])
        func simulate(_ more: [(String, String)] = []) async -> XMLResponse {
            await calls.call(
                "SimulatePrincipalPolicy",
                fields: [
                    ("PolicySourceArn", "\(IAMCalls.prefix)user/ann"), ("ActionNames.member.1", "s3:GetObject"),
                    ("ActionNames.member.2", "sqs:SendMessage"), ("ActionNames.member.3", "sns:Publish"),
                ] + more)
        }
        let bounded = await simulate()
        #expect(bounded["EvalDecision"] == ["allowed", "implicitDeny", "implicitDeny"])
        #expect(bounded["SourcePolicyId"] == ["user_ann_own"] && bounded["SourcePolicyType"] == ["user"])
        #expect(bounded["AllowedByPermissionsBoundary"] == ["true", "false", "false"])
        let wide = await simulate([
            ("PermissionsBoundaryPolicyInputList.member.1", IAMCalls.allow("*")),
            ("PolicyInputList.member.1", IAMCalls.allow("sns:*")),
        ])
        #expect(wide["EvalDecision"] == ["allowed", "allowed", "allowed"])
        #expect(wide["SourcePolicyId"] == ["user_ann_own", "managed", "PolicyInputList.1"])
        #expect(wide["SourcePolicyType"] == ["user", "user-managed", "none"])
        let role: KeyValuePairs = [
            "PolicySourceArn": "\(IAMCalls.prefix)role/none", "ActionNames.member.1": "s3:GetObject",
        ]
        #expect(await calls.call("SimulatePrincipalPolicy", role).code == "NoSuchEntity")
    }

    @Test func `results come in pages, and a page costs no more than it may`() async throws {
        let calls = try await IAMCalls()
        let actions = (1...25).map { ("ActionNames.member.\($0)", "s3:Action\($0)") }
        func simulate(_ more: [(String, String)]) async -> XMLResponse {
            await calls.call(
                "SimulateCustomPolicy",
                fields: [("PolicyInputList.member.1", IAMCalls.allow("s3:*"))] + actions + more)
        }
        var (seen, marker): ([String], String?) = ([], nil)
        for _ in 0..<3 {
            let answer = await simulate([("MaxItems", "10")] + (marker.map { [("Marker", $0)] } ?? []))
            seen += answer["EvalActionName"]
            marker = answer["Marker"].first
        }
        #expect(marker == nil && seen == (1...25).map { "s3:Action\($0)" })
        let statements = Array(repeating: #"{"Effect":"Allow","Action":"s3:*","Resource":"*"}"#, count: 190)
        let large = #"{"Statement":[\#(statements.joined(separator: ","))]}"#
        let long = String(repeating: "x", count: 1970)
        let resources = (1...16).map { ("ResourceArns.member.\($0)", "arn:aws:s3:::b/\(long)\($0)") }
        let cut = await simulate(resources + [("PolicyInputList.member.2", large)])
        #expect(cut["EvalActionName"].count == 3 && cut["IsTruncated"] == ["true"])
        let policies = (2...6).map { ("PolicyInputList.member.\($0)", large) }
        #expect(
            await simulate(resources + policies).error
                == "InvalidInput: The simulation has too many resources, policies or context values.")
    }

    @Test(arguments: [
        [("ActionNames.member.1", "s3:*")], [("ActionNames.member.1", "GetObject")],
        [("ActionNames.member.1", "s3:GetObject"), ("ResourceArns.member.1", "bucket")],
        [("ActionNames.member.1", "s3:GetObject"), ("ResourceHandlingOption", "EC2-VPC-EBS")],
        [
            ("ActionNames.member.1", "s3:GetObject"), ("ContextEntries.member.1.ContextKeyName", "aws:x"),
            ("ContextEntries.member.1.ContextKeyType", "numeric"),
            ("ContextEntries.member.1.ContextKeyValues.member.1", "x"),
        ],
        [
            ("ActionNames.member.1", "s3:GetObject"), ("ContextEntries.member.1.ContextKeyName", "aws:x"),
            ("ContextEntries.member.1.ContextKeyType", "string"),
        ],
        [("ActionNames.member.1", "s3:GetObject"), ("PolicyInputList.member.2", "{")],
        [
            ("ActionNames.member.1", "s3:GetObject"),
            ("PermissionsBoundaryPolicyInputList.member.1", IAMCalls.allow("*")),
            ("PermissionsBoundaryPolicyInputList.member.2", IAMCalls.allow("*")),
        ],
    ])
    func `what cannot be simulated is refused`(_ fields: [(String, String)]) async throws {
        let calls = try await IAMCalls()
        let answer = await calls.call(
            "SimulateCustomPolicy", fields: [("PolicyInputList.member.1", Self.policy)] + fields)
        #expect(answer.status == 400 && answer.code == "InvalidInput", "\(answer.error ?? "")")
    }
}
