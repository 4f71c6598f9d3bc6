import Accounts
import Kernel
import SRP
import UserPoolsModel
import Wire

/// Registers the device of a sign-in with the verifier of its password (UP-DEV-05, UP-DEV-07).
struct ConfirmDevice: Operation {
    let account: Account

    func perform(_ input: ConfirmDeviceInput, for caller: AccessTokenIdentity) async throws -> ConfirmDeviceOutput {
        let isUserAsked = try await account.confirmDevice(
            DeviceKey(rawValue: input.deviceKey), named: input.deviceName,
            verifier: try SRPVerifier(input.deviceSecretVerifierConfig), for: caller)
        return ConfirmDeviceOutput(userConfirmationNecessary: isUserAsked)
    }
}
