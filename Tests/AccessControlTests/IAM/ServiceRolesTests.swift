import AccessControl
import Kernel
import TestKit
import Testing

/// Roles that administrators give to services of this server.
@Suite struct ServiceRolesTests {
    private static let service = "cognito-sync.amazonaws.com"
    private static let stream = "arn:aws:kinesis:us-east-1:123456789012:stream/changes"

    private static func trust(_ principal: String) -> String {
        """
        {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Principal": \(principal),
        "Action": "sts:AssumeRole"}]}
        """
    }

    private static func policy(_ effect: String, _ resource: String) -> String {
        """
        {"Version": "2012-10-17", "Statement": [{"Effect": "\(effect)", "Action": "kinesis:PutRecord",
        "Resource": "\(resource)"}]}
        """
    }

    private func fault(_ role: String, _ account: TestAccount) async throws -> ServiceRoleFault? {
        try await ServiceRoles(account.store).fault(
            ofRole: role, for: Self.service, doing: "kinesis:PutRecord", on: Self.stream)
    }

    // STR-CFG-02, STR-FAIL-01
    @Test(arguments: Engine.available)
    func `a service may use a role that trusts it and allows the action`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let trusted = Self.trust(#"{"Service": "\#(Self.service)"}"#)
        let good = try await account.role("good", trust: trusted, policy: Self.policy("Allow", Self.stream))
        #expect(try await fault(good, account) == nil)
        let other = try await account.role("other", trust: trusted, policy: Self.policy("Allow", Self.stream + "s"))
        #expect(try await fault(other, account) == .notAllowed(action: "kinesis:PutRecord"))
        let empty = try await account.role("empty", trust: trusted, policy: nil)
        #expect(try await fault(empty, account) == .notAllowed(action: "kinesis:PutRecord"))
        for (name, principal) in [
            ("every", #"{"AWS": "*"}"#), ("another", #"{"Service": "cognito-idp.amazonaws.com"}"#),
        ] {
            let role = try await account.role(name, trust: Self.trust(principal))
            #expect(try await fault(role, account) == .notTrusted(service: Self.service))
        }
        #expect(try await fault(good.replacing("good", with: "gone"), account) == .notFound)
        #expect(try await fault(good.replacing(TestAccount.id, with: "999999999999"), account) == .notFound)
        try await account.roles.updateTrustPolicy(of: "good", to: Self.trust(#"{"AWS": "*"}"#))
        #expect(try await fault(good, account) == .notTrusted(service: Self.service))
    }
}
