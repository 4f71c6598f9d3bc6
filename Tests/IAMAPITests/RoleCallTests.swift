import Kernel
import TestKit
import Testing

/// Roles, as clients of IAM see them.
@Suite struct RoleCallTests {
    @Test(arguments: Engine.available)
    func `a role is created, changed and deleted`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let trust = IAMCalls.trust()
        let created = await calls.call(
            "CreateRole",
            [
                "RoleName": "app", "Path": "/x/", "AssumeRolePolicyDocument": trust, "Description": "For <tests>",
                "MaxSessionDuration": "7200",
            ])
        let encoded = PercentEncoding.encode(trust.utf8)
        let got = await calls.call("GetRole", ["RoleName": "app"])
        for answer in [created, got] {
            #expect(answer["Arn"] == ["\(IAMCalls.prefix)role/x/app"] && answer["RoleId"].first?.count == 21)
            #expect(answer["AssumeRolePolicyDocument"] == [encoded])
            #expect(answer["Description"] == ["For <tests>"] && answer["MaxSessionDuration"] == ["7200"])
        }
        #expect(got.text.contains("<RoleLastUsed></RoleLastUsed>") && !created.text.contains("RoleLastUsed"))
        #expect(await calls.call("UpdateRole", ["RoleName": "app", "Description": "other"]).error == nil)
        let other = IAMCalls.trust(#""*""#)
        let update: KeyValuePairs = ["RoleName": "app", "PolicyDocument": other]
        #expect(await calls.call("UpdateAssumeRolePolicy", update).error == nil)
        let listed = await calls.call("ListRoles", ["PathPrefix": "/x/"])
        #expect(listed["Description"] == ["other"] && listed["IsTruncated"] == ["false"])
        #expect(listed["AssumeRolePolicyDocument"] == [PercentEncoding.encode(other.utf8)])
        #expect(await calls.call("ListInstanceProfilesForRole", ["RoleName": "app"])["IsTruncated"] == ["false"])
        #expect(await calls.call("DeleteRole", ["RoleName": "app"]).error == nil)
        for action in ["GetRole", "DeleteRole", "ListRoleTags", "ListInstanceProfilesForRole", "ListRolePolicies"] {
            let answer = await calls.call(action, ["RoleName": "app"])
            #expect(answer.error == "NoSuchEntity: The role with name app cannot be found.", "\(action)")
        }
    }

    @Test(arguments: Engine.available)
    func `tags of a role are set, listed in pages and removed`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        await calls.call("CreateRole", ["RoleName": "app", "AssumeRolePolicyDocument": IAMCalls.trust()])
        // Keys of the greatest length, in characters of four bytes.
        let long = String(repeating: "\u{20000}", count: 128)
        #expect(
            await calls.call(
                "TagRole",
                [
                    "RoleName": "app", "Tags.member.1.Key": "a", "Tags.member.1.Value": "1",
                    "Tags.member.2.Key": long, "Tags.member.2.Value": "", "Tags.member.3.Key": long.dropLast() + "z",
                    "Tags.member.3.Value": "3",
                ]
            ).error == nil)
        var (seen, marker): ([String], String?) = ([], nil)
        repeat {
            let more: KeyValuePairs = ["RoleName": "app", "MaxItems": "1", "Marker": marker ?? "x"]
            let answer = await calls.call(
                "ListRoleTags", marker == nil ? ["RoleName": "app", "MaxItems": "1"] : more)
            #expect(answer.error == nil)
            seen += answer["Key"]
            marker = answer["Marker"].first
        } while marker != nil && seen.count < 9
        #expect(seen == ["a", long.dropLast() + "z", long])
        #expect(await calls.call("UntagRole", ["RoleName": "app", "TagKeys.member.1": "A"]).error == nil)
        #expect(await calls.call("GetRole", ["RoleName": "app"])["Key"].count == 2)
        let twice: KeyValuePairs = [
            "RoleName": "app", "Tags.member.1.Key": "b", "Tags.member.1.Value": "", "Tags.member.2.Key": "B",
            "Tags.member.2.Value": "",
        ]
        #expect(
            await calls.call("TagRole", twice).error
                == "InvalidInput: Duplicate tag keys found. Please note that Tag keys are case insensitive.")
    }

    @Test func `a trust policy must be one`() async throws {
        let calls = try await IAMCalls()
        func create(_ trust: String) async -> XMLResponse {
            await calls.call("CreateRole", ["RoleName": "app", "AssumeRolePolicyDocument": trust])
        }
        #expect(await create("{").code == "MalformedPolicyDocument")
        #expect(
            await create(IAMCalls.allow("sts:AssumeRole")).error
                == "MalformedPolicyDocument: Missing required field Principal")
        #expect(
            await create(IAMCalls.trust(#""*""#, "s3:GetObject")).error
                == "MalformedPolicyDocument: AssumeRole policy may only specify STS AssumeRole actions.")
    }
}
