import Foundation
import TestKit
import Testing

/// The four operations about domains.
@Suite struct DomainOperationTests {
    // UP-DOM-05
    @Test(arguments: Engine.available)
    func `a prefix is created, described and deleted`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        let named: [String: Any] = ["UserPoolId": pool, "Domain": "shop"]
        let free = try await api.call("DescribeUserPoolDomain", ["Domain": "shop"])
        #expect(same(free.body, ["DomainDescription": [String: Any]()]))
        let made = try await api.call("CreateUserPoolDomain", named)
        #expect(same(made.body, ["ManagedLoginVersion": 1]), "\(made.body)")
        let expected: [String: Any] = [
            "Domain": "shop", "UserPoolId": pool, "AWSAccountId": "123456789012", "Status": "ACTIVE",
            "CloudFrontDistribution": "auth.example.test", "ManagedLoginVersion": 1, "Version": "20260101080000",
            "CustomDomainConfig": [String: Any](),
        ]
        let described = try await api.call("DescribeUserPoolDomain", ["Domain": "shop"])
        #expect(same(described["DomainDescription"], expected), "\(described.body)")
        #expect(try await api.call("DescribeUserPool", ["UserPoolId": pool])["UserPool", "Domain"] as? String == "shop")
        let elsewhere = try await api.call("DescribeUserPoolDomain", ["Domain": "shop"], signedFor: "us-east-1")
        #expect(same(elsewhere["DomainDescription"], [String: Any]()))
        let kept = try await api.call("DeleteUserPool", ["UserPoolId": pool])
        #expect(kept.code == "InvalidParameterException")
        #expect(kept.message == "User pool cannot be deleted. It has a domain configured that should be deleted first.")
        let deleted = try await api.call("DeleteUserPoolDomain", named)
        #expect(deleted.status == 200 && deleted.body.isEmpty)
        #expect(same(try await api.call("DescribeUserPoolDomain", ["Domain": "shop"])["DomainDescription"], [:]))
        let again = try await api.call("DeleteUserPoolDomain", named)
        #expect(again.code == "InvalidParameterException")
        #expect(again.message == "No such domain or user pool exists.")
        #expect(try await api.call("DeleteUserPool", ["UserPoolId": pool]).status == 200)
    }

    private func custom(_ pool: String, _ arn: String = TestServer.certificate, _ policy: String? = nil) -> [String:
        Any]
    {
        var configuration = ["CertificateArn": arn]
        configuration["SecurityPolicy"] = policy
        return ["UserPoolId": pool, "Domain": "auth.example.com", "CustomDomainConfig": configuration]
    }

    // UP-DOM-05
    @Test(arguments: Engine.available)
    func `a custom domain has a certificate that the operator gave`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        let unknown = "arn:aws:acm:us-east-1:123456789012:certificate/other"
        let refused = try await api.call("CreateUserPoolDomain", custom(pool, unknown))
        #expect(refused.code == "InvalidParameterException" && refused.message.contains("\"certificates\""))
        let made = try await api.call("CreateUserPoolDomain", custom(pool))
        #expect(made["CloudFrontDomain"] as? String == "auth.example.test", "\(made.body)")
        let described = try await api.call("DescribeUserPoolDomain", ["Domain": "auth.example.com"])
        #expect(
            same(
                described["DomainDescription", "CustomDomainConfig"],
                ["CertificateArn": TestServer.certificate]))
        let pools = try await api.call("DescribeUserPool", ["UserPoolId": pool])
        #expect(pools["UserPool", "CustomDomain"] as? String == "auth.example.com")
        #expect(pools["UserPool", "Domain"] == nil)
        api.clock.advance(60)
        let changed = try await api.call(
            "UpdateUserPoolDomain", custom(pool, TestServer.certificate, "TLS_V1_2_2021"))
        #expect(changed.status == 200, "\(changed.body)")
        let after = try await api.call("DescribeUserPoolDomain", ["Domain": "auth.example.com"])
        #expect(after["DomainDescription", "CustomDomainConfig", "SecurityPolicy"] as? String == "TLS_V1_2_2021")
        #expect(
            after["DomainDescription", "Version"] as? String != described["DomainDescription", "Version"] as? String)
        #expect(try await api.call("UpdateUserPoolDomain", custom(pool, unknown)).code == "InvalidParameterException")
        let bare = try await api.call("UpdateUserPoolDomain", ["UserPoolId": pool, "Domain": "auth.example.com"])
        #expect(bare.message == "Cannot convert custom domain to prefix domain.", "\(bare.body)")
    }

    // UP-DOM-02, UP-DOM-04
    @Test func `a domain that is malformed, taken or another's is refused`() async throws {
        let api = try await TestAPI()
        let (pool, other) = (try await api.pool(), try await api.pool())
        _ = try await api.call("CreateUserPoolDomain", ["UserPoolId": pool, "Domain": "shop"])
        for (input, message) in [
            (["UserPoolId": other, "Domain": "shop"], "Domain already associated with another user pool."),
            (["UserPoolId": pool, "Domain": "shop"], "Domain already exists."),
            (["UserPoolId": pool, "Domain": "store"], "User pool already has a domain configured."),
            (["UserPoolId": other, "Domain": "my-cognito"], "Domain cannot contain reserved word: cognito"),
        ] {
            let reply = try await api.call("CreateUserPoolDomain", input)
            #expect(reply.code == "InvalidParameterException" && reply.message == message, "\(reply.body)")
        }
        let dotted = try await api.call("CreateUserPoolDomain", ["UserPoolId": other, "Domain": "auth.example.com"])
        #expect(dotted.code == "InvalidParameterException")
        #expect(dotted.message.hasPrefix("The domain name contains an invalid character."))
        let prefix = try await api.call(
            "UpdateUserPoolDomain",
            ["UserPoolId": pool, "Domain": "shop", "CustomDomainConfig": ["CertificateArn": TestServer.certificate]])
        #expect(
            prefix.code == "InvalidParameterException"
                && prefix.message == "Cannot convert prefix domain to custom domain.")
        for (input, code, message) in [
            (["UserPoolId": pool, "Domain": "none"], "ResourceNotFoundException", "User pool domain was not found."),
            (
                ["UserPoolId": other, "Domain": "shop"], "InvalidParameterException",
                "The domain is not configured for this user pool."
            ),
        ] as [([String: Any], String, String)] {
            for more in [[:], ["ManagedLoginVersion": 2]] as [[String: Any]] {
                let reply = try await api.call("UpdateUserPoolDomain", input.merging(more) { $1 })
                #expect(reply.code == code && reply.message == message, "\(reply.body)")
            }
        }
        let missing = try await api.call(
            "CreateUserPoolDomain", ["UserPoolId": "eu-test-1_aaaaaaaaa", "Domain": "store"])
        #expect(missing.code == "ResourceNotFoundException")
    }

    @Test(arguments: [
        (#"{"ManagedLoginVersion": 2}"#, "ManagedLoginVersion 2"),
        (
            #"{"Routing": {"Failover": {"PrimaryRoute53HealthCheckId": "x", "SecondaryRegion": "us-west-2"}}}"#,
            "Routing"
        ),
        (
            #"{"CustomDomainConfig": {"CertificateArn": "ARN", "SecurityPolicy": "TLS_V1"}}"#,
            "CustomDomainConfig.SecurityPolicy other than TLS_V1_2_2021"
        ),
    ])
    func `an unbuilt setting is refused by name`(_ said: String, _ name: String) async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let text = said.replacingOccurrences(of: "ARN", with: TestServer.certificate)
        let fields = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        _ = try await api.call("CreateUserPoolDomain", ["UserPoolId": pool, "Domain": "a"])
        for operation in ["CreateUserPoolDomain", "UpdateUserPoolDomain"] {
            let reply = try await api.call(operation, ["UserPoolId": pool, "Domain": "a"].merging(fields) { $1 })
            #expect(reply.code == "InvalidParameterException", "\(reply.body)")
            #expect(reply.message == "Not built yet in Martlet: \(name).")
        }
    }
}
