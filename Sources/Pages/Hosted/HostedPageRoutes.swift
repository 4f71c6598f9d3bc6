import Directory
import Kernel
import OAuth
import Wire

/// Responds to the requests to one page.
struct HostedPageRoutes: Sendable {
    let page: any HostedPage
    let site: HostedSite

    var routes: [PathRoute] {
        let kind = type(of: page)
        return [
            PathRoute("GET", pattern: kind.path) { request, _ in
                guard await isThere(for: request) else { return nil }
                return await respond(to: request, name: kind.name) { try await show($0) }
            },
            PathRoute("POST", pattern: kind.path) { request, _ in
                guard await isThere(for: request) else { return nil }
                return await respond(to: request, name: kind.operation) { try await submit($0, for: request) }
            },
        ]
    }

    /// Whether the pool has the page.
    private func isThere(for request: WireRequest) async -> Bool {
        guard type(of: page).isOfAccount else { return true }
        return await site.showsAccount(to: request)
    }

    private func show(_ hosted: HostedRequest) async throws -> WireResponse {
        try hosted.response(try await page.show(hosted, with: FormProblems()))
    }

    private func submit(_ hosted: HostedRequest, for request: WireRequest) async throws -> WireResponse {
        do {
            guard let form = QueryParameters(form: request) else { throw ForgedForm() }
            try hosted.requireOwn(form, usesSession: type(of: page).usesSession(form))
            return try hosted.response(try await page.submit(form, in: hosted), status: 303)
        } catch let failure as PageError { throw failure } catch { throw PageError(error, in: hosted) }
    }

    private func respond(
        to request: WireRequest, name: String,
        respond: @escaping @Sendable (HostedRequest) async throws -> WireResponse
    ) async -> WireResponse {
        let result = await site.frame.run(request, as: PageOperation(name: name), status: \.status) { _ in
            let kind = type(of: page)
            return try await respond(
                try await HostedRequest(request, path: kind.path, isOfAccount: kind.isOfAccount, site: site))
        }
        switch result {
        case .success(let response): return response
        case .failure(let failure): return await self.response(to: failure, for: request)
        }
    }

    /// The page again with the problem, or an error page if the request cannot continue.
    private func response(to failure: PageError, for request: WireRequest) async -> WireResponse {
        if let hosted = failure.hosted, let problems = failure.problems,
            let shown = try? await page.show(hosted, with: problems), var response = try? hosted.response(shown)
        {
            if response.status == 200 { response.status = failure.status }
            return response
        }
        return ErrorPage.response(to: failure, for: request, in: await site.brand(ofHostIn: request))
    }
}

extension HostedRequest {
    /// The HTTP response that shows `shown`.
    func response(_ shown: HostedResponse, status: Int = 302) throws -> WireResponse {
        switch shown {
        case .redirect(let location, let cookies): return .redirect(status, to: location, also: cookies)
        case .view(let view, let cookies):
            var response = try HostedPages.response(
                view, brand: brand, language: Language(of: request), others: LanguageSwitch(path, of: request),
                redirectURI: authorize.redirectURI)
            if browser.isNew { response.headers.append(browser.setting) }
            if let tokenForScripts { response.headers.append(tokenForScripts) }
            response.headers += cookies
            return response
        }
    }
}
