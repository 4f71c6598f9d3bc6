import Directory
import Kernel
import UserPoolsModel
import Wire

/// Sets whether users of a pool may or must have a second factor, and which. Factors that the input leaves out are off.
struct SetUserPoolMfaConfig: Operation {
    let services: PoolServices

    func perform(_ input: SetUserPoolMfaConfigInput, for _: IAMCaller) async throws -> SetUserPoolMfaConfigOutput {
        try UnbuiltSettings.requireNone(in: input)
        let pool = try await services.pools.change(input.userPoolId) { pool in
            pool.settings = try pool.settings.updated(by: input)
        }
        let shown = ShownSecondFactors(pool)
        return SetUserPoolMfaConfigOutput(
            emailMfaConfiguration: shown.email, mfaConfiguration: shown.mode, smsMfaConfiguration: shown.sms,
            softwareTokenMfaConfiguration: shown.softwareToken)
    }
}
