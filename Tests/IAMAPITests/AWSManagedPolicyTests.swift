import IAMModel
import IdentityPoolsModel
import Kernel
import SyncModel
import TestKit
import Testing
import UserPoolsModel
import WireRuntime

/// The managed policies of the guide, which every account has.
@Suite struct AWSManagedPolicyTests {
    private static let names = ["DeveloperAuthenticatedIdentities", "PowerUser", "ReadOnly"]
    private static let ownNames = [
        "MartletAdmin", "MartletUserAdmin", "MartletConfigAdmin", "MartletReadOnly", "MartletAuditor",
    ]

    private func arn(_ name: String) -> String {
        "arn:aws:iam::aws:policy/\(name.hasPrefix("Martlet") ? "" : "AmazonCognito")\(name)"
    }

    private func document(_ name: String, by calls: IAMCalls) async throws -> String {
        let answer = await calls.call("GetPolicyVersion", ["PolicyArn": arn(name), "VersionId": "v1"])
        return String(
            decoding: PercentEncoding.decode(try #require(answer["Document"].first).utf8) ?? [], as: UTF8.self)
    }

    @Test(arguments: Engine.available)
    func `they are read as others are, and cannot be changed`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        for name in Self.names + Self.ownNames {
            let policy = await calls.call("GetPolicy", ["PolicyArn": arn(name)])
            #expect(policy["Arn"] == [arn(name)] && policy["DefaultVersionId"] == ["v1"])
            #expect(policy["IsAttachable"] == ["true"] && policy["AttachmentCount"] == ["0"])
            #expect(await calls.call("ListPolicyVersions", ["PolicyArn": arn(name)])["VersionId"] == ["v1"])
            #expect(await calls.call("GetPolicyVersion", ["PolicyArn": arn(name), "VersionId": "v2"]).status == 404)
            let version: KeyValuePairs = ["PolicyArn": arn(name), "PolicyDocument": IAMCalls.allow("s3:*")]
            for change in [
                await calls.call("DeletePolicy", ["PolicyArn": arn(name)]),
                await calls.call("CreatePolicyVersion", version),
                await calls.call("SetDefaultPolicyVersion", ["PolicyArn": arn(name), "VersionId": "v1"]),
            ] {
                #expect(change.error == "InvalidInput: Policy \(arn(name)) is managed by AWS and cannot be changed.")
            }
        }
        #expect(await calls.call("GetPolicy", ["PolicyArn": arn("Other")]).code == "NoSuchEntity")
    }

    @Test(arguments: Engine.available)
    func `they are attached, counted, listed and detached`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        await calls.call("CreateUser", ["UserName": "ann"])
        await calls.call("CreatePolicy", ["PolicyName": "a", "PolicyDocument": IAMCalls.allow("s3:*")])
        await calls.call("AttachUserPolicy", ["UserName": "ann", "PolicyArn": "\(IAMCalls.prefix)policy/a"])
        let attach: KeyValuePairs = ["UserName": "ann", "PolicyArn": arn("ReadOnly")]
        for _ in 0..<2 { #expect(await calls.call("AttachUserPolicy", attach).error == nil) }
        let listed = await calls.call("ListAttachedUserPolicies", ["UserName": "ann"])
        #expect(listed["PolicyName"] == ["AmazonCognitoReadOnly", "a"])
        #expect(listed["PolicyArn"] == [arn("ReadOnly"), "\(IAMCalls.prefix)policy/a"])
        #expect(await calls.call("GetPolicy", ["PolicyArn": arn("ReadOnly")])["AttachmentCount"] == ["1"])
        #expect(await calls.call("ListEntitiesForPolicy", ["PolicyArn": arn("ReadOnly")])["UserName"] == ["ann"])
        let attached = await calls.call("ListPolicies", ["Scope": "AWS", "OnlyAttached": "true"])
        #expect(attached["PolicyName"] == ["AmazonCognitoReadOnly"])
        #expect(await calls.call("DeleteUser", ["UserName": "ann"]).code == "DeleteConflict")
        #expect(await calls.call("DetachUserPolicy", attach).error == nil)
        #expect(await calls.call("DetachUserPolicy", attach).code == "NoSuchEntity")
        let bound: KeyValuePairs = ["UserName": "bob", "PermissionsBoundary": arn("PowerUser")]
        #expect(await calls.call("CreateUser", bound)["PermissionsBoundaryArn"] == [arn("PowerUser")])
        #expect(
            await calls.call("GetPolicy", ["PolicyArn": arn("PowerUser")])["PermissionsBoundaryUsageCount"] == ["1"])
        #expect(await calls.call("DeleteUser", ["UserName": "bob"]).error == nil)
    }

