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
    /// The query of a page: the authorization request and the pending link.
    private let query: String
    let browser: BrowserCookie
    let brand: Brand
    /// The current step of the sign-in; nil at its start.
    let step: PendingStep?
    /// The identity that is linked after the user has signed in; nil if there is none.
    let pendingLink: PendingLink?
    /// The pending link at the end of a page's query; "" if there is none.
    let linkField: String

    /// Parses the authorization request again: none of it is kept between two pages.
    ///
    /// - Parameter isOfAccount: Whether the page belongs to the user's account, regardless of the request.
    /// - Throws: `AuthorizeError`.
    init(_ request: WireRequest, path: String, isOfAccount: Bool = false, site: HostedSite) async throws {
        self.site = site
        self.request = request
        self.path = path
        parameters = QueryParameters(request.query, plusSign: .space)
        let pool = try await site.poolOfHost(request)
        authorize =
            try await isOfAccount
            ? site.reader.account(parameters, in: pool) : site.reader.read(parameters, in: pool)
        browser = BrowserCookie(in: request, isSecure: site.authorization.isSecure(request), world: site.world)
        pendingLink = PendingLink(parameters, client: authorize.context.client, browser: browser, site: site)
        linkField = pendingLink == nil ? "" : PendingLink.field(parameters.anyText(PendingLink.parameter) ?? "")
        query = authorize.query + linkField
        step = PendingStep(parameters, from: authorize.context, browser: browser, cipher: site.cipher)
        brand = try await site.brand(of: authorize.context.client)
    }

    var pool: UserPool { authorize.context.pool }
    var client: Client { authorize.context.client }
    /// Proves that the server's own page makes the call.
    var proof: ClientProof { ClientProof(ofPageFor: client.id) }

    /// The address of another page in the same authorization request.
    func link(_ path: String, with more: [(name: String, value: String)] = []) -> String {
        let fields = more.map { "\($0.name)=\(PercentEncoding.encode($0.value.utf8))" }
        return path + "?" + ([query] + fields).joined(separator: "&")
    }

    /// The address of a page that continues with `step`.
    func link(_ path: String, at step: PendingStep, with more: [(name: String, value: String)] = []) throws -> String {
        let sealed = try step.sealed(authorize.context, browser: browser, cipher: site.cipher)
        return link(path, with: [(PendingStep.parameter, sealed)] + more)
    }

    /// A form that is sent to `path`, or to this page, with the present step.
    func form(_ path: String? = nil, hidden: [(name: String, value: String)] = []) -> PageForm {
        let action = link(path ?? self.path, with: (step == nil ? [] : sealedStep) + (path == nil ? recovery : []))
        return PageForm(
            action: action, csrf: FormToken(browser, action: action, cipher: site.cipher).text, hidden: hidden)
    }

    /// The present step in the form that the address contains.
    var sealedStep: [(name: String, value: String)] {
        parameters.anyText(PendingStep.parameter).map { [(name: PendingStep.parameter, value: $0)] } ?? []
    }

    /// The parameter for the recovery code page, which is shown again after a wrong code.
    private var recovery: [(name: String, value: String)] {
        asksRecoveryCode ? [Self.recoveryParameter] : []
    }

    /// The parameter that leads to the page for a recovery code.
    static let recoveryParameter = (name: "recovery", value: "1")

    /// Whether the page asks for a recovery code instead of another code.
    var asksRecoveryCode: Bool { parameters[Self.recoveryParameter.name] != nil }

    /// Gives the token of this page's form to scripts that sign users in, which send it as `_csrf`. The server does not
    /// read this cookie: the token is valid only with the browser's own cookie, which scripts cannot read.
    var tokenForScripts: WireRequest.Header? {
        form().csrf.map { token in
            SetCookie(
                "XSRF-TOKEN", value: token, seconds: nil, isSecure: site.authorization.isSecure(request),
                isReadable: true
            ).header
        }
    }

    /// - Parameter usesSession: Whether the form acts as the signed-in user. If so, its page must have been shown since
    ///   the sign-in.
    /// - Throws: `ForgedForm` unless this browser got the form's page for this request (UI-01, UI-02).
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
    /// The query of the request without its language: the sign-in stays the same if the user changes the language.
    var queryInAnyLanguage: String {
        var request = self
        request.languages = []
        return request.query
    }
}
