import Kernel

/// A request that a server has received, reduced to the parts that identify its caller.
public struct CallerRequest: Sendable, CustomStringConvertible, CustomReflectable {
    /// The state of the body when the server asks for the caller.
    public enum Body: Sendable {
        /// The request has no body.
        case none
        /// The whole body.
        case bytes([UInt8])
        /// The SHA-256 of the whole body, in hexadecimal digits.
        case sha256(String)
        /// The body has not been read yet. After verification, a signer's `body` says what it must be.
        case unread
    }

    /// The HTTP method, unchanged.
    public var method: String
    /// Path and query, unchanged: neither decoded nor normalized.
    public var target: String
    /// The value of `Host` or `:authority`, unchanged.
    public var host: String
    /// The header fields in their order, with one entry for each field of a repeated name.
    public var headers: [ClientRequest.Header]
    /// The body, or its state.
    public var body: Body
    /// The client's IP address as this server sees it. Policies use it as `aws:SourceIp`.
    public var clientAddress: String?
    /// Whether the client uses TLS. Policies ask for it as `aws:SecureTransport`.
    public var isEncrypted: Bool

    /// Describes a request.
    ///
    /// - Parameters:
    ///   - method: The HTTP method, unchanged.
    ///   - target: Path and query, unchanged.
    ///   - host: The value of `Host` or `:authority`, unchanged.
    ///   - headers: The header fields in their order, with one entry for each field of a repeated name.
    ///   - body: The body, or its state.
    ///   - clientAddress: The client's IP address as this server sees it, never from a header that the client sent.
    ///   - isEncrypted: Whether the client uses TLS.
    public init(
        method: String, target: String, host: String, headers: [ClientRequest.Header], body: Body,
        clientAddress: String? = nil, isEncrypted: Bool = false
    ) {
        (self.method, self.target, self.host, self.headers) = (method, target, host, headers)
        (self.body, self.clientAddress, self.isEncrypted) = (body, clientAddress, isEncrypted)
    }

    /// The method alone: targets and headers may have secrets.
    public var description: String { "CallerRequest(\(method))" }
    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// The values of all headers called `name`, which is in lower case.
    func values(of name: String) -> [String] {
        headers.filter { $0.name.hasSameLetters(as: name) }.map(\.value)
    }
}
