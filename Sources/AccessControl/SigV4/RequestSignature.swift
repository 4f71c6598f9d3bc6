import Kernel
import SigV4
import WireRuntime

/// A signature and its parameters, in the `Authorization` header or in the query of a presigned URL.
struct RequestSignature {
    let accessKeyID: String
    let scope: CredentialScope
    /// Lower-case names in order, each once.
    let signedHeaders: [String]
    let signature: String

    /// Reads the three parts of a signature.
    ///
    /// - Throws: `ServiceError` with `.incompleteSignature` if a part is malformed.
    init(credential: String, signedHeaders: String, signature: String) throws(ServiceError) {
        let parts = credential.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 5, !parts.contains("") else {
            throw ServiceError(
                .incompleteSignature,
                "Credential must have exactly 5 slash-delimited elements, e.g. keyid/date/region/service/term.")
        }
        accessKeyID = String(parts[0])
        scope = CredentialScope(
            date: String(parts[1]), region: String(parts[2]), service: String(parts[3]), terminator: String(parts[4]))
        self.signedHeaders = try Self.names(signedHeaders)
        self.signature = signature
    }

    /// The signed names must be ordered, so that each request has exactly one canonical text.
    private static func names(_ text: String) throws(ServiceError) -> [String] {
        let names = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        let ordered = zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard ordered, names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isNamePart) }) else {
            throw SignatureError.incomplete("requires 'SignedHeaders' to be lower-case names in order.")
        }
        return names
    }

    /// A character of a field name (RFC 9110, section 5.6.2), except capitals.
    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isASCIILowercase || byte.isASCIIDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}
