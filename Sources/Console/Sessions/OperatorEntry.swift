import Cryptography
import Kernel
import Pages
import Wire
import WireRuntime

/// The entry of operators by the pages of their user pool: where a sign-in begins, and where it comes back.
struct OperatorEntry: Sendable {
    static let path = "/console/sign-in"
    static let callback = "/console/callback"
    private static let backField = "to"

    let console: ConsoleSite

    /// The address at which a sign-in begins that leads to a page.
    static func address(backTo page: String) -> String { addressed(path, query: [(backField, page)]) }

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

    /// Sends the browser to the sign-in page. What belongs to the sign-in is sealed in a cookie.
    private func begin(_ request: WireRequest) async throws -> WireResponse {
        let back = ReturnAddress.checked(QueryParameters(request.query, plusSign: .space)[Self.backField])
        guard let origin = console.origin(of: request) else {
            throw ServiceError(.accessDenied, texts(for: request).otherHost)
        }
        guard console.isReached(at: origin, by: request) else {
            return redirect(to: "\(origin)\(Self.address(backTo: back))", also: [])
        }
        let signIn = console.sessions.newSignIn(back: back)
        let question = ConsoleOperators.Question(
            redirectURI: "\(origin)\(Self.callback)", state: signIn.state, verifier: signIn.verifier)
        guard let address = try await console.sessions.operators.signIn(question) else {
            throw ServiceError(.resourceNotFound, texts(for: request).notFound)
        }
        // What the browser accepts, the sign-in page sees too.
        let language = console.chosenLanguage(of: request).map { "&lang=\($0.tag)" } ?? ""
        return redirect(
            to: address + language, also: [cookie(try console.sessions.sealed(signIn), seconds: PendingSignIn.lifetime)]
        )
    }

    private func redirect(to address: String, also headers: [WireRequest.Header]) -> WireResponse {
        WireResponse(
            status: 303,
            headers: [
                ("Location", address), ConsoleResponse.notStored, ("Referrer-Policy", "no-referrer"),
            ] + headers)
    }

    /// The sign-in page may be another site's, from which browsers send cookies back that are lax only.
    private func cookie(_ value: String, seconds: Int64) -> WireRequest.Header {
        SetCookie(cookieName, value: value, seconds: Int(seconds), isSecure: console.place.isSecure).header
    }

    private var cookieName: String { SetCookie.name("console-sign-in", isSecure: console.place.isSecure) }

    // MARK: - Enter

    private func enter(_ request: WireRequest) async -> Result<WireResponse, ServiceError> {
        var request = request
        request.isFromConsole = true
        let (asked, signedIn) = (request, Locked<(ConsoleOperator, PendingSignIn)?>(nil))
        return await console.frame.run(
            request, as: ConsoleOperation(name: "EnterConsole"),
            signer: {
                let pending = try answered(asked)
                let (found, caller) = try await exchange(asked, answering: pending)
                signedIn.change { $0 = (found, pending) }
                return caller
            }
        ) { context in
            guard let (found, pending) = signedIn.read({ $0 }), let caller = context.iamCaller else {
                throw ServiceError(.accessDenied, texts(for: asked).notFinished)
            }
            return try await session(of: found, as: caller, for: asked, back: pending.back)
        }
    }

    /// The sign-in that this browser has begun and now answers.
    private func answered(_ request: WireRequest) throws -> PendingSignIn {
        let query = QueryParameters(request.query, plusSign: .space)
        guard let pending = request.cookie(cookieName).flatMap(console.sessions.signIn),
            let state = query.anyText("state"),
            ConstantTime.equals(Array(state.utf8), Array(pending.state.utf8))
        else { throw ServiceError(.accessDenied, texts(for: request).notAsked) }
        return pending
    }

    private func exchange(
        _ request: WireRequest, answering pending: PendingSignIn
    ) async throws -> (ConsoleOperator, IAMCaller) {
        guard let code = QueryParameters(request.query, plusSign: .space).anyText("code"),
            let origin = console.origin(of: request), console.isReached(at: origin, by: request)
        else { throw ServiceError(.accessDenied, texts(for: request).notFinished) }
        let answer = ConsoleOperators.Answer(
            code: Secret(code), redirectURI: "\(origin)\(Self.callback)", verifier: pending.verifier,
            beganAt: pending.beganAt)
        return try await console.sessions.operators.exchange(answer, request)
    }

    /// Begins the session. The page goes on by itself: a redirect would still belong to the site that the browser came
    /// from, and the session's cookie is not sent on requests of other sites.
    private func session(
        of signedIn: ConsoleOperator, as caller: IAMCaller, for request: WireRequest, back: String
    ) async throws -> WireResponse {
        let former = request.cookie(console.cookieName)
        let session = try await console.sessions.begin(signedIn, as: caller, instead: former, from: request)
        let texts = texts(for: request)
        var response = console.document(for: request).html(title: texts.signedIn) {
            element("main", with: [.class("alone")]) {
                element("h1") { texts.signedIn }
                element("p") {
                    "\(texts.enterAs) "
                    code(caller.arn)
                }
                element("p") { link(to: back) { texts.goOn } }
            }
        }
        response.headers += [
            ("Refresh", "0; url=\(back)"), console.cookie(session.exposed, seconds: nil), cookie("", seconds: 0),
        ]
        return response
    }
}

extension ConsoleSite {
    /// The origin at which operators sign in; nil for a request to a host at which they cannot.
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

    /// The page for a browser without a session. A form that was sent is not kept.
    func noSession(for request: WireRequest) async throws -> WireResponse {
        let texts = texts(for: request).entry
        guard try await sessions.operators.isOpen() else {
            return signedOut(request, title: texts.noSession, lead: texts.howToEnter, status: 401)
        }
        let page = request.query.isEmpty ? request.path : "\(request.path)?\(request.query)"
        let address = OperatorEntry.address(backTo: page)
        return signedOut(
            request, title: texts.noSession, lead: texts.howToEnter, status: 401,
            further: element("p", with: [.class("actions")]) { link(to: address) { texts.signIn } })
    }
}
