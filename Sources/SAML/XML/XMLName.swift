/// The name of an element: namespace and local name.
struct XMLName {
    let namespace: String
    let local: String

    /// A name of the SAML protocol.
    static func samlp(_ local: String) -> XMLName { XMLName(namespace: XMLNamespace.protocolMessages, local: local) }
    /// A name of SAML assertions.
    static func saml(_ local: String) -> XMLName { XMLName(namespace: XMLNamespace.assertion, local: local) }
    /// A name of SAML metadata.
    static func md(_ local: String) -> XMLName { XMLName(namespace: XMLNamespace.metadata, local: local) }
    /// A name of XML Signature.
    static func ds(_ local: String) -> XMLName { XMLName(namespace: XMLNamespace.signature, local: local) }
    /// A name of XML Encryption.
    static func xenc(_ local: String) -> XMLName { XMLName(namespace: XMLNamespace.encryption, local: local) }
}

/// The namespaces that SAML uses.
enum XMLNamespace {
    static let protocolMessages = "urn:oasis:names:tc:SAML:2.0:protocol"
    static let assertion = "urn:oasis:names:tc:SAML:2.0:assertion"
    static let metadata = "urn:oasis:names:tc:SAML:2.0:metadata"
    static let signature = "http://www.w3.org/2000/09/xmldsig#"
    static let encryption = "http://www.w3.org/2001/04/xmlenc#"
    static let encryption11 = "http://www.w3.org/2009/xmlenc11#"
    static let exclusiveC14N = "http://www.w3.org/2001/10/xml-exc-c14n#"
    /// The namespace of the prefix `xml`.
    static let xml = "http://www.w3.org/XML/1998/namespace"
}
