import IAMModel
import Kernel
import TestKit
import Testing
import Wire
import WireRuntime

/// On which resources, and with which condition keys, policies decide about the operations of IAM.
@Suite struct PermissionCallTests {
    private let users = "\(IAMCalls.prefix)user/"

    private func expectDenied(_ answer: XMLResponse, _ action: String, on resource: String) {
        #expect(
            answer.error?.contains("is not authorized to perform: iam:\(action) on resource: \(resource) because")
                == true, "\(answer.error ?? "allowed")")
    }

    @Test(arguments: Engine.available)
    func `entities are named with their stored paths and letters`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let ann = try await calls.user("ann", policy: nil)
        await calls.call("CreateUser", ["UserName": "Bob", "Path": "/dev/"])
        await calls.call(
            "CreateRole", ["RoleName": "app", "Path": "/x/", "AssumeRolePolicyDocument": IAMCalls.trust()])
        let bob: KeyValuePairs = ["UserName": "bOB"]
        expectDenied(await calls.call("GetUser", bob, as: ann), "GetUser", on: users + "dev/Bob")
        expectDenied(await calls.call("GetUser", as: ann), "GetUser", on: users + "ann")
        let role: KeyValuePairs = ["RoleName": "APP"]
        expectDenied(await calls.call("DeleteRole", role, as: ann), "DeleteRole", on: "\(IAMCalls.prefix)role/x/app")
        let none: KeyValuePairs = ["UserName": "none"]
        expectDenied(await calls.call("DeleteUser", none, as: ann), "DeleteUser", on: users + "none")
        let new: KeyValuePairs = ["UserName": "new", "Path": "/p/"]
        expectDenied(await calls.call("CreateUser", new, as: ann), "CreateUser", on: users + "p/new")
        let provider: KeyValuePairs = ["Url": "https://EXAMPLE.com/"]
        expectDenied(
            await calls.call("CreateOpenIDConnectProvider", provider, as: ann), "CreateOpenIDConnectProvider",
            on: "\(IAMCalls.prefix)oidc-provider/example.com")
        expectDenied(await calls.call("ListUsers", as: ann), "ListUsers", on: "*")
        let key = try await calls.call("CreateAccessKey", ["UserName": "bob"]).keyPair()
        expectDenied(
            await calls.call("GetAccessKeyLastUsed", ["AccessKeyId": key.id], as: ann), "GetAccessKeyLastUsed",
            on: users + "dev/Bob")
    }

    // A denial about one user cannot be escaped by spelling its name in other letters.
    @Test(arguments: Engine.available)
    func `a user may do what policies allow on an entity`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let policy = """
            {"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"iam:*","Resource":"*"},\
            {"Effect":"Deny","Action":"iam:*","Resource":"\(users)admin"}]}
            """
        let ann = try await calls.user("ann", policy: policy)
        await calls.call("CreateUser", ["UserName": "admin"])
        #expect(await calls.call("ListUsers", as: ann).error == nil)
        for name in ["admin", "ADMIN"] {
            #expect(await calls.call("CreateAccessKey", ["UserName": name], as: ann).code == "AccessDenied")
            let simulated: KeyValuePairs = ["PolicySourceArn": users + name, "ActionNames.member.1": "s3:GetObject"]
            let answer = await calls.call("SimulatePrincipalPolicy", simulated, as: ann)
            #expect(answer.code == (name == "admin" ? "AccessDenied" : "NoSuchEntity"))
        }
        // Renaming asks for both names.
        await calls.call("CreateUser", ["UserName": "bob"])
        await calls.call("DeleteUser", ["UserName": "admin"])
        let rename: KeyValuePairs = ["UserName": "bob", "NewUserName": "admin"]
        expectExplicit(await calls.call("UpdateUser", rename, as: ann))
        let other: KeyValuePairs = ["UserName": "bob", "NewUserName": "admin", "NewPath": "/x/"]
        #expect(await calls.call("UpdateUser", other, as: ann).error == nil)
    }

    private func expectExplicit(_ answer: XMLResponse) {
        #expect(
            answer.error?.hasSuffix(
                "iam:UpdateUser on resource: \(users)admin with an explicit deny in an identity-based policy") == true)
    }

    @Test(arguments: Engine.available)
    func `boundaries, policies and tags of a request can be conditions`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let edge = "\(IAMCalls.prefix)policy/edge"
        for name in ["edge", "other"] {
            await calls.call("CreatePolicy", ["PolicyName": name, "PolicyDocument": IAMCalls.allow("*")])
        }
        let bounded = #"{"StringEquals":{"iam:PermissionsBoundary":"\#(edge)"}}"#
        let ann = try await calls.user(
            "ann", policy: IAMCalls.allow("iam:CreateUser", "iam:PutUserPolicy", "iam:AttachUserPolicy", if: bounded))
        #expect(await calls.call("CreateUser", ["UserName": "a"], as: ann).code == "AccessDenied")
        let other: KeyValuePairs = ["UserName": "a", "PermissionsBoundary": "\(IAMCalls.prefix)policy/other"]
        #expect(await calls.call("CreateUser", other, as: ann).code == "AccessDenied")
        #expect(
            await calls.call("CreateUser", ["UserName": "a", "PermissionsBoundary": edge], as: ann).error == nil)
        // What is asked of the user who is changed, is what is stored.
        await calls.call("CreateUser", ["UserName": "free"])
        for (name, code) in [("a", nil), ("free", "AccessDenied")] as [(String, String?)] {
            let put: KeyValuePairs = ["UserName": name, "PolicyName": "p", "PolicyDocument": IAMCalls.allow("s3:*")]
            #expect(await calls.call("PutUserPolicy", put, as: ann).code == code)
        }
        let attached = #"{"ArnEquals":{"iam:PolicyARN":"\#(edge)"}}"#
        let bob = try await calls.user("bob", policy: IAMCalls.allow("iam:AttachUserPolicy", if: attached))
        for (name, code) in [("edge", nil), ("other", "AccessDenied")] as [(String, String?)] {
            let attach: KeyValuePairs = ["UserName": "a", "PolicyArn": "\(IAMCalls.prefix)policy/\(name)"]
            #expect(await calls.call("AttachUserPolicy", attach, as: bob).code == code)
        }
    }

    @Test(arguments: Engine.available)
    func `tags of requests and of entities can be conditions`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let tagged =
            #"{"StringEquals":{"aws:RequestTag/team":"red"},"ForAllValues:StringEquals":{"aws:TagKeys":"team"}}"#
        let creating = IAMCalls.allow("iam:CreateRole", if: tagged)
        let ann = try await calls.user("ann", policy: creating)
        func create(_ name: String, _ team: String, as caller: SigningKeyPair) async -> XMLResponse {
            let parameters: KeyValuePairs = [
                "RoleName": name, "AssumeRolePolicyDocument": IAMCalls.trust(), "Tags.member.1.Key": "team",
                "Tags.member.1.Value": team,
            ]
            return await calls.call("CreateRole", parameters, as: caller)
        }
        // Setting tags needs a permission of its own.
        expectDenied(await create("red", "red", as: ann), "TagRole", on: "\(IAMCalls.prefix)role/red")
        let put: KeyValuePairs = [
            "UserName": "ann", "PolicyName": "more", "PolicyDocument": IAMCalls.allow("iam:TagRole"),
        ]
        await calls.call("PutUserPolicy", put)
        #expect(await create("red", "red", as: ann).error == nil)
        #expect(await create("blue", "blue", as: ann).code == "AccessDenied")
        #expect(await create("blue", "blue", as: IAMCalls.root).error == nil)
        let own = #"{"StringEquals":{"iam:ResourceTag/team":"red","aws:ResourceTag/team":"red"}}"#
        let bob = try await calls.user("bob", policy: IAMCalls.allow("iam:DeleteRole", if: own))
        #expect(await calls.call("DeleteRole", ["RoleName": "blue"], as: bob).code == "AccessDenied")
        #expect(await calls.call("DeleteRole", ["RoleName": "red"], as: bob).error == nil)
    }

    // SIG-12
    @Test func `every operation but those with a proof of their own needs a signature and a permission`() async throws {
        let calls = try await IAMCalls()
        let ann = try await calls.user("ann", policy: nil)
        #expect(calls.tables.map(\.names.count) == [8, 58])
        for table in calls.tables {
            #expect(table.unbuilt.count == (table.service == .iam ? 0 : 3))
            for name in table.names.sorted() where !name.hasPrefix("AssumeRoleWith") {
                #expect(await calls.call(name, as: nil).code == "MissingAuthenticationToken", "\(name)")
            }
        }
        for name in ["ListUsers", "ListRoles", "ListPolicies", "ListOpenIDConnectProviders", "ListSAMLProviders"] {
            expectDenied(await calls.call(name, as: ann), name, on: "*")
        }
    }

    @Test func `inputs name what they are about`() {
        let arn = "\(IAMCalls.prefix)policy/p"
        let samples: [(Resource, Resource)] = [
            (CreateUserInput(userName: "a").resource, .created("user/a")),
            (CreateRoleInput(assumeRolePolicyDocument: "", path: "/x/", roleName: "a").resource, .created("role/x/a")),
            (CreatePolicyInput(policyDocument: "", policyName: "a").resource, .created("policy/a")),
            (CreateSAMLProviderInput(name: "a", samlMetadataDocument: "").resource, .created("saml-provider/a")),
            (CreateAccessKeyInput().resource, .user(nil)), (IAMGetUserInput(userName: "a").resource, .user("a")),
            (AttachUserPolicyInput(policyArn: arn, userName: "a").resource, .user("a")),
            (AttachRolePolicyInput(policyArn: arn, roleName: "a").resource, .role("a")),
            (GetAccessKeyLastUsedInput(accessKeyId: "a").resource, .accessKey("a")),
            (ListEntitiesForPolicyInput(policyArn: arn).resource, .named(arn)),
            (DeleteSAMLProviderInput(samlProviderArn: arn).resource, .named(arn)),
            (SimulatePrincipalPolicyInput(actionNames: [], policySourceArn: arn).resource, .named(arn)),
            (SimulateCustomPolicyInput(actionNames: [], policyInputList: []).resource, .everything),
            (ListRolesInput().resource, .everything), (ListPoliciesInput().resource, .everything),
        ]
        for (found, expected) in samples { #expect(found == expected) }
    }
}
