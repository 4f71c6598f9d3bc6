import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Gives a caller an identity: that of a login, or a new one (POOL-GID-01).
struct GetId: Operation {
    let tokens: OpenIDTokens
    let accountID: String

    func perform(_ input: GetIdInput, for _: Anyone) async throws -> GetIdOutput {
        let pool = IdentityPoolID(rawValue: input.identityPoolId)
        guard input.accountId.map({ $0.hasSameBytes(as: accountID) }) ?? true else {
            throw IdentityPoolRefusal.notFound(pool)
        }
        return GetIdOutput(identityId: try await tokens.identity(in: pool, logins: input.logins ?? [:]).rawValue)
    }
}
