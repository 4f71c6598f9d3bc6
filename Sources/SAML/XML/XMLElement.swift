import CXMLSec
import Kernel

/// Frees a document when the last of its elements is released.
final class DocumentOwner {
    let pointer: xmlDocPtr

    init(_ pointer: xmlDocPtr) { self.pointer = pointer }

    deinit { xmlFreeDoc(pointer) }
}

/// An element of a document, for reading.
struct XMLElement {
    /// The element in libxml2's tree.
    let node: xmlNodePtr
    /// Keeps the tree alive.
    let owner: DocumentOwner

    /// Whether the element has this name.
    func has(_ name: XMLName) -> Bool {
        xmlStrEqual(node.pointee.name, name.local) == 1
            && xmlStrEqual(node.pointee.ns?.pointee.href, name.namespace) == 1
    }

    /// The name without namespace.
    var localName: String { String(cString: node.pointee.name) }

    /// The value of an attribute without namespace.
    func attribute(_ name: String) -> String? {
        Self.string(taking: xmlGetNoNsProp(node, name))
    }

    /// The elements directly below.
    var children: [XMLElement] {
        var children: [XMLElement] = []
        var child = node.pointee.children
        while let node = child {
            if node.pointee.type == XML_ELEMENT_NODE { children.append(XMLElement(node: node, owner: owner)) }
            child = node.pointee.next
        }
        return children
    }

    /// The elements of this name directly below.
    func children(_ name: XMLName) -> [XMLElement] { children.filter { $0.has(name) } }

    /// The element of this name directly below; nil if it is missing, or not the only one.
    func child(_ name: XMLName) -> XMLElement? {
        let found = children(name)
        return found.count == 1 ? found.first : nil
    }

    /// All text of the element; nil if it contains other nodes.
    var text: String? {
        var child = node.pointee.children
        while let node = child {
            guard node.pointee.type == XML_TEXT_NODE || node.pointee.type == XML_CDATA_SECTION_NODE else { return nil }
            child = node.pointee.next
        }
        return Self.string(taking: xmlNodeGetContent(node)) ?? ""
    }

    /// The element as XML, without the texts of elements of these names; nil if the library fails.
    func markup(hiding names: [XMLName]) -> String? {
        guard let copy = xmlCopyNode(node, 1) else { return nil }
        defer { xmlFreeNode(copy) }
        XMLElement(node: copy, owner: owner).removeTexts(of: names)
        guard let buffer = xmlBufferCreate() else { return nil }
        defer { xmlBufferFree(buffer) }
        guard xmlNodeDump(buffer, owner.pointer, copy, 0, 0) >= 0, let text = xmlBufferContent(buffer) else {
            return nil
        }
        return String(cString: text)
    }

    /// Replaces the content of elements, from this one downwards, of any of these names. Readers share the tree, so
    /// this is only for a copy.
    private func removeTexts(of names: [XMLName]) {
        if names.contains(where: has) {
            xmlNodeSetContent(node, "…")
        } else {
            for child in children { child.removeTexts(of: names) }
        }
    }

    /// The number of elements, from this one downwards, of any of these names.
    func count(of names: [XMLName]) -> Int {
        children.reduce(names.contains { has($0) } ? 1 : 0) { $0 + $1.count(of: names) }
    }

    /// Copies a string of libxml2, and frees it.
    private static func string(taking text: UnsafeMutablePointer<xmlChar>?) -> String? {
        guard let text else { return nil }
        defer { martlet_xml_free(text) }
        return String(cString: text)
    }
}
