import Kernel
import TestKit
import Testing

/// A pool belongs to the region that the signature of its creation names.
struct RegionTests {
    private let here = "eu-test-1"
    private let there = "us-test-2"

    private func makePool(in region: String, _ api: TestAPI) async throws -> String {
        let reply = try await api.call("CreateUserPool", ["PoolName": "people"], signedFor: region)
        return try #require(reply["UserPool", "Id"] as? String)
    }

    @Test func `a pool's id and ARN name its region`() async throws {
        let api = try await TestAPI()
        for region in [here, there] {
            let pool = try await makePool(in: region, api)
            #expect(pool.hasPrefix("\(region)_") && UserPoolID(rawValue: pool).region == region)
            let found = try await api.call("DescribeUserPool", ["UserPoolId": pool], signedFor: region)
            #expect(
                found["UserPool", "Arn"] as? String == "arn:aws:cognito-idp:\(region):123456789012:userpool/\(pool)")
        }
    }

    @Test(arguments: Engine.available)
    func `each region lists its own pools`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let made = (try await makePool(in: here, api), try await makePool(in: there, api))
        for (region, pool) in [(here, made.0), (there, made.1)] {
            let reply = try await api.call("ListUserPools", ["MaxResults": 60], signedFor: region)
            let listed = reply["UserPools"] as? [[String: Any]] ?? []
            #expect(listed.compactMap { $0["Id"] as? String } == [pool])
        }
        let elsewhere = try await api.call("ListUserPools", ["MaxResults": 60], signedFor: "ap-test-1")
        #expect(same(elsewhere["UserPools"], [Any]()))
    }

    @Test func `a page token of one region is not valid in another`() async throws {
        let api = try await TestAPI()
        for region in [here, here, there, there] { _ = try await makePool(in: region, api) }
        let first = try await api.call("ListUserPools", ["MaxResults": 1], signedFor: here)
        let next: [String: Any] = ["MaxResults": 1, "NextToken": try #require(first["NextToken"] as? String)]
        #expect(try await api.call("ListUserPools", next, signedFor: there).code == "InvalidParameterException")
        #expect(try await api.call("ListUserPools", next, signedFor: here).status == 200)
    }

    @Test(arguments: [
        "DescribeUserPool", "DeleteUserPool", "UpdateUserPool", "ListGroups", "ListUsers", "ListUserPoolClients",
    ])
    func `a pool of another region is an unknown pool`(_ operation: String) async throws {
        let api = try await TestAPI()
        let pool = try await makePool(in: there, api)
        var input: [String: Any] = ["UserPoolId": pool]
        if operation == "ListUserPoolClients" { input["MaxResults"] = 60 }
        let reply = try await api.call(operation, input, signedFor: here)
        #expect(reply.code == "ResourceNotFoundException")
        #expect(reply.message == "User pool \(pool) does not exist.")
        #expect(try await api.call("DescribeUserPool", ["UserPoolId": pool], signedFor: there).status == 200)
    }

    @Test func `a user of a pool of another region is not created`() async throws {
        let api = try await TestAPI()
        let pool = try await makePool(in: there, api)
        let ann: [String: Any] = ["UserPoolId": pool, "Username": "ann", "MessageAction": "SUPPRESS"]
        #expect(try await api.call("AdminCreateUser", ann, signedFor: here).code == "ResourceNotFoundException")
        let found = try await api.call("AdminGetUser", ["UserPoolId": pool, "Username": "ann"], signedFor: there)
        #expect(found.code == "UserNotFoundException")
    }

    @Test func `tags are set in the region of the pool's ARN`() async throws {
        let api = try await TestAPI()
        let pool = try await makePool(in: there, api)
        let arn = "arn:aws:cognito-idp:\(there):123456789012:userpool/\(pool)"
        let tags: [String: Any] = ["ResourceArn": arn, "Tags": ["team": "identity"]]
        #expect(try await api.call("TagResource", tags, signedFor: here).code == "ResourceNotFoundException")
        #expect(try await api.call("TagResource", tags, signedFor: there).status == 200)
        let reply = try await api.call("ListTagsForResource", ["ResourceArn": arn], signedFor: there)
        #expect(same(reply["Tags"], ["team": "identity"]))
    }

    @Test func `text messages are sent from the pool's region, if no other is set`() async throws {
        let api = try await TestAPI()
        let reply = try await api.call(
            "CreateUserPool",
            ["PoolName": "people", "SmsConfiguration": ["SnsCallerArn": "arn:aws:iam::123456789012:role/sms"]],
            signedFor: there)
        #expect(reply["UserPool", "SmsConfiguration", "SnsRegion"] as? String == there)
    }
}
