import Kernel
import SigV4
import WireRuntime

/// The parsed `Authorization` header of a signed request.
struct AuthorizationHeader {
    let accessKeyID: String
    let scope: CredentialScope
    /// Lower-case names in order, each once.
    let signedHeaders: [String]
    let signature: String

    /// Longer than any client writes.
    private static let greatestLength = 4096

    /// Reads `AWS4-HMAC-SHA256 Credential=…, SignedHeaders=…, Signature=…`, with the three parts in any order.
    ///
    /// - Throws: `ServiceError` with `.missingAuthenticationToken` for another scheme, or `.incompleteSignature` if a
    ///   part is missing, unknown or repeated.
    init(parsing text: String) throws(ServiceError) {
        guard text.utf8.count <= Self.greatestLength else { throw SignatureError.incomplete("is too long.") }
        guard text.utf8.starts(with: "AWS4".utf8) else { throw SignatureError.missing }
        guard StreamSafeText.admits(text) else {
            throw SignatureError.incomplete("has too many combining marks in a row.")
        }
        let (scheme, rest) = Self.cut(Substring(text), at: " ")
        guard scheme == SignatureFormula.algorithm else {
            throw ServiceError(.incompleteSignature, "Unsupported AWS 'algorithm'. Use \(SignatureFormula.algorithm).")
        }
        let parts = try Self.parts(rest ?? "")
        let credential = (parts["Credential"] ?? "").split(separator: "/", omittingEmptySubsequences: false)
        guard credential.count == 5, !credential.contains("") else {
            throw ServiceError(
                .incompleteSignature,
                "Credential must have exactly 5 slash-delimited elements, e.g. keyid/date/region/service/term.")
        }
        accessKeyID = String(credential[0])
        scope = CredentialScope(
            date: String(credential[1]), region: String(credential[2]), service: String(credential[3]),
            terminator: String(credential[4]))
        signedHeaders = try Self.names(parts["SignedHeaders"] ?? "")
        signature = String(parts["Signature"] ?? "")
    }

    private static func parts(_ text: Substring) throws(ServiceError) -> [Substring: Substring] {
        var parts: [Substring: Substring] = [:]
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let (name, value) = cut(part.drop { $0 == " " }, at: "=")
            guard let value, ["Credential", "SignedHeaders", "Signature"].contains(name) else {
                throw SignatureError.incomplete("holds a part that is no valid key=value pair.")
            }
            guard parts.updateValue(value, forKey: name) == nil else {
                throw SignatureError.incomplete("holds '\(name)' twice.")
            }
        }
        for name: Substring in ["Credential", "Signature", "SignedHeaders"] where parts[name, default: ""].isEmpty {
            throw SignatureError.incomplete("requires '\(name)' parameter.")
        }
        return parts
    }

    /// The signed names must be ordered, so that each request has exactly one canonical text.
    private static func names(_ text: Substring) throws(ServiceError) -> [String] {
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

    private static func cut(_ text: Substring, at property: Character) -> (Substring, Substring?) {
        guard let place = text.firstIndex(of: property) else { return (text, nil) }
        return (text[..<place], text[text.index(after: place)...])
    }
}
