import CXMLSec
import Kernel

/// A parsed document. One thread uses it.
///
/// libxml2 reads neither files nor the network here: nothing in the text can name another document, because a document
/// type is refused before libxml2 sees it and once more afterwards.
struct XMLDocument {
    let root: XMLElement

    /// Reads `bytes`, which must be UTF-8 whatever the document says of itself.
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
        // A prefix without declaration, or two attributes of one name, still give a document. So does an error after
        // which the parser was stopped.
        guard let document, context.pointee.wellFormed == 1, context.pointee.nsWellFormed == 1,
            context.pointee.errNo == 0
        else {
            xmlFreeDoc(document)
            return nil
        }
        return document
    }
}
