import Cryptography
import Kernel
import Tokens

/// The fault of a token that userInfo refuses, in the service's words.
enum TokenFault: String {
    case format = "Access token format is not valid"
    /// It is an ID token.
    case otherUse = "Value of client_id in token claims must be a String"
    /// It is a client's token for itself.
    case withoutUser = "Value of username in token claims must be a String"
    case withoutOpenID = "Access token does not contain the 'openid' scope"
    case ended = "Access token is expired or user has globally signed out, disabled, or been deleted"

    var error: OAuthError { OAuthError(.invalidToken, description: rawValue) }

    /// The fault of `token`, which was refused.
    init(of token: Secret<String>, verifier: TokenVerifier, at now: Instant) async {
        do {
            let valid = try await verifier.verify(token.exposed, for: .access, at: now, acceptsExpired: true)
            self = valid.claims.string("username") == nil ? .withoutUser : .ended
        } catch let error as TokenError {
            self = TokenFault(error)
        } catch {
            self = .ended
        }
    }

    private init(_ error: TokenError) {
        switch error {
        case .malformed, .wrongIssuer: self = .format
        case .wrongUse: self = .otherUse
        case .unknownKey, .wrongSignature, .expired, .notYetValid: self = .ended
        }
    }
}
