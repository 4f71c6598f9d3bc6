import Cryptography
import Kernel

/// A message in a query (SAML bindings, section 3.4.4). Its signature covers the query as it was sent, so the query is
/// kept in its encoded form.
package struct RedirectMessage: Sendable {
    let text: [UInt8]
    private let signed: [UInt8]
    private let algorithm: String?
    private let signature: [UInt8]?

    /// The message in the part of an address after the question mark.
    ///
    /// - Parameter parameter: `SAMLRequest` or `SAMLResponse`.
    /// - Throws: `SAMLRefusal.encoding`, also if a parameter occurs twice.
    package init(query: String, parameter: String) throws(SAMLRefusal) {
        guard query.utf8.count <= Self.limit else { throw .encoding }
        let fields = query.utf8.split(separator: UInt8(ascii: "&"))
        let message = try Self.value(parameter, in: fields)
        let names = [parameter, "RelayState", "SigAlg"]
        let encoding = try Self.value("SAMLEncoding", in: fields)
        guard let message, let deflated = Base64Text.decode(message), encoding == nil || encoding == Self.deflate,
            let text = Deflate.inflate(deflated, limit: Self.limit)
        else { throw .encoding }
        self.text = text
        signed = Array(
            names.compactMap { Self.field($0, in: fields) }.joined(separator: [UInt8(ascii: "&")]))
        algorithm = try Self.value("SigAlg", in: fields)
        signature = try Self.value("Signature", in: fields).flatMap(Base64Text.decode)
    }

    /// Checks the signature of the query.
    ///
    /// - Throws: `unsigned`, `algorithm`, or `signature` if no key of `trust` made it.
    func verify(by trust: SAMLTrust) throws(SAMLRefusal) {
        guard let algorithm, let signature else { throw .unsigned }
        guard let method = SignatureAlgorithm.method(algorithm, allowsSHA1: trust.allowsSHA1) else { throw .algorithm }
        for certificate in trust.certificates {
            guard certificate.kind == method.kind else { continue }
            if certificate.accepts(signature, of: signed, digest: method.digest) { return }
        }
        throw .signature
    }

    /// Queries are short; this also limits the decompressed size of a small text.
    private static let limit = 64 << 10
    private static let deflate = "urn:oasis:names:tc:SAML:2.0:bindings:URL-Encoding:DEFLATE"

    /// The parameter with this name in its encoded form.
    private static func field(_ name: String, in fields: [Substring.UTF8View]) -> [UInt8]? {
        fields.first { $0.starts(with: (name + "=").utf8) }.map(Array.init)
    }

    private static func value(_ name: String, in fields: [Substring.UTF8View]) throws(SAMLRefusal) -> String? {
        let found = fields.filter { $0.starts(with: (name + "=").utf8) }
        guard let field = found.first else { return nil }
        guard found.count == 1, let bytes = PercentEncoding.decode(field.dropFirst(name.utf8.count + 1)) else {
            throw .encoding
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
