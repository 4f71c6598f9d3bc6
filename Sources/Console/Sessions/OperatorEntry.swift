import Cryptography
import Kernel
import Pages
import Wire
import WireRuntime

/// The entry of operators by the sign-in pages of their user pool: the path that begins a sign-in, and the callback.
struct OperatorEntry: Sendable {
    static let path = "/console/sign-in"
    static let callback = "/console/callback"
    private static let pageField = "to"

    let console: ConsoleSite

    /// The address at which a sign-in begins that leads back to a page.
    static func address(backTo page: String) -> String { addressed(path, query: [(pageField, page)]) }

    var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: Self.path) { request, _ in
                let begun = await console.frame.run(
                    request, as: .reading("GetConsoleSignIn"), status: \.status
                ) { _ in try await begin(request) }
                return response(begun, to: request)
            },
            PathRoute("GET", pattern: Self.callback) { request, _ in response(await enter(request), to: request) },
        ]
    }

    private func texts(for request: WireRequest) -> ConsoleTexts.Entry { console.texts(for: request).entry }

    private func response(_ result: Result<WireResponse, ServiceError>, to request: WireRequest) -> WireResponse {
        switch result {
        case .success(let response): response
        case .failure(let error):
            console.signedOut(
                request, title: texts(for: request).noSession, lead: error.message,
                status: error.code.status(in: .userPools),
                further: link(to: Self.path) { texts(for: request).signInAgain })
        }
    }

    // MARK: - Begin

    /// Sends the browser to the sign-in page, with the sign-in sealed in a cookie. A request to another name of this
    /// host is first redirected to the origin at which operators sign in, whose cookie the callback gets.
    private func begin(_ request: WireRequest) async throws -> WireResponse {
        let page = ReturnAddress.checked(QueryParameters(request.query, plusSign: .space)[Self.pageField])
        guard let origin = console.origin(of: request) else {
            throw ServiceError(.accessDenied, texts(for: request).otherHost)
        }
        guard console.isReached(at: origin, by: request) else {
            return redirect(to: "\(origin)\(Self.address(backTo: page))")
        }
        let signIn = console.sessions.newSignIn(backTo: page)
        let start = ConsoleOperators.SignInStart(
            redirectURI: "\(origin)\(Self.callback)", state: signIn.state, verifier: signIn.verifier)
        guard let address = try await console.sessions.operators.signIn(start) else {
            throw ServiceError(.resourceNotFound, texts(for: request).notFound)
        }
        // The sign-in page gets what the browser accepts, but not the cookie of a chosen language.
        let language = console.chosenLanguage(of: request).map { "&lang=\($0.tag)" } ?? ""
        return redirect(
            to: address + language,
            setting: cookie(try console.sessions.sealed(signIn), seconds: PendingSignIn.lifetime))
    }

    private func redirect(to address: String, setting cookie: WireRequest.Header? = nil) -> WireResponse {
        let headers: [WireRequest.Header] = [
            ("Location", address), ConsoleResponse.notStored, ("Referrer-Policy", "no-referrer"),
        ]
        return WireResponse(status: 303, headers: headers + [cookie].compactMap(\.self))
    }

    /// The cookie of a sign-in. It is not `SameSite=Strict`, because the callback is a navigation from the sign-in
    /// page, which may be of another site.
    private func cookie(_ value: String, seconds: Int64) -> WireRequest.Header {
        SetCookie(cookieName, value: value, seconds: Int(seconds), isSecure: console.place.isSecure).header
    }

    private var cookieName: String { SetCookie.name("console-sign-in", isSecure: console.place.isSecure) }

    // MARK: - Enter

    private func enter(_ request: WireRequest) async -> Result<WireResponse, ServiceError> {
        var request = request
        request.isFromConsole = true
        // The operator is found while the frame authenticates the caller, and used by the body after it.
        let (callback, signedIn) = (request, Locked<(ConsoleOperator, PendingSignIn)?>(nil))
        return await console.frame.run(
            request, as: ConsoleOperation(name: "EnterConsole"),
            signer: {
                let pending = try pendingSignIn(of: callback)
                let (found, caller) = try await exchange(callback, for: pending)
                signedIn.change { $0 = (found, pending) }
                return caller
            }
        ) { context in
            guard let (found, pending) = signedIn.read({ $0 }), let caller = context.iamCaller else {
                throw ServiceError(.accessDenied, texts(for: callback).notFinished)
            }
            return try await beginSession(of: found, as: caller, from: callback, backTo: pending.page)
        }
    }

    /// The sign-in that this browser has begun, whose state the callback repeats.
    private func pendingSignIn(of request: WireRequest) throws -> PendingSignIn {
        let query = QueryParameters(request.query, plusSign: .space)
        guard let pending = request.cookie(cookieName).flatMap(console.sessions.signIn(sealedIn:)),
            let state = query.anyText("state"),
            ConstantTime.equals(Array(state.utf8), Array(pending.state.utf8))
        else { throw ServiceError(.accessDenied, texts(for: request).notAsked) }
        return pending
    }

    /// Exchanges the code of a callback for the operator and the caller with their permissions.
    private func exchange(
        _ request: WireRequest, for pending: PendingSignIn
    ) async throws -> (ConsoleOperator, IAMCaller) {
        guard let code = QueryParameters(request.query, plusSign: .space).anyText("code"),
            let origin = console.origin(of: request), console.isReached(at: origin, by: request)
        else { throw ServiceError(.accessDenied, texts(for: request).notFinished) }
        let returned = ConsoleOperators.SignInReturn(
            code: Secret(code), redirectURI: "\(origin)\(Self.callback)", verifier: pending.verifier,
            beganAt: pending.beganAt)
        return try await console.sessions.operators.exchange(returned, request)
    }

    /// Begins the session, and shows a page that loads the wanted one. A redirect would belong to the navigation from
    /// the sign-in page's site, and browsers do not send the session's strict cookie with those.
    private func beginSession(
        of signedIn: ConsoleOperator, as caller: IAMCaller, from request: WireRequest, backTo page: String
    ) async throws -> WireResponse {
        let former = request.cookie(console.cookieName)
        let session = try await console.sessions.begin(signedIn, as: caller, replacing: former, from: request)
        let texts = texts(for: request)
        var response = console.document(for: request).html(title: texts.signedIn) {
            element("main", with: [.class("alone")]) {
                element("h1") { texts.signedIn }
                element("p") {
                    "\(texts.enterAs) "
                    code(caller.arn)
                }
                element("p") { link(to: page) { texts.goOn } }
            }
        }
        response.headers += [
            ("Refresh", "0; url=\(page)"), console.cookie(session.exposed, seconds: nil), cookie("", seconds: 0),
        ]
        return response
    }
}

