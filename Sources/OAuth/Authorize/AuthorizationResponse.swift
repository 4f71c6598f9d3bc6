import Directory
import Kernel

/// The destination of the response to an authorization request, successful or not (RFC 6749, sections 4.1.2 and 4.2.2).
struct AuthorizationResponse: Sendable {
    /// A registered URL.
    var redirectURI: String
    /// Tokens and errors of the implicit grant are in the fragment, which browsers do not send to servers.
    var isInFragment = false
    /// The client, if the browser posts the response to it.
    var poster: ClientID?
    var state: String?
    var issuer: String

    /// The URL with `fields`, the state of the request and the issuer (RFC 9207).
    func location(_ fields: [(name: String, value: String)]) -> String {
        let all = fields + (state.map { [("state", $0)] } ?? []) + [("iss", issuer)]
        if let poster { return PostedResponse.address(of: all, to: redirectURI, of: poster) }
        return isInFragment ? redirectURI + "#" + QueryText.join(all) : QueryText.append(all, to: redirectURI)
    }

    /// The URL with an error. Some clients pass only the description to their apps.
    func location(_ error: OAuthError) -> String {
        location([
            ("error", error.code.rawValue), ("error_description", error.description ?? error.code.sentence),
        ])
    }
}

extension AuthorizeRequest {
    /// The page with the user's answer to a device.
    package static let confirmationPath = "/device/confirm"

    /// The page for the user's answer to the device, directly after the sign-in.
    var confirmation: String {
        var next = self
        next.prompts = []
        return "\(Self.confirmationPath)?\(next.query)"
    }

    var response: AuthorizationResponse {
        AuthorizationResponse(
            redirectURI: redirectURI, isInFragment: responseType == .token, poster: isPosted ? context.client.id : nil,
            state: state, issuer: issuer)
    }

    /// The callback's URL with an error; without a callback, the page that shows the error.
    package func location(_ error: OAuthError) -> String {
        isOwn ? AuthorizeError.page(error, client: context.client.id).location : response.location(error)
    }
}
