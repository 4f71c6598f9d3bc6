import CXMLSec
import Kernel

/// A pass over the parsed tree: allows only expected nodes, and requires unique IDs.
struct XMLNodeCheck {
    private let limits: XMLLimits
    private var ids: Set<ByteKey> = []

    /// Checks the tree from `root` downwards. Its depth is already limited.
    static func check(_ root: xmlNodePtr, within limits: XMLLimits) throws(XMLError) {
        var check = XMLNodeCheck(limits: limits)
        try check.visit(root)
    }

    private init(limits: XMLLimits) { self.limits = limits }

    private mutating func visit(_ element: xmlNodePtr) throws(XMLError) {
        var attribute = element.pointee.properties
        while let present = attribute {
            try visit(attribute: present, of: element)
            attribute = present.pointee.next
        }
        var child = element.pointee.children
        while let node = child {
            switch node.pointee.type {
            case XML_ELEMENT_NODE: try visit(node)
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: break
            case XML_COMMENT_NODE: if !limits.allowsComments { throw .comment }
            default: throw .documentType
            }
            child = node.pointee.next
        }
    }

    /// An ID is an attribute `ID` without namespace. `xml:id` would be an ID for libxml2, and `samlp:ID` for programs
    /// that ignore namespaces.
    private mutating func visit(attribute: xmlAttrPtr, of element: xmlNodePtr) throws(XMLError) {
        let name = attribute.pointee.name
        let isID = xmlStrEqual(name, "ID") == 1
        guard attribute.pointee.ns == nil else {
            let isXML = xmlStrEqual(attribute.pointee.ns?.pointee.href, XMLNamespace.xml) == 1
            if isID || isXML && xmlStrEqual(name, "id") == 1 { throw .identifiers }
            return
        }
        guard isID else { return }
        let value = xmlGetNoNsProp(element, "ID")
        defer { martlet_xml_free(value) }
        guard let value, ids.insert(ByteKey(String(cString: value))).inserted else { throw .identifiers }
    }
}
