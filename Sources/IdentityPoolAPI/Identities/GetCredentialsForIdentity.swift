import AccessControl
import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Gives an identity temporary credentials of a role: the enhanced flow (POOL-GCI-01).
struct GetCredentialsForIdentity: Operation {
    let flow: EnhancedFlow

    func perform(_ input: GetCredentialsForIdentityInput, for _: Anyone) async throws
        -> GetCredentialsForIdentityOutput
    {
        let issued = try await flow.credentials(
            for: IdentityID(rawValue: input.identityId), logins: input.logins ?? [:], asking: input.customRoleArn)
        let given = issued.credentials
        return GetCredentialsForIdentityOutput(
            credentials: Credentials(
                accessKeyId: given.accessKeyID, expiration: given.expiresAt, secretKey: given.secret,
                sessionToken: given.sessionToken.exposed),
            identityId: issued.identity.rawValue)
    }
}
