import Kernel
import TestKit
import Testing
import Wire
import WireRuntime

/// Users and their keys, as clients of IAM see them.
@Suite struct UserCallTests {
    @Test(arguments: Engine.available)
    func `a user is created, renamed and deleted`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        await calls.call("CreatePolicy", ["PolicyName": "edge", "PolicyDocument": IAMCalls.allow("*")])
        let created = await calls.call(
            "CreateUser",
            [
                "UserName": "ann", "Path": "/dev/", "PermissionsBoundary": "\(IAMCalls.prefix)policy/edge",
                "Tags.member.1.Key": "team", "Tags.member.1.Value": "red",
            ])
        for answer in [created, await calls.call("GetUser", ["UserName": "ANN"])] {
            #expect(answer["Arn"] == ["\(IAMCalls.prefix)user/dev/ann"] && answer["Path"] == ["/dev/"])
            #expect(answer["UserId"].first?.hasPrefix("AIDA") == true && answer["UserName"] == ["ann"])
            #expect(answer["PermissionsBoundaryArn"] == ["\(IAMCalls.prefix)policy/edge"])
            #expect(answer["PermissionsBoundaryType"] == ["PermissionsBoundaryPolicy"])
            #expect(answer["Key"] == ["team"] && answer["Value"] == ["red"])
            #expect(answer["CreateDate"] == ["2026-01-01T08:00:00Z"])
        }
        #expect(await calls.call("CreateUser", ["UserName": "Ann"]).status == 409)
        #expect(
            await calls.call("CreateUser", ["UserName": "Ann"]).error
                == "EntityAlreadyExists: User with name Ann already exists.")
        #expect(await calls.call("UpdateUser", ["UserName": "ann", "NewUserName": "bea"]).error == nil)
        let gone = await calls.call("GetUser", ["UserName": "ann"])
        #expect(gone.status == 404 && gone.error == "NoSuchEntity: The user with name ann cannot be found.")
        #expect(await calls.call("GetUser", ["UserName": "bea"])["Path"] == ["/dev/"])
        let pair = try await calls.call("CreateAccessKey", ["UserName": "bea"]).keyPair()
        #expect(
            await calls.call("DeleteUser", ["UserName": "bea"]).error
                == "DeleteConflict: Cannot delete entity, must delete access keys first.")
        #expect(await calls.call("DeleteAccessKey", ["UserName": "bea", "AccessKeyId": pair.id]).error == nil)
        #expect(await calls.call("DeleteUser", ["UserName": "bea"]).error == nil)
        #expect(await calls.call("ListUsers")["UserName"] == [])
    }

    @Test(arguments: Engine.available)
    func `users are listed in pages without boundaries and tags`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        // The longest path and name there may be: the marker takes both.
        let path = "/" + String(repeating: "p", count: 510) + "/"
        let long = String(repeating: "n", count: 64)
        for (name, path) in [("a", "/"), ("b", "/"), (long, path), ("z", path)] {
            let made = await calls.call(
                "CreateUser",
                ["UserName": name, "Path": path, "Tags.member.1.Key": "k", "Tags.member.1.Value": ""])
            #expect(made.error == nil)
        }
        var (seen, marker): ([String], String?) = ([], nil)
        for page in 1...4 {
            let more: KeyValuePairs = ["MaxItems": "1", "Marker": marker ?? "x"]
            let answer = await calls.call("ListUsers", marker == nil ? ["MaxItems": "1"] : more)
            #expect(answer.error == nil && answer["Key"] == [])
            #expect(answer["IsTruncated"] == [page < 4 ? "true" : "false"])
            seen += answer["UserName"]
            marker = answer["Marker"].first
        }
        #expect(marker == nil && seen == ["a", "b", long, "z"])
        #expect(await calls.call("ListUsers", ["PathPrefix": "/p"])["UserName"] == [long, "z"])
        #expect(
            await calls.call("ListUsers", ["Marker": "x"]).error
                == "ValidationError: Invalid pagination token given.")
        let other = await calls.call("ListRoles", ["MaxItems": "1", "Marker": "x"])
        #expect(other.code == "ValidationError")
    }

    @Test(arguments: Engine.available)
    func `access keys are those of a user, of the caller or of the account`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let ann = try await calls.user("ann", policy: IAMCalls.allow("iam:*", on: "\(IAMCalls.prefix)user/ann"))
        #expect(await calls.call("GetUser", as: ann)["UserName"] == ["ann"])
        let second = try await calls.call("CreateAccessKey", as: ann).keyPair()
        #expect(
            await calls.call("CreateAccessKey", as: ann).error
                == "LimitExceeded: Cannot exceed quota for AccessKeysPerUser: 2")
        #expect(Set(await calls.call("ListAccessKeys", as: ann)["AccessKeyId"]) == [ann.id, second.id])
        let update: KeyValuePairs = ["AccessKeyId": second.id, "Status": "Inactive"]
        #expect(await calls.call("UpdateAccessKey", update, as: ann).error == nil)
        #expect(await calls.call("ListAccessKeys", ["UserName": "ann"])["Status"].sorted() == ["Active", "Inactive"])
        #expect(await calls.call("GetUser", as: second).code == "InvalidClientTokenId")
        let expired: KeyValuePairs = ["AccessKeyId": second.id, "Status": "Expired"]
        #expect(await calls.call("UpdateAccessKey", expired, as: ann).code == "InvalidInput")
        let used = await calls.call("GetAccessKeyLastUsed", ["AccessKeyId": ann.id], as: ann)
        #expect(used["UserName"] == ["ann"] && used["ServiceName"] == ["iam"] && used["Region"] == [IAMCalls.region])
        let unused = await calls.call("GetAccessKeyLastUsed", ["AccessKeyId": second.id])
        #expect(unused["ServiceName"] == ["N/A"] && unused["LastUsedDate"] == [])

        let own = try await calls.call("CreateAccessKey").keyPair()
        #expect(await calls.call("ListAccessKeys")["AccessKeyId"] == [own.id])
        #expect(await calls.call("ListAccessKeys")["UserName"] == [])
        // A user's key is none of the account's.
        #expect(
            await calls.call("DeleteAccessKey", ["AccessKeyId": ann.id]).error
                == "NoSuchEntity: The Access Key with id \(ann.id) cannot be found.")
        #expect(await calls.call("DeleteAccessKey", ["AccessKeyId": own.id], as: ann).code == "NoSuchEntity")
        #expect(await calls.call("DeleteAccessKey", ["AccessKeyId": own.id]).error == nil)
        #expect(
            await calls.call("GetUser").error
                == "ValidationError: Must specify userName when calling with non-User credentials")
    }

    @Test func `a key that does not exist is denied as AWS words it`() async throws {
        let calls = try await IAMCalls()
        let unknown: KeyValuePairs = ["AccessKeyId": "AKIA0123456789ABCDEF"]
        let answer = await calls.call("GetAccessKeyLastUsed", unknown)
        #expect(answer.status == 403)
        #expect(
            answer.error == """
                AccessDenied: User: \(IAMCalls.prefix)root is not authorized to perform: iam:GetAccessKeyLastUsed on \
                resource: access key AKIA0123456789ABCDEF
                """)
        // A user with the permission for keys of its own learns nothing of others.
        let ann = try await calls.user("ann", policy: IAMCalls.allow("iam:*", on: "\(IAMCalls.prefix)user/*"))
        #expect(await calls.call("GetAccessKeyLastUsed", unknown, as: ann).code == "AccessDenied")
        let own = try await calls.call("CreateAccessKey").keyPair()
        #expect(await calls.call("GetAccessKeyLastUsed", ["AccessKeyId": own.id], as: ann).code == "AccessDenied")
    }

    @Test func `limits of the model are in one sentence`() async throws {
        let calls = try await IAMCalls()
        let answer = await calls.call("CreateUser", ["UserName": "a b", "Path": "x"])
        #expect(answer.status == 400 && answer.code == "ValidationError")
        #expect(answer.error?.contains("2 validation errors detected: ") == true)
        #expect(await calls.call("CreateUser").error?.contains("Value null at 'userName'") == true)
    }
}
