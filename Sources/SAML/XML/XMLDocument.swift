import CXMLSec
import Kernel

/// A parsed document. Only one thread may use it.
///
/// libxml2 does not read files or the network here: the text cannot refer to another document, because a document type
/// is refused before libxml2 sees it, and again afterwards.
struct XMLDocument {
    let root: XMLElement

    /// Reads `bytes`, which must be UTF-8 regardless of the document's own declaration.
    init(_ bytes: [UInt8], within limits: XMLLimits) throws(XMLError) {
        try XMLScan.check(bytes, within: limits)
        guard XMLLibrary.isReady, let pointer = Self.parse(bytes) else { throw .malformed }
        guard pointer.pointee.intSubset == nil, pointer.pointee.extSubset == nil else {
            xmlFreeDoc(pointer)
            throw .documentType
        }
        guard let root = xmlDocGetRootElement(pointer) else {
            xmlFreeDoc(pointer)
            throw .malformed
        }
        self.root = XMLElement(node: root, owner: DocumentOwner(pointer))
        try XMLNodeCheck.check(root, within: limits)
    }

    private static func parse(_ bytes: [UInt8]) -> xmlDocPtr? {
        martlet_xml_silence()
        guard let context = xmlNewParserCtxt() else { return nil }
        defer { xmlFreeParserCtxt(context) }
        martlet_xml_stop_at_errors(context)
        let options =
            XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
            | XML_PARSE_NOCDATA.rawValue
        let document = bytes.withUnsafeBytes { bytes in
            xmlCtxtReadMemory(
                context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), nil,
                "UTF-8", Int32(bitPattern: options))
        }
        // libxml2 still returns a document for an undeclared prefix, for two attributes with the same name, and after
        // an error that stopped the parser.
        guard let document, context.pointee.wellFormed == 1, context.pointee.nsWellFormed == 1,
            context.pointee.errNo == 0
        else {
            xmlFreeDoc(document)
            return nil
        }
        return document
    }
}
