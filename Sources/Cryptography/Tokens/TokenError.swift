/// Why a token is not good.
///
/// Doors that tell one from another word it; the rest treat all alike.
public enum TokenError: Error, Hashable, Sendable {
    /// It is not of the one form in which tokens are written here.
    case malformed
    /// Nobody here has a key of that name for that pool.
    case unknownKey
    case wrongSignature
    case wrongIssuer
    /// An ID token where an access token is wanted, or the other way round.
    case wrongUse
    case expired
    /// It comes from the future, or is not valid before then.
    case notYetValid
}
