import Kernel

/// The parts of an HTTP request that a signature can cover.
package struct SignableRequest: Sendable {
    /// A header field.
    package typealias Header = (name: String, value: String)

    /// The method, in capitals.
    package var method: String
    /// The path as sent, percent-encoded.
    package var path: String
    /// The query as sent, percent-encoded, without its question mark.
    package var query: String
    /// All header fields, among them `host`.
    package var headers: [Header]
    /// The whole body.
    package var body: [UInt8]
    /// The signed text in place of the payload's hash, if the body is elsewhere; nil for the hash of `body`.
    package var payloadHash: String?

    package init(method: String, path: String, query: String, headers: [Header], body: [UInt8]) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// All values of a header, in the order received.
    ///
    /// - Parameter name: In lower case.
    func values(of name: String) -> [String] {
        headers.filter { $0.name.hasSameLetters(as: name) }.map(\.value)
    }
}
