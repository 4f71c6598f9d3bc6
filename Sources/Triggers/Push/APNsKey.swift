import Crypto
import Foundation
package import Kernel
import WireRuntime

/// The key that signs provider tokens for Apple's push service, in Apple's format: PKCS#8 in PEM.
package struct APNsKey: Sendable {
    private let key: P256.Signing.PrivateKey

    /// Reads the text of the file; nil for anything else.
    package init?(_ text: Secret<String>) {
        guard let key = try? P256.Signing.PrivateKey(pemRepresentation: text.exposed) else { return nil }
        self.key = key
    }

    /// A provider token: a JWS in compact form, signed with ES256 (RFC 7515, section 7.1).
    ///
    /// - Throws: Only if the library fails.
    package func token(keyID: String, teamID: String, at now: Instant) throws -> Secret<String> {
        let signed = UnsignedToken(
            header: [("alg", .string("ES256")), ("kid", .string(keyID))],
            claims: [("iss", .string(teamID)), ("iat", .integer(now.seconds))])
        let signature = try key.signature(for: Data(signed.text.utf8)).rawRepresentation
        return signed.signed(Array(signature))
    }
}
