/// Why a token is not valid. Some protocols report the cases differently; the others treat them alike.
package enum TokenError: Error, Hashable, Sendable {
    /// It does not have the form of tokens issued here.
    case malformed
    /// The pool does not exist or has no key with this id.
    case unknownKey
    case wrongSignature
    case wrongIssuer
    /// An ID token instead of an access token, or the reverse.
    case wrongUse
    case expired
    /// Its `iat` or `nbf` is in the future.
    case notYetValid
}
