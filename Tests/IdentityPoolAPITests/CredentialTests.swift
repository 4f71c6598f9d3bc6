import Foundation
import Kernel
import TestKit
import Testing

/// Temporary credentials of identities, from the call to what they may do.
@Suite struct CredentialTests {
    // POOL-GCI-01, POOL-GCI-02, POOL-GCI-03, POOL-SCP-01, CRED-COM-01, PERM-UFI-03
    @Test(arguments: Engine.available)
    func `a guest gets the role of guests for an hour`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let pool = try await api.makePool()
        let id = try #require(
            try await api.call("GetId", ["IdentityPoolId": pool], signed: false)["IdentityId"] as? String)
        let invalid =
            "InvalidIdentityPoolConfigurationException: Invalid identity pool configuration. Check assigned IAM roles "
            + "for this pool."
        #expect(try await api.refusal(of: "GetCredentialsForIdentity", ["IdentityId": id], signed: false) == invalid)
        let other = try await api.base.role("Other", for: IdentityPoolID(rawValue: pool), requiring: "authenticated")
        let role = try await api.base.role("Guest", for: IdentityPoolID(rawValue: pool), requiring: "unauthenticated")
        for (arn, isTrusted) in [(other, false), (role, true)] {
            try await api.call("SetIdentityPoolRoles", ["IdentityPoolId": pool, "Roles": ["unauthenticated": arn]])
            let refusal = try await api.refusal(of: "GetCredentialsForIdentity", ["IdentityId": id], signed: false)
            #expect(refusal == (isTrusted ? nil : invalid))
        }
        let answer = try await api.call("GetCredentialsForIdentity", ["IdentityId": id], signed: false)
        #expect(answer["IdentityId"] as? String == id)
        let given = try #require(answer["Credentials"] as? [String: Any])
        #expect((given["AccessKeyId"] as? String)?.hasPrefix("ASIA") == true)
        #expect((given["SecretKey"] as? String)?.utf8.count == 40)
        let expiry = try #require(given["Expiration"] as? Double)
        #expect(Int64(expiry) == api.base.world.now().seconds + 3600)
    }
}
