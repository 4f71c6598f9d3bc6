import Cryptography
import Kernel

extension CanonicalXML {
    /// An element without an ID cannot be signed.
    struct MissingIDError: Error {}

    /// The element with a signature after its first child, which is the issuer.
    ///
    /// It does not need an XML library: the element already has its canonical form.
    ///
    /// - Throws: `MissingIDError` if the signature has nothing to refer to, or if the library fails.
    func signed(by key: RSAKey) throws -> CanonicalXML {
        guard let id = attributes["ID"] ?? nil else { throw MissingIDError() }
        let digest = Base64.encode(try DigestAlgorithm.sha256.digest(of: Array(text.utf8)))
        let info = Self.signedInfo(id: id, digest: digest)
        let value = Base64.encode(try key.sign(Array(info.text.utf8)))
        let signature = CanonicalXML(
            .ds, name: "Signature", attributes: [:],
            children: [info, CanonicalXML(.ds, name: "SignatureValue", text: value)])
        var signed = self
        signed.content.insert(.element(signature), at: min(1, content.count))
        return signed
    }

    private static func signedInfo(id: String, digest: String) -> CanonicalXML {
        let transforms = [XMLNamespace.signature + "enveloped-signature", XMLNamespace.exclusiveC14N]
        let reference = CanonicalXML(
            .ds, name: "Reference", attributes: ["URI": "#" + id],
            children: [
                CanonicalXML(
                    .ds, name: "Transforms", attributes: [:],
                    children: transforms.map { algorithm("Transform", name: $0) }),
                algorithm("DigestMethod", name: SignatureAlgorithm.ourDigest),
                CanonicalXML(.ds, name: "DigestValue", text: digest),
            ])
        return CanonicalXML(
            .ds, name: "SignedInfo", attributes: [:],
            children: [
                algorithm("CanonicalizationMethod", name: XMLNamespace.exclusiveC14N),
                algorithm("SignatureMethod", name: SignatureAlgorithm.ours), reference,
            ])
    }

    private static func algorithm(_ element: String, name: String) -> CanonicalXML {
        CanonicalXML(.ds, name: element, attributes: ["Algorithm": name])
    }
}
