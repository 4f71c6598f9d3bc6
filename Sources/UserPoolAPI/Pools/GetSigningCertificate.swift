import Cryptography
import Kernel
import Tokens
import UserPoolsModel
import Wire

/// Returns the certificate that identifies a pool's requests to SAML providers.
struct GetSigningCertificate: Operation {
    let keys: SAMLSigningKeys

    func perform(_ input: GetSigningCertificateInput, for _: IAMCaller) async throws -> GetSigningCertificateOutput {
        GetSigningCertificateOutput(certificate: try await keys.certificate(of: input.userPoolId).text)
    }
}
