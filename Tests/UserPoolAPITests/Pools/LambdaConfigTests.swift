import Directory
import TestKit
import Testing
import WireRuntime

/// `LambdaConfig` in CreateUserPool, UpdateUserPool, DescribeUserPool and ListUserPools.
@Suite struct LambdaConfigTests {
    private static func arn(_ name: String) -> String { "arn:aws:lambda:us-east-1:123456789012:function:\(name)" }

    private static let key = "arn:aws:kms:us-east-1:123456789012:key/00000000-0000-4000-8000-000000000000"

    private static let plain: [TriggerKind] = [
        .preSignUp, .postConfirmation, .preAuthentication, .postAuthentication, .customMessage, .userMigration,
        .defineAuthChallenge, .createAuthChallenge, .verifyAuthChallengeResponse,
    ]

    /// An API whose functions all have targets.
    private func api(_ engine: Engine = .sqliteFile, hasSenderKey: Bool = true) async throws -> TestAPI {
        let api = try await TestAPI(engine, hasSenderKey: hasSenderKey)
        for kind in TriggerKind.allCases { api.base.functions.respond(to: kind, .init()) }
        return api
    }

    private func config(_ api: TestAPI, _ pool: String) async throws -> [String: Any] {
        let reply = try await api.call("DescribeUserPool", ["UserPoolId": pool])
        return try #require(reply["UserPool", "LambdaConfig"] as? [String: Any])
    }

    @Test(arguments: Engine.available)
    func `UP-LAM-12: every function of a pool is kept and shown`(on engine: Engine) async throws {
        let api = try await api(engine)
        var given: [String: Any] = ["KMSKeyID": Self.key]
        for kind in Self.plain { given[kind.rawValue] = Self.arn(kind.rawValue) }
        for kind in [TriggerKind.customSMSSender, .customEmailSender] {
            given[kind.rawValue] = ["LambdaArn": Self.arn(kind.rawValue), "LambdaVersion": "V1_0"]
        }
        let token = Self.arn("PreTokenGeneration")
        given["PreTokenGenerationConfig"] = ["LambdaArn": token, "LambdaVersion": "V2_0"]
        let pool = try await api.pool(["LambdaConfig": given])
        given["PreTokenGeneration"] = token
        #expect(same(try await config(api, pool), given))
        let listed = try await api.call("ListUserPools", ["MaxResults": 10])["UserPools"] as? [[String: Any]]
        #expect(same(listed?.first?["LambdaConfig"], given))
    }

    @Test func `UP-LPT-14: an update sets the functions, and an update without them removes them`() async throws {
        let api = try await api()
        let pool = try await api.pool()
        #expect(try await config(api, pool).isEmpty)
        let token = Self.arn("PreTokenGeneration")
        _ = try await api.call(
            "UpdateUserPool", ["UserPoolId": pool, "LambdaConfig": ["PreTokenGeneration": token]])
        let version = ["LambdaArn": token, "LambdaVersion": "V1_0"]
        #expect(
            same(
                try await config(api, pool), ["PreTokenGeneration": token, "PreTokenGenerationConfig": version]))
        _ = try await api.call("UpdateUserPool", ["UserPoolId": pool])
        #expect(try await config(api, pool).isEmpty)
    }

    @Test func `a function without a target is refused, with the way to add one`() async throws {
        let api = try await TestAPI()
        let config = ["LambdaConfig": ["PostConfirmation": Self.arn("nowhere")]]
        let created = try await api.call("CreateUserPool", ["PoolName": "p"].merging(config) { $1 })
        #expect(created.code == "InvalidParameterException")
        #expect(created.message.hasPrefix("PostConfirmation: Martlet has no target for \(Self.arn("nowhere")) that"))
        #expect(created.message.contains("martlet trigger add"))
        let pool = try await api.pool()
        let updated = try await api.call("UpdateUserPool", ["UserPoolId": pool].merging(config) { $1 })
        #expect(updated.code == created.code && updated.message == created.message)
        #expect(try await self.config(api, pool).isEmpty)
    }

    @Test func `the two members of the token trigger must name one function`() async throws {
        let api = try await api()
        let config: [String: Any] = [
            "PreTokenGeneration": Self.arn("PreSignUp"),
            "PreTokenGenerationConfig": ["LambdaArn": Self.arn("PreTokenGeneration"), "LambdaVersion": "V1_0"],
        ]
        let reply = try await api.call("CreateUserPool", ["PoolName": "p", "LambdaConfig": config])
        #expect(reply.code == "InvalidParameterException" && reply.message.contains("PreTokenGenerationConfig"))
    }

    @Test func `a custom sender needs a key of the pool and a key of the server`() async throws {
        let sender = ["LambdaArn": Self.arn("CustomSMSSender"), "LambdaVersion": "V1_0"]
        let without = try await api().call(
            "CreateUserPool", ["PoolName": "p", "LambdaConfig": ["CustomSMSSender": sender]])
        #expect(without.code == "InvalidParameterException" && without.message.contains("KMSKeyID"))
        let config: [String: Any] = ["CustomSMSSender": sender, "KMSKeyID": Self.key]
        let unset = try await api(hasSenderKey: false).call(
            "CreateUserPool", ["PoolName": "p", "LambdaConfig": config])
        #expect(unset.code == "InvalidParameterException" && unset.message.contains("--sender-key-file"))
    }

    @Test func `a pool of the tier LITE has no access token trigger`() async throws {
        let api = try await api()
        func config(_ version: String) -> [String: Any] {
            let token = ["LambdaArn": Self.arn("PreTokenGeneration"), "LambdaVersion": version]
            return ["UserPoolTier": "LITE", "LambdaConfig": ["PreTokenGenerationConfig": token]]
        }
        _ = try await api.pool(config("V1_0"))
        let reply = try await api.call("CreateUserPool", ["PoolName": "p"].merging(config("V2_0")) { $1 })
        #expect(reply.code == "FeatureUnavailableInTierException")
        #expect(reply.message.contains("Access Token Customization"))
    }
}
