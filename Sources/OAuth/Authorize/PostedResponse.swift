package import Directory
package import Kernel
package import Wire

/// A response to an authorization request that the browser posts to the callback (OAuth 2.0 Form Post Response Mode).
///
/// The address of the page with the form contains the response, as the address of the callback otherwise would. Anyone
/// can write such an address, just as anyone can post to a callback. But the form only posts to a registered callback.
package struct PostedResponse: Sendable {
    /// The value of `response_mode`.
    static let mode = "form_post"
    /// The path of the page with the form.
    package static let path = "/oauth2/form_post"

    private static let names = ["code", "error", "error_description", "state", "iss"]

    /// The client that receives the response.
    package let client: Client
    /// The registered URL that the form is sent to.
    package let redirectURI: String
    /// The fields of the form.
    package let fields: [(name: String, value: String)]

    /// The address of the page for `fields`.
    static func address(of fields: [(name: String, value: String)], to redirectURI: String, of client: ClientID)
        -> String
    {
        QueryText.append([("client_id", client.rawValue), ("redirect_uri", redirectURI)] + fields, to: path)
    }
}

extension AuthorizeRequestReader {
    /// The response in the address of the page.
    ///
    /// - Throws: `AuthorizeError.page` if the client, or the callback for it, is not registered.
    package func postedResponse(_ parameters: QueryParameters, in pool: UserPoolID?) async throws(AuthorizeError)
        -> PostedResponse
    {
        let context = try await clientContext(for: parameters, in: pool)
        let target: AuthorizationResponse
        do { target = try self.target(parameters, for: context) } catch {
            throw .page(error, client: context.client.id)
        }
        return PostedResponse(
            client: context.client, redirectURI: target.redirectURI, fields: PostedResponse.fields(in: parameters))
    }
}

extension PostedResponse {
    fileprivate static func fields(in parameters: QueryParameters) -> [(name: String, value: String)] {
        names.compactMap { name in parameters.anyText(name).map { (name, $0) } }
    }
}
