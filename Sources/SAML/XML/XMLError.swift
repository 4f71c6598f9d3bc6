/// Why a document cannot be read.
package enum XMLError: Error, Hashable, Sendable {
    /// It has more bytes, levels, elements, attributes or namespaces than `XMLLimits` allows.
    case tooLarge
    /// It is not UTF-8.
    case encoding
    /// It has a document type, which could declare entities and default attributes.
    case documentType
    case processingInstruction
    /// It has a comment where comments are not allowed.
    case comment
    /// It is not well-formed.
    case malformed
    /// Two elements have the same ID, or an attribute looks like an ID without being one.
    case identifiers

    /// One sentence.
    package var message: String {
        switch self {
        case .tooLarge: "The document is too large."
        case .encoding: "The document is not encoded in UTF-8."
        case .documentType: "A document type is not allowed."
        case .processingInstruction: "Processing instructions are not allowed."
        case .comment: "Comments are not allowed."
        case .malformed: "The document is not well-formed XML."
        case .identifiers: "The IDs of the document are ambiguous."
        }
    }
}
