import Directory
import Kernel
import OAuth
import Wire

/// GET `/signedout`: the end of a sign-out without another destination.
struct SignedOutPage: Sendable {
    let site: HostedSite

    static let path = "/signedout"

    var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: Self.path) { request, _ in
                await site.respond(to: request, as: "GetSignedOutPage") {
                    let parameters = QueryParameters(request.query, plusSign: .space)
                    let view = SignedOutView(signIn: await site.signInPage(ofClientIn: parameters, after: request))
                    let brand = await site.brand(ofClientIn: parameters, for: request)
                    return try HostedPages.response(
                        view, brand: brand, language: Language(of: request),
                        others: LanguageSwitch(Self.path, of: request))
                }
            }
        ]
    }
}
