import Directory
import Kernel
import UserPoolsModel
import Wire

/// Decides whether users of a pool may have a second factor. An input without `MfaConfiguration` turns it off.
struct SetUserPoolMfaConfig: Operation {
    let services: PoolServices

    func perform(_ input: SetUserPoolMfaConfigInput, for _: Administrator) async throws -> SetUserPoolMfaConfigOutput {
        try UnbuiltSettings.check(input)
        let mode: MFAMode = try input.mfaConfiguration?.word() ?? .off
        let pool = try await services.pools.change(input.userPoolId) { $0.settings.mfa = mode }
        return SetUserPoolMfaConfigOutput(mfaConfiguration: UserPoolMfaType(pool.settings.mfa))
    }
}
