import CXMLSec
import Cryptography
import Kernel
import Testing

@testable import SAML

/// Signs documents with libxmlsec1 in any way, also in ways that no provider would.
struct TestSigner {
    let key: RSAKey
    let certificate: X509Certificate

    /// Keys take time to make, so all tests share two.
    static let provider = make()
    static let other = make()

    private static func make() -> TestSigner? {
        guard let key = try? RSAKey.generate(),
            let made = try? SelfSignedCertificate(
                of: key, named: "idp.example", serial: Array(repeating: 7, count: 15), from: Fixture.now,
                until: Fixture.now.advanced(seconds: .days(30))),
            let certificate = X509Certificate(der: made.der)
        else { return nil }
        return TestSigner(key: key, certificate: certificate)
    }

    /// Fills in each signature of `xml` in the given order, by their places in the document.
    ///
    /// - Parameter ids: The values of attributes that are IDs.
    func sign(_ xml: String, ids: [String], order: [Int] = [0]) throws -> String {
        try Self.sign(xml, ids: ids, order: order, key: .pkcs8(key.pkcs8().exposed))
    }

    /// What signs.
    enum Key {
        case pkcs8([UInt8])
        case hmac([UInt8])

        var loaded: xmlSecKeyPtr? {
            switch self {
            case .pkcs8(let bytes):
                xmlSecOpenSSLAppKeyLoadMemory(
                    bytes, UInt32(bytes.count), xmlSecKeyDataFormatDer, nil, nil, nil)
            case .hmac(let bytes): xmlSecKeyReadMemory(xmlSecOpenSSLKeyDataHmacGetKlass(), bytes, UInt32(bytes.count))
            }
        }
    }

    static func sign(_ xml: String, ids: [String], order: [Int], key: Key) throws -> String {
        try #require(XMLLibrary.isReady)
        let bytes = Array(xml.utf8)
        let document = try #require(
            bytes.withUnsafeBytes { bytes in
                xmlReadMemory(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil, "UTF-8", 0)
            })
        defer { xmlFreeDoc(document) }
        let root = try #require(xmlDocGetRootElement(document))
        var signatures: [xmlNodePtr] = []
        walk(root) { node in
            for id in ids {
                if let attribute = xmlHasProp(node, "ID"), let value = xmlGetProp(node, "ID") {
                    if String(cString: value) == id { xmlAddID(nil, document, id, attribute) }
                    martlet_xml_free(value)
                }
            }
            if String(cString: node.pointee.name) == "Signature" { signatures.append(node) }
        }
        for place in order {
            let context = try #require(xmlSecDSigCtxCreate(nil))
            defer { xmlSecDSigCtxDestroy(context) }
            context.pointee.signKey = key.loaded
            try #require(xmlSecDSigCtxSign(context, signatures[place]) >= 0)
        }
        return try text(of: root, in: document)
    }

    private static func text(of root: xmlNodePtr, in document: xmlDocPtr) throws -> String {
        let buffer = try #require(xmlBufferCreate())
        defer { xmlBufferFree(buffer) }
        try #require(xmlNodeDump(buffer, document, root, 0, 0) >= 0)
        return String(cString: try #require(xmlBufferContent(buffer)))
    }

    private static func walk(_ node: xmlNodePtr, _ visit: (xmlNodePtr) -> Void) {
        visit(node)
        var child = node.pointee.children
        while let present = child {
            if present.pointee.type == XML_ELEMENT_NODE { walk(present, visit) }
            child = present.pointee.next
        }
    }
}

/// An empty signature for the signer to fill in.
struct SignatureTemplate {
    var uris: [String]
    var method = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"
    var digest = "http://www.w3.org/2001/04/xmlenc#sha256"
    var canonical = "http://www.w3.org/2001/10/xml-exc-c14n#"
    var transforms = [
        "http://www.w3.org/2000/09/xmldsig#enveloped-signature", "http://www.w3.org/2001/10/xml-exc-c14n#",
    ]
    var keyInfo = ""

    init(_ uris: String...) { self.uris = uris }

    var text: String {
        let transforms = transforms.map { "<ds:Transform Algorithm=\"\($0)\"/>" }.joined()
        let references = uris.map { uri in
            """
            <ds:Reference URI="\(uri)"><ds:Transforms>\(transforms)</ds:Transforms>\
            <ds:DigestMethod Algorithm="\(digest)"/><ds:DigestValue/></ds:Reference>
            """
        }
        return """
            <ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo>\
            <ds:CanonicalizationMethod Algorithm="\(canonical)"/><ds:SignatureMethod Algorithm="\(method)"/>\
            \(references.joined())</ds:SignedInfo><ds:SignatureValue/>\(keyInfo)</ds:Signature>
            """
    }
}
