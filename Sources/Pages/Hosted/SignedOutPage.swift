import Kernel
import OAuth
import Wire

/// GET `/signedout`: where a sign-out ends that leads nowhere else.
struct SignedOutPage: Sendable {
    let site: HostedSite

    static let path = "/signedout"

    var routes: [PathRoute] {
        [
            PathRoute("GET", Self.path) { request, _ in
                let operation = PageOperation(name: "GetSignedOutPage")
                let result = await site.frame.run(request, as: operation, status: \.status) { _ in
                    try HostedPages.response(SignedOutView(), language: PageLanguage(of: request))
                }
                switch result {
                case .success(let response): return response
                case .failure(let failure): return ErrorPage.response(to: failure, request)
                }
            }
        ]
    }
}
