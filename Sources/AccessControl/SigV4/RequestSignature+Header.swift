import Kernel
import SigV4
import WireRuntime

extension RequestSignature {
    /// Clients do not write longer headers.
    private static let maxLength = 4096

    /// Reads `AWS4-HMAC-SHA256 Credential=…, SignedHeaders=…, Signature=…`, with the three parts in any order.
    ///
    /// - Throws: `ServiceError` with `.missingAuthenticationToken` for another scheme, or `.incompleteSignature` if a
    ///   part is missing, unknown or repeated.
    init(header text: String) throws(ServiceError) {
        guard text.utf8.count <= Self.maxLength else { throw SignatureError.incomplete("is too long.") }
        guard text.utf8.starts(with: "AWS4".utf8) else { throw SignatureError.missing }
        guard StreamSafeText.admits(text) else {
            throw SignatureError.incomplete("has too many combining marks in a row.")
        }
        let (scheme, rest) = Self.cut(Substring(text), at: " ")
        guard scheme == SignatureFormula.algorithm else { throw SignatureError.algorithm }
        let parts = try Self.parts(rest ?? "")
        try self.init(
            credential: String(parts["Credential"] ?? ""), signedHeaders: String(parts["SignedHeaders"] ?? ""),
            signature: String(parts["Signature"] ?? ""))
    }

    private static func parts(_ text: Substring) throws(ServiceError) -> [Substring: Substring] {
        var parts: [Substring: Substring] = [:]
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let (name, value) = cut(part.drop { $0 == " " }, at: "=")
            guard let value, ["Credential", "SignedHeaders", "Signature"].contains(name) else {
                throw SignatureError.incomplete("holds a part that is not a valid key=value pair.")
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

    private static func cut(_ text: Substring, at separator: Character) -> (Substring, Substring?) {
        guard let index = text.firstIndex(of: separator) else { return (text, nil) }
        return (text[..<index], text[text.index(after: index)...])
    }
}
