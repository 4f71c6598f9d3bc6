import CXMLSec
import Cryptography
import Kernel

/// Verifies the signature of an element with libxmlsec1, and returns the bytes that were digested.
struct SignatureVerifier {
    private let trust: SAMLTrust

    /// A verifier with the keys of `trust`.
    init(_ trust: SAMLTrust) { self.trust = trust }

    /// The canonical form of `element` without its signature, as it was digested.
    ///
    /// - Throws: `unsigned`, `algorithm` or `signature`.
    func digestedBytes(of element: XMLElement) throws(SAMLRefusal) -> [UInt8] {
        let shape = try SignatureShape(of: element, allowsSHA1: trust.allowsSHA1)
        guard let attribute = xmlHasNsProp(element.node, "ID", nil) else { throw .unsigned }
        martlet_xml_silence()
        // This is the only ID of the document that is registered with libxml2, so the reference cannot find another
        // element.
        guard xmlAddID(nil, element.owner.pointer, shape.id, attribute) != nil else { throw .unsigned }
        defer {
            xmlRemoveID(element.owner.pointer, attribute)
            martlet_xmlsec_clear_errors()
        }
        for certificate in trust.certificates {
            guard certificate.kind == shape.algorithm.kind else { continue }
            if let bytes = Self.verify(shape, with: certificate, allowsSHA1: trust.allowsSHA1) { return bytes }
        }
        throw .signature
    }

    private static func verify(
        _ shape: SignatureShape, with certificate: X509Certificate, allowsSHA1: Bool
    ) -> [UInt8]? {
        guard let context = xmlSecDSigCtxCreate(nil) else { return nil }
        defer { xmlSecDSigCtxDestroy(context) }
        context.pointee.flags |= UInt32(
            XMLSEC_DSIG_FLAGS_IGNORE_MANIFESTS | XMLSEC_DSIG_FLAGS_STORE_SIGNEDINFO_REFERENCES)
        context.pointee.enabledReferenceUris = xmlSecTransformUriType(martlet_xmlsec_same_document)
        guard martlet_xmlsec_allow(context, allowsSHA1 ? 1 : 0) == 1, let key = key(of: certificate) else { return nil }
        // If a key is given, the library ignores KeyInfo. It frees the key with the context.
        context.pointee.signKey = key
        guard xmlSecDSigCtxVerify(context, shape.signature.node) >= 0,
            context.pointee.status == xmlSecDSigStatusSucceeded
        else { return nil }
        return digestedBytes(of: context)
    }

    private static func key(of certificate: X509Certificate) -> xmlSecKeyPtr? {
        xmlSecOpenSSLAppKeyLoadMemory(
            certificate.der, UInt32(clamping: certificate.der.count), xmlSecKeyDataFormatCertDer, nil, nil, nil)
    }

    private static func digestedBytes(of context: xmlSecDSigCtxPtr) -> [UInt8]? {
        let item = withUnsafeMutablePointer(to: &context.pointee.signedInfoReferences) { references in
            xmlSecPtrListGetSize(references) == 1 ? xmlSecPtrListGetItem(references, 0) : nil
        }
        guard let reference = item?.assumingMemoryBound(to: xmlSecDSigReferenceCtx.self),
            reference.pointee.status == xmlSecDSigStatusSucceeded,
            let buffer = xmlSecDSigReferenceCtxGetPreDigestBuffer(reference),
            let data = xmlSecBufferGetData(buffer)
        else { return nil }
        return Array(UnsafeBufferPointer(start: data, count: Int(xmlSecBufferGetSize(buffer))))
    }
}