    @Test(arguments: Engine.available)
    func `pages of all policies have each once, with one of the same name too`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        for name in ["z", "amazoncognitoreadonly"] {
            await calls.call("CreatePolicy", ["PolicyName": name, "PolicyDocument": IAMCalls.allow("s3:*")])
        }
        var (found, marker): ([String], String?) = ([], nil)
        repeat {
            let page = await calls.call(
                "ListPolicies", fields: [("MaxItems", "1")] + (marker.map { [("Marker", $0)] } ?? []))
            found += page["Arn"]
            marker = page["Marker"].first
        } while marker != nil
        let aws = Self.names.map(arn)
        let own = ["amazoncognitoreadonly", "z"].map { "\(IAMCalls.prefix)policy/\($0)" }
        let martlet = ["Admin", "Auditor", "ConfigAdmin", "ReadOnly", "UserAdmin"].map {
            "arn:aws:iam::aws:policy/Martlet\($0)"
        }
        #expect(found == [aws[0], aws[1], own[0], aws[2]] + martlet + [own[1]])
    }

    // PERM-MGD-01, PERM-MGD-02, PERM-MGD-03, PERM-MGD-04
    @Test func `they permit what their names say, of every operation in the models`() async throws {
        let calls = try await IAMCalls(.sqliteFile)
        let reading = ["Describe", "List", "AdminGet", "AdminList", "Get"]
        let givingTokens = ["GetOpenIdTokenForDeveloperIdentity", "GetTokensFromRefreshToken"]
        for catalogue in [Catalogue.userPools, .identityPools, .sync] {
            let names = catalogue.operations.values.filter(\.signed).map(\.name).sorted()
            let read = names.filter { name in
                reading.contains(where: name.hasPrefix) && !givingTokens.contains(name)
            }
            let developer = names.filter {
                $0.contains("DeveloperIdentit") && catalogue.service == .identityPools
            }
            let service = catalogue.service.signingName
            #expect(try await allowed(names, of: service, by: "PowerUser", calls) == names)
            #expect(try await allowed(names, of: service, by: "ReadOnly", calls) == read)
            #expect(try await allowed(names, of: service, by: "DeveloperAuthenticatedIdentities", calls) == developer)
        }
    }

    /// Operations whose outputs have secrets, tokens, or what users keep in datasets.
    private static let secret: Set = [
        "DescribeUserPoolClient", "ListUserPoolClientSecrets", "DescribeUserImportJob", "ListUserImportJobs",
        "GetClientToken", "GetDerivedToken",
        "GetOpenIdTokenForDeveloperIdentity", "GetTokensFromRefreshToken", "ListRecords",
    ]

    @Test func `policies for operators keep apart users, settings and reading, in every operation`() async throws {
        let calls = try await IAMCalls(.sqliteFile)
        let reading = ["Describe", "List", "AdminGet", "AdminList", "Get", "Lookup", "Simulate"]
        for catalogue in [Catalogue.userPools, .identityPools, .sync, .iam] {
            let names = catalogue.operations.values.filter(\.signed).map(\.name).sorted()
            let service = catalogue.service.signingName
            let read = names.filter { name in
                reading.contains(where: name.hasPrefix) && !Self.secret.contains(name)
            }
            #expect(try await allowed(names, of: service, by: "MartletAdmin", calls) == names)
            #expect(try await allowed(names, of: service, by: "MartletReadOnly", calls) == read)
            let audited = try await allowed(names, of: service, by: "MartletAuditor", calls)
            #expect(Set(audited).isSubset(of: read))
            let users = Set(try await allowed(names, of: service, by: "MartletUserAdmin", calls)).subtracting(read)
            let settings = Set(try await allowed(names, of: service, by: "MartletConfigAdmin", calls)).subtracting(read)
            #expect(users.isDisjoint(with: settings))
            #expect(users.isDisjoint(with: ["AdminInitiateAuth", "AdminRespondToAuthChallenge", "UpdateUserPool"]))
            #expect(settings.isDisjoint(with: ["DeleteUserPool", "DeleteIdentityPool", "CreateGroup", "ListRecords"]))
            #expect(!settings.contains { $0.hasPrefix("Admin") })
        }
        let audited = try await allowed(
            ["ListUsers", "DescribeRiskConfiguration", "DescribeUserPoolClient"],
            of: "cognito-idp", by: "MartletAuditor", calls)
        #expect(audited == ["ListUsers", "DescribeRiskConfiguration"])
        let users = try await allowed(
            ["ListUsers", "AdminDisableUser", "UpdateGroup", "UpdateUserPool"], of: "cognito-idp",
            by: "MartletUserAdmin", calls)
        #expect(users == ["ListUsers", "AdminDisableUser", "UpdateGroup"])
        let settings = try await allowed(
            ["UpdateUserPool", "DescribeUserPoolClient", "AdminGetUser", "ListUsers", "DeleteUserPool"],
            of: "cognito-idp", by: "MartletConfigAdmin", calls)
        #expect(settings == ["UpdateUserPool", "DescribeUserPoolClient"])
    }

    /// The operations that a simulation allows.
    private func allowed(
        _ names: [String], of service: String, by policy: String, _ calls: IAMCalls
    ) async throws -> [String] {
        let text = try await document(policy, by: calls)
        var found: [String] = []
        for name in names {
            let answer = await calls.call(
                "SimulateCustomPolicy",
                ["PolicyInputList.member.1": text, "ActionNames.member.1": "\(service):\(name)"])
            if answer["EvalDecision"] == ["allowed"] { found.append(name) }
        }
        return found
    }
}
