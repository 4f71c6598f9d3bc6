import Directory
import Kernel
import OAuth
package import Wire

/// The pages for browsers that come without an authorization request.
extension HostedSite {
    /// The page at the root of the server, which only shows that the server is the right one.
    package func startPage(_ request: WireRequest) async -> WireResponse {
        await respond(to: request, as: "GetStartPage") {
            try HostedPages.response(
                StartView(), brand: await brand(ofHostIn: request), language: Language(of: request),
                others: LanguageSwitch("/", of: request))
        }
    }

    /// The page for an unknown path or method; nil if it cannot be drawn. The request has been recorded already.
    package func errorPage(_ request: WireRequest, status: Int) async -> WireResponse? {
        let view = ErrorView(.notFound, status: status, requestID: request.requestID)
        return try? HostedPages.response(
            view, brand: await brand(ofHostIn: request), language: Language(of: request))
    }

    /// The sign-in page of the client in `parameters`, for its default callback; nil if the client does not exist.
    package func signInPage(ofClientIn parameters: QueryParameters, after request: WireRequest) async -> String? {
        guard !parameters.repeats("client_id"), let client = parameters.anyText("client_id") else { return nil }
        do {
            let pool = try await poolOfHost(request)
            return await address(of: LoginPage.path, for: ClientID(rawValue: client), in: pool, after: request)
        } catch { return nil }
    }

    /// The address of the page at `path` for a client; nil if the client does not exist.
    ///
    /// - Parameters:
    ///   - callback: The callback; nil for the default one.
    ///   - request: The request that leads there; the page keeps its language.
    func address(
        of path: String, for client: ClientID, in pool: UserPoolID?, callback: String? = nil, after request: WireRequest
    ) async -> String? {
        var query = "client_id=\(PercentEncoding.encode(client.rawValue.utf8))"
        if let callback { query += "&redirect_uri=\(PercentEncoding.encode(callback.utf8))" }
        if let language = Language(askedBy: request) { query += "&lang=\(language.rawValue)" }
        for type in ["code", "token"] {
            let parameters = QueryParameters("\(query)&response_type=\(type)")
            do { return "\(path)?\(try await reader.read(parameters, in: pool).query)" } catch { continue }
        }
        return nil
    }

    /// `/.well-known/change-password` (W3C, A Well-Known URL for Changing Passwords): leads to the page that resets the
    /// password, in the pool whose domain the host is.
    var changePasswordRoute: PathRoute {
        PathRoute("GET", pattern: "/.well-known/change-password") { request, _ in
            guard let address = await changePasswordAddress(request) else { return nil }
            return await respond(to: request, as: "GetChangePasswordPage") { .redirect(to: address) }
        }
    }

    private func changePasswordAddress(_ request: WireRequest) async -> String? {
        do {
            guard let pool = try await poolOfHost(request), let client = try await settings.signInClient(of: pool)
            else {
                return nil
            }
            let callback = try await settings.client(client).settings.oauth.callbackURLs?.first
            return await address(of: ForgotPasswordPage.path, for: client, in: pool, callback: callback, after: request)
        } catch { return nil }
    }
}

/// The page at the root of the server.
struct StartView: PageView {
    func screen(in texts: PageTexts) -> Screen {
        Screen(title: texts.common.here.title, lead: texts.common.here.lead)
    }
}
