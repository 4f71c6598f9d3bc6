import Kernel

/// A request that a server has received, as far as its caller depends on it.
public struct CallerRequest: Sendable, CustomStringConvertible, CustomReflectable {
    /// The part of the body that the server knows when it asks for the caller.
    public enum Body: Sendable {
        /// There is none.
        case none
        /// The whole body.
        case bytes([UInt8])
        /// The SHA-256 of the whole body, in hexadecimal digits.
        case sha256(String)
        /// It is not read yet. A signer's `body` says afterwards what it must be.
        case unread
    }

    /// The HTTP method, as it came.
    public var method: String
    /// Path and query, as they came: neither decoded nor normalized.
    public var target: String
    /// The value of `Host` or `:authority`, as it came.
    public var host: String
    /// The header fields in their order, each field of a repeated name by itself.
    public var headers: [ClientRequest.Header]
    /// The body, as far as it is known.
    public var body: Body
    /// The client's IP address, as this server knows it. Policies ask for it as `aws:SourceIp`.
    public var clientAddress: String?
    /// Whether the client uses TLS. Policies ask for it as `aws:SecureTransport`.
    public var isEncrypted: Bool

    /// Describes a request.
    ///
    /// - Parameters:
    ///   - method: The HTTP method, as it came.
    ///   - target: Path and query, as they came.
    ///   - host: The value of `Host` or `:authority`, as it came.
    ///   - headers: The header fields in their order, each field of a repeated name by itself.
    ///   - body: The body, as far as it is known.
    ///   - clientAddress: The client's IP address, as this server knows it, never as a header of the client says.
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
