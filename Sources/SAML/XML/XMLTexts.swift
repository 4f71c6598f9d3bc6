import Kernel

/// The texts of a small document of another protocol, by the local names of the elements around them. It is for
/// responses of servers that use different namespaces.
package struct XMLTexts: Sendable {
    private var texts: [(path: [String], text: String)] = []

    /// Reads `bytes`, which must be UTF-8 without a document type.
    ///
    /// - Throws: `XMLError`.
    package init(_ bytes: [UInt8]) throws(XMLError) {
        let limits = XMLLimits(bytes: 1 << 16, depth: 16, elements: 256, allowsComments: true)
        add(try XMLDocument(bytes, within: limits).root, below: [])
    }

    private mutating func add(_ element: XMLElement, below path: [String]) {
        let path = path + [element.localName]
        let children = element.children
        if children.isEmpty, let text = element.text { texts.append((path, text)) }
        for child in children { add(child, below: path) }
    }

    /// The text of the only element at this path; nil if it is missing, or not the only one.
    package subscript(_ path: String...) -> String? {
        let found = texts.filter { text in
            text.path.count >= path.count
                && zip(text.path.suffix(path.count), path).allSatisfy { $0.hasSameBytes(as: $1) }
        }
        return found.count == 1 ? found.first?.text : nil
    }
}
