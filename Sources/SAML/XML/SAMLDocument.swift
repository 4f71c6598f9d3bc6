/// Reads SAML messages, within the limits of messages.
enum SAMLDocument {
    /// The root element of `bytes`.
    static func read(_ bytes: [UInt8]) throws(SAMLRefusal) -> XMLElement {
        do { return try XMLDocument(bytes, within: .message).root } catch { throw .unreadable(error) }
    }
}
