import Kernel

/// The form of a signature in SAML (SAML core, section 5.4), checked before anything is calculated.
///
/// It consists of one signature, which is a direct child of the element that it signs; one reference, which names that
/// element; and two transforms. Other elements are not allowed in it, so that none can be hidden there.
struct SignatureShape {
    let signature: XMLElement
    /// The ID of the signed element.
    let id: String
    let algorithm: SignatureAlgorithm

    /// The form of the signature of `element`.
    ///
    /// - Throws: `unsigned` or `algorithm`.
    init(of element: XMLElement, allowsSHA1: Bool) throws(SAMLRefusal) {
        guard let id = element.attribute("ID"), Self.isName(id), let signature = element.child(.ds("Signature")),
            let info = Self.signedInfo(of: signature), info.count == 3
        else { throw .unsigned }
        try Self.check(canonicalization: info[0])
        self.algorithm = try Self.algorithm(info[1], allowsSHA1: allowsSHA1)
        try Self.check(reference: info[2], to: id, allowsSHA1: allowsSHA1)
        (self.id, self.signature) = (id, signature)
    }

    /// The three children of `SignedInfo`, if `Signature` has the expected ones.
    private static func signedInfo(of signature: XMLElement) -> [XMLElement]? {
        let parts = signature.children
        guard parts.count == 2 || parts.count == 3 && parts[2].has(.ds("KeyInfo")), parts[0].has(.ds("SignedInfo")),
            parts[1].has(.ds("SignatureValue")), isBase64(parts[1].text)
        else { return nil }
        return parts[0].children
    }

    private static func check(canonicalization element: XMLElement) throws(SAMLRefusal) {
        guard element.has(.ds("CanonicalizationMethod")) else { throw .unsigned }
        guard isExclusive(element) else { throw .algorithm }
    }

    private static func algorithm(_ element: XMLElement, allowsSHA1: Bool) throws(SAMLRefusal) -> SignatureAlgorithm {
        // A child would be HMACOutputLength, or parameters that the allowed algorithms do not have.
        guard element.has(.ds("SignatureMethod")), element.children.isEmpty else { throw .unsigned }
        guard let found = SignatureAlgorithm.method(element.attribute("Algorithm"), allowsSHA1: allowsSHA1) else {
            throw .algorithm
        }
        return found
    }

    private static func check(reference: XMLElement, to id: String, allowsSHA1: Bool) throws(SAMLRefusal) {
        let parts = reference.children
        guard reference.has(.ds("Reference")), reference.attribute("URI")?.hasSameBytes(as: "#" + id) == true,
            parts.count == 3, parts[0].has(.ds("Transforms")), parts[1].has(.ds("DigestMethod")),
            parts[1].children.isEmpty, parts[2].has(.ds("DigestValue")), isBase64(parts[2].text)
        else { throw .unsigned }
        let transforms = parts[0].children
        guard SignatureAlgorithm.allows(digest: parts[1].attribute("Algorithm"), allowsSHA1: allowsSHA1),
            transforms.count == 2, transforms.allSatisfy({ $0.has(.ds("Transform")) }),
            transforms[0].attribute("Algorithm") == XMLNamespace.signature + "enveloped-signature",
            transforms[0].children.isEmpty, isExclusive(transforms[1])
        else { throw .algorithm }
    }

    /// Whether `element` names exclusive canonicalization without comments, possibly with a list of prefixes.
    private static func isExclusive(_ element: XMLElement) -> Bool {
        let list = XMLName(namespace: XMLNamespace.exclusiveC14N, local: "InclusiveNamespaces")
        return element.attribute("Algorithm") == XMLNamespace.exclusiveC14N && element.children.count <= 1
            && element.children.allSatisfy { $0.has(list) && $0.children.isEmpty }
    }

    /// Strict Base64, with or without line breaks.
    private static func isBase64(_ text: String?) -> Bool {
        guard let text else { return false }
        return Base64Text.decode(text)?.isEmpty == false
    }

    /// Whether `id` is a name that needs no escaping in an XPointer: letters, digits, `-`, `.` and `_`.
    private static func isName(_ id: String) -> Bool {
        guard let first = id.utf8.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return false }
        return id.utf8.count <= 256 && id.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-._".utf8.contains($0) }
    }
}
