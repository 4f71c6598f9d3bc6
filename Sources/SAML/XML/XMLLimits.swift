/// The limits on the work for a document. libxml2 compares the attributes of an element with each other, and looks up
/// prefixes in a list of all declarations in scope, so each of these numbers limits a factor of the cost.
struct XMLLimits {
    /// The size in bytes.
    var bytes = 1 << 20
    /// The depth of nested elements.
    var depth = 64
    /// The number of elements.
    var elements = 20_000
    /// The number of attributes of an element, including declarations of namespaces.
    var attributes = 64
    /// The number of namespace declarations in scope at one position.
    var namespaces = 64
    /// Whether comments are skipped. Messages must not contain them, because they split the text of a NameID.
    var allowsComments = false

    static let message = XMLLimits()
    /// The limits for metadata, which may contain comments.
    static let metadata = XMLLimits(allowsComments: true)
}
