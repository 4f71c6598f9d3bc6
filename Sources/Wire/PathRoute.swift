/// One route of a listener: a method, the pattern of a path, and the handler.
///
/// A pattern is a path with parameters in braces, each a whole segment: `/{pool}/.well-known/jwks.json`. At its end it
/// may have a wildcard for all further segments: `/verify/{path...}`.
package struct PathRoute: Sendable {
    /// Returns nil if the parameters name something that does not exist.
    package typealias Responder = @Sendable (WireRequest, PathParameters) async -> WireResponse?

    /// The method, in capitals.
    package var method: String
    package var pattern: String
    /// The most bytes of a body that the handler processes while it arrives; nil if it needs whole bodies.
    package var maxStreamed: Int?
    package var respond: Responder

    /// A row of these parts.
    package init(_ method: String, pattern: String, maxStreamed: Int? = nil, respond: @escaping Responder) {
        self.method = method
        self.pattern = pattern
        self.maxStreamed = maxStreamed
        self.respond = respond
    }
}

/// The parameters of a path by the names in its pattern, decoded once. The value of a wildcard is as sent.
package struct PathParameters: Sendable {
    private let values: [(name: String, value: String)]

    /// Parameters with different names.
    package init(_ values: [(name: String, value: String)] = []) { self.values = values }

    /// The value of a parameter; nil if the pattern does not have it.
    package subscript(name: String) -> String? { values.first { $0.name == name }?.value }
}
