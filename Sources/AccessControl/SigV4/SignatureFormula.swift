import Crypto
import Kernel

/// Computes signatures (SigV4, "string to sign" and "signing key").
enum SignatureFormula {
    static let algorithm = "AWS4-HMAC-SHA256"

    /// 64 lower-case hexadecimal digits.
    static func signature(
        of request: CanonicalRequest, at time: String, in scope: CredentialScope, secret: Secret<String>
    ) -> String {
        let text = [algorithm, time, scope.text, request.hash].joined(separator: "\n")
        return Hex.encode(code(text, under: key(secret, scope)))
    }

    private static func key(_ secret: Secret<String>, _ scope: CredentialScope) -> [UInt8] {
        [scope.date, scope.region, scope.service, scope.terminator].reduce(Array("AWS4\(secret.exposed)".utf8)) {
            code($1, under: $0)
        }
    }

    private static func code(_ text: String, under key: [UInt8]) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: SymmetricKey(data: key)))
    }
}
