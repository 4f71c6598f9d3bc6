import Directory
import Foundation
import TestKit
import Testing

/// The nine operations about groups.
@Suite struct GroupOperationTests {
    // UP-GRP-01, UP-GRP-02, UP-GRP-03, UP-GRP-17
    @Test(arguments: Engine.available)
    func `a group is created, described, changed and deleted`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        let role = "arn:aws:iam::123456789012:role/staff"
        let made = try await api.call(
            "CreateGroup",
            [
                "UserPoolId": pool, "GroupName": "staff", "Description": "all of us", "RoleArn": role, "Precedence": 0,
            ])
        let expected: [String: Any] = [
            "UserPoolId": pool, "GroupName": "staff", "Description": "all of us", "RoleArn": role, "Precedence": 0,
            "CreationDate": 1_767_254_400, "LastModifiedDate": 1_767_254_400,
        ]
        #expect(same(made["Group"], expected), "\(made.body)")
        let named: [String: Any] = ["UserPoolId": pool, "GroupName": "staff"]
        #expect(same(try await api.call("GetGroup", named)["Group"], expected))
        api.clock.advance(5)
        let changed = try await api.call("UpdateGroup", named.merging(["Precedence": 7]) { $1 })
        let after = expected.merging(["Precedence": 7, "LastModifiedDate": 1_767_254_405]) { $1 }
        #expect(same(changed["Group"], after))
        #expect(same(try await api.call("GetGroup", named)["Group"], after))
        let deleted = try await api.call("DeleteGroup", named)
        #expect(deleted.status == 200 && deleted.body.isEmpty)
        for operation in ["GetGroup", "UpdateGroup", "DeleteGroup", "ListUsersInGroup"] {
            let reply = try await api.call(operation, named)
            #expect(reply.code == "ResourceNotFoundException" && reply.message == "Group not found.", "\(operation)")
        }
    }

    @Test func `a group without settings shows none`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let made = try await api.call("CreateGroup", ["UserPoolId": pool, "GroupName": "g"])
        #expect(
            Set((made["Group"] as? [String: Any] ?? [:]).keys)
                == ["UserPoolId", "GroupName", "CreationDate", "LastModifiedDate"])
    }

    // UP-GRP-18
    @Test func `a name can be used once`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let named: [String: Any] = ["UserPoolId": pool, "GroupName": "staff"]
        _ = try await api.call("CreateGroup", named)
        let again = try await api.call("CreateGroup", named)
        #expect(again.code == "GroupExistsException" && again.message == "A group with the name already exists.")
    }

    // UP-GRP-03, UP-GRP-17; JSON-06
    @Test(
        arguments: [
            ["GroupName": ""], ["GroupName": "a b"], ["GroupName": String(repeating: "g", count: 129)],
            ["GroupName": "g", "Precedence": -1], ["GroupName": "g", "Precedence": Int(Int32.min)],
            ["GroupName": "g", "Description": String(repeating: "d", count: 2049)],
            ["GroupName": "g", "RoleArn": "role"],
        ] as [[String: any Sendable]])
    func `an invalid group is refused`(_ said: [String: any Sendable]) async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let reply = try await api.call("CreateGroup", ["UserPoolId": pool].merging(said) { $1 })
        #expect(reply.status == 400 && reply.code == "InvalidParameterException", "\(reply.body)")
    }

    // UP-GRP-12, UP-LIM-04
    @Test func `the number of groups of a pool is limited`() async throws {
        var quotas = Quotas()
        quotas.groupsPerPool = 1
        let api = try await TestAPI(quotas: quotas)
        let pool = try await api.pool()
        _ = try await api.call("CreateGroup", ["UserPoolId": pool, "GroupName": "a"])
        let reply = try await api.call("CreateGroup", ["UserPoolId": pool, "GroupName": "b"])
        #expect(reply.code == "LimitExceededException")
    }

    // UP-GRP-15
    @Test(arguments: Engine.available)
    func `groups are listed page by page`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        for name in ["b", "a", "c"] {
            _ = try await api.call("CreateGroup", ["UserPoolId": pool, "GroupName": name])
        }
        let first = try await api.call("ListGroups", ["UserPoolId": pool, "Limit": 2])
        let token = try #require(first["NextToken"] as? String)
        let second = try await api.call("ListGroups", ["UserPoolId": pool, "Limit": 2, "NextToken": token])
        let names = [first, second].map {
            ($0["Groups"] as? [[String: Any]] ?? []).compactMap { $0["GroupName"] as? String }
        }
        #expect(names == [["a", "b"], ["c"]] && second["NextToken"] == nil)
    }

    // UP-GRP-01, UP-GRP-04, UP-GRP-14
    @Test(arguments: Engine.available)
    func `users are added, listed and removed`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        for (name, precedence) in [("low", 9), ("high", 1)] {
            _ = try await api.call(
                "CreateGroup", ["UserPoolId": pool, "GroupName": name, "Precedence": precedence])
        }
        for user in ["ann", "bob"] {
            try await api.makeUser(user, in: pool)
            let reply = try await api.call(
                "AdminAddUserToGroup", ["UserPoolId": pool, "GroupName": "low", "Username": user])
            #expect(reply.status == 200 && reply.body.isEmpty)
        }
        _ = try await api.call(
            "AdminAddUserToGroup", ["UserPoolId": pool, "GroupName": "high", "Username": "ann"])
        let groups = try await api.call("AdminListGroupsForUser", ["UserPoolId": pool, "Username": "ann"])
        let names = (groups["Groups"] as? [[String: Any]] ?? []).compactMap { $0["GroupName"] as? String }
        #expect(names == ["high", "low"])
        let members = try await api.call("ListUsersInGroup", ["UserPoolId": pool, "GroupName": "low"])
        let users = members["Users"] as? [[String: Any]] ?? []
        #expect(Set(users.compactMap { $0["Username"] as? String }) == ["ann", "bob"])
        #expect(users.allSatisfy { same($0["UserStatus"], "FORCE_CHANGE_PASSWORD") && same($0["Enabled"], true) })
        _ = try await api.call(
            "AdminRemoveUserFromGroup", ["UserPoolId": pool, "GroupName": "low", "Username": "ann"])
        let left = try await api.call("ListUsersInGroup", ["UserPoolId": pool, "GroupName": "low", "Limit": 1])
        #expect((left["Users"] as? [[String: Any]])?.count == 1 && left["NextToken"] == nil)
        _ = try await api.call("AdminDeleteUser", ["UserPoolId": pool, "Username": "bob"])
        #expect(
            same(try await api.call("ListUsersInGroup", ["UserPoolId": pool, "GroupName": "low"])["Users"], [Any]()))
    }

    @Test func `an error names the missing user or group`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        try await api.makeUser("ann", in: pool)
        _ = try await api.call("CreateGroup", ["UserPoolId": pool, "GroupName": "staff"])
        for operation in ["AdminAddUserToGroup", "AdminRemoveUserFromGroup"] {
            let unknown = try await api.call(
                operation, ["UserPoolId": pool, "GroupName": "staff", "Username": "bob"])
            #expect(unknown.code == "UserNotFoundException" && unknown.message == "User does not exist.")
            let nowhere = try await api.call(
                operation, ["UserPoolId": pool, "GroupName": "none", "Username": "ann"])
            #expect(nowhere.code == "ResourceNotFoundException")
        }
        let groups = try await api.call("AdminListGroupsForUser", ["UserPoolId": pool, "Username": "bob"])
        #expect(groups.code == "UserNotFoundException")
    }

    // UP-GRP-16, GUIDE-19
    @Test func `a group with members is deleted, unless the server refuses that`() async throws {
        for (deletion, isDeleted) in [(.onlyWhenEmpty, false), (nil, true)] as [(Groups.Deletion?, Bool)] {
            let api =
                if let deletion { try await TestAPI(groupDeletion: deletion) } else { try await TestAPI() }
            let pool = try await api.pool()
            try await api.makeUser("ann", in: pool)
            let named: [String: Any] = ["UserPoolId": pool, "GroupName": "staff"]
            _ = try await api.call("CreateGroup", named)
            _ = try await api.call("AdminAddUserToGroup", named.merging(["Username": "ann"]) { $1 })
            let reply = try await api.call("DeleteGroup", named)
            #expect(reply.status == (isDeleted ? 200 : 400))
            #expect(reply.code == (isDeleted ? nil : "InvalidParameterException"))
            #expect(try await api.call("GetGroup", named).status == (isDeleted ? 400 : 200))
        }
    }
}
