import Directory
import Kernel
import Storage
import UserPoolsModel
import Wire

/// Whether users of a pool may have a second factor.
struct GetUserPoolMfaConfig: Operation {
    let services: PoolServices

    func perform(_ input: GetUserPoolMfaConfigInput, for _: Administrator) async throws -> GetUserPoolMfaConfigOutput {
        let id = input.userPoolId
        let pool = try await services.database.read { try PoolTable($0).require(id) }
        return GetUserPoolMfaConfigOutput(mfaConfiguration: UserPoolMfaType(pool.settings.mfa))
    }
}
