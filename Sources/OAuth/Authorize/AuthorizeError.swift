package import Kernel
import Wire

/// Why an authorization request is not answered with a code or tokens.
package enum AuthorizeError: Error, Sendable {
    /// Client or redirect URI are not proven: only a page of the server may show the error (AUZ-NEG-07).
    case page(OAuthError, client: ClientID? = nil)
    /// The client is told at this URL, with the error in it.
    case redirect(String, cause: OAuthError)

    /// The error, as records have it.
    package var error: OAuthError {
        switch self {
        case .page(let error, _), .redirect(_, let error): error
        }
    }

    /// Where the browser goes: the error page, or the client's callback.
    package var location: String {
        switch self {
        case .redirect(let location, _): location
        case .page(let error, let client):
            QueryText.append(
                [("error", error.code.rawValue)] + (client.map { [("client_id", $0.rawValue)] } ?? []), to: "/error")
        }
    }
}
