import Kernel
import Pages
import Wire

/// The language of a page: the chosen one, which a cookie keeps, or else what the browser accepts.
extension ConsoleSite {
    private static let field = "lang"
    /// The cookie is kept for a year.
    private static let secondsKept = 365 * 86_400

    /// The language that the address or the cookie names; nil if none was chosen.
    func chosenLanguage(of request: WireRequest) -> PageLanguage? {
        PageLanguage(askedBy: request) ?? request.cookie(languageCookie).flatMap(PageLanguage.init(tag:))
    }

    func language(for request: WireRequest) -> PageLanguage {
        chosenLanguage(of: request) ?? PageLanguage(of: request)
    }

    func texts(for request: WireRequest) -> ConsoleTexts { .of(language(for: request)) }

    /// The document for the page of `request`, in its language.
    func document(for request: WireRequest) -> ConsoleDocument {
        let language = language(for: request)
        return ConsoleDocument(
            language: language, languageChoice: languageChoice(on: request, current: language))
    }

    private var languageCookie: String { SetCookie.name("console-language", isSecure: place.isSecure) }

    /// The same route, which keeps a language that the address names in a cookie, and redirects to the address without
    /// it.
    func choosingLanguage(_ route: PathRoute) -> PathRoute {
        guard route.method == "GET" else { return route }
        var choosing = route
        choosing.respond = { request, parameters in
            if let redirect = keepingLanguage(of: request) { return redirect }
            return await route.respond(request, parameters)
        }
        return choosing
    }

    private func keepingLanguage(of request: WireRequest) -> WireResponse? {
        guard let language = PageLanguage(askedBy: request) else { return nil }
        let fields = LanguageSwitch.fields(inAnyLanguage: request.query).joined(separator: "&")
        // A percent-encoded `lang` stays in the query: redirecting to the same address would never end.
        guard !fields.hasSameBytes(as: request.query) else { return nil }
        let address = fields.isEmpty ? request.path : "\(request.path)?\(fields)"
        let cookie = SetCookie(
            languageCookie, value: language.tag, seconds: Self.secondsKept, isSecure: place.isSecure)
        return WireResponse(
            status: 303,
            headers: [
                ("Location", address), ConsoleResponse.notStored, ("Referrer-Policy", "no-referrer"), cookie.header,
            ])
    }

    /// The form that shows the page of `request` in another language. The page for a form that was sent has none: the
    /// request could not be repeated by GET.
    private func languageChoice(on request: WireRequest, current: PageLanguage) -> Markup {
        guard request.method == "GET" else { return .empty }
        let texts = ConsoleTexts.of(current)
        let fields = LanguageSwitch.fields(inAnyLanguage: request.query).joined(separator: "&")
        let form = [
            Attribute("method", value: "get"), Attribute("action", value: request.path), Attribute.class("language"),
        ]
        return element("aside", with: [.label(texts.shell.language)]) {
            element("form", with: form) {
                for field in QueryParameters.named(in: fields) {
                    emptyElement(
                        "input",
                        with: [.type("hidden"), Attribute("name", value: field.name), .value(field.value)])
                }
                element("label", with: [Attribute("for", value: "language-choice")]) { texts.shell.language }
                element("select", with: [Attribute("name", value: Self.field), .id("language-choice")]) {
                    for language in PageLanguage.allCases { option(language, isSelected: language == current) }
                }
                element("button") { texts.administration.messages.show }
            }
        }
    }

    private func option(_ language: PageLanguage, isSelected: Bool) -> Markup {
        element(
            "option",
            with: [
                .value(language.tag), Attribute("lang", value: language.tag), Attribute("selected", isSet: isSelected),
            ]
        ) { language.ownName }
    }
}

extension QueryParameters {
    /// The fields of a query, decoded. A field that cannot be decoded is left out.
    fileprivate static func named(in query: String) -> [(name: String, value: String)] {
        query.utf8.split(separator: UInt8(ascii: "&")).compactMap { field in
            let plain = field.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
            let equalsSign = plain.firstIndex(of: UInt8(ascii: "=")) ?? plain.endIndex
            guard let name = decoded(plain[..<equalsSign]), let value = decoded(plain[equalsSign...].dropFirst())
            else { return nil }
            return (name, value)
        }
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
        PercentEncoding.decode(bytes).flatMap { String(validUTF8: $0[...]) }
    }
}
