/// How much work a document may cause. libxml2 compares the attributes of an element with each other, and looks
/// prefixes up in a list of all declarations in scope; so each of these numbers bounds a factor of the cost.
struct XMLLimits {
    /// The size in bytes.
    var bytes = 1 << 20
    /// How deep elements are nested.
    var depth = 64
    /// The number of elements.
    var elements = 20_000
    /// The number of attributes of an element, declarations of namespaces included.
    var attributes = 64
    /// The number of declarations of namespaces that are in scope at one place.
    var namespaces = 64
    /// Whether comments are skipped. In messages they are refused: they cut the text of a NameID in two.
    var allowsComments = false

    static let message = XMLLimits()
    /// The limits of metadata, where providers write comments.
    static let metadata = XMLLimits(allowsComments: true)
}