extension ConsoleSite {
    /// The origin at which operators sign in; nil for a request to a host at which they cannot. Without an origin of
    /// its own, the console is reached at the admin port of this machine only.
    func origin(of request: WireRequest) -> String? {
        if let origin = place.origin { return origin }
        guard let host = request.header("host") else { return nil }
        let parts = OriginParts("http://\(host)")
        guard ["127.0.0.1", "localhost"].contains(where: { parts.host.lowercased().hasSameBytes(as: $0) }) else {
            return nil
        }
        return "http://127.0.0.1\(parts.port)"
    }

    /// Whether a request was sent to an origin.
    func isReached(at origin: String, by request: WireRequest) -> Bool {
        let parts = OriginParts(origin)
        return request.header("host")?.lowercased().hasSameBytes(as: "\(parts.host)\(parts.port)") ?? false
    }

    /// The page for a browser without a session. What a form has sent is lost.
    func noSession(for request: WireRequest) async throws -> WireResponse {
        let texts = texts(for: request).entry
        guard try await sessions.operators.hasPool() else {
            return signedOut(request, title: texts.noSession, lead: texts.howToEnter, status: 401)
        }
        let page = request.query.isEmpty ? request.path : "\(request.path)?\(request.query)"
        let address = OperatorEntry.address(backTo: page)
        return signedOut(
            request, title: texts.noSession, lead: texts.howToEnter, status: 401,
            further: element("p", with: [.class("actions")]) { link(to: address) { texts.signIn } })
    }
}
