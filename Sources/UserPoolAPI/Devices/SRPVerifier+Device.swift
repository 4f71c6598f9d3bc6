import Kernel
import SRP
import UserPoolsModel

extension SRPVerifier {
    /// The verifier that a device has computed: two numbers in Base64, which may begin with a zero byte.
    ///
    /// - Throws: `InvalidInput` if it is missing, is not Base64, or is not a verifier.
    init(_ config: DeviceSecretVerifierConfigType?) throws {
        guard let value = config?.passwordVerifier, let salt = config?.salt else {
            throw InvalidInput("Missing required parameter DeviceSecretVerifierConfig")
        }
        guard let value = Base64.decode(value), let salt = Base64.decode(salt) else {
            throw InvalidInput("DeviceSecretVerifierConfig must be Base64.")
        }
        try self.init(salt: salt, value: value)
    }
}
