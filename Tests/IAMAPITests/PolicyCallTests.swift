import Kernel
import TestKit
import Testing

/// Inline and managed policies, as clients of IAM see them.
@Suite struct PolicyCallTests {
    private let arn = "\(IAMCalls.prefix)policy/x/p"

    @Test(arguments: Engine.available)
    func `inline policies of users and roles are put, listed and deleted`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        await calls.call("CreateUser", ["UserName": "ann"])
        await calls.call("CreateRole", ["RoleName": "ann", "AssumeRolePolicyDocument": IAMCalls.trust()])
        let document = IAMCalls.allow("s3:Get*", on: "arn:aws:s3:::b/*")
        for kind in ["User", "Role"] {
            func ask(_ action: String, _ policy: String = "one") async -> XMLResponse {
                await calls.call("\(action)\(kind)Policy", ["\(kind)Name": "ann", "PolicyName": policy])
            }
            for name in ["two", "one", "three"] {
                let put: KeyValuePairs = ["\(kind)Name": "ann", "PolicyName": name, "PolicyDocument": document]
                #expect(await calls.call("Put\(kind)Policy", put).error == nil)
            }
            let got = await ask("Get")
            #expect(got["PolicyDocument"] == [PercentEncoding.encode(document.utf8)])
            #expect(got["PolicyName"] == ["one"] && got["\(kind)Name"] == ["ann"])
            let first = await calls.call("List\(kind)Policies", ["\(kind)Name": "ann", "MaxItems": "2"])
            #expect(first["member"] == ["one", "three"] && first["IsTruncated"] == ["true"])
            let marker = try #require(first["Marker"].first)
            let second = await calls.call("List\(kind)Policies", ["\(kind)Name": "ann", "Marker": marker])
            #expect(second["member"] == ["two"])
            #expect(await ask("Delete").error == nil)
            #expect(
                await ask("Get").error
                    == "NoSuchEntity: The \(kind.lowercased()) policy with name one cannot be found.")
            #expect(await ask("Delete").code == "NoSuchEntity")
            let broken: KeyValuePairs = ["\(kind)Name": "ann", "PolicyName": "x", "PolicyDocument": "{}"]
            #expect(await calls.call("Put\(kind)Policy", broken).code == "MalformedPolicyDocument")
        }
    }

    @Test(arguments: Engine.available)
    func `a managed policy has versions, one of which is the default`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let (one, two) = (IAMCalls.allow("s3:*"), IAMCalls.allow("sqs:*"))
        let created = await calls.call(
            "CreatePolicy", ["PolicyName": "p", "Path": "/x/", "PolicyDocument": one, "Description": "d"])
        #expect(created["Arn"] == [arn] && created["DefaultVersionId"] == ["v1"] && created["AttachmentCount"] == ["0"])
        #expect(created["IsAttachable"] == ["true"] && created["PolicyId"].first?.hasPrefix("ANPA") == true)
        #expect(await calls.call("GetPolicy", ["PolicyArn": arn])["Description"] == ["d"])
        #expect(await calls.call("ListPolicies")["Description"] == [])
        let version = await calls.call("CreatePolicyVersion", ["PolicyArn": arn, "PolicyDocument": two])
        #expect(version["VersionId"] == ["v2"] && version["IsDefaultVersion"] == ["false"])
        let got = await calls.call("GetPolicyVersion", ["PolicyArn": arn, "VersionId": "v2"])
        #expect(got["Document"] == [PercentEncoding.encode(two.utf8)])
        let page = await calls.call("ListPolicyVersions", ["PolicyArn": arn, "MaxItems": "1"])
        #expect(page["VersionId"] == ["v2"] && page["Document"] == [])
        let marker = try #require(page["Marker"].first)
        let last = await calls.call("ListPolicyVersions", ["PolicyArn": arn, "MaxItems": "1", "Marker": marker])
        #expect(last["VersionId"] == ["v1"] && last["Marker"] == [] && last["IsTruncated"] == ["false"])
        #expect(
            await calls.call("DeletePolicyVersion", ["PolicyArn": arn, "VersionId": "v1"]).error
                == "DeleteConflict: Cannot delete the default version of a policy.")
        #expect(await calls.call("SetDefaultPolicyVersion", ["PolicyArn": arn, "VersionId": "v2"]).error == nil)
        #expect(await calls.call("GetPolicy", ["PolicyArn": arn])["DefaultVersionId"] == ["v2"])
        #expect(await calls.call("DeletePolicy", ["PolicyArn": arn]).code == "DeleteConflict")
        #expect(await calls.call("DeletePolicyVersion", ["PolicyArn": arn, "VersionId": "v1"]).error == nil)
        #expect(await calls.call("DeletePolicy", ["PolicyArn": arn]).error == nil)
        let gone = await calls.call("GetPolicy", ["PolicyArn": arn])
        #expect(gone.status == 404 && gone.error == "NoSuchEntity: Policy \(arn) was not found.")
    }

    @Test(arguments: Engine.available)
    func `policies are attached, and found from both sides`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        await calls.call("CreateUser", ["UserName": "ann"])
        await calls.call("CreateRole", ["RoleName": "app", "AssumeRolePolicyDocument": IAMCalls.trust()])
        for name in ["q", "p"] {
            let policy: KeyValuePairs = ["PolicyName": name, "Path": "/x/", "PolicyDocument": IAMCalls.allow("s3:*")]
            await calls.call("CreatePolicy", policy)
            let attach: KeyValuePairs = ["UserName": "ann", "PolicyArn": "\(IAMCalls.prefix)policy/x/\(name)"]
            #expect(await calls.call("AttachUserPolicy", attach).error == nil)
        }
        #expect(await calls.call("AttachRolePolicy", ["RoleName": "app", "PolicyArn": arn]).error == nil)
        let page = await calls.call("ListAttachedUserPolicies", ["UserName": "ann", "MaxItems": "1"])
        #expect(page["PolicyName"] == ["p"] && page["PolicyArn"] == [arn] && page["IsTruncated"] == ["true"])
        let marker = try #require(page["Marker"].first)
        let next: KeyValuePairs = ["UserName": "ann", "MaxItems": "1", "Marker": marker]
        #expect(await calls.call("ListAttachedUserPolicies", next)["PolicyName"] == ["q"])
        #expect(await calls.call("ListAttachedRolePolicies", ["RoleName": "app"])["PolicyName"] == ["p"])
        let none: KeyValuePairs = ["UserName": "ann", "PathPrefix": "/y/"]
        #expect(await calls.call("ListAttachedUserPolicies", none)["PolicyName"] == [])
        let entities = await calls.call("ListEntitiesForPolicy", ["PolicyArn": arn])
        #expect(entities["UserName"] == ["ann"] && entities["RoleName"] == ["app"])
        for (filter, users, roles) in [("User", 1, 0), ("Role", 0, 1), ("Group", 0, 0)] {
            let found = await calls.call("ListEntitiesForPolicy", ["PolicyArn": arn, "EntityFilter": filter])
            #expect(found["UserName"].count == users && found["RoleName"].count == roles, "\(filter)")
        }
        #expect(await calls.call("ListEntitiesForPolicy", ["PolicyArn": arn + "x"]).code == "NoSuchEntity")
        #expect(await calls.call("GetPolicy", ["PolicyArn": arn])["AttachmentCount"] == ["2"])
        #expect(
            await calls.call("AttachUserPolicy", ["UserName": "ann", "PolicyArn": arn + "x"]).error
                == "NoSuchEntity: Policy \(arn)x does not exist or is not attachable.")
        #expect(await calls.call("DetachRolePolicy", ["RoleName": "app", "PolicyArn": arn]).error == nil)
        #expect(await calls.call("DetachRolePolicy", ["RoleName": "app", "PolicyArn": arn]).code == "NoSuchEntity")
        #expect(await calls.call("DetachUserPolicy", ["UserName": "ann", "PolicyArn": arn]).error == nil)
    }

    @Test(arguments: Engine.available)
    func `policies are listed by scope, use and path`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        for (name, path) in [("a", "/"), ("b", "/x/"), ("c", "/x/")] {
            let policy: KeyValuePairs = ["PolicyName": name, "Path": path, "PolicyDocument": IAMCalls.allow("s3:*")]
            await calls.call("CreatePolicy", policy)
        }
        let bound: KeyValuePairs = ["UserName": "ann", "PermissionsBoundary": "\(IAMCalls.prefix)policy/x/c"]
        await calls.call("CreateUser", bound)
        await calls.call("AttachUserPolicy", ["UserName": "ann", "PolicyArn": "\(IAMCalls.prefix)policy/a"])
        func list(_ parameters: KeyValuePairs<String, String>) async -> [String] {
            await calls.call("ListPolicies", parameters)["PolicyName"]
        }
        let cognito = ["DeveloperAuthenticatedIdentities", "PowerUser", "ReadOnly"].map { "AmazonCognito\($0)" }
        let martlet = ["Admin", "Auditor", "ConfigAdmin", "ReadOnly", "UserAdmin"].map { "Martlet\($0)" }
        #expect(await list([:]) == ["a"] + cognito + martlet + ["b", "c"])
        #expect(await list(["Scope": "Local"]) == ["a", "b", "c"])
        #expect(await list(["Scope": "AWS"]) == cognito + martlet)
        #expect(await list(["Scope": "AWS", "PathPrefix": "/x/"]) == [])
        #expect(await list(["PathPrefix": "/x/"]) == ["b", "c"])
        #expect(await list(["OnlyAttached": "true"]) == ["a"])
        #expect(await list(["OnlyAttached": "false", "Scope": "Local"]) == ["a", "b", "c"])
        #expect(await list(["PolicyUsageFilter": "PermissionsPolicy"]) == ["a"])
        #expect(await list(["PolicyUsageFilter": "PermissionsBoundary", "OnlyAttached": "true"]) == ["c"])
    }
}
