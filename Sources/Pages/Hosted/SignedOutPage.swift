import Directory
import Kernel
import OAuth
import Wire

/// GET `/signedout`: where a sign-out ends that leads nowhere else.
struct SignedOutPage: Sendable {
    let site: HostedSite

    static let path = "/signedout"

    var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: Self.path) { request, _ in
                await site.answer(request, as: "GetSignedOutPage") {
                    let view = SignedOutView(signIn: try await signIn(request))
                    let brand = await site.brand(
                        ofClientIn: QueryParameters(request.query, plusSign: .space), request)
                    return try HostedPages.response(
                        view, brand: brand, language: PageLanguage(of: request),
                        others: LanguageSwitch(Self.path, of: request))
                }
            }
        ]
    }

    /// The sign-in page of the client in the address, for its default callback; nil if there is no such client.
    private func signIn(_ request: WireRequest) async throws -> String? {
        let given = QueryParameters(request.query, plusSign: .space)
        guard !given.repeats("client_id"), let client = given.anyText("client_id") else { return nil }
        let pool = try await site.pool(request)
        return await site.address(of: LoginPage.path, for: ClientID(rawValue: client), in: pool)
    }
}
