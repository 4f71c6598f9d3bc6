package import Kernel
import Wire

/// Why an authorization request does not lead to a code or tokens.
package enum AuthorizeError: Error, Sendable {
    /// The client or the redirect URI is not verified: only a page of the server may show the error (AUZ-NEG-07).
    case page(OAuthError, client: ClientID? = nil)
    /// The client gets the error at this URL, which contains it.
    case redirect(String, cause: OAuthError)

    /// The error, for records.
    package var error: OAuthError {
        switch self {
        case .page(let error, _), .redirect(_, let error): error
        }
    }

    /// Where the browser is sent: to the error page, or to the client's callback.
    package var location: String {
        switch self {
        case .redirect(let location, _): location
        case .page(let error, let client):
            QueryText.append(
                [("error", error.code.rawValue)] + (client.map { [("client_id", $0.rawValue)] } ?? []), to: "/error")
        }
    }
}
