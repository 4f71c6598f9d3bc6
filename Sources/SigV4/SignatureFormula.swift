import Crypto
package import Kernel

/// Computes signatures (SigV4, "string to sign" and "signing key").
package enum SignatureFormula {
    /// The only algorithm.
    package static let algorithm = "AWS4-HMAC-SHA256"

    /// The signature of `request`: 64 lower-case hexadecimal digits.
    ///
    /// - Parameter time: The signed time from the request, in the `X-Amz-Date` form.
    package static func signature(
        of request: CanonicalRequest, at time: String, in scope: CredentialScope, secret: Secret<String>
    ) -> String {
        let text = [algorithm, time, scope.text, request.hash].joined(separator: "\n")
        return Hex.encode(hmac(text, under: key(of: secret, for: scope)))
    }

    /// Whether `signature` is the signature of `request`, compared in constant time.
    package static func matches(
        _ signature: String, of request: CanonicalRequest, at time: String, in scope: CredentialScope,
        secret: Secret<String>
    ) -> Bool {
        let expected = Self.signature(of: request, at: time, in: scope, secret: secret)
        return ConstantTime.equals(Array(expected.utf8), Array(signature.utf8))
    }

    private static func key(of secret: Secret<String>, for scope: CredentialScope) -> [UInt8] {
        [scope.date, scope.region, scope.service, scope.terminator].reduce(Array("AWS4\(secret.exposed)".utf8)) {
            hmac($1, under: $0)
        }
    }

    private static func hmac(_ text: String, under key: [UInt8]) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: SymmetricKey(data: key)))
    }
}
