import Crypto
import Cryptography
import Kernel

/// The verifier of PKCE (RFC 7636, section 4.6).
enum CodeVerifier {
    /// Whether `verifier` yields `challenge` by S256.
    ///
    /// A verifier without a challenge is wrong as well: an attacker may have removed the challenge from the request
    /// (OA-11).
    static func matches(_ verifier: String?, challenge: String?) -> Bool {
        guard let challenge else { return verifier == nil }
        guard let verifier, (43...128).contains(verifier.utf8.count) else { return false }
        let hash = Array(SHA256.hash(data: Array(verifier.utf8)))
        return ConstantTime.equals(Array(Base64.encodeURL(hash).utf8), Array(challenge.utf8))
    }
}
