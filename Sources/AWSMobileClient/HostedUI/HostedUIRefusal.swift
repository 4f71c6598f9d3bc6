import WireClient
import WireRuntime

/// An error response of the token endpoint (RFC 6749, section 5.2).
struct HostedUIRefusal: Error {
    /// The error's code; empty if the response has none.
    var code: String
    var description: String?
    var status: Int
    /// Whether a refresh was refused; for an authorization code the same code does not concern a refresh token.
    var isOfRefresh = false

    init(reading response: ClientResponse) {
        let object = (try? JSONReader.read(response.body, limits: .trusted))?.object
        code = object?["error"]?.string ?? ""
        description = object?["error_description"]?.string
        status = response.status
    }

    /// Whether the refresh token is invalid.
    var refusesRefreshToken: Bool { isOfRefresh && code == "invalid_grant" }

    /// The error for the app.
    var clientError: AWSMobileClientError {
        let text = code.isEmpty ? "The token endpoint responded with status \(status)." : code
        let message = description.map { "\(text): \($0)" } ?? text
        return switch status {
        case 429: .tooManyRequests(message: message)
        case 500...: .internalError(message: message)
        default:
            refusesRefreshToken
                ? .expiredRefreshToken(message: message)
                : code.isEmpty ? .unknown(message: message) : .badRequest(message: message)
        }
    }
}
