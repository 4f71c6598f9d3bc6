import Accounts
import Directory
import Kernel
import OAuth
import Wire

/// A request to one of the hosted pages, whose query is a valid authorization request.
struct HostedRequest: Sendable {
    let site: HostedSite
    let request: WireRequest
    let path: String
    let parameters: QueryParameters
    let authorize: AuthorizeRequest
    /// The authorization request, and the pending link, as the query of a page.
    private let query: String
    let browser: BrowserCookie
    let brand: Brand
    /// The step that the sign-in has come to; nil at its beginning.
    let step: PendingStep?
    /// The identity that is linked when the user has signed in; nil if there is none.
    let pendingLink: PendingLink?
    /// The pending link as it ends the query of a page; "" if there is none.
    let linkField: String

    /// Reads the authorization request anew: nothing of it is kept between two pages.
    ///
    /// - Parameter isOfAccount: Whether the page is of the user's account, whatever the request says.
    /// - Throws: `AuthorizeError`.
    init(_ request: WireRequest, path: String, isOfAccount: Bool = false, site: HostedSite) async throws {
        self.site = site
        self.request = request
        self.path = path
        parameters = QueryParameters(request.query, plusSign: .space)
        let pool = try await site.pool(request)
        authorize =
            try await isOfAccount
            ? site.reader.account(parameters, in: pool) : site.reader.read(parameters, in: pool)
        browser = BrowserCookie(in: request, isSecure: site.authorization.isSecure(request), site.world)
        pendingLink = PendingLink(parameters, client: authorize.call.client, browser: browser, site: site)
        linkField = pendingLink == nil ? "" : PendingLink.field(parameters.anyText(PendingLink.parameter) ?? "")
        query = authorize.query + linkField
        step = PendingStep(parameters, from: authorize.call, browser: browser, cipher: site.cipher)
        brand = try await site.brand(of: authorize.call.client)
    }

    var pool: UserPool { authorize.call.pool }
    var client: Client { authorize.call.client }
    /// That the server's own page calls.
    var proof: ClientProof { ClientProof(ofPageFor: client.id) }

    /// The address of another page in the same authorization request.
    func link(_ path: String, with more: [(name: String, value: String)] = []) -> String {
        let fields = more.map { "\($0.name)=\(PercentEncoding.encode($0.value.utf8))" }
        return path + "?" + ([query] + fields).joined(separator: "&")
    }

    /// The address of a page that goes on with `step`.
    func link(_ path: String, at step: PendingStep, with more: [(name: String, value: String)] = []) throws -> String {
        link(path, with: [("step", try step.sealed(authorize.call, browser: browser, cipher: site.cipher))] + more)
    }

    /// A form that is sent to `path`, or to this page, with the present step.
    func form(_ path: String? = nil, hidden: [(name: String, value: String)] = []) -> PageForm {
        let action = link(path ?? self.path, with: (step == nil ? [] : sealedStep) + (path == nil ? recovery : []))
        return PageForm(
            action: action, csrf: FormToken(browser, action: action, cipher: site.cipher).text, hidden: hidden)
    }

    /// The present step as it stands in the address.
    var sealedStep: [(name: String, value: String)] {
        parameters.anyText("step").map { [(name: "step", value: $0)] } ?? []
    }

    /// The parameter of the page for recovery codes, which is shown again after a wrong one.
    private var recovery: [(name: String, value: String)] {
        asksRecoveryCode ? [(name: "recovery", value: "1")] : []
    }

    /// Whether the page asks for a recovery code in place of another.
    var asksRecoveryCode: Bool { parameters["recovery"] != nil }

    /// Tells scripts that sign users in the token of this page's form, which they send as `_csrf`. The server does not
    /// read the cookie: the token counts with the browser's own cookie, which scripts cannot read.
    var tokenForScripts: WireRequest.Header? {
        form().csrf.map { token in
            SetCookie(
                "XSRF-TOKEN", value: token, seconds: nil, isSecure: site.authorization.isSecure(request),
                isReadable: true
            ).header
        }
    }

    /// - Parameter usesSession: Whether the form does something as the user who is signed in. Then its page must have
    ///   been shown since the sign-in.
    /// - Throws: `ForgedForm` unless the form is of a page that this browser was shown for this request (UI-01, UI-02).
    func requireOwn(_ form: QueryParameters, usesSession: Bool = false) throws {
        let action = self.form().action
        let texts = usesSession || browser.hasEnded(authorize.queryInAnyLanguage) ? [browser.text] : browser.texts
        guard !browser.isNew, RequestOrigin.isSame(request, isSecure: site.authorization.isSecure(request)),
            let token = form.anyText(FieldName.csrf) ?? form.anyText(FieldName.csrfOfScripts),
            texts.contains(where: { FormToken($0, action: action, cipher: site.cipher).matches(token) })
        else { throw ForgedForm() }
    }
}

extension AuthorizeRequest {
    /// The query of the request whatever its language is: it is one sign-in, also if the user has changed that.
    var queryInAnyLanguage: String {
        var request = self
        request.languages = []
        return request.query
    }
}
