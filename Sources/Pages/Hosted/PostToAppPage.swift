import Directory
import Kernel
import OAuth
import Wire

/// GET `/oauth2/form_post`: sends the response to an authorization request to the app in a form.
struct PostToAppPage: Sendable {
    let site: HostedSite

    var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: PostedResponse.path) { request, _ in
                await site.respond(to: request, as: "GetFormForApp") { try await form(request) }
            }
        ]
    }

    private func form(_ request: WireRequest) async throws -> WireResponse {
        let posted = try await site.reader.postedResponse(
            QueryParameters(request.query, plusSign: .space), in: try await site.poolOfHost(request))
        let form = PageForm(action: posted.redirectURI, csrf: nil, hidden: posted.fields)
        return try HostedPages.response(
            PostToAppView(form: form), brand: try await site.brand(of: posted.client),
            language: Language(of: request))
    }
}
