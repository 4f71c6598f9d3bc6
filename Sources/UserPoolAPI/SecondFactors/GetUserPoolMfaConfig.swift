import Directory
import Kernel
import Storage
import UserPoolsModel
import Wire

/// Returns whether users of a pool may or must have a second factor, and which.
struct GetUserPoolMfaConfig: Operation {
    let services: PoolServices

    func perform(_ input: GetUserPoolMfaConfigInput, for _: IAMCaller) async throws -> GetUserPoolMfaConfigOutput {
        let id = input.userPoolId
        let shown = ShownSecondFactors(try await services.database.read { try PoolTable($0).require(id) })
        return GetUserPoolMfaConfigOutput(
            emailMfaConfiguration: shown.email, mfaConfiguration: shown.mode, smsMfaConfiguration: shown.sms,
            softwareTokenMfaConfiguration: shown.softwareToken)
    }
}
