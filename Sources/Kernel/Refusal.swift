/// A refusal to do what the caller asked.
///
/// Each domain throws its own closed enum, or one of the general refusals of this module. The domain supplies the kind
/// and the sentence and does not depend on a protocol. Each protocol has a response for every kind, and an API may give
/// a case a better one.
package protocol Refusal: Error, Equatable, Sendable {
    /// What a protocol chooses its response by.
    var kind: RefusalKind { get }
    /// One sentence for the caller. It never contains a secret.
    var message: String { get }
}

/// The kinds of refusal. Each protocol switches over all of them, so that a new one does not compile until it has a
/// response.
package enum RefusalKind: String, CaseIterable, Sendable {
    /// The input is not valid, regardless of the stored data.
    case invalid
    /// The credentials do not match, or a token is not valid.
    case unauthenticated
    /// The caller is known, and may not do it.
    case forbidden
    /// The named resource does not exist.
    case notFound
    /// The request contradicts what is stored, or another request came first.
    case conflict
    /// A quota is used up: a number of resources, or of calls in a period.
    case limited
    /// The caller's proof was valid and has expired.
    case expired
    /// The caller's proof differs from what was sent to the user.
    case mismatch
    /// The server cannot respond now; the same call may succeed later.
    case unavailable
    /// The resource does not support it in its state or configuration.
    case unsupported
}

/// An error of a lower layer that can be presented to the caller as a refusal.
package protocol RefusalConvertible: Error {
    /// The refusal for the caller, or nil for an internal error.
    var refusal: (any Refusal)? { get }
}
