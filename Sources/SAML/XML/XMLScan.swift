import Kernel

/// A pass over the tags of a document before libxml2 reads it: refuses declarations, and documents beyond the limits.
///
/// It does not interpret the content, so it need not agree with libxml2 on documents that are not well-formed.
struct XMLScan {
    private let limits: XMLLimits
    private var rest: ArraySlice<UInt8>
    private var elements = 0
    /// The number of namespaces in scope, for each open element.
    private var scopes: [Int] = []

    /// Checks `bytes` against `limits`.
    static func check(_ bytes: [UInt8], within limits: XMLLimits) throws(XMLError) {
        guard bytes.count <= limits.bytes else { throw .tooLarge }
        // libxml2 would end the text at the first zero.
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { throw .encoding }
        var scan = XMLScan(limits: limits, rest: bytes[...])
        try scan.run()
    }

    private init(limits: XMLLimits, rest: ArraySlice<UInt8>) {
        self.limits = limits
        self.rest = rest
    }

    private mutating func run() throws(XMLError) {
        skip("\u{FEFF}")
        if starts(with: "<?xml ") { try skip(past: "?>") }
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            if starts(with: "<!") {
                try readDeclaration()
            } else if starts(with: "<?") {
                throw .processingInstruction
            } else if starts(with: "</") {
                _ = scopes.popLast()
                rest = rest.dropFirst(2)
            } else {
                try readTag()
            }
        }
    }

    private mutating func readDeclaration() throws(XMLError) {
        if starts(with: "<![CDATA[") { return try skip(past: "]]>") }
        guard starts(with: "<!--") else { throw .documentType }
        guard limits.allowsComments else { throw .comment }
        rest = rest.dropFirst(4)
        try skip(past: "--")
        guard starts(with: ">") else { throw .malformed }
    }

    private mutating func readTag() throws(XMLError) {
        var tag = XMLTag(rest)
        try tag.read()
        rest = rest[tag.end...]
        elements += 1
        let namespaces = (scopes.last ?? 0) + tag.namespaces
        guard elements <= limits.elements, tag.attributes <= limits.attributes, namespaces <= limits.namespaces,
            scopes.count < limits.depth
        else { throw .tooLarge }
        if !tag.isEmptyElement { scopes.append(namespaces) }
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { rest.starts(with: $0) }
    }

    private mutating func skip(_ text: StaticString) {
        if starts(with: text) { rest = rest.dropFirst(text.utf8CodeUnitCount) }
    }

    /// Continues after the next `mark`.
    private mutating func skip(past mark: StaticString) throws(XMLError) {
        while !rest.isEmpty {
            if starts(with: mark) { return skip(mark) }
            rest = rest.dropFirst()
        }
        throw .malformed
    }
}
