package import WireRuntime

/// The way that a request came in, for its record.
package enum RequestKind: Hashable, Sendable {
    /// An operation of a service.
    case operation(ServiceName)
    /// An endpoint of OAuth 2.0 or OpenID Connect.
    case oauth
    /// A page, or the form of one.
    case page
    /// A command of the operator.
    case command
    /// A document or a page of the server itself that is the same for all, a preflight, or a path that does not exist.
    case document
}
